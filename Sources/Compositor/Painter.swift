import CCairo

/// Draws layer trees into one bitmap that it keeps from frame to frame. Not for use from several threads at once.
public final class Painter {
  /// The picture as last painted.
  public let bitmap: Bitmap
  private let scale: Double

  /// Makes a painter for a canvas of `width` x `height` pixels at `scale` pixels a point.
  public init(width: Int, height: Int, scale: Double) {
    bitmap = Bitmap(width: width, height: height)
    self.scale = scale
  }

  /// Draws the tree.
  public func paint(_ layers: [Layer]) throws {
    let surface = cairo_image_surface_create_for_data(
      bitmap.storage.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.stride))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_scale(context, scale, scale)
    draw(layers, context)
    cairo_surface_flush(surface)
  }

  private func draw(_ layers: [Layer], _ context: OpaquePointer?) {
    for layer in layers {
      switch layer {
      case .group(let group, let children):
        cairo_save(context)
        var m = cairo_matrix_t()
        let t = group.placement.transform
        cairo_matrix_init(&m, t.a, t.b, t.c, t.d, t.tx, t.ty)
        cairo_transform(context, &m)
        if let clip = group.clip {
          trace(clip, context)
          cairo_clip(context)
        }
        if group.opacity < 1 { cairo_push_group(context) }
        draw(children, context)
        if group.opacity < 1 {
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, group.opacity)
        }
        cairo_restore(context)
      case .fill(let path, let paint):
        trace(path, context)
        set(paint, context)
        cairo_fill(context)
      case .stroke(let path, let stroke, let paint):
        trace(path, context)
        set(paint, context)
        cairo_set_line_width(context, stroke.width)
        cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, stroke.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_stroke(context)
      case .crossfade(_, let to, _): draw(to, context)
      case .glyphs, .image, .backdrop: break
      }
    }
  }

  private func trace(_ path: Path, _ context: OpaquePointer?) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ paint: Paint, _ context: OpaquePointer?) {
    let pattern: OpaquePointer?
    let stops: [Stop]
    switch paint {
    case .color(let c): return cairo_set_source_rgba(context, c.red, c.green, c.blue, c.alpha)
    case .linear(let g):
      pattern = cairo_pattern_create_linear(g.from.x, g.from.y, g.to.x, g.to.y)
      stops = g.stops
    case .radial(let g):
      pattern = cairo_pattern_create_radial(g.focus.x, g.focus.y, g.inner, g.center.x, g.center.y, g.radius)
      stops = g.stops
    }
    for s in stops {
      cairo_pattern_add_color_stop_rgba(pattern, s.at, s.color.red, s.color.green, s.color.blue, s.color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Writes the picture as a PNG file (quick look only).
  public func writePNG(_ file: String) {
    let surface = cairo_image_surface_create_for_data(
      bitmap.storage.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.stride))
    cairo_surface_write_to_png(surface, file)
    cairo_surface_destroy(surface)
  }
}

import CCairo

/// Draws nodes on canvases.
final class LayerPainter {
  let art: ArtLibrary
  private let glyphs = GlyphPainter()
  /// Plates finished during this paint.
  var plates: [ObjectIdentifier: Picture?] = [:]

  init(art: ArtLibrary) { self.art = art }

  /// Draws nodes in order; `visible` is the part of the canvas that a clip leaves.
  func draw(_ nodes: [Node], on canvas: Canvas, visible: PixelRect) throws {
    for node in nodes where node.bounds.intersects(visible) { try draw(node, on: canvas, visible: visible) }
  }

  private func draw(_ node: Node, on canvas: Canvas, visible: PixelRect) throws {
    switch node.content {
    case .nothing: break
    case .leaf(let layer, let opacity): try draw(layer, opacity, node.transform, on: canvas)
    case .plain(let nodes, nil): try draw(nodes, on: canvas, visible: visible)
    case .plain(let nodes, let clip?):
      let within = PixelRect(covering: node.transform.bounds(of: clip.bounds), margin: 1)
      try canvas.saved {
        canvas.set(node.transform)
        clip.trace(in: canvas.context)
        cairo_clip(canvas.context)
        try draw(nodes, on: canvas, visible: visible.intersection(within))
      }
    case .plate(let plate, let opacity, let blend):
      guard let picture = try finished(plate) else { return }
      try canvas.blit(
        picture.bitmap, left: picture.area.left + plate.left, top: picture.area.top + plate.top, opacity: opacity,
        blend: blend)
    case .crossfade(let old, let new, let progress):
      let mixed = try crossfade(old, new, progress, within: node.bounds.intersection(visible))
      try canvas.blit(mixed.bitmap, left: mixed.area.left, top: mixed.area.top)
    }
  }

  private func draw(_ leaf: Layer, _ opacity: Double, _ transform: Transform, on canvas: Canvas) throws {
    let context = canvas.context
    canvas.set(transform)
    switch leaf {
    case .fill(let path, let paint):
      path.trace(in: context)
      setSource(paint, opacity: opacity, in: context)
      cairo_fill(context)
    case .stroke(let path, let stroke, let paint):
      guard let line = path.trimmed(from: stroke.trimFrom, to: stroke.trimTo) else { return }
      line.trace(in: context)
      setSource(paint, opacity: opacity, in: context)
      stroke.apply(to: context)
      cairo_stroke(context)
    case .glyphs(let run, let origin, let paint):
      cairo_identity_matrix(context)
      var inner = transform
      inner.tx -= Double(canvas.area.left)
      inner.ty -= Double(canvas.area.top)
      let clip = Rect(0, 0, Double(canvas.area.width), Double(canvas.area.height))
      try glyphs.draw(run, at: origin, paint: paint, transform: inner, into: context, clip: clip)
    case .image(let name, let rect): try draw(name, in: rect, transform, on: canvas)
    case .backdrop(let glass):
      glass.outline.trace(in: context)
      setSource(.color(Color(0xF8F8F8)), in: context)
      cairo_fill(context)
    case .group, .crossfade: break
    }
  }

  private func draw(_ name: Art, in rect: Rect, _ transform: Transform, on canvas: Canvas) throws {
    let raster = try art.raster(
      of: name, width: Int((rect.width * transform.meanScale).rounded(.up)),
      height: Int((rect.height * transform.meanScale).rounded(.up)))
    let context = canvas.context
    let pixels = try PixelSource(raster.bitmap)
    cairo_save(context)
    cairo_translate(context, rect.x, rect.y)
    cairo_scale(
      context, rect.width / Double(raster.bitmap.width), rect.height / Double(raster.bitmap.height))
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_rectangle(context, 0, 0, Double(raster.bitmap.width), Double(raster.bitmap.height))
    cairo_fill(context)
    cairo_restore(context)
  }
}

extension Stroke {
  /// Makes the context draw lines this way.
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, width)
    let cairoCap =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cairoCap)
    let cairoJoin =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, cairoJoin)
    cairo_set_miter_limit(context, Stroke.miterLimit)
    // Dashes that are all 0 or negative are an error to Cairo.
    let isDashed = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    cairo_set_dash(context, dash, isDashed ? Int32(dash.count) : 0, dashPhase)
  }
}

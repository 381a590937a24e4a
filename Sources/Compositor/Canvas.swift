import CCairo

/// A window on a plane of pixels that is drawn into. What is drawn outside of it is left out.
///
/// There is one root plane, the painter's bitmap, and one for every plate; planes differ by whole pixels.
struct Canvas {
  let surface: Surface
  /// The pixels of the plane that the surface holds.
  let area: PixelRect
  /// Where the plane's origin lies on the root plane.
  let planeX, planeY: Int
  /// The pixels of the plane that may be drawn on: the area, or what a clip along pixels leaves of it.
  let bounds: PixelRect
  /// True when the context has a clip whose edges do not lie along pixels: then only Cairo can draw.
  let isClipped: Bool

  var context: OpaquePointer { surface.context }

  init(_ surface: Surface, area: PixelRect, planeX: Int = 0, planeY: Int = 0) {
    self.init(surface, area, planeX, planeY, bounds: area, isClipped: false)
  }

  private init(
    _ surface: Surface, _ area: PixelRect, _ planeX: Int, _ planeY: Int, bounds: PixelRect, isClipped: Bool
  ) {
    (self.surface, self.area, self.planeX, self.planeY) = (surface, area, planeX, planeY)
    (self.bounds, self.isClipped) = (bounds, isClipped)
  }

  /// A canvas that fills a picture.
  init(_ picture: Picture, planeX: Int = 0, planeY: Int = 0) throws {
    let surface = try Surface(picture.bitmap, width: picture.area.width, height: picture.area.height)
    self.init(surface, area: picture.area, planeX: planeX, planeY: planeY)
  }

  /// The same pixels seen from the plane of a plate whose origin lies at `left`, `top`.
  func onPlane(_ left: Int, _ top: Int) -> Canvas {
    Canvas(
      surface, area.offset(-left, -top), planeX + left, planeY + top, bounds: bounds.offset(-left, -top),
      isClipped: isClipped)
  }

  /// Address of a pixel of the area.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    (surface.base + ((y - area.top) * surface.stride + 4 * (x - area.left))).assumingMemoryBound(to: UInt8.self)
  }

  /// From now on, user space of the context is that of `transform`, whose images are pixels of the plane.
  func set(_ t: Transform) {
    var m = cairo_matrix_t(
      xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - Double(area.left), y0: t.ty - Double(area.top))
    cairo_set_matrix(context, &m)
  }

  /// Runs `body` with a canvas that is clipped.
  func clipped<R>(by clip: Clip, _ body: (Canvas) throws -> R) rethrows -> R {
    cairo_save(context)
    defer { cairo_restore(context) }
    set(clip.transform)
    clip.path.trace(in: context)
    cairo_clip(context)
    let left = clip.pixels.map(bounds.intersection)
    return try body(
      Canvas(surface, area, planeX, planeY, bounds: left ?? bounds, isClipped: isClipped || left == nil))
  }

  /// Runs `body` with a canvas of which only some pixels may be drawn on.
  func clipped<R>(to pixels: PixelRect, _ body: (Canvas) throws -> R) rethrows -> R {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    rectangle(pixels)
    cairo_clip(context)
    return try body(
      Canvas(surface, area, planeX, planeY, bounds: bounds.intersection(pixels), isClipped: isClipped))
  }

  /// Runs `draw` with the picture as the context's source, pixel on pixel, and user space in pixels of the surface.
  func withSource(_ picture: Picture, _ draw: () -> Void) throws {
    cairo_identity_matrix(context)
    let pixels = try PixelSource(picture)
    cairo_set_source_surface(
      context, pixels.surface, Double(picture.area.left - area.left), Double(picture.area.top - area.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    draw()
    // The context lets go of the pixels before the bitmap can be freed.
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Lays a picture of the plane over what is there, as far as `visible`.
  func lay(_ picture: Picture, opacity: Double = 1, blend: Blend = .normal, visible: PixelRect) throws {
    let shared = picture.area.intersection(bounds).intersection(visible)
    guard !shared.isEmpty, opacity > 0 else { return }
    if !isClipped {
      if blend == .normal {
        let opacity = UInt8((min(opacity, 1) * 255).rounded())
        for y in shared.top..<shared.bottom {
          Over.run(picture.pixel(shared.left, y), pixel(shared.left, y), shared.width, coverage: opacity)
        }
        return
      }
      return try surface.image.lay(
        PixelImage(picture), opacity: opacity,
        at: (shared.left - picture.area.left, shared.top - picture.area.top),
        to: (shared.left - area.left, shared.top - area.top), width: shared.width, height: shared.height, blend: blend)
    }
    var picture = picture
    if opacity < 1 {
      // Cairo's own way to paint with an opacity goes by pictures as large as the clip, fresh ones every time.
      let part = Picture(area: shared)
      Crossfade.fade(picture, opacity, into: part)
      picture = part
    }
    try withSource(picture) {
      cairo_set_operator(context, blend.cairo)
      rectangle(shared)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  /// Draws a colour through a mask whose first pixel lies at the area's top-left corner, as far as `visible`; not where
  /// it will be `hidden`, if that is cheap to leave out.
  func lay(
    _ color: Color, through mask: Mask, _ place: PixelRect, visible: PixelRect, hidden: ConvexOutline? = nil
  ) throws {
    let shared = place.intersection(bounds).intersection(visible)
    guard !shared.isEmpty else { return }
    if isClipped {
      let pixels = try PixelSource(mask)
      cairo_identity_matrix(context)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return cairo_mask_surface(context, pixels.surface, Double(place.left - area.left), Double(place.top - area.top))
    }
    let ink = PixelColor(color, opacity: 1)
    let columns = hidden?.columns(ofRows: shared.top..<shared.bottom)
    for y in shared.top..<shared.bottom {
      let coverage = mask.storage + (y - place.top) * mask.stride
      func lay(_ left: Int, _ right: Int) {
        if left < right { Over.row(ink, through: coverage + (left - place.left), pixel(left, y), right - left) }
      }
      if let columns = columns?[y - shared.top] {
        lay(shared.left, min(columns.lowerBound, shared.right))
        lay(max(columns.upperBound, shared.left), shared.right)
      } else {
        lay(shared.left, shared.right)
      }
    }
  }

  /// Makes pixels of the plane the current path; user space must be pixels of the surface.
  func rectangle(_ r: PixelRect) {
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(r.left - area.left), Double(r.top - area.top), Double(r.width), Double(r.height))
  }
}

extension Blend {
  /// The operator of Cairo that does it.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    }
  }
}

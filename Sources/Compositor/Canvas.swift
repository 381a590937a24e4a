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

  var context: OpaquePointer { surface.context }

  init(_ surface: Surface, area: PixelRect, planeX: Int = 0, planeY: Int = 0) {
    (self.surface, self.area, self.planeX, self.planeY) = (surface, area, planeX, planeY)
  }

  /// A canvas that fills a picture.
  init(_ picture: Picture, planeX: Int = 0, planeY: Int = 0) throws {
    let surface = try Surface(picture.bitmap, width: picture.area.width, height: picture.area.height)
    self.init(surface, area: picture.area, planeX: planeX, planeY: planeY)
  }

  /// The same pixels seen from the plane of a plate whose origin lies at `left`, `top`.
  func onPlane(_ left: Int, _ top: Int) -> Canvas {
    Canvas(surface, area: area.offset(-left, -top), planeX: planeX + left, planeY: planeY + top)
  }

  /// From now on, user space of the context is that of `transform`, whose images are pixels of the plane.
  func set(_ t: Transform) {
    var m = cairo_matrix_t(
      xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - Double(area.left), y0: t.ty - Double(area.top))
    cairo_set_matrix(context, &m)
  }

  /// Runs `body` and then brings the context's clip and matrix back.
  func saved<R>(_ body: () throws -> R) rethrows -> R {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
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

  /// Lays a picture of the plane over what is there.
  func lay(_ picture: Picture, blend: Blend = .normal) throws {
    let shared = picture.area.intersection(area)
    guard !shared.isEmpty else { return }
    try withSource(picture) {
      cairo_set_operator(context, blend.cairo)
      rectangle(shared)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  /// Draws a colour through a mask whose first pixel lies at the area's top-left corner.
  func lay(_ color: Color, through mask: Mask, _ place: PixelRect, opacity: Double = 1) throws {
    guard place.intersects(area) else { return }
    let pixels = try PixelSource(mask)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    cairo_mask_surface(context, pixels.surface, Double(place.left - area.left), Double(place.top - area.top))
  }

  /// Leaves only these pixels to be drawn.
  func clip(to areas: [PixelRect]) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for r in areas where !r.isEmpty {
      cairo_rectangle(
        context, Double(r.left - area.left), Double(r.top - area.top), Double(r.width), Double(r.height))
    }
    cairo_clip(context)
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

import CCairo

/// Rows of a bitmap that Cairo draws into, as a window on a plane of pixels: `area` says which pixels of the plane.
/// What is drawn outside of it is left out.
final class Canvas {
  /// The pixels of the plane that the canvas holds.
  let area: PixelRect
  let context: OpaquePointer
  /// Address of the area's first pixel.
  let base: UnsafeMutableRawPointer
  let stride: Int
  private let bitmap: Bitmap
  private let surface: OpaquePointer

  /// A canvas on rows of `bitmap`, from its row `firstRow` on, whose first pixel is at the area's top-left corner.
  init(_ bitmap: Bitmap, firstRow: Int = 0, area: PixelRect) throws {
    self.bitmap = bitmap
    self.area = area
    stride = bitmap.stride
    base = bitmap.storage + firstRow * bitmap.stride
    guard
      let surface = cairo_image_surface_create_for_data(
        base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height),
        Int32(bitmap.stride)),
      let context = cairo_create(surface)
    else { throw DrawingError("no memory", in: "a canvas of \(area.width)x\(area.height)", mend: "free some memory") }
    self.surface = surface
    self.context = context
    try check(cairo_status(context), "a canvas of \(area.width)x\(area.height)")
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Makes every pixel transparent.
  func clear() {
    cairo_surface_flush(surface)
    for row in 0..<area.height { memset(base + row * stride, 0, area.width * 4) }
    cairo_surface_mark_dirty(surface)
  }

  /// Throws when any drawing since the start failed, and hands the pixels over for reading.
  func finish(_ place: @autoclosure () -> String) throws {
    try check(cairo_status(context), place())
    cairo_surface_flush(surface)
  }

  /// From now on, user space of the context is that of `transform`, whose images are pixels of the plane.
  func set(_ transform: Transform) {
    var m = matrix(transform)
    cairo_set_matrix(context, &m)
  }

  /// `transform` with the canvas's first pixel as the origin.
  func matrix(_ t: Transform) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - Double(area.left), y0: t.ty - Double(area.top))
  }

  /// Draws `body` with state of the context that is restored afterwards.
  func saved<R>(_ body: () throws -> R) rethrows -> R {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
  }

  /// Lets Cairo draw from `picture`, whose first pixel lies at `left`, `top` of the plane, pixel on pixel.
  func source(_ picture: Bitmap, left: Int, top: Int, _ draw: () -> Void) throws {
    cairo_identity_matrix(context)
    let pixels = try PixelSource(picture)
    cairo_set_source_surface(context, pixels.surface, Double(left - area.left), Double(top - area.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    draw()
    // The source is dropped before the bitmap can go away.
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Draws `picture` over what is there, its first pixel at `left`, `top` of the plane.
  func blit(_ picture: Bitmap, left: Int, top: Int, opacity: Double = 1, blend: Blend = .normal) throws {
    let place = PixelRect(left, top, left + picture.width, top + picture.height)
    guard place.intersects(area) else { return }
    try source(picture, left: left, top: top) {
      cairo_set_operator(context, blend.cairo)
      // Unbounded where the picture ends, Cairo would look at the whole canvas.
      cairo_rectangle(
        context, Double(left - area.left), Double(top - area.top), Double(picture.width), Double(picture.height))
      if opacity < 1 {
        cairo_save(context)
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
      } else {
        cairo_fill(context)
      }
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }
}

/// A bitmap as a surface that Cairo reads from.
final class PixelSource {
  let surface: OpaquePointer
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) throws {
    self.bitmap = bitmap
    guard
      let surface = cairo_image_surface_create_for_data(
        bitmap.storage.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.stride))
    else {
      throw DrawingError("no memory", in: "a bitmap of \(bitmap.width)x\(bitmap.height)", mend: "free some memory")
    }
    self.surface = surface
    try check(cairo_surface_status(surface), "a bitmap of \(bitmap.width)x\(bitmap.height)")
  }

  deinit { cairo_surface_destroy(surface) }
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

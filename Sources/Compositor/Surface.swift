import CCairo

/// Rows of a bitmap that Cairo draws into.
final class Surface {
  let width, height: Int
  let context: OpaquePointer
  /// Address of the first pixel.
  let base: UnsafeMutableRawPointer
  /// Bytes from row to row.
  let stride: Int
  /// The same pixels for Pixman; few are ever blended by it.
  private(set) lazy var image = PixelImage(rowsOf: bitmap, first: first, width: width, height: height)
  private let bitmap: Bitmap
  private let first: Int
  private let surface: OpaquePointer

  /// `height` rows of the bitmap from its row `first` on, as far as `width`.
  init(_ bitmap: Bitmap, first: Int = 0, width: Int, height: Int) throws {
    (self.bitmap, self.first) = (bitmap, first)
    (self.width, self.height, stride) = (width, height, bitmap.stride)
    base = bitmap.storage + first * bitmap.stride
    guard
      let surface = cairo_image_surface_create_for_data(
        base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(bitmap.stride)),
      let context = cairo_create(surface)
    else { throw DrawingError("no memory", in: "a surface of \(width)x\(height)", mend: "free some memory") }
    self.surface = surface
    self.context = context
    try check(cairo_status(context), "a surface of \(width)x\(height)")
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Makes every pixel transparent.
  func clear() {
    cairo_surface_flush(surface)
    for row in 0..<height { (base + row * stride).initializeMemory(as: UInt8.self, repeating: 0, count: width * 4) }
    cairo_surface_mark_dirty(surface)
  }

  /// Throws when any drawing since the start failed, and hands the pixels over for reading.
  func finish(_ place: @autoclosure () -> String) throws {
    // Some of the drawing went by Cairo's side.
    cairo_surface_mark_dirty(surface)
    try check(cairo_status(context), place())
    cairo_surface_flush(surface)
  }
}

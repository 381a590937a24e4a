import CCairo

/// A bitmap or mask as a surface that Cairo reads from.
final class PixelSource {
  let surface: OpaquePointer
  private let owner: AnyObject

  convenience init(_ bitmap: Bitmap) throws {
    try self.init(Picture(bitmap, PixelRect(0, 0, bitmap.width, bitmap.height)))
  }

  /// The picture's area only: a bitmap that is used again may be larger.
  convenience init(_ picture: Picture) throws {
    let bitmap = picture.bitmap
    try self.init(
      bitmap, bitmap.storage.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, picture.area.width,
      picture.area.height, bitmap.stride)
  }

  convenience init(_ mask: Mask) throws {
    try self.init(mask, mask.storage, CAIRO_FORMAT_A8, mask.width, mask.height, mask.stride)
  }

  private init(
    _ owner: AnyObject, _ data: UnsafeMutablePointer<UInt8>, _ format: cairo_format_t, _ width: Int, _ height: Int,
    _ stride: Int
  ) throws {
    self.owner = owner
    guard
      let surface = cairo_image_surface_create_for_data(data, format, Int32(width), Int32(height), Int32(stride))
    else { throw DrawingError("no memory", in: "a bitmap of \(width)x\(height)", mend: "free some memory") }
    self.surface = surface
    try check(cairo_surface_status(surface), "a bitmap of \(width)x\(height)")
  }

  deinit { cairo_surface_destroy(surface) }
}

/// A window on 8-bit pixels of one or four channels, for filters.
struct BytePlane {
  let base: UnsafeMutablePointer<UInt8>
  /// Bytes from row to row.
  let stride: Int
  /// The cells it holds.
  let area: PixelRect
  let channels: Int
  private let owner: AnyObject

  /// All of a bitmap, its first pixel at the area's top-left corner.
  init(_ bitmap: Bitmap, area: PixelRect) {
    base = bitmap.storage.assumingMemoryBound(to: UInt8.self)
    (stride, self.area, channels, owner) = (bitmap.stride, area, 4, bitmap)
  }

  /// All of a mask, its first pixel at the area's top-left corner.
  init(_ mask: Mask, area: PixelRect) {
    (base, stride, self.area, channels, owner) = (mask.storage, mask.stride, area, 1, mask)
  }

  /// The row's first byte.
  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y - area.top) * stride }

  /// Sets everything to 0.
  func clear() { for y in area.top..<area.bottom { row(y).initialize(repeating: 0, count: area.width * channels) } }
}

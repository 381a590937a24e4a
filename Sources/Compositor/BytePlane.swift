/// A window on 8-bit pixels of one or four channels, for filters.
struct BytePlane {
  let base: UnsafeMutablePointer<UInt8>
  /// Bytes from row to row.
  let stride: Int
  /// The cells it holds.
  private(set) var area: PixelRect
  let channels: Int
  private let owner: AnyObject

  /// All of a picture.
  init(_ picture: Picture) {
    base = picture.bitmap.storage.assumingMemoryBound(to: UInt8.self)
    (stride, area, channels, owner) = (picture.bitmap.stride, picture.area, 4, picture.bitmap)
  }

  /// All of a mask, its first pixel at the area's top-left corner.
  init(_ mask: Mask, area: PixelRect) {
    (base, stride, self.area, channels, owner) = (mask.storage, mask.stride, area, 1, mask)
  }

  /// The same pixels as other cells.
  func offset(_ dx: Int, _ dy: Int) -> BytePlane {
    var plane = self
    plane.area = area.offset(dx, dy)
    return plane
  }

  /// The row's first byte.
  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y - area.top) * stride }

  /// Sets everything to 0.
  func clear() { for y in area.top..<area.bottom { row(y).initialize(repeating: 0, count: area.width * channels) } }
}

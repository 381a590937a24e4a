/// Coverage in memory: one byte a pixel, rows from top to bottom.
final class Mask {
  let width, height: Int
  /// Bytes from row to row, a multiple of 64.
  let stride: Int
  let storage: UnsafeMutablePointer<UInt8>

  /// Makes a mask that covers nothing. Sizes below 1 become 1.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = (self.width + 63) / 64 * 64
    storage = .allocate(capacity: stride * self.height)
    storage.initialize(repeating: 0, count: stride * self.height)
  }

  /// The alpha of a picture.
  convenience init(alphaOf picture: Picture) {
    self.init(width: picture.area.width, height: picture.area.height)
    guard !picture.area.isEmpty else { return }
    for y in 0..<height {
      let from = picture.pixel(picture.area.left, picture.area.top + y)
      let to = storage + y * stride
      for x in 0..<width { to[x] = from[4 * x + 3] }
    }
  }

  deinit { storage.deallocate() }
}

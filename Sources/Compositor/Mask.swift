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

  /// The alpha of a bitmap.
  convenience init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    for y in 0..<height {
      let from = (bitmap.storage + y * bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let to = storage + y * stride
      for x in 0..<width { to[x] = from[4 * x + 3] }
    }
  }

  deinit { storage.deallocate() }
}

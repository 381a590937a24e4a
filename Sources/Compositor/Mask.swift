/// Coverage in memory: one byte a pixel, rows from top to bottom.
final class Mask {
  let width, height: Int
  /// Bytes from row to row, a multiple of 64.
  let stride: Int
  let storage: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private let pool: PixelPool

  /// Makes a mask of anything in memory of a pool, which gets it back. Sizes below 1 become 1.
  init(width: Int, height: Int, from pool: PixelPool) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = (self.width + 63) / 64 * 64
    self.pool = pool
    let piece = pool.take(stride * self.height)
    (storage, capacity) = (piece.memory.assumingMemoryBound(to: UInt8.self), piece.bytes)
  }

  /// The alpha of a picture.
  convenience init(alphaOf picture: Picture, from pool: PixelPool) {
    self.init(width: picture.area.width, height: picture.area.height, from: pool)
    guard !picture.area.isEmpty else {
      storage.initialize(to: 0)
      return
    }
    for y in 0..<height {
      let from = picture.pixel(picture.area.left, picture.area.top + y)
      let to = storage + y * stride
      for x in 0..<width { to[x] = from[4 * x + 3] }
    }
  }

  deinit { pool.give(storage, bytes: capacity) }
}

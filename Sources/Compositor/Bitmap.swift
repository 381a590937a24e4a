/// Pixels in memory: premultiplied BGRA, 8 bits a channel, sRGB, rows from top to bottom.
public final class Bitmap {
  /// Extent in pixels.
  public let width, height: Int
  /// Bytes from one row to the next, a multiple of 64.
  public let stride: Int
  let storage: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: PixelPool?

  /// Makes a transparent bitmap. Sizes below 1 become 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = (self.width * 4 + 63) / 64 * 64
    capacity = stride * self.height
    pool = nil
    storage = PixelMemory.take(capacity)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: capacity)
  }

  /// Makes a bitmap of anything in memory of a pool, which gets it back.
  init(width: Int, height: Int, from pool: PixelPool) {
    self.width = max(1, width)
    self.height = max(1, height)
    stride = (self.width * 4 + 63) / 64 * 64
    self.pool = pool
    (storage, capacity) = pool.take(stride * self.height)
  }

  deinit {
    if let pool {
      pool.give(storage, bytes: capacity)
    } else {
      PixelMemory.give(storage, capacity)
    }
  }

  /// Calls `body` with all bytes, for kernels that read.
  public func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: storage, count: stride * height))
  }

  /// Calls `body` with all bytes, for kernels that write.
  public func withMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeMutableRawBufferPointer(start: storage, count: stride * height))
  }

  /// The pixel's channels (blue, green, red, alpha), premultiplied.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get { storage.load(fromByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self) }
    set { storage.storeBytes(of: newValue, toByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self) }
  }
}

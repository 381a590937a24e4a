/// A plane of 16-bit numbers for filters: pixels of one or four channels, value x 128, with zeros beyond its left and
/// right edges as far as kernels read.
final class WordPlane {
  /// The cells it holds; its width is rounded up so that rows fill whole vectors.
  let area: PixelRect
  let channels: Int
  /// Numbers in a row without the margins: a multiple of 16.
  let count: Int
  private let stride: Int
  private let storage: UnsafeMutablePointer<UInt16>

  /// Zeros on either side of a row: the widest kernel (`Gaussian.maxReach` pixels of 4 channels) and one vector.
  static let margin = 64

  /// A plane whose pixels are not set yet (its margins are 0).
  init(_ wanted: PixelRect, channels: Int) {
    let unit = 16 / channels
    let width = (max(wanted.width, 1) + unit - 1) / unit * unit
    area = PixelRect(wanted.left, wanted.top, wanted.left + width, wanted.top + max(wanted.height, 1))
    self.channels = channels
    count = width * channels
    stride = count + 2 * WordPlane.margin
    storage = .allocate(capacity: stride * area.height)
    for y in area.top..<area.bottom { zeroMargins(row(y)) }
  }

  deinit { storage.deallocate() }

  private func zeroMargins(_ row: UnsafeMutablePointer<UInt16>) {
    (row - WordPlane.margin).initialize(repeating: 0, count: WordPlane.margin)
    (row + count).initialize(repeating: 0, count: WordPlane.margin)
  }

  /// The row's first number; rows outside of the plane are none of it.
  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    storage + (y - area.top) * stride + WordPlane.margin
  }

  /// Sets all numbers of a row to 0.
  func zero(_ y: Int) { row(y).initialize(repeating: 0, count: count) }
}

/// Vectors of eight 16-bit numbers, as all processors of today have.
typealias Words = SIMD8<UInt16>

extension UnsafePointer<UInt16> {
  /// Eight numbers from `i` on, at any address.
  @inline(__always) func words(_ i: Int) -> Words {
    UnsafeRawPointer(self + i).loadUnaligned(as: Words.self)
  }
}

extension UnsafeMutablePointer<UInt16> {
  /// Eight numbers from `i` on, at any address.
  @inline(__always) func words(_ i: Int) -> Words { UnsafePointer(self).words(i) }

  /// Stores eight numbers from `i` on.
  @inline(__always) func store(_ v: Words, _ i: Int) {
    UnsafeMutableRawPointer(self + i).storeBytes(of: v, as: Words.self)
  }
}

extension SIMD where Scalar == UInt16 {
  /// A vector of one number.
  @inline(__always) static func all(_ v: UInt16) -> Self { Self(repeating: v) }
}

extension Words {
  /// The high halves of the products: a b / 65536, rounded down.
  @inline(__always) func high(times b: Words) -> Words {
    let product = SIMD8<UInt32>(truncatingIfNeeded: self) &* SIMD8<UInt32>(truncatingIfNeeded: b)
    return Words(truncatingIfNeeded: product &>> 16)
  }
}

/// Eight 16-bit numbers: the vectors that every processor of today has. Filters keep a byte v as v x 256.
typealias Words = SIMD8<UInt16>

extension Words {
  /// A vector of one number.
  @inline(__always) static func all(_ v: Int) -> Words { Words(repeating: UInt16(truncatingIfNeeded: v)) }

  /// The high halves of the products: a b / 65536, rounded down. Lane by lane, which becomes one instruction; the
  /// standard library's conversions of vectors are calls.
  @inline(__always) func high(times b: Words) -> Words {
    var result = Words()
    for i in 0..<8 { result[i] = UInt16(truncatingIfNeeded: (UInt32(self[i]) &* UInt32(b[i])) &>> 16) }
    return result
  }

  /// Eight bytes x 256.
  @inline(__always) init(bytes: UnsafePointer<UInt8>) {
    var interleaved = SIMD16<UInt8>.zero
    interleaved.oddHalf = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD8<UInt8>.self)
    self = unsafeBitCast(interleaved, to: Words.self)
  }

  /// Two pixels of four bytes.
  @inline(__always) init(pair p: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt8>.self)
    self.init()
    for i in 0..<8 { self[i] = UInt16(bytes[i]) }
  }

  /// A pixel of four bytes, and a clear one.
  @inline(__always) init(pixel p: UnsafePointer<UInt8>) {
    self = .zero
    for i in 0..<4 { self[i] = UInt16(p[i]) }
  }

  /// Stores the low bytes: two pixels.
  @inline(__always) func storePair(_ p: UnsafeMutablePointer<UInt8>) {
    var bytes = SIMD8<UInt8>()
    for i in 0..<8 { bytes[i] = UInt8(truncatingIfNeeded: self[i]) }
    UnsafeMutableRawPointer(p).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
  }

  /// Stores the low bytes of the first pixel.
  @inline(__always) func storePixel(_ p: UnsafeMutablePointer<UInt8>) {
    for i in 0..<4 { p[i] = UInt8(truncatingIfNeeded: self[i]) }
  }

  /// The first pixels (of four channels) of two vectors.
  @inline(__always) static func firsts(_ a: Words, _ b: Words) -> Words {
    let x = unsafeBitCast(a, to: SIMD2<UInt64>.self), y = unsafeBitCast(b, to: SIMD2<UInt64>.self)
    return unsafeBitCast(SIMD2<UInt64>(x[0], y[0]), to: Words.self)
  }

  /// The second pixels (of four channels) of two vectors.
  @inline(__always) static func seconds(_ a: Words, _ b: Words) -> Words {
    let x = unsafeBitCast(a, to: SIMD2<UInt64>.self), y = unsafeBitCast(b, to: SIMD2<UInt64>.self)
    return unsafeBitCast(SIMD2<UInt64>(x[1], y[1]), to: Words.self)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Stores the high bytes of two vectors from `i` on.
  @inline(__always) func storeHigh(_ a: Words, _ b: Words, _ i: Int) {
    var bytes = SIMD16<UInt8>()
    for lane in 0..<8 {
      bytes[lane] = UInt8(truncatingIfNeeded: a[lane] &>> 8)
      bytes[lane + 8] = UInt8(truncatingIfNeeded: b[lane] &>> 8)
    }
    UnsafeMutableRawPointer(self + i).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }
}

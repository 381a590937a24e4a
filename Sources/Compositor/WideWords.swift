/// Sixteen 16-bit numbers: one vector of processors that have AVX2, two of any other. Filters keep a byte v as v x 256.
typealias WideWords = SIMD16<UInt16>

extension WideWords {
  /// A vector of one number.
  @inline(__always) static func all(_ v: Int) -> WideWords { WideWords(repeating: UInt16(truncatingIfNeeded: v)) }

  /// (a + b + 1) / 2, which never overflows. Written as processors' averaging instructions are recognised.
  @inline(__always) func average(_ b: WideWords) -> WideWords { (self | b) &- ((self ^ b) &>> 1) }

  /// The high halves of the products: a b / 65536, rounded down. Lane by lane, which becomes one instruction; the
  /// standard library's conversions of vectors are calls.
  @inline(__always) func high(times b: WideWords) -> WideWords {
    var result = WideWords()
    for i in 0..<16 { result[i] = UInt16(truncatingIfNeeded: (UInt32(self[i]) &* UInt32(b[i])) &>> 16) }
    return result
  }

  /// Sixteen bytes.
  @inline(__always) init(wide bytes: UnsafePointer<UInt8>) {
    let v = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self)
    self.init()
    for i in 0..<16 { self[i] = UInt16(v[i]) }
  }

  /// Thirty-two bytes, two in each number.
  @inline(__always) init(pairs bytes: UnsafePointer<UInt8>) {
    self = UnsafeRawPointer(bytes).loadUnaligned(as: WideWords.self)
  }

  /// The numbers at even places of two vectors, and those at odd places; places are those of pixels of `channels`.
  @inline(__always) static func parted(_ a: WideWords, _ b: WideWords, channels: Int) -> (WideWords, WideWords) {
    if channels == 4 {
      let x = unsafeBitCast(a, to: SIMD4<UInt64>.self), y = unsafeBitCast(b, to: SIMD4<UInt64>.self)
      return (
        unsafeBitCast(SIMD4<UInt64>(x[0], x[2], y[0], y[2]), to: WideWords.self),
        unsafeBitCast(SIMD4<UInt64>(x[1], x[3], y[1], y[3]), to: WideWords.self)
      )
    }
    return (WideWords(lowHalf: a.evenHalf, highHalf: b.evenHalf), WideWords(lowHalf: a.oddHalf, highHalf: b.oddHalf))
  }

  /// The inverse of `parted`.
  @inline(__always) static func mingled(_ e: WideWords, _ o: WideWords, channels: Int) -> (WideWords, WideWords) {
    if channels == 4 {
      let x = unsafeBitCast(e, to: SIMD4<UInt64>.self), y = unsafeBitCast(o, to: SIMD4<UInt64>.self)
      return (
        unsafeBitCast(SIMD4<UInt64>(x[0], y[0], x[1], y[1]), to: WideWords.self),
        unsafeBitCast(SIMD4<UInt64>(x[2], y[2], x[3], y[3]), to: WideWords.self)
      )
    }
    var mixed = SIMD32<UInt16>.zero
    mixed.evenHalf = e
    mixed.oddHalf = o
    return (mixed.lowHalf, mixed.highHalf)
  }
}

extension UnsafeMutablePointer<UInt16> {
  /// Memory of `count` zeros, aligned for vectors; to be deallocated.
  static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    let numbers = UnsafeMutableRawPointer.allocate(byteCount: 2 * count, alignment: 64)
      .bindMemory(to: UInt16.self, capacity: count)
    numbers.initialize(repeating: 0, count: count)
    return numbers
  }

  /// Eight numbers from `i` on, at any address.
  @inline(__always) func words(_ i: Int) -> Words { UnsafeRawPointer(self + i).loadUnaligned(as: Words.self) }

  /// Sixteen numbers from `i` on, at any address.
  @inline(__always) func wide(_ i: Int) -> WideWords { UnsafeRawPointer(self + i).loadUnaligned(as: WideWords.self) }

  /// Stores sixteen numbers from `i` on.
  @inline(__always) func store(_ v: WideWords, _ i: Int) {
    UnsafeMutableRawPointer(self + i).storeBytes(of: v, as: WideWords.self)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Stores 32 bytes from `i` on.
  @inline(__always) func store(_ bytes: WideWords, _ i: Int) {
    UnsafeMutableRawPointer(self + i).storeBytes(of: bytes, as: WideWords.self)
  }

  /// Stores some of 32 bytes, whose first would be at `i`.
  @inline(never) func store(_ bytes: WideWords, _ i: Int, only range: Range<Int>) {
    withUnsafeBytes(of: bytes) { bytes in for j in range { self[i + j] = bytes[j] } }
  }
}

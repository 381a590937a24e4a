/// Drops the upper half of every lane. The standard library's generic initializers do the same, but are called as
/// functions from each lane of a kernel where these become single instructions. `Compositor` has its own: called from another
/// module they are no longer single instructions, and a whole conversion took 1.5 times as long.
enum Narrow {
  /// Words from double words.
  @inline(__always) static func words(_ v: SIMD8<UInt32>) -> SIMD8<UInt16> {
    var result = SIMD8<UInt16>()
    for i in 0..<8 { result[i] = UInt16(truncatingIfNeeded: v[i]) }
    return result
  }

  /// Bytes from words.
  @inline(__always) static func bytes(_ v: SIMD8<UInt16>) -> SIMD8<UInt8> {
    var result = SIMD8<UInt8>()
    for i in 0..<8 { result[i] = UInt8(truncatingIfNeeded: v[i]) }
    return result
  }

  /// Bytes from words.
  @inline(__always) static func bytes(_ v: SIMD16<UInt16>) -> SIMD16<UInt8> {
    var result = SIMD16<UInt8>()
    for i in 0..<16 { result[i] = UInt8(truncatingIfNeeded: v[i]) }
    return result
  }
}

/// Masks of pictures by the alpha of others.
enum MaskBlend {
  /// Multiplies every pixel of `picture` with the alpha of `mask` (both of the same area), rounded to nearest.
  static func keep(_ picture: Picture, where mask: Picture) {
    let x = picture.bitmap.storage.assumingMemoryBound(to: UInt8.self)
    let m = mask.bitmap.storage.assumingMemoryBound(to: UInt8.self)
    let count = picture.bitmap.stride * picture.bitmap.height / 4
    for i in 0..<count {
      let alpha = UInt32(m[4 * i + 3])
      for c in 0..<4 { x[4 * i + c] = times(x[4 * i + c], alpha) }
    }
  }

  /// a b / 255, rounded to nearest.
  @inline(__always) static func times(_ a: UInt8, _ b: UInt32) -> UInt8 {
    let t = UInt32(a) &* b &+ 128
    return UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }
}

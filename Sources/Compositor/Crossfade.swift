/// The mix of two bitmaps.
enum Crossfade {
  /// Replaces every byte of `a` by a (1 - p) + b p, rounded to nearest; p in steps of 1/32768. The two have the same
  /// size.
  static func mix(_ a: Bitmap, with b: Bitmap, _ p: Double) {
    let weight = UInt32((min(max(p, 0), 1) * 32768).rounded())
    let rest = 32768 - weight
    let count = a.stride * a.height
    let x = a.storage.assumingMemoryBound(to: UInt8.self)
    let y = b.storage.assumingMemoryBound(to: UInt8.self)
    for i in 0..<count {
      x[i] = UInt8(truncatingIfNeeded: (UInt32(x[i]) &* rest &+ UInt32(y[i]) &* weight &+ 16384) &>> 15)
    }
  }
}

/// The dithered pixels of a gradient on a plane, made where they are asked for.
final class GradientRows {
  private let shape: GradientFill.Shape
  private let ramp: GradientRamp
  private let buffers: GradientBuffers
  private let places: UnsafeMutablePointer<Int32>
  private let row: UnsafeMutablePointer<UInt8>
  /// Pixels are made by eights.
  private static let step = 8

  /// `widest`: the most pixels that are asked for at once. The buffers are its own until another gradient takes them.
  init(_ shape: GradientFill.Shape, _ ramp: GradientRamp, widest: Int, in buffers: GradientBuffers) {
    (self.shape, self.ramp, self.buffers) = (shape, ramp, buffers)
    buffers.fit(widest + Self.step)
    (places, row) = (buffers.places, buffers.row)
  }

  /// `count` premultiplied pixels of row `y` from `x` on, which stay until the next ones are asked for.
  func pixels(_ x: Int, _ y: Int, count: Int) -> UnsafeMutablePointer<UInt8> {
    GradientFill.places(shape, x, y, last: ramp.last, into: places, count: count)
    for i in count..<(count + Self.step - 1) & ~(Self.step - 1) { places[i] = 0 }
    let thresholds = Dither.rows[y & (Dither.size - 1)]
    @inline(__always) func threshold(_ i: Int) -> Words { thresholds[(x + i) & (Dither.size - 1)] }
    let (t0, t1, t2, t3) = (threshold(0), threshold(2), threshold(4), threshold(6))
    let (steps, places) = (ramp.steps, places)
    @inline(__always) func pair(_ i: Int) -> Words {
      unsafeBitCast(SIMD2(steps[Int(places[i])], steps[Int(places[i + 1])]), to: Words.self)
    }
    var i = 0
    while i < count {
      row.storeHigh(pair(i) &+ t0, pair(i + 2) &+ t1, 4 * i)
      row.storeHigh(pair(i + 4) &+ t2, pair(i + 6) &+ t3, 4 * i + 16)
      i += Self.step
    }
    return row
  }
}

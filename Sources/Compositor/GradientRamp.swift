/// The colours of a gradient in equal steps from 0 to 1: premultiplied, x 256.
final class GradientRamp {
  /// Index of the last step; the first is 0.
  let last: Int
  /// Blue, green, red and alpha of a step in one word.
  let steps: UnsafePointer<UInt64>

  /// How many steps a gradient has that is `length` pixels long.
  static func steps(forLength length: Double) -> Int {
    var count = 256
    while Double(count) < 2 * length && count < 8192 { count *= 2 }
    return count
  }

  init(_ stops: [Stop], opacity: Double, count: Int) {
    last = count - 1
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    for i in 0..<count {
      let c = GradientRamp.color(stops, Double(i) / Double(count - 1)) * opacity * 65280
      let whole = SIMD4<UInt64>(
        UInt64(c.x.rounded()), UInt64(c.y.rounded()), UInt64(c.z.rounded()), UInt64(c.w.rounded()))
      (memory + i).initialize(to: whole.x | whole.y << 16 | whole.z << 32 | whole.w << 48)
    }
    steps = UnsafePointer(memory)
  }

  deinit { steps.deallocate() }

  /// Blue, green, red and alpha at a place, premultiplied and mixed as encoded. Of stops at one place the last counts
  /// from there on.
  static func color(_ stops: [Stop], _ t: Double) -> SIMD4<Double> {
    func channels(_ c: Color) -> SIMD4<Double> {
      SIMD4(c.blue * c.alpha, c.green * c.alpha, c.red * c.alpha, c.alpha)
    }
    guard let first = stops.first, let end = stops.last else { return .zero }
    if t < first.at { return channels(first.color) }
    for (a, b) in zip(stops, stops.dropFirst()) where t < b.at {
      guard b.at > a.at, t > a.at else { return channels(a.color) }
      return channels(a.color) + (channels(b.color) - channels(a.color)) * ((t - a.at) / (b.at - a.at))
    }
    return channels(end.color)
  }
}

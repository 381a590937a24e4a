import Foundation

/// A symmetric kernel of Gaussian weights.
struct Gaussian {
  /// Pixels on either side.
  let reach: Int
  /// Weights x 65536: of the middle, and of pairs of pixels at distance 1, 2, ...; together 65536.
  private let weights: [WideWords]

  /// The farthest that any kernel reaches.
  static let maxReach = 8
  /// What a kernel may leave out of a Gaussian: 1 level at most.
  private static let spare = 0.0042

  /// A kernel of standard deviation `sigma` pixels (at most 2.5): samples of a Gaussian, which is chosen such that the
  /// kernel has the wanted variance although it is made of few samples and ends somewhere.
  init(sigma: Double) {
    let source = Gaussian.source(sigma), reach = Gaussian.reach(source)
    let raw = Gaussian.samples(source, Gaussian.maxReach + 2), sum = raw.reduce(0, +)
    var whole = raw.prefix(reach + 1).map { Int(($0 / sum * 65536).rounded()) }
    // What lies beyond goes to the outermost pixels, where it is missed least.
    whole[reach] += 65536 - whole.reduce(0, +)
    weights = whole.map { .all(min(max($0, 0), 65535)) }
    self.reach = reach
  }

  /// The standard deviation of the Gaussian whose samples have that of `sigma`.
  private static func source(_ sigma: Double) -> Double {
    guard sigma > 0 else { return 0 }
    // It grows with what it gives: half of the interval where it lies, time and again.
    var low = 0.0, high = 2 * sigma + 0.5
    for _ in 0..<40 {
      let middle = (low + high) / 2
      var sum = 0.0, variance = 0.0
      for (i, weight) in samples(middle, maxReach + 2).enumerated() {
        sum += weight
        variance += Double(i * i) * weight
      }
      if variance < sigma * sigma * sum { low = middle } else { high = middle }
    }
    return high
  }

  private static func samples(_ sigma: Double, _ reach: Int) -> [Double] {
    (0...reach).map { i in i == 0 ? 1 : sigma > 0 ? 2 * exp(-Double(i * i) / (2 * sigma * sigma)) : 0 }
  }

  /// The least reach beyond which little is left.
  private static func reach(_ sigma: Double) -> Int {
    let raw = samples(sigma, maxReach + 2), sum = raw.reduce(0, +)
    var reach = maxReach, beyond = raw[reach + 1] + raw[reach + 2]
    while reach > 1, beyond + raw[reach] <= spare * sum {
      beyond += raw[reach]
      reach -= 1
    }
    return reach
  }

  /// Calls `body` with the weights as vectors.
  @inline(__always) func withWeights(_ body: (UnsafePointer<WideWords>) -> Void) {
    weights.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }
}

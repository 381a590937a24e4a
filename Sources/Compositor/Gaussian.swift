import Foundation

/// A symmetric kernel of Gaussian weights.
struct Gaussian {
  /// Pixels on either side.
  let reach: Int
  /// Weights x 65536: of the middle, and of pairs of pixels at distance 1, 2, ...; together 65536.
  private let weights: [Words]

  /// The farthest that any kernel reaches.
  static let maxReach = 8

  /// A kernel of standard deviation `sigma` pixels (at most 2.4). It ends below 0.6 % of its peak.
  init(sigma: Double) {
    let reach = min(Gaussian.maxReach, max(1, Int((sigma * 3.2).rounded(.up))))
    let raw = (0...reach).map { i -> Double in
      guard sigma > 0 else { return i == 0 ? 1 : 0 }
      return exp(-Double(i * i) / (2 * sigma * sigma)) * (i == 0 ? 1 : 2)
    }
    let sum = raw.reduce(0, +)
    var whole = raw.map { Int(($0 / sum * 65536).rounded()) }
    whole[0] += 65536 - whole.reduce(0, +)
    weights = whole.map { .all(min(max($0, 0), 65535)) }
    self.reach = reach
  }

  /// Calls `body` with the weights as vectors.
  @inline(__always) func withWeights(_ body: (UnsafePointer<Words>) -> Void) {
    weights.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }
}

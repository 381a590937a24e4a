import Foundation

/// A symmetric kernel of Gaussian weights.
struct Gaussian {
  /// Weights x 65536 of the middle and of the pixels at distance 1, 2, ...; all of the kernel adds up to 65536.
  let weights: [UInt16]
  /// Pixels on either side.
  var reach: Int { weights.count - 1 }
  /// The farthest that any kernel reaches.
  static let maxReach = 9

  /// A kernel of standard deviation `sigma` pixels (at most 2.6, so that it ends below 0.3 % of its peak).
  init(sigma: Double) {
    let reach = min(Gaussian.maxReach, max(1, Int((sigma * 3.4).rounded(.up))))
    let raw = (0...reach).map { sigma > 0 ? exp(-Double($0 * $0) / (2 * sigma * sigma)) : $0 == 0 ? 1 : 0 }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var weights = raw.map { UInt16(min(($0 / sum * 65536).rounded(), 65535)) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(min(65536 - sides, 65535))
    self.weights = weights
  }
}

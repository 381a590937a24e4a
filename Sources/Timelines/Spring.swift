import Foundation

/// The closed form of a damped spring of mass 1 (ios-facts.md, section 4): what it answers to a step of 1 and to an
/// impulse of velocity 1. Ages are seconds, 0 or more.
struct Spring {
  /// Natural frequency in radians a second.
  let frequency: Double
  /// Damping fraction: below 1 it swings, at 1 it comes to rest soonest without swinging, above 1 it creeps.
  let damping: Double

  /// Nil when there is nothing to swing: a response that is not more than 0. A damping below 0 counts as 0.
  init?(response: Double, damping: Double) {
    guard response > 0, response.isFinite, damping.isFinite else { return nil }
    frequency = 2 * Double.pi / response
    self.damping = min(max(damping, 0), 1000)
  }

  /// Near 1 the other two forms lose their digits, and all three agree to better than 1e-6.
  private var isCritical: Bool { abs(damping - 1) < 1e-6 }

  private var decay: Double { damping * frequency }

  /// Swings in radians a second, for a damping below 1.
  private var swing: Double { frequency * ((1 - damping) * (1 + damping)).squareRoot() }

  /// The two rates of decay for a damping above 1, slow and fast; their product is frequency².
  private var rates: (slow: Double, fast: Double) {
    let fast = decay + frequency * ((damping - 1) * (damping + 1)).squareRoot()
    return (frequency * frequency / fast, fast)
  }

  /// What is still missing of a step of 1.
  func remainder(_ age: Double) -> Double {
    if isCritical { return exp(-frequency * age) * (1 + frequency * age) }
    if damping < 1 { return exp(-decay * age) * (cos(swing * age) + decay / swing * sin(swing * age)) }
    let (slow, fast) = rates
    return (fast * exp(-slow * age) - slow * exp(-fast * age)) / (fast - slow)
  }

  /// The position that an added velocity of 1 gives.
  func impulse(_ age: Double) -> Double {
    if isCritical { return age * exp(-frequency * age) }
    if damping < 1 { return exp(-decay * age) * sin(swing * age) / swing }
    let (slow, fast) = rates
    return (exp(-slow * age) - exp(-fast * age)) / (fast - slow)
  }

  /// The velocity that an added velocity of 1 still has.
  func impulseVelocity(_ age: Double) -> Double {
    if isCritical { return exp(-frequency * age) * (1 - frequency * age) }
    if damping < 1 { return exp(-decay * age) * (cos(swing * age) - decay / swing * sin(swing * age)) }
    let (slow, fast) = rates
    return (fast * exp(-fast * age) - slow * exp(-slow * age)) / (fast - slow)
  }

  /// The velocity of a step of 1: frequency² times the impulse, since the one answer is the integral of the other.
  func velocity(_ age: Double) -> Double { frequency * frequency * impulse(age) }

  /// Seconds after which `remainder` never exceeds `tolerance` (between 0 and 1) again; infinite without damping.
  func settling(_ tolerance: Double) -> Double {
    guard damping > 0 else { return .infinity }
    var low = 0.0
    var high = 1 / frequency
    var sign = 1.0
    if damping < 1, !isCritical {
      // The remainder is at an extreme of ±exp(−decay × age) every half swing; the last that exceeds the tolerance
      // starts the last way down.
      let half = Double.pi / swing
      let last = max(0, (log(1 / tolerance) / (decay * half)).rounded(.up) - 1)
      low = last * half
      high = low + half
      sign = last.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    } else {
      while remainder(high) > tolerance, high < 1e9 { high *= 2 }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if sign * remainder(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

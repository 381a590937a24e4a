/// How a change takes effect over time, in closed form: nothing is stepped, any age can be asked first.
public enum Response: Hashable, Codable, Sendable {
  /// A spring. `response` is the length of one undamped swing in seconds, `damping` the damping fraction (below 1 it
  /// overshoots). A response of 0 or less is `instant`, a damping below 0 counts as 0.
  case spring(response: Double, damping: Double)
  /// A curve over `duration` seconds; 0 or less is `instant`.
  case curve(Curve, duration: Double)
  /// All at once.
  case instant

  /// SwiftUI's `.smooth`, also its `.spring` and its default: response 0.5 s, no overshoot.
  public static let smooth = spring(response: 0.5, damping: 1)
  /// SwiftUI's `.snappy`: response 0.5 s, overshoot 0.6 %.
  public static let snappy = spring(response: 0.5, damping: 0.85)
  /// SwiftUI's `.bouncy`: response 0.5 s, overshoot 4.6 %.
  public static let bouncy = spring(response: 0.5, damping: 0.7)
  /// SwiftUI's `.interactiveSpring`, which follows a finger.
  public static let interactive = spring(response: 0.15, damping: 0.86)
  /// UIKit's keyboard curve: mass 3, stiffness 1000, damping 500.
  public static let keyboard = spring(mass: 3, stiffness: 1000, damping: 500)

  /// A spring as SwiftUI's `.spring(duration:bounce:)`: bounce 0 does not overshoot, towards 1 it swings longer, below 0
  /// it creeps. Bounce is clamped to −0.999...1.
  public static func spring(duration: Double, bounce: Double) -> Response {
    let bounce = min(max(bounce, -0.999), 1)
    return .spring(response: duration, damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its physics: response = 2π √(mass / stiffness), damping fraction = damping / (2 √(stiffness × mass)).
  public static func spring(mass: Double, stiffness: Double, damping: Double) -> Response {
    .spring(
      response: 2 * Double.pi * (mass / stiffness).squareRoot(),
      damping: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// The share of the change that has taken effect `age` seconds after it: 0 before 0, then to 1. A spring with a
  /// damping below 1 overshoots.
  public func progress(_ age: Double) -> Double {
    guard age >= 0 else { return 0 }
    guard age < .infinity else { return 1 }
    switch self {
    case .curve(let curve, let duration) where duration > 0: return curve.value(age / duration)
    case .spring: return 1 - (spring?.remainder(age) ?? 0)
    case .curve, .instant: return 1
    }
  }

  /// The position that an added velocity of 1 unit a second gives after `age` seconds; 0 for all but springs.
  public func impulse(_ age: Double) -> Double {
    guard age >= 0, age < .infinity else { return 0 }
    return spring?.impulse(age) ?? 0
  }

  /// How fast `progress` changes, per second.
  public func velocity(_ age: Double) -> Double {
    guard age >= 0, age < .infinity else { return 0 }
    if case .curve(let curve, let duration) = self, duration > 0, age < duration {
      return curve.slope(age / duration) / duration
    }
    return spring?.velocity(age) ?? 0
  }

  /// How much of a velocity (units a second) that a finger leaves can be carried along a way of so many units: a spring
  /// that does not swing passes its rest all the same when it sets off faster than frequency × way. Others, and what
  /// goes against the way, keep all of it.
  public func carried(_ velocity: Double, along way: Double) -> Double {
    guard let spring, spring.damping >= 1, velocity * way >= 0 else { return velocity }
    let most = spring.frequency * abs(way)
    return min(max(velocity, -most), most)
  }

  /// How fast `impulse` changes, per second.
  func impulseVelocity(_ age: Double) -> Double {
    guard age >= 0, age < .infinity else { return 0 }
    return spring?.impulseVelocity(age) ?? 0
  }

  /// Seconds until `progress` stays within 0.0001 of 1; infinite for a spring without damping.
  public var settling: Double { settling(0.0001) }

  /// Seconds until `progress` stays within `tolerance` of 1.
  func settling(_ tolerance: Double) -> Double {
    if case .curve(_, let duration) = self { return max(0, duration) }
    return spring?.settling(tolerance) ?? 0
  }

  private var spring: Spring? {
    guard case .spring(let response, let damping) = self else { return nil }
    return Spring(response: response, damping: damping)
  }
}

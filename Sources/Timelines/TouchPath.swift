/// One finger's stay on the screen: when it is down, and how far along its way it is. The way itself, in points, is laid
/// by the Stage.
public struct TouchPath: Hashable, Codable, Sendable {
  /// When the finger touches the screen.
  public let down: Instant
  /// When it leaves.
  public let up: Instant
  /// How its way is spread over that time; nil for a finger that rests.
  public let easing: Curve?

  /// How a flick runs: it sets off gently and leaves the screen at 4/3 of its mean speed.
  public static let flick = Curve.bezier(0.4, 0, 0.7, 0.6)

  /// A touch from `down` to `up`.
  public init(down: Instant, up: Instant, easing: Curve?) {
    self.down = down
    self.up = up
    self.easing = easing
  }

  /// Whether the finger is on the screen at `t`: from `down` on, and no longer at `up`.
  public func isDown(_ t: Instant) -> Bool { t >= down && t < up }

  /// The share of its way, 0...1, that the finger has gone at `t`; before and after the touch where it began and ended.
  public func progress(_ t: Instant) -> Double {
    guard let easing else { return 0 }
    return ramp(t, from: down, over: up.since(down), easing)
  }

  /// How fast `progress` changes, per second. At `up` it is the speed with which the finger leaves, which springs that
  /// follow take over.
  public func velocity(_ t: Instant) -> Double {
    guard let easing, up > down, t >= down, t <= up else { return 0 }
    let length = up.since(down)
    return easing.slope(t.since(down) / length) / length
  }
}

extension Cue {
  /// The touch that the cue makes, or nil when it makes none.
  public var touch: TouchPath? {
    switch action {
    case .tap(_, for: let seconds), .hold(_, for: let seconds):
      TouchPath(down: at, up: at + seconds, easing: nil)
    case .swipe(_, on: _, over: let seconds, by: _):
      TouchPath(down: at, up: at + seconds, easing: TouchPath.flick)
    case .drag(_, _, over: let seconds), .scroll(_, by: _, over: let seconds):
      TouchPath(down: at, up: at + seconds, easing: .easeInOut)
    case .type, .screen, .expect, .chapter, .moment, .still, .appearance, .keyboard: nil
    }
  }

  /// The keys that the cue presses, with their times; empty when it types nothing.
  public var keys: [(Instant, Character)] {
    guard case .type(let text, into: _, pace: let pace) = action else { return [] }
    return keystrokes(for: text, start: at, pace: pace)
  }
}

/// A number that moves: where it starts, and a list of changes that each take effect by their own response. Its value
/// is the sum of what all of them have done by then. So a change in flight keeps position and velocity, any instant can
/// be asked first, and nothing is stepped.
public struct Motion: Hashable, Codable, Sendable {
  /// One change of the target.
  public struct Step: Hashable, Codable, Sendable {
    /// When the change begins.
    public let at: Instant
    /// By how much the target changes.
    public let change: Double
    /// Velocity added at `at`, in units a second.
    public let velocity: Double
    /// How the change takes effect.
    public let response: Response
    /// The target from this step on.
    public let goal: Double
    /// From when on the step counts as done: what is missing then never exceeds `tolerance` of its change again.
    public let rest: Instant

    /// A fifth of what iOS calls settled (ios-facts.md, section 4: a thousandth): a twelfth of a point for a way across a
    /// whole phone. What is drawn after that would cost as much as any frame, and nobody would see it move.
    static let tolerance = 2e-4

    init(at: Instant, from start: Double, to goal: Double, velocity: Double, response: Response) {
      self.at = at
      self.change = goal - start
      self.velocity = velocity
      self.response = response
      self.goal = goal
      rest = at + response.settling(Self.tolerance)
    }

    /// Whether the step takes effect at once.
    var isJump: Bool { rest == at }

    /// What the step has added to the value by `t`.
    func value(_ t: Instant) -> Double {
      guard t >= at else { return 0 }
      guard t < rest else { return change }
      let age = t.since(at)
      let push = velocity == 0 ? 0 : velocity * response.impulse(age)
      return change * response.progress(age) + push
    }

    /// What the step adds to the velocity at `t`.
    func velocity(_ t: Instant) -> Double {
      guard t >= at, t < rest else { return 0 }
      let age = t.since(at)
      let push = velocity == 0 ? 0 : velocity * response.impulseVelocity(age)
      return change * response.velocity(age) + push
    }
  }

  /// The value before the first step.
  public var start: Double
  /// The changes that may still be felt, in the order in which they were asked for.
  public private(set) var steps: [Step] = []

  /// Seconds that a step may be asked for ahead of its time. Steps that came to rest longer ago are folded into
  /// `start`, so the list does not grow without bound.
  public static let foresight = 10.0

  /// A motion at rest at `start`.
  public init(_ start: Double) { self.start = start }

  /// Where the motion ends.
  public var target: Double { steps.last?.goal ?? start }

  /// The value at `t`; exactly the target once all steps are at rest. It may be asked for instants up to `foresight`
  /// before the last step.
  public func value(_ t: Instant) -> Double {
    let felt = felt(t)
    let ground = felt.startIndex == 0 ? start : steps[felt.startIndex - 1].goal
    return felt.reduce(ground) { $0 + $1.value(t) }
  }

  /// Units a second at `t`; exactly 0 at rest.
  public func velocity(_ t: Instant) -> Double { felt(t).reduce(0) { $0 + $1.velocity(t) } }

  /// Whether any step is under way at `t`.
  public func isMoving(_ t: Instant) -> Bool { felt(t).contains { t >= $0.at && t < $0.rest } }

  /// Heads for `target` from the instant `at` on (now, or up to `foresight` ahead). Position and velocity carry on
  /// without a jump, except that an instant response jumps to the target and ends what is still under way.
  public mutating func aim(_ target: Double, at: Instant, _ response: Response) {
    add(target, at: at, response, velocity: 0)
  }

  /// Heads for `target` with the velocity that a finger leaves behind, in units a second: it replaces the velocity that
  /// the motion had. Only springs keep a velocity; a curve ignores it.
  public mutating func aim(_ target: Double, at: Instant, _ response: Response, velocity: Double) {
    add(target, at: at, response, velocity: velocity - self.velocity(at))
  }

  /// Jumps to `value` at once and forgets what went before, also for instants before `at`.
  public mutating func set(_ value: Double, at: Instant) {
    start = value
    steps = []
  }

  private mutating func add(_ target: Double, at: Instant, _ response: Response, velocity: Double) {
    let past = felt(at - Self.foresight)
    if past.startIndex > 0 {
      start = steps[past.startIndex - 1].goal
      steps = Array(past)
    }
    let step = Step(at: at, from: self.target, to: target, velocity: velocity, response: response)
    if step.change != 0 || step.velocity != 0 || step.isJump { steps.append(step) }
  }

  /// The steps that are not over at `t`: all after the last jump by then, less those at its head that are at rest.
  private func felt(_ t: Instant) -> ArraySlice<Step> {
    let jump = steps.lastIndex { $0.isJump && t >= $0.at }
    return steps[(jump.map { $0 + 1 } ?? 0)...].drop { t >= $0.rest }
  }
}

import Scenes

extension Devotional {
  /// The facts of the lock on screen 7: how long it has been held, and when it was full.
  struct Pledge: Hashable, Sendable {
    /// Seconds of holding; they run back when the finger lifts early.
    private var held = Motion(0)
    /// Set once the hold was full; then nothing can be undone.
    private(set) var sealedAt: Instant?

    /// Seconds of holding at a moment.
    func held(_ t: Instant) -> Double { held.value(t) }

    /// The finger goes down: the time runs from where it is to full.
    mutating func press(at t: Instant, _ script: DemoScript.Commitment) {
      held.set(held.value(t), at: t)
      held.aim(script.hold, at: t, .curve(.linear, duration: script.hold))
    }

    /// The finger lifts early: the time runs back from where it is.
    mutating func release(at t: Instant, _ script: DemoScript.Commitment) {
      held.set(held.value(t), at: t)
      held.aim(0, at: t, .curve(.bezier(0.3, 0, 0.2, 1), duration: script.rewind))
    }

    /// The hold is full.
    mutating func seal(at t: Instant, _ script: DemoScript.Commitment) {
      held.set(script.hold, at: t)
      sealedAt = t
    }
  }
}

import Scenes

extension Devotional {
  /// Which topics of screen 4 are chosen, and how their cards move.
  struct TopicChoice: Hashable, Sendable {
    /// By index of the topic; none at first.
    private(set) var chosen: Set<Int> = []
    /// 0 grey to 1 mint, by index of the topic; those never touched are missing.
    private var fill: [Int: Motion] = [:]
    /// When a card was last tapped.
    private var tapped: [Int: Instant] = [:]
    /// 0 to 1: "Continue" can be tapped.
    private(set) var enabled = Motion(0)

    /// How far a card has turned to its chosen look, 0...1.
    func fill(_ index: Int, at t: Instant) -> Double { fill[index]?.value(t) ?? 0 }

    /// Scale of a card: it gives to 0.97 and springs back after a tap.
    func scale(_ index: Int, at t: Instant) -> Double {
      guard let tapped = tapped[index] else { return 1 }
      let age = t.since(tapped)
      let down = Response.spring(response: 0.16, damping: 1).progress(age)
      let up = Response.spring(response: 0.34, damping: 0.6).progress(age - 0.08)
      return 1 - 0.035 * (down - up)
    }

    /// Chooses a topic, or takes the choice back.
    mutating func tap(_ index: Int, at t: Instant, _ script: DemoScript.Topics) {
      if chosen.remove(index) == nil { chosen.insert(index) }
      tapped[index] = t
      turn(index, at: t, script)
      settle(at: t, script)
    }

    /// Takes all choices back.
    mutating func clear(at t: Instant, _ script: DemoScript.Topics) {
      let before = chosen.sorted()
      chosen = []
      for index in before { turn(index, at: t, script) }
      settle(at: t, script)
    }

    private mutating func turn(_ index: Int, at t: Instant, _ script: DemoScript.Topics) {
      fill[index, default: Motion(0)].aim(
        chosen.contains(index) ? 1 : 0, at: t, .curve(.easeInOut, duration: script.choice))
    }

    private mutating func settle(at t: Instant, _ script: DemoScript.Topics) {
      enabled.aim(chosen.isEmpty ? 0 : 1, at: t, .curve(.easeInOut, duration: script.enable))
    }
  }
}

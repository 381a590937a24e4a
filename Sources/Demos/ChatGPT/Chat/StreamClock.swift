import Scenes

extension ChatGPT {
  /// Says of each unit of an answer how far it has faded in.
  struct StreamClock: Sendable {
    let begins: Instant
    let times: [Double]
    let fade: Double
    let t: Instant

    init(_ turn: Turn, _ look: Look) {
      (begins, times, fade, t) = (turn.begins, turn.reply.times, look.script.wordFade, look.t)
    }

    /// Seconds since the unit began to appear; negative before.
    func age(_ unit: Int) -> Double {
      t.since(begins) - (times.indices.contains(unit) ? times[unit] : 0)
    }

    /// 0...1.
    func opacity(_ unit: Int) -> Double {
      let age = age(unit)
      return age <= 0 ? 0 : min(age / fade, 1)
    }
  }

  /// A text of an answer: each word fades in at its time.
  struct StreamText: View {
    let text: String
    let font: Font
    let color: Color
    let firstUnit: Int
    let clock: StreamClock

    var body: some View {
      let (clock, first) = (clock, firstUnit)
      Text(text).font(font).foreground(color).words { Text.WordLook(opacity: clock.opacity(first + $0)) }
    }
  }
}

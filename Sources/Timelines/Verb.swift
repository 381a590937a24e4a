/// The verbs of cues, in the order of `docs/timeline.md`.
enum Verb: String, CaseIterable {
  case tap, hold, swipe, drag, type, scroll, screen, expect, chapter, moment, still, appearance, keyboard

  /// The words that may follow what the verb acts on, each with its value.
  enum Clause: String, CaseIterable {
    case on, to, by, `for`, over, into, at
  }

  var clauses: [Clause] {
    switch self {
    case .tap, .hold: [.for]
    case .swipe: [.on, .by, .over]
    case .drag: [.to, .by, .over]
    case .scroll: [.on, .by, .over]
    case .type: [.into, .over, .at]
    case .screen, .expect, .chapter, .moment, .still, .appearance, .keyboard: []
    }
  }

  /// Whether a target stands right after the verb.
  var takesTarget: Bool { [.tap, .hold, .drag, .scroll].contains(self) }

  /// Whether left, right, up or down may stand after the verb.
  var takesDirection: Bool { [.swipe, .drag, .scroll].contains(self) }

  /// The words that may follow, for mends.
  var words: [String] { (takesDirection ? Direction.allCases.map(\.rawValue) : []) + clauses.map(\.rawValue) }

  /// A whole use of it, for mends.
  var example: String {
    switch self {
    case .tap: "tap \"Get started\""
    case .hold: "hold #lock for 1.5s"
    case .swipe: "swipe left on #card"
    case .drag: "drag #dial to \"8\" over 1s"
    case .type: "type \"Hello\" into #field"
    case .scroll: "scroll down by 300pt over 0.5s"
    case .screen: "screen welcome"
    case .expect: "expect \"Welcome!\""
    case .chapter: "chapter \"Welcome\""
    case .moment: "moment \"card chosen\""
    case .still: "still \"welcome\""
    case .appearance: "appearance dark"
    case .keyboard: "keyboard hide"
    }
  }
}

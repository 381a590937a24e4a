import Scenes

extension Devotional {
  /// The eleven screens, in order.
  enum Screen: String, CaseIterable, Codable, Hashable, Sendable {
    case splash, testimonials, journey, topics, step, deck, commitment, signature, breath, welcome, day

    /// Where its back button leads; nil when it has none.
    var previous: Screen? {
      switch self {
      case .testimonials: .splash
      case .topics: .journey
      case .step: .topics
      case .deck: .step
      case .commitment: .deck
      default: nil
      }
    }

    /// Whether it stands below the header that screens 4 to 7 share.
    var hasHeader: Bool {
      switch self {
      case .topics, .step, .deck, .commitment: true
      default: false
      }
    }

    /// Whether it is dark, so that the status bar is light.
    var isDark: Bool { self == .splash || self == .welcome }
  }

  /// What the user can do, and what follows by itself.
  enum Action: Hashable, Sendable {
    /// A button that leads on to a screen.
    case go(Screen)
    case back
    /// The X of the last screen: everything anew.
    case restart
    /// A card of screen 4.
    case topic(Int)
    case startFresh
    /// The top card of screen 6.
    case statement
    /// The lock of screen 7.
    case lock
    /// "Start with Prayer".
    case pray
    /// A screen that goes on by itself.
    case advance(Screen)
    /// The old screen is gone.
    case gone
  }

  /// The facts of the app at a moment.
  struct State: Hashable, Sendable {
    var screen = Screen.splash
    /// When the screen's own time began.
    var since = Instant.zero
    /// The screen that is fading out; its facts no longer change, its motions go on.
    var leaving: Leaving?
    var topics = TopicChoice()
    var deck = Deck()
    var pledge = Pledge()
    /// When "Start with Prayer" was last tapped.
    var prayed: Instant?
  }

  /// A screen on its way out.
  struct Leaving: Hashable, Sendable {
    /// When it began to leave.
    var at: Instant
    var state: Frozen<State>
  }
}

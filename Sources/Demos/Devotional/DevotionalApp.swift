import Scenes

extension Devotional {
  /// The app as a demo.
  struct App: Demo {
    let content: Content

    /// Makes the app with the brief's content, or a remix of it.
    init(_ content: Content = Content()) { self.content = content }

    func launch() -> State { State() }

    func screen(_ state: State) -> String { state.screen.rawValue }

    func ground(_ state: State, _ now: Now) -> Color { content.theme.color.ground(of: state.screen) }

    func reduce(_ state: inout State, _ event: Event<Action>) -> [Later<Action>] {
      switch event.kind {
      case .tap(let action): tap(&state, action, at: event.at)
      case .drag(.statement, let drag): swipe(&state, drag, at: event.at)
      case .hold(.lock, let hold): press(&state, hold, at: event.at)
      case .later(.advance(let screen)): change(&state, to: screen, at: event.at)
      case .later(.gone):
        {
          state.leaving = nil
          return []
        }()
      default: []
      }
    }

    private func tap(_ state: inout State, _ action: Action, at t: Instant) -> [Later<Action>] {
      switch action {
      case .go(let screen): return [.haptic("light")] + change(&state, to: screen, at: t)
      case .back:
        guard let screen = state.screen.previous else { return [] }
        return [.haptic("light")] + change(&state, to: screen, at: t)
      case .restart:
        let old = state
        state = State()
        return [.haptic("light")] + change(&state, to: .splash, from: old, at: t)
      case .topic(let index):
        state.topics.tap(index, at: t, content.script.topics)
        return [.haptic("selection")]
      case .startFresh:
        state.topics.clear(at: t, content.script.topics)
        return [.haptic("light")]
      case .pray:
        state.prayed = t
        return [.haptic("medium")]
      default: return []
      }
    }

    private func swipe(_ state: inout State, _ drag: Drag, at t: Instant) -> [Later<Action>] {
      guard state.deck.drag(drag, of: content.fixtures.statements.count, at: t, content.script.deck) else { return [] }
      let isLast = state.deck.top >= content.fixtures.statements.count
      return [.haptic("light")] + (isLast ? [advance(to: .commitment, after: content.script.deck.leave)] : [])
    }

    private func press(_ state: inout State, _ hold: Hold, at t: Instant) -> [Later<Action>] {
      let script = content.script.commitment
      guard state.pledge.sealedAt == nil else { return [] }
      switch hold {
      case .began:
        state.pledge.press(at: t, script)
        return [.haptic("medium")]
      case .completed:
        state.pledge.seal(at: t, script)
        return [
          .haptic("heavy", after: script.seal + Seal.impact),
          advance(to: .signature, after: script.sealed + script.wait),
        ]
      case .ended:
        state.pledge.release(at: t, script)
        return []
      }
    }

    private func advance(to screen: Screen, after seconds: Double) -> Later<Action> {
      .after(seconds, .advance(screen), key: "advance")
    }

    private func change(
      _ state: inout State, to screen: Screen, from old: State? = nil, at t: Instant
    ) -> [Later<Action>] {
      var old = old ?? state
      old.leaving = nil
      state.leaving = Leaving(at: t, state: Frozen(old))
      state.screen = screen
      state.since = t
      let gone = Later.transitionEnd(after: content.script.crossfade, Action.gone, key: "gone")
      switch screen {
      case .deck: state.deck = Deck()
      case .commitment: state.pledge = Pledge()
      case .signature: return [gone, advance(to: .breath, after: content.script.signature.leave)]
      default: break
      }
      return [.cancel("advance"), gone]
    }
  }
}

extension Devotional.Theme.Colors {
  /// What a screen stands on.
  func ground(of screen: Devotional.Screen) -> Color {
    switch screen {
    case .splash, .welcome: deepGreen
    case .day: dayBackground
    default: background
    }
  }
}

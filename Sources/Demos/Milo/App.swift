import Foundation
import Scenes

extension Milo {
  /// The app as a demo.
  struct App: Demo {
    let content: Content

    /// Makes the app with the brief's content, or a remix of it.
    init(_ content: Content = Content()) { self.content = content }

    func launch() -> State { State() }

    func screen(_ state: State) -> String { state.screen.rawValue }

    func ground(_ state: State, _ now: Now) -> Color { content.theme.color.background }

    func reduce(_ state: inout State, _ event: Event<Action>) -> [Later<Action>] {
      let t = event.at
      switch event.kind {
      case .tap(.field):
        if state.caret == nil {
          state.caret = Caret(since: t)
          if event.usesSoftwareKeyboard { state.keyboard.aim(1, at: t, SoftwareKeyboard.response) }
        }
        return []
      case .tap(let action): return tap(&state, action, at: t)
      case .drag(.carousel, let drag):
        let pitch = VibeLayout(content, width: drag.frame.width).pitch
        state.carousel.drag(drag, pitch: pitch, last: content.fixtures.companions.count - 1, at: t)
        return []
      case .drag(.dial, let drag): return turn(&state, drag, at: t)
      case .type(.field, let character):
        if character == "\u{8}" {
          if !state.thought.isEmpty { state.thought.removeLast() }
        } else if state.thought.count < content.script.maxThought {
          state.thought.append(character)
        }
        state.caret = Caret(since: t)
        state.key = State.Key(character: character, at: t)
        return []
      case .keyboard(let isShown):
        state.keyboard.aim(isShown ? 1 : 0, at: t, SoftwareKeyboard.response)
        return []
      case .later(let action): return follow(&state, action, at: t)
      default: return []
      }
    }

    private func tap(_ state: inout State, _ action: Action, at t: Instant) -> [Later<Action>] {
      switch action {
      case .go(let screen), .skip(let screen):
        if state.screen == .vibe {
          state.companion = content.fixtures.companions[safe: state.carousel.page]?.companion
        }
        return leave(for: screen)
      case .skipThought:
        return leave(for: .stamp, keeping: .noThought)
      case .back: return state.screen.previous.map { leave(for: $0) } ?? []
      case .restart: return leave(for: .welcome, keeping: .nothing)
      case .row(let row):
        let taken = state.rows.tap(
          row, of: content.fixtures.rows.count, most: content.script.maxRows, at: t, over: content.script.rowFill)
        return [.haptic(taken ? "light" : "error")]
      case .nudge:
        state.isNudgeOn.toggle()
        state.nudge.aim(state.isNudgeOn ? 1 : 0, at: t, .spring(response: 0.3, damping: 0.8))
        return [.haptic("light")]
      default: return []
      }
    }

    private func leave(for screen: Screen, keeping: Keeping = .all) -> [Later<Action>] {
      [
        .haptic("light"),
        .after(content.script.leaveDelay, .leave(screen, keeping), key: "leave"),
      ]
    }

    private func turn(_ state: inout State, _ drag: Drag, at t: Instant) -> [Later<Action>] {
      let radius = drag.frame.width / 2
      let angle = atan2(drag.location.x - radius, radius - drag.location.y) * 180 / .pi
      let stepped = state.dial.drag(
        to: angle < 0 ? angle + 360 : angle, phase: drag.phase, most: content.script.maxMinutes, at: t)
      return stepped ? [.haptic("light")] : []
    }

    private func follow(_ state: inout State, _ action: Action, at t: Instant) -> [Later<Action>] {
      switch action {
      case .leave(let screen, let keeping):
        var old = state
        old.leaving = nil
        if keeping == .nothing { state = State() }
        if keeping == .noThought { state.thought = "" }
        state.leaving = Leaving(at: t, state: Frozen(old))
        state.screen = screen
        state.since = t + content.script.leave
        state.caret = nil
        if state.keyboard.target > 0 { state.keyboard.aim(0, at: t, SoftwareKeyboard.response) }
        return enter(&state, at: state.since)
          + [.transitionEnd(after: content.script.leave + content.script.veil, .gone, key: "gone")]
      case .gone:
        state.leaving = nil
        return []
      default: return []
      }
    }

    /// What a screen sets up as its time begins.
    private func enter(_ state: inout State, at t: Instant) -> [Later<Action>] {
      switch state.screen {
      case .vibe: state.carousel.open(state.carousel.page, at: t)
      case .rhythm: state.dial.enter(at: t + content.script.dialDelay, over: content.script.dial)
      case .stamp:
        // The spring first touches the page a third of a second after it sets off.
        return [.haptic("light", after: content.script.leave + content.script.stampDelay + 0.3)]
      default: break
      }
      return []
    }
  }
}

extension Array {
  /// The element at an index, or nil beyond the ends.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

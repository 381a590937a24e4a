import Scenes

extension ChatGPT {
  /// The app as a demo.
  struct App: Demo {
    let content: Content
    let engine: any ChatEngine
    let source: any AppDataSource

    /// Makes the app with the brief's content, or a remix of it.
    init(_ content: Content = Content()) {
      self.content = content
      engine = ScriptedEngine(content.fixtures, content.script)
      source = FixtureDataSource(content, engine)
    }

    func launch() -> State { source.launch() }

    func begin(_ state: inout State) -> [Later<Action>] {
      state.button = Morph(.stop)
      return playHook(&state, at: .zero)
    }

    func ground(_ state: State, _ now: Now) -> Color { content.theme.color.background.at(now.darkness) }

    func screen(_ state: State) -> String {
      if state.voice.isOpen { return "voice" }
      if state.camera.isOpen { return "camera" }
      if state.sheet.isOpen {
        switch state.sheet.kind {
        case .settings: return "settings"
        case .photos: return "photos"
        case .files: return "files"
        case .share: return "share"
        }
      }
      if state.sidebar.isOpen { return "sidebar" }
      if state.page.isOpen { return state.page.kind == .gpts ? "gpts" : "library" }
      return state.current.turns.isEmpty ? "new" : "chat"
    }

    func reduce(_ state: inout State, _ event: Event<Action>) -> [Later<Action>] {
      let moment = Moment(event.at, event.device, event.usesSoftwareKeyboard)
      let follow = perform(&state, event.kind, moment)
      state.store()
      return follow
    }

    private func perform(_ state: inout State, _ kind: Event<Action>.Kind, _ m: Moment) -> [Later<Action>] {
      switch kind {
      // A finger ends what HOOK MODE still had to do; the stream goes on.
      case .press: return [.cancel(Key.hook)]
      case .tap(let action): return tap(&state, action, m)
      case .hold(let action, .completed): return hold(&state, action, m)
      case .hold: return []
      case .drag(let action, let drag): return self.drag(&state, action, drag, m)
      case .type(let action, let character): return type(&state, action, character, m)
      case .later(let action): return follow(&state, action, m)
      case .keyboard(let isShown):
        state.composer.showKeyboard(isShown, lifting: !state.sidebar.isOpen, at: m.t)
        return []
      }
    }
  }

  /// When something happens, and on what.
  struct Moment {
    let t: Instant
    let device: Device
    let usesSoftwareKeyboard: Bool

    init(_ t: Instant, _ device: Device, _ usesSoftwareKeyboard: Bool) {
      (self.t, self.device, self.usesSoftwareKeyboard) = (t, device, usesSoftwareKeyboard)
    }
  }

  /// Names under which follow-ups wait.
  enum Key {
    static let hook = "hook", stream = "stream", page = "page", voice = "voice", dictation = "dictation"
    static let removed = "removed", shot = "shot"
  }
}

extension ChatGPT.State {
  /// Keeps the open chat among the sidebar's, once it has messages.
  mutating func store() {
    guard !current.turns.isEmpty else { return }
    if let index = chats.firstIndex(where: { $0.id == current.id }) {
      if chats[index] != current { chats[index] = current }
    } else {
      chats.insert(current, at: 0)
    }
  }
}

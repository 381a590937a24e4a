import Scenes

extension ChatGPT.App {
  /// The app's facts.
  typealias State = ChatGPT.State
  /// What happens in it.
  typealias Action = ChatGPT.Action
  typealias Moment = ChatGPT.Moment

  /// What a tap does.
  func tap(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .sidebar: return openSidebar(&state, m)
    case .newChat: return newChat(&state, gpt: nil, m)
    case .hook: return [.haptic("medium")] + playHook(&state, at: m.t, leaving: true)
    case .thought(let index): return toggleThought(&state, index, m)
    case .copy, .read, .up, .down, .share, .copyCode, .savePicture, .sharePicture:
      return act(&state, action, m)
    case .regenerate(let index): return regenerate(&state, index, m)
    case .followUp(let index): return followUp(&state, index, m)
    case .starter(let index): return starter(&state, index, m)
    case .field, .attachMenu, .mic, .micDone, .micCancel, .round, .removeAttachment, .attach, .photo, .file,
      .cameraShutter,
      .cameraClose:
      return compose(&state, action, m)
    case .dimmed, .search, .searchDone, .library, .gpts, .settings, .chat: return browse(&state, action, m)
    case .modelMenu, .moreMenu, .closeMenu, .model, .rename, .shareChat, .delete: return choose(&state, action, m)
    case .closeSheet, .settingsRow, .shareTarget, .shareCopy, .dialogField, .dialogDone, .dialogCancel, .pageBack,
      .gpt, .libraryPicture:
      return settle(&state, action, m)
    case .mute, .closeVoice: return speak(&state, action, m)
    default: return []
    }
  }

  /// What resting a finger does.
  func hold(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .chat(let id):
      state.menu.kind = .chat(id)
      state.menu.shown.aim(1, at: m.t, content.script.spring)
      return [.haptic("heavy")]
    case .logo: return reset(&state, m)
    default: return []
    }
  }

  /// What follows by itself.
  func follow(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .streamEnds: return endStream(&state, m)
    case .pageGone:
      state.leaving = nil
      return []
    case .dictated: return endDictation(&state, m)
    case .voicePhase(let phase): return voicePhase(&state, phase, m)
    case .removedGone:
      state.sidebar.removed = nil
      return []
    case .shotDone: return takeShot(&state, m)
    default: return []
    }
  }

  // MARK: Shared

  func look(_ m: Moment) -> ChatGPT.Look { ChatGPT.Look(content, Now(t: m.t, device: m.device)) }

  /// Shows a small text for a while.
  func toast(_ state: inout State, _ text: String, _ symbol: ChatGPT.Symbol, _ m: Moment) {
    state.toast = ChatGPT.Toast(
      text: text, symbol: symbol, span: ChatGPT.Span(from: m.t, to: m.t + content.script.toast))
  }

  /// The composer gives up the focus, and the keyboard goes.
  func endEditing(_ state: inout State, _ m: Moment) {
    state.composer.caret = nil
    state.sidebar.caret = nil
    state.dialog.caret = nil
    if state.composer.keyboard.target > 0 { state.composer.showKeyboard(false, at: m.t) }
  }

  /// Puts the caret into a field.
  func beginEditing(
    _ state: inout State, _ m: Moment, returns key: SoftwareKeyboard.ReturnKey = .plain
  ) -> Caret {
    endCarets(&state)
    state.composer.returnKey = key
    if m.usesSoftwareKeyboard { state.composer.showKeyboard(true, lifting: !state.sidebar.isOpen, at: m.t) }
    return Caret(since: m.t)
  }

  private func endCarets(_ state: inout State) {
    state.composer.caret = nil
    state.sidebar.caret = nil
    state.dialog.caret = nil
  }
}

import Scenes

extension ChatGPT.App {
  /// What is tapped in the composer, and what is attached.
  func compose(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .field:
      if state.composer.caret == nil {
        state.composer.caret = beginEditing(&state, m)
        followAgain(&state, m)
      }
      return []
    case .round: return round(&state, m)
    case .attachMenu:
      if state.menu.isOpen { return choose(&state, .closeMenu, m) }
      return openMenu(&state, .attach, m)
    case .attach(let kind): return attach(&state, kind, m)
    case .photo(let index):
      guard let photo = state.shown.photos[safe: index] else { return [] }
      if !state.library.contains(photo.art) { state.library.insert(photo.art, at: 0) }
      return put(&state, photo: photo.id, file: nil, m)
    case .file(let index): return put(&state, photo: nil, file: state.shown.files[safe: index]?.name, m)
    case .removeAttachment:
      state.composer.attached.aim(0, at: m.t, content.script.glide)
      state.composer.isDetached = true
      update(&state, m)
      return [.haptic("light")]
    case .mic: return listen(&state, m)
    case .micDone: return endDictation(&state, m)
    case .micCancel:
      state.composer.dictation.aim(0, at: m.t, .curve(.easeInOut, duration: content.script.fade))
      return [.haptic("light")]
    case .cameraShutter:
      state.camera.shot = m.t
      return [.haptic("medium"), .after(0.2, .shotDone, key: ChatGPT.Key.shot)]
    case .cameraClose:
      state.camera.shown.aim(0, at: m.t, content.script.glide)
      return [.haptic("light")]
    default: return []
    }
  }

  /// The round button: voice, send or stop.
  private func round(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    switch state.button.kind {
    case .stop: return stop(&state, m)
    case .voice: return openVoice(&state, m)
    case .send:
      let composer = state.composer
      let attached = !composer.isDetached
      let prompt = ChatGPT.Prompt(
        composer.text.words.joined(separator: " "), photo: attached ? composer.photo : nil,
        file: attached ? composer.file : nil)
      clear(&state, m)
      endEditing(&state, m)
      return send(&state, prompt, m)
    }
  }

  /// Empties the field; what was in it fades.
  func clear(_ state: inout State, _ m: Moment) {
    state.composer.sent = ChatGPT.Composer.Sent(text: state.composer.text, at: m.t)
    state.composer.text = ""
    state.composer.lines.aim(1, at: m.t, content.script.glide)
    state.composer.attached.aim(0, at: m.t, content.script.glide)
    state.composer.isDetached = true
    state.composer.filledAt = nil
    state.composer.blank.aim(1, at: m.t + 0.06, .curve(.linear, duration: content.script.fade))
  }

  // MARK: Attachments

  private func attach(_ state: inout State, _ kind: Action.Attachment, _ m: Moment) -> [Later<Action>] {
    let closed = choose(&state, .closeMenu, m)
    switch kind {
    case .camera: state.camera.shown.aim(1, at: m.t, content.script.glide)
    case .photos: openSheet(&state, .photos, m)
    case .files: openSheet(&state, .files, m)
    }
    endEditing(&state, m)
    return closed
  }

  private func put(_ state: inout State, photo: String?, file: String?, _ m: Moment) -> [Later<Action>] {
    state.composer.photo = photo
    state.composer.file = file
    state.composer.isDetached = false
    state.composer.attached.aim(1, at: m.t, content.script.glide)
    state.sheet.shown.aim(0, at: m.t, content.script.glide)
    update(&state, m)
    return [.haptic("light")]
  }

  /// The viewfinder's picture is attached.
  func takeShot(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    state.camera.shown.aim(0, at: m.t, content.script.glide)
    guard let photo = state.shown.photos.first else { return [] }
    return put(&state, photo: photo.id, file: nil, m)
  }

  // MARK: Typing

  func type(_ state: inout State, _ action: Action, _ character: Character, _ m: Moment) -> [Later<Action>] {
    state.composer.key = ChatGPT.Composer.Key(character: character, at: m.t)
    switch action {
    case .field:
      edit(&state.composer.text, character)
      state.composer.caret = Caret(since: m.t)
      update(&state, m)
    case .search:
      edit(&state.sidebar.query, character)
      state.sidebar.caret = Caret(since: m.t)
      state.sidebar.scroll = ScrollState()
      search(&state, m)
    case .dialogField:
      if state.dialog.isSelected { state.dialog.text = "" }
      state.dialog.isSelected = false
      edit(&state.dialog.text, character)
      state.dialog.caret = Caret(since: m.t)
    default: break
    }
    return []
  }

  private func edit(_ text: inout String, _ character: Character) {
    if character == "\u{8}" {
      if !text.isEmpty { text.removeLast() }
    } else {
      text.append(character)
    }
  }

  /// The field has changed: its height and the round button follow.
  func update(_ state: inout State, _ m: Moment) {
    let layout = ChatGPT.ComposerLayout(look(m), state.composer)
    let lines = layout.lineCount(state.composer.text)
    let blank = state.composer.text.isEmpty ? 1.0 : 0
    if blank != state.composer.blank.target {
      state.composer.blank.aim(blank, at: m.t, .curve(.linear, duration: blank > 0 ? content.script.fade : 0.07))
    }
    if lines != state.composer.lines.target { state.composer.lines.aim(lines, at: m.t, content.script.glide) }
    if !state.isRunning { state.button.change(to: state.composer.isEmpty ? .voice : .send, at: m.t) }
  }

  // MARK: Dictation

  private func listen(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    endEditing(&state, m)
    state.composer.dictation.aim(1, at: m.t, .curve(.easeInOut, duration: content.script.fade))
    state.composer.dictationSince = m.t
    return [.haptic("light")]
  }

  /// The check puts what was heard into the field.
  func endDictation(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    guard state.composer.dictation.target > 0 else { return [] }
    state.composer.dictation.aim(0, at: m.t, .curve(.easeInOut, duration: content.script.fade))
    state.composer.text = state.shown.dictated
    state.composer.filledAt = m.t
    update(&state, m)
    return [.haptic("success")]
  }
}

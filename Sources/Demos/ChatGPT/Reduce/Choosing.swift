import Scenes

extension ChatGPT.App {
  // MARK: Menus

  func openMenu(_ state: inout State, _ kind: ChatGPT.Menu.Kind, _ m: Moment) -> [Later<Action>] {
    state.menu.kind = kind
    state.menu.shown.aim(1, at: m.t, content.script.spring)
    return [.haptic("light")]
  }

  /// What menus open, close and offer.
  func choose(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .modelMenu:
      if state.menu.isOpen { closeMenu(&state, m) } else { return openMenu(&state, .model, m) }
    case .moreMenu:
      if state.menu.isOpen { closeMenu(&state, m) } else { return openMenu(&state, .more, m) }
    case .closeMenu: closeMenu(&state, m)
    case .model(let model):
      if model != state.model {
        state.modelChange = ChatGPT.ModelChange(from: state.model, at: m.t)
        state.model = model
      }
      closeMenu(&state, m)
      return [.haptic("selection")]
    case .rename(let id):
      closeMenu(&state, m)
      openDialog(&state, .rename, id, m)
    case .delete(let id):
      closeMenu(&state, m)
      openDialog(&state, .delete, id, m)
    case .shareChat(let id):
      closeMenu(&state, m)
      openSheet(&state, .share(title(of: id, state)), m)
    default: break
    }
    return [.haptic("light")]
  }

  private func closeMenu(_ state: inout State, _ m: Moment) {
    state.menu.shown.aim(0, at: m.t, content.script.glide)
  }

  private func title(of id: Int, _ state: State) -> String {
    state.chats.first { $0.id == id }?.title ?? state.current.title
  }

  // MARK: Sheets, dialogs, pages

  func openSheet(_ state: inout State, _ kind: ChatGPT.Sheet.Kind, _ m: Moment) {
    state.sheet.kind = kind
    state.sheet.shown.aim(1, at: m.t, content.script.glide)
  }

  private func openDialog(_ state: inout State, _ kind: ChatGPT.Dialog.Kind, _ chat: Int, _ m: Moment) {
    state.dialog.kind = kind
    state.dialog.chat = chat
    state.dialog.text = title(of: chat, state)
    state.dialog.isSelected = kind == .rename
    state.dialog.unselected = nil
    state.dialog.shown.aim(1, at: m.t, content.script.spring)
    if kind == .rename { state.dialog.caret = beginEditing(&state, m, returns: .done) }
  }

  /// What sheets, dialogs and pages are left by.
  func settle(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .closeSheet: closeSheet(&state, m)
    case .settingsRow: return [.haptic("light")]
    case .shareTarget: closeSheet(&state, m)
    case .shareCopy:
      closeSheet(&state, m)
      toast(&state, content.brand.copy.copied, .check, m)
      return [.haptic("success")]
    case .dialogField:
      if state.dialog.isSelected { state.dialog.unselected = m.t }
      state.dialog.isSelected = false
      state.dialog.caret = Caret(since: m.t)
      return []
    case .dialogCancel: closeDialog(&state, m)
    case .dialogDone: return finishDialog(&state, m)
    case .pageBack: state.page.shown.aim(0, at: m.t, content.script.glide)
    case .gpt(let index):
      guard let gpt = state.shown.gpts[safe: index] else { return [] }
      return newChat(&state, gpt: gpt.id, m)
    case .libraryPicture: openSheet(&state, .share(content.brand.copy.photo), m)
    default: break
    }
    return [.haptic("light")]
  }

  private func closeSheet(_ state: inout State, _ m: Moment) {
    state.sheet.shown.aim(0, at: m.t, content.script.glide)
  }

  private func closeDialog(_ state: inout State, _ m: Moment) {
    state.dialog.shown.aim(0, at: m.t, content.script.glide)
    endEditing(&state, m)
  }

  private func finishDialog(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    let (kind, id, text) = (state.dialog.kind, state.dialog.chat, state.dialog.text)
    closeDialog(&state, m)
    switch kind {
    case .rename:
      let title = text.words.joined(separator: " ")
      guard !title.isEmpty else { return [.haptic("light")] }
      if let index = state.chats.firstIndex(where: { $0.id == id }) {
        state.sidebar.renamed = ChatGPT.Sidebar.Renamed(id: id, before: state.chats[index].title, at: m.t)
        state.chats[index].title = title
      }
      if state.current.id == id { state.current.title = title }
      return [.haptic("success")]
    case .delete: return remove(&state, id, m)
    }
  }

  /// The row fades and its gap closes; deleting the open chat leads to a new one.
  private func remove(_ state: inout State, _ id: Int, _ m: Moment) -> [Later<Action>] {
    var follow: [Later<Action>] = [.haptic("warning")]
    if state.current.id == id {
      let isInSidebar = state.sidebar.isOpen
      let sidebar = state.sidebar
      follow += newChat(&state, gpt: nil, m)
      if isInSidebar { state.sidebar = sidebar }
    }
    if let index = state.chats.firstIndex(where: { $0.id == id }) {
      var gap = Motion(1)
      gap.aim(0, at: m.t, content.script.glide)
      state.sidebar.removed = ChatGPT.Sidebar.Removed(chat: state.chats[index], index: index, gap: gap)
      state.chats.remove(at: index)
      follow.append(.after(1, .removedGone, key: ChatGPT.Key.removed))
    }
    return follow
  }
}

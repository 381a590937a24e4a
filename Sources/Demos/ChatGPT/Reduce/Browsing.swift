import Scenes

extension ChatGPT.App {
  // MARK: Sidebar

  func openSidebar(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    endEditing(&state, m)
    state.sidebar.shown.aim(1, at: m.t, content.script.glide)
    return [.haptic("light")]
  }

  private func closeSidebar(_ state: inout State, _ m: Moment) {
    endEditing(&state, m)
    state.sidebar.shown.aim(0, at: m.t, content.script.glide)
    if state.sidebar.searching.target > 0 { endSearch(&state, m) }
  }

  private func endSearch(_ state: inout State, _ m: Moment) {
    endEditing(&state, m)
    if !state.sidebar.query.isEmpty {
      state.sidebar.left = ChatGPT.Composer.Sent(text: state.sidebar.query, at: m.t)
    }
    state.sidebar.query = ""
    search(&state, m)
    state.sidebar.searching.aim(0, at: m.t, content.script.glide)
    state.sidebar.scroll = ScrollState()
  }

  /// Chats that fit what is typed stay, the others go.
  func search(_ state: inout State, _ m: Moment) {
    let blank = state.sidebar.query.isEmpty ? 1.0 : 0
    if blank != state.sidebar.blank.target {
      state.sidebar.blank.aim(blank, at: m.t, .curve(.linear, duration: blank > 0 ? content.script.fade : 0.07))
    }
    let query = state.sidebar.query.lowercased().words.joined(separator: " ")
    for chat in state.chats {
      let fits = query.isEmpty || chat.title.lowercased().contains(query)
      var motion = state.sidebar.matches[chat.id] ?? Motion(1)
      if motion.target != (fits ? 1 : 0) { motion.aim(fits ? 1 : 0, at: m.t, content.script.glide) }
      state.sidebar.matches[chat.id] = motion
    }
  }

  /// What is tapped in the sidebar.
  func browse(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .dimmed: closeSidebar(&state, m)
    case .search:
      state.sidebar.caret = beginEditing(&state, m, returns: .search)
      state.sidebar.searching.aim(1, at: m.t, content.script.glide)
    case .searchDone: endSearch(&state, m)
    case .library: push(&state, .library, m)
    case .gpts: push(&state, .gpts, m)
    case .settings: openSheet(&state, .settings, m)
    case .chat(let id):
      guard let chat = state.chats.first(where: { $0.id == id }) else { return [] }
      closeSidebar(&state, m)
      if state.page.isOpen { state.page.shown.aim(0, at: m.t, content.script.glide) }
      if id != state.current.id { return [.haptic("light")] + open(&state, chat, m) }
    default: break
    }
    return [.haptic("light")]
  }

  private func push(_ state: inout State, _ kind: ChatGPT.Page.Kind, _ m: Moment) {
    closeSidebar(&state, m)
    state.page.kind = kind
    state.page.scroll = ScrollState()
    state.page.shown.aim(1, at: m.t, content.script.glide)
  }

  // MARK: Drags

  func drag(_ state: inout State, _ action: Action, _ drag: Drag, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .transcript: return scroll(&state, drag, m)
    case .edge, .dimmed: return slide(&state, drag, m)
    case .sidebarList:
      let height = ChatGPT.SidebarLayout(look(m), state).contentHeight
      scroll(&state.sidebar.scroll, drag, content: height, m)
      return []
    case .pageList:
      let height = ChatGPT.PageLayout(look(m)).contentHeight(state)
      scroll(&state.page.scroll, drag, content: height, m)
      return []
    case .sheet: return dragSheet(&state, drag, m)
    default: return []
    }
  }

  private func scroll(_ scroll: inout ScrollState, _ drag: Drag, content: Double, _ m: Moment) {
    switch drag.phase {
    case .began:
      scroll.hold(at: m.t)
      scroll.fit(content: content, viewport: drag.frame.height, at: m.t)
    case .moved: break
    case .ended: scroll.release(at: m.t, finger: -drag.translation.y, velocity: -drag.velocity.y)
    }
  }

  /// The chat slides with the finger; let go beyond the middle, or thrown, it goes on, else back.
  private func slide(_ state: inout State, _ drag: Drag, _ m: Moment) -> [Later<Action>] {
    let width = look(m).sidebarWidth
    switch drag.phase {
    case .began:
      endEditing(&state, m)
      state.sidebar.heldFrom = state.sidebar.shown.value(m.t)
      return []
    case .moved: return []
    case .ended:
      let from = state.sidebar.heldFrom ?? 0
      let here = min(max(from + drag.translation.x / width, 0), 1)
      let speed = drag.velocity.x / width
      state.sidebar.heldFrom = nil
      state.sidebar.shown.set(here, at: m.t)
      let opens = abs(speed) > 1 ? speed > 0 : here > 0.5
      let rest = opens ? 1.0 : 0, glide = content.script.glide
      let carried = glide.carried(min(max(speed, -4), 4), along: rest - here)
      state.sidebar.shown.aim(rest, at: m.t, glide, velocity: carried)
      if !opens, state.sidebar.searching.target > 0 { endSearch(&state, m) }
      return [.haptic("light")]
    }
  }

  private func dragSheet(_ state: inout State, _ drag: Drag, _ m: Moment) -> [Later<Action>] {
    switch drag.phase {
    case .began: state.sheet.isHeld = true
    case .moved: break
    case .ended:
      let height = ChatGPT.SheetLayout(look(m), state.sheet.kind).height
      state.sheet.isHeld = false
      let here = min(1 - drag.translation.y / height, 1)
      state.sheet.shown.set(here, at: m.t)
      let closes = drag.velocity.y > 500 || here < 0.6
      state.sheet.shown.aim(
        closes ? 0 : 1, at: m.t, content.script.glide, velocity: -min(max(drag.velocity.y, -2000), 2000) / height)
    }
    return []
  }
}

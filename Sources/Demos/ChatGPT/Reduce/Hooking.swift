import Scenes

extension ChatGPT.App {
  /// HOOK MODE: the first chat as of its first moment, then a tap like any other.
  func playHook(_ state: inout State, at t: Instant, leaving: Bool = false) -> [Later<Action>] {
    let hook = content.script.hook
    let chat = source.hookChat(at: t)
    if leaving { leave(&state, at: t) }
    closeAll(&state, at: t)
    if let index = state.chats.firstIndex(where: { $0.id == chat.id }) {
      state.chats[index] = chat
    } else {
      state.chats.insert(chat, at: 0)
    }
    show(&state, chat, at: t)
    state.button.change(to: .stop, at: t)
    return [
      .after(hook.end, .streamEnds, key: ChatGPT.Key.stream),
      .tap("chip.0", after: hook.tap, for: hook.tapLength, key: ChatGPT.Key.hook),
    ] + (leaving ? [.transitionEnd(after: content.script.pageFade, .pageGone, key: ChatGPT.Key.page)] : [])
  }

  /// The chat page gives way to another by a crossfade.
  func leave(_ state: inout State, at t: Instant) {
    var old = state
    old.leaving = nil
    state.leaving = ChatGPT.Leaving(at: t, state: Frozen(old))
    state.chosen = ChatGPT.Choice(before: state.current.id, at: t)
  }

  /// Shows a chat from its end.
  func show(_ state: inout State, _ chat: ChatGPT.Chat, at t: Instant) {
    state.current = chat
    state.heroGone = nil
    state.scroll = ChatGPT.TranscriptScroll()
    state.composer.text = ""
    state.composer.blank = Motion(1)
    state.composer.sent = nil
    state.composer.lines.aim(1, at: t, content.script.glide)
    state.composer.attached.aim(0, at: t, content.script.glide)
    state.composer.isDetached = true
    state.composer.caret = nil
  }

  /// Everything over the chat goes.
  func closeAll(_ state: inout State, at t: Instant) {
    let glide = content.script.glide
    if state.sidebar.isOpen { state.sidebar.shown.aim(0, at: t, glide) }
    if state.menu.isOpen { state.menu.shown.aim(0, at: t, glide) }
    if state.sheet.isOpen { state.sheet.shown.aim(0, at: t, glide) }
    if state.dialog.isOpen { state.dialog.shown.aim(0, at: t, glide) }
    if state.page.isOpen { state.page.shown.aim(0, at: t, glide) }
    if state.camera.isOpen { state.camera.shown.aim(0, at: t, glide) }
    if state.composer.keyboard.target > 0 { state.composer.showKeyboard(false, at: t) }
  }

  /// Opens another chat, or a fresh one.
  func open(_ state: inout State, _ chat: ChatGPT.Chat, _ m: Moment) -> [Later<Action>] {
    leave(&state, at: m.t)
    show(&state, chat, at: m.t)
    let rest: [Later<Action>] = [.transitionEnd(after: content.script.pageFade, .pageGone, key: ChatGPT.Key.page)]
    if let last = chat.turns.last, last.isRunning(m.t) {
      state.button.change(to: .stop, at: m.t)
      return rest + [.after(last.ends.since(m.t), .streamEnds, key: ChatGPT.Key.stream)]
    }
    state.button.change(to: .voice, at: m.t)
    return rest + [.cancel(ChatGPT.Key.stream)]
  }

  func newChat(_ state: inout State, gpt: String?, _ m: Moment) -> [Later<Action>] {
    let isNew = state.current.turns.isEmpty && state.current.gpt == gpt
    closeAll(&state, at: m.t)
    guard !isNew else { return [.haptic("light")] }
    let chat = source.emptyChat(id: state.nextID, gpt: gpt)
    state.nextID += 1
    return [.haptic("light")] + open(&state, chat, m)
  }

  /// Every chat as at launch; one stays on the new chat.
  func reset(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    var fresh = source.launch()
    fresh.current = source.emptyChat(id: fresh.nextID, gpt: nil)
    fresh.nextID += 1
    (fresh.composer.keyboard, fresh.composer.lift) = (state.composer.keyboard, state.composer.lift)
    fresh.button = state.button
    fresh.logo = state.logo
    fresh.logo.aim(state.logo.target + 1, at: m.t, .spring(response: 0.34, damping: 0.6))
    let needsFade = state.current.gpt != nil || !state.composer.isEmpty
    if needsFade { leave(&state, at: m.t) }
    fresh.leaving = needsFade ? state.leaving : nil
    state = fresh
    state.button.change(to: .voice, at: m.t)
    return [
      .haptic("success"), .cancel(ChatGPT.Key.stream), .cancel(ChatGPT.Key.hook),
      .transitionEnd(after: content.script.pageFade, .pageGone, key: ChatGPT.Key.page),
    ]
  }
}

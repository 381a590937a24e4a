import Scenes

extension ChatGPT.App {
  // MARK: Sending

  /// Sends a prompt in the open chat.
  func send(_ state: inout State, _ prompt: ChatGPT.Prompt, _ m: Moment) -> [Later<Action>] {
    if state.current.turns.isEmpty {
      state.heroGone = m.t
      state.current.title = engine.title(for: prompt, in: state.current)
    }
    let reply = engine.reply(to: prompt, in: state.current, by: state.model)
    keepingScroll(&state, m) {
      if let last = $0.current.turns.indices.last, $0.current.turns[last].chipsGone == nil {
        $0.current.turns[last].chipsGone = m.t
      }
      $0.current.turns.append(turn(prompt, reply, m))
    }
    return [.haptic("light")] + run(&state, m)
  }

  private func turn(_ prompt: ChatGPT.Prompt?, _ reply: ChatGPT.Reply, _ m: Moment) -> ChatGPT.Turn {
    let delay = reply.isPicture ? content.script.pictureDelay : reply.thinking
    return ChatGPT.Turn(prompt, reply, sent: m.t, begins: m.t + delay)
  }

  /// The last turn's stream begins: the button becomes a square until it ends.
  private func run(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    guard let last = state.current.turns.last else { return [] }
    state.button.change(to: .stop, at: m.t)
    return [.after(last.ends.since(m.t), .streamEnds, key: ChatGPT.Key.stream)]
  }

  func endStream(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    state.button.change(to: state.composer.isEmpty ? .voice : .send, at: m.t)
    if let picture = state.current.turns.last?.reply.blocks.compactMap(\.picture).last,
      !state.library.contains(picture.art)
    {
      state.library.insert(picture.art, at: 0)
    }
    return [.haptic("light")]
  }

  /// Ends the stream where it is.
  func stop(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    guard let index = state.current.turns.indices.last else { return [] }
    keepingScroll(&state, m) {
      var turn = $0.current.turns[index]
      let age = m.t.since(turn.begins)
      if age < 0 {
        turn.reply.thinking = m.t.since(turn.sent)
        turn.begins = m.t
        turn.reply.blocks = []
      } else if !turn.reply.isPicture {
        var left = turn.reply.times.prefix { $0 <= age }.count
        turn.reply.blocks = turn.reply.blocks.compactMap { block in
          defer { left -= block.unitCount }
          return block.prefix(units: left)
        }
      }
      turn.ends = m.t
      turn.isStopped = true
      $0.current.turns[index] = turn
    }
    state.button.change(to: state.composer.isEmpty ? .voice : .send, at: m.t)
    return [.cancel(ChatGPT.Key.stream), .haptic("medium")]
  }

  func followUp(_ state: inout State, _ index: Int, _ m: Moment) -> [Later<Action>] {
    guard let chip = state.current.turns.last?.reply.chips[safe: index] else { return [] }
    return send(&state, ChatGPT.Prompt(chip), m)
  }

  func starter(_ state: inout State, _ index: Int, _ m: Moment) -> [Later<Action>] {
    let gpt = state.shown.gpt(state.current.gpt)
    guard let text = gpt?.starters[safe: index]?.chip ?? state.shown.starters[safe: index] else { return [] }
    endEditing(&state, m)
    return send(&state, ChatGPT.Prompt(text), m)
  }

  func regenerate(_ state: inout State, _ index: Int, _ m: Moment) -> [Later<Action>] {
    guard let old = state.current.turns[safe: index], let prompt = old.prompt else { return [] }
    var before = state.current
    before.turns = Array(before.turns.prefix(index))
    let reply = engine.reply(to: prompt, in: before, by: state.model)
    keepingScroll(&state, m) {
      var new = turn(prompt, reply, m)
      new.asked = old.asked
      var faded = old
      faded.replaced = nil
      new.replaced = Frozen(faded)
      $0.current.turns = before.turns + [new]
    }
    return [.haptic("light")] + run(&state, m)
  }

  // MARK: Scrolling

  /// Changes the chat; what is seen moves from where it is to where it belongs by a spring.
  func keepingScroll(_ state: inout State, _ m: Moment, _ change: (inout State) -> Void) {
    let before = window(state, m).offset
    change(&state)
    state.scroll = ChatGPT.TranscriptScroll()
    let after = window(state, m).offset
    state.scroll.correction = Motion(before - after)
    state.scroll.correction.aim(0, at: m.t, content.script.glide)
  }

  /// A transcript that a hand has left at its end goes with the keyboard again.
  func followAgain(_ state: inout State, _ m: Moment) {
    guard let hand = state.scroll.byHand else { return }
    let window = window(state, m)
    if hand.offset(m.t) >= window.viewport.limit(window.transcript) - 8 { keepingScroll(&state, m) { _ in } }
  }

  func window(_ state: State, _ m: Moment) -> ChatGPT.TranscriptWindow {
    let look = look(m)
    return ChatGPT.TranscriptWindow(
      look, state, composerTop: ChatGPT.ComposerLayout(look, state.composer).top)
  }

  /// A finger scrolls the transcript.
  func scroll(_ state: inout State, _ drag: Drag, _ m: Moment) -> [Later<Action>] {
    let window = window(state, m)
    let room = window.viewport.bottom - window.viewport.top
    let limit = window.viewport.limit(window.transcript)
    var hand = state.scroll.byHand ?? ScrollState(offset: window.offset, limit: limit, viewport: room)
    switch drag.phase {
    case .began: hand.hold(at: m.t)
    case .moved: break
    case .ended: hand.release(at: m.t, finger: -drag.translation.y, velocity: -drag.velocity.y)
    }
    hand.fit(content: limit + room, viewport: room, at: m.t)
    state.scroll.byHand = hand
    // At the end again, a running answer takes the transcript along.
    if drag.phase == .ended, state.isRunning, hand.motion.target >= limit - 8 {
      let offset = hand.offset(m.t)
      state.scroll = ChatGPT.TranscriptScroll()
      state.scroll.correction = Motion(offset - self.window(state, m).offset)
      state.scroll.correction.aim(0, at: m.t, content.script.glide, velocity: -drag.velocity.y)
    }
    return []
  }

  func toggleThought(_ state: inout State, _ index: Int, _ m: Moment) -> [Later<Action>] {
    guard state.current.turns.indices.contains(index) else { return [] }
    let isOpen = state.current.turns[index].thought.target > 0.5
    let offset = window(state, m).offset
    state.current.turns[index].thought.aim(isOpen ? 0 : 1, at: m.t, content.script.glide)
    if !state.isRunning {
      // What is read stays where it is; only a transcript that has become too short comes down.
      let settled = window(state, Moment(m.t + 1, m.device, false))
      let room = settled.viewport.bottom - settled.viewport.top
      let limit = settled.viewport.limit(settled.transcript)
      var hand = ScrollState(offset: offset, limit: max(limit, offset), viewport: room)
      if offset > limit { hand.scroll(to: limit, at: m.t, content.script.glide) }
      state.scroll = ChatGPT.TranscriptScroll()
      state.scroll.byHand = hand
    }
    return [.haptic("light")]
  }
}

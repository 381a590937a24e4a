import Scenes

extension ChatGPT.App {
  func openVoice(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    endEditing(&state, m)
    var voice = ChatGPT.Voice()
    voice.shown = state.voice.shown
    voice.shown.aim(1, at: m.t, content.script.glide)
    voice.since = m.t
    voice.openedAt = m.t
    state.voice = voice
    return [.haptic("medium")] + enter(state, 0, m)
  }

  /// What is tapped in voice mode.
  func speak(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    switch action {
    case .mute: return mute(&state, m)
    case .closeVoice: return closeVoice(&state, m)
    default: return []
    }
  }

  /// The next part of the exchange begins; one that listens waits while the mic is off.
  func voicePhase(_ state: inout State, _ phase: Int, _ m: Moment) -> [Later<Action>] {
    guard state.voice.isOpen else { return [] }
    let before = ChatGPT.VoiceTimeline(content.script.voice, state.shown.spoken).label(state.voice, look(m))
    state.voice.phase = phase
    state.voice.since = m.t
    state.voice.labelBefore = before
    state.voice.labelAt = m.t
    state.voice.listening.aim(phase % 2 == 0 ? 1 : 0, at: m.t, .spring(response: 0.34, damping: 1))
    if state.voice.isMuted, phase % 2 == 0 {
      state.voice.frozen = 0
      return []
    }
    return enter(state, phase, m)
  }

  /// Asks for the part after this one, and notes what is spoken.
  private func enter(_ state: State, _ phase: Int, _ m: Moment, from elapsed: Double = 0) -> [Later<Action>] {
    let timeline = ChatGPT.VoiceTimeline(content.script.voice, state.shown.spoken)
    guard let part = timeline.part(phase) else { return [] }
    var follow: [Later<Action>] = [.after(part.length - elapsed, .voicePhase(phase + 1), key: ChatGPT.Key.voice)]
    if elapsed <= part.lead {
      follow.append(.speech(part.text, seconds: part.length - part.lead, after: part.lead - elapsed))
    }
    return follow
  }

  private func mute(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    let isMuted = !state.voice.isMuted
    let before = ChatGPT.VoiceTimeline(content.script.voice, state.shown.spoken).label(state.voice, look(m))
    state.voice.muted.aim(isMuted ? 1 : 0, at: m.t, content.script.glide)
    state.voice.labelBefore = before
    state.voice.labelAt = m.t
    guard state.voice.phase % 2 == 0 else { return [.haptic("light")] }
    if isMuted {
      state.voice.frozen = m.t.since(state.voice.since)
      return [.haptic("light"), .cancel(ChatGPT.Key.voice)]
    }
    guard let elapsed = state.voice.frozen else { return [.haptic("light")] }
    state.voice.frozen = nil
    state.voice.since = m.t - elapsed
    return [.haptic("light")] + enter(state, state.voice.phase, m, from: elapsed)
  }

  /// What was said stands in the transcript.
  private func closeVoice(_ state: inout State, _ m: Moment) -> [Later<Action>] {
    state.voice.shown.aim(0, at: m.t, content.script.glide)
    let spoken = state.shown.spoken
    let said = min((state.voice.phase + 1) / 2, spoken.count)
    guard said > 0 else { return [.haptic("medium"), .cancel(ChatGPT.Key.voice)] }
    if state.current.turns.isEmpty {
      state.heroGone = .longAgo
      state.current.title = engine.title(for: ChatGPT.Prompt(spoken[0].question), in: state.current)
    }
    // All this happens behind the dark screen.
    state.scroll = ChatGPT.TranscriptScroll()
    for item in spoken.prefix(said) {
      if let last = state.current.turns.indices.last { state.current.turns[last].chipsGone = .longAgo }
      var turn = ChatGPT.Turn(finished: ChatGPT.Prompt(item.question), item.reply)
      turn.reply.thinking = 0
      state.current.turns.append(turn)
    }
    return [.haptic("medium"), .cancel(ChatGPT.Key.voice)]
  }
}

import Scenes

extension ChatGPT.App {
  /// What one does with a finished answer.
  func act(_ state: inout State, _ action: Action, _ m: Moment) -> [Later<Action>] {
    let script = content.script
    let toastSpan = ChatGPT.Span(from: m.t, to: m.t + script.toast)
    switch action {
    case .copy(let index):
      change(&state, index) { $0.copied = toastSpan }
      toast(&state, content.brand.copy.copied, .check, m)
      return [.haptic("success")]
    case .copyCode(let index):
      change(&state, index) { $0.codeCopied = toastSpan }
      toast(&state, content.brand.copy.copied, .check, m)
      return [.haptic("success")]
    case .read(let index):
      return read(&state, index, m)
    case .up(let index):
      judge(&state, index, .up, m)
      return [.haptic("light")]
    case .down(let index):
      judge(&state, index, .down, m)
      return [.haptic("light")]
    case .savePicture:
      toast(&state, content.brand.copy.saved, .check, m)
      return [.haptic("success")]
    case .share, .sharePicture:
      openSheet(&state, .share(state.current.title), m)
      return [.haptic("light")]
    default: return []
    }
  }

  /// Reads an answer aloud, or stops reading.
  private func read(_ state: inout State, _ index: Int, _ m: Moment) -> [Later<Action>] {
    guard let turn = state.current.turns[safe: index] else { return [] }
    if let spoken = turn.spoken, spoken.contains(m.t) {
      change(&state, index) { $0.spoken = ChatGPT.Span(from: spoken.from, to: m.t) }
      return [.haptic("light")]
    }
    let text = turn.reply.plainText
    let seconds = max(1, Double(text.count) / content.script.readingRate)
    change(&state, index) { $0.spoken = ChatGPT.Span(from: m.t, to: m.t + seconds) }
    return [.haptic("light"), .speech(text, seconds: seconds)]
  }

  /// Thumbs exclude each other; a second tap takes one back.
  private func judge(_ state: inout State, _ index: Int, _ thumb: ChatGPT.Turn.Thumb, _ m: Moment) {
    let spring = Response.spring(response: 0.3, damping: 0.62)
    change(&state, index) {
      $0.thumb = $0.thumb == thumb ? nil : thumb
      $0.up.aim($0.thumb == .up ? 1 : 0, at: m.t, spring)
      $0.down.aim($0.thumb == .down ? 1 : 0, at: m.t, spring)
    }
  }

  private func change(_ state: inout State, _ index: Int, _ change: (inout ChatGPT.Turn) -> Void) {
    guard state.current.turns.indices.contains(index) else { return }
    change(&state.current.turns[index])
  }
}

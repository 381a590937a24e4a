import Scenes

extension ChatGPT {
  /// What the keyboard offers over its keys: what is being typed, with the words it may become; after a space, words that
  /// often come next.
  struct Suggestions {
    let words: Brand.Keyboard

    /// Three words for a text.
    func row(_ text: String) -> [String] {
      guard let last = text.last else { return words.first }
      guard last.isLetter, let typed = text.words.last else { return words.next }
      let stem = typed.lowercased()
      var found = words.dictionary.filter { $0.lowercased().hasPrefix(stem) && $0.count > stem.count }.prefix(2)
      if found.isEmpty { found = [String(typed)] }
      return ["\u{201C}\(typed)\u{201D}"] + found
    }

    /// The row over the keys at a moment, for the field that has the caret.
    func row(_ state: State, _ t: Instant) -> SoftwareKeyboard.Suggestions {
      let text =
        state.dialog.caret != nil
        ? state.dialog.text
        : state.sidebar.caret != nil
          ? state.sidebar.query
          : state.composer.text
      let now = row(text)
      guard let key = state.composer.key, t.since(key.at) < 0.07, text.last == key.character else {
        return SoftwareKeyboard.Suggestions(now)
      }
      return SoftwareKeyboard.Suggestions(
        now, before: row(String(text.dropLast())), change: ramp(t, from: key.at, over: 0.07))
    }
  }
}

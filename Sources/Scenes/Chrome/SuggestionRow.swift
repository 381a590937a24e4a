/// The words over the keys, parted by thin lines.
struct SuggestionRow: View {
  let suggestions: SoftwareKeyboard.Suggestions
  let ink, rule: Color

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          if index > 0 { Rectangle().fill(rule.opacity(0.55)).frame(width: 1, height: 22) }
          cell(index).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    .allowsHitTesting(false)
  }

  /// A word; one that has changed fades over.
  private func cell(_ index: Int) -> some View {
    func at(_ words: [String]) -> String { words.indices.contains(index) ? words[index] : "" }
    let (old, new) = (at(suggestions.before), at(suggestions.words))
    // What is being typed grows with its letters.
    let isTyped = index == 0 && new.hasPrefix("\u{201C}")
    let p = old == new || isTyped ? 1 : min(max(suggestions.change, 0), 1)
    return ZStack {
      if p < 1, !old.isEmpty { word(old).opacity(1 - p) }
      if p > 0, !new.isEmpty { word(new).opacity(p) }
    }
    .padding(horizontal: 6)
  }

  private func word(_ text: String) -> some View {
    Text(text).font(Font(.system, 17)).foreground(ink).lineLimit(1)
  }
}

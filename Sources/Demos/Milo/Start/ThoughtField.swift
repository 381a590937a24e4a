import Scenes

extension Milo {
  /// The white card one types into: label, text, counter.
  struct ThoughtField: View {
    let content: Content
    let thought: String
    let caret: Caret?

    var body: some View {
      let copy = content.brand.start
      let color = content.theme.color
      let font = content.theme.font
      Button(Action.field) { press in
        VStack(.leading, spacing: 0) {
          Text(copy.label).font(font.label).foreground(color.footnote).padding(Insets(left: 5))
          TextEditor(
            thought, font: font.editor, color: color.ink, tint: color.purple, caret: caret,
            insets: Insets(top: 6, left: 5, bottom: 4, right: 5)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .anchor("start.editor")
          Text("\(thought.count) / \(content.script.maxThought)").font(font.counter).foreground(color.footnote)
            .anchor("start.counter")
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(Insets(top: 16, left: 14, bottom: 12, right: 16))
        .frame(height: content.theme.metric.fieldHeight)
        .background {
          RoundedRectangle(content.theme.metric.fieldRadius)
            .fill(color.surface.mixed(with: color.track, by: 0.35 * min(max(press.amount, 0), 1)))
        }
      }
      .typed(when: caret != nil)
      .anchor("start.field")
    }
  }
}

extension View {
  /// Takes keys while it has the focus.
  fileprivate func typed(when hasFocus: Bool) -> any View {
    hasFocus ? onType(Milo.Action.field) : self
  }
}

import Scenes

extension ChatGPT {
  /// The text being written, its placeholder, and the level of the mic while it listens.
  struct ComposerField: View {
    let look: Look
    let composer: Composer
    let shown: Shown
    let layout: ComposerLayout

    var body: some View {
      let on = min(max(composer.dictation.value(look.t), 0), 1)
      ZStack(.topLeading) {
        Button(Action.field) { _ in content(on) }
          .typed(when: composer.caret != nil)
          .anchor("composer.field")
          .placed(in: layout.field)
        if on > 0 {
          LevelMeter(look: look, age: look.t.since(composer.dictationSince)).opacity(on)
            .placed(in: Rect(layout.field.x, layout.field.maxY - 48, layout.field.width, 48))
        }
      }
    }

    private func content(_ on: Double) -> some View {
      let room = layout.field.height - look.font.body.lineHeight
      let filled = composer.filledAt.map { ramp(look.t, from: $0, over: look.script.fade) } ?? 1
      let left = composer.sent.map { 1 - ramp(look.t, from: $0.at, over: 0.12) } ?? 0
      let blank = min(max(composer.blank.value(look.t), 0), 1)
      return ZStack(.topLeading) {
        if blank > 0 {
          Text(look.copy.placeholder).font(look.font.body).foreground(look.color.secondary)
            .anchor("composer.placeholder")
            .opacity(blank * (1 - on))
            .padding(Insets(top: (48 - look.font.body.lineHeight) / 2, left: 2))
        }
        if let sent = composer.sent, left > 0, composer.text.isEmpty { editor(sent.text, nil).opacity(left) }
        if !composer.text.isEmpty || composer.caret != nil {
          editor(composer.text, composer.caret).opacity(filled * (1 - on))
        }
      }
      .frame(width: layout.field.width, height: max(layout.field.height, room), alignment: .topLeading)
    }

    private func editor(_ text: String, _ caret: Caret?) -> some View {
      let inset = (48 - look.font.body.lineHeight) / 2
      return TextEditor(
        text, font: look.font.body, color: look.color.text, tint: look.color.text, caret: caret,
        insets: Insets(top: inset, left: 2, bottom: inset, right: 2)
      )
      .frame(width: layout.field.width, height: layout.field.height)
      // Tails of the line that has just scrolled away stay out of sight.
      .clipShape(PathShape { rect in Path { $0.addRect(rect.inset(by: -4, inset - 0.5)) } })
      .anchor("composer.editor")
    }
  }

  /// Bars that rise with a scripted loudness while the mic listens.
  private struct LevelMeter: View {
    let look: Look
    let age: Double

    var body: some View {
      Canvas { rect in bars(in: rect) }
    }

    private func bars(in rect: Rect) -> [Layer] {
      let pitch = 5.0
      let count = Int((rect.width / pitch).rounded(.down))
      let path = Path { path in
        for i in 0..<count {
          // What was heard moves on to the left.
          let height = 3 + 19 * Loudness.speech(age * 1.6 - Double(count - 1 - i) * 0.035)
          path.addRoundedRect(
            Rect(rect.x + Double(i) * pitch + 1, rect.midY - height / 2, 2.6, height), radius: 1.3, style: .circular)
        }
      }
      return [.fill(path, .color(look.color.icon))]
    }
  }
}

extension View {
  /// Takes keys while it has the focus.
  fileprivate func typed(when hasFocus: Bool) -> ViewList {
    ViewList([hasFocus ? onType(ChatGPT.Action.field) : self])
  }
}

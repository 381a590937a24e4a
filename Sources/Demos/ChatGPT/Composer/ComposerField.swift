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
      let filled = composer.filledAt.map { ramp(look.t, from: $0, over: look.script.fade) } ?? 1
      let left = composer.sent.map { 1 - ramp(look.t, from: $0.at, over: look.script.typedFade) } ?? 0
      let blank = min(max(composer.blank.value(look.t), 0), 1)
      return ZStack(.topLeading) {
        if blank > 0 {
          Text(look.copy.placeholder).font(look.font.body).foreground(look.color.secondary)
            .anchor("composer.placeholder")
            .opacity(blank * (1 - on))
            .padding(Insets(top: inset, left: 2))
            .clipShape(PathShape { rect in Path { $0.addRect(beside(composer.text, in: rect)) } })
        }
        if let sent = composer.sent, left > 0, composer.text.isEmpty { editor(sent.text, nil).opacity(left) }
        if !composer.text.isEmpty || composer.caret != nil {
          editor(composer.text, composer.caret).opacity(filled * (1 - on))
        }
      }
      .frame(width: layout.field.width, height: layout.field.height, alignment: .topLeading)
    }

    private var inset: Double { (look.metric.composer - look.font.body.lineHeight) / 2 }

    /// The whole text from the pill's top on: lines rise with the pill as it grows, and scroll once it is full.
    private func editor(_ text: String, _ caret: Caret?) -> some View {
      let height = look.metric.composer + (layout.lineCount(text) - 1) * look.font.body.lineHeight
      let (inset, visible) = (inset, layout.field.height)
      return TextEditor(
        text, font: look.font.body, color: look.color.text, tint: look.color.text, caret: caret,
        insets: Insets(top: inset, left: 2, bottom: inset, right: 2)
      )
      .frame(width: layout.field.width, height: height)
      .offset(y: -layout.scrolled)
      .frame(width: layout.field.width, height: visible, alignment: .topLeading)
      // Tails of lines that have scrolled away stay out of sight.
      .clipShape(
        PathShape { rect in
          Path { $0.addRect(Rect(rect.x - 4, rect.y + inset - 0.5, rect.width + 8, visible - inset - 5)) }
        }
      )
      .anchor("composer.editor")
    }

    /// What a short text leaves free to its right: the placeholder's going is not seen through the first letters.
    private func beside(_ text: String, in rect: Rect) -> Rect {
      let set = Typesetter.layout(Paragraph([TextSpan(text, font: look.font.body, paint: .color(.black))]))
      let start = text.isEmpty ? 0 : min(set.size.width + 4, rect.width)
      return Rect(rect.x + start, rect.y, rect.width - start, rect.height)
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

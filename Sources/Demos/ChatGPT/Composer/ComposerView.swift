import Scenes

extension ChatGPT {
  /// A pill to write in, with "+" and a mic, and the round button beside it.
  struct ComposerView: View {
    let look: Look
    let state: State
    let layout: ComposerLayout

    var body: some View {
      let composer = state.composer
      ZStack(.topLeading) {
        ComposerPill(look: look, state: state, layout: layout)
        if composer.attached.value(look.t) > 0.01 { attachment(composer) }
        attachButton
        ComposerField(look: look, composer: composer, shown: state.shown, layout: layout)
        micButton
        RoundButton(look: look, morph: state.button).placed(in: layout.button)
      }
      .scope("composer")
    }

    private var attachButton: some View {
      // While the mic listens it is an x, which drops what was heard.
      let isListening = state.composer.dictation.target > 0
      let listens = min(max(state.composer.dictation.value(look.t), 0), 1)
      let turn = max(state.menu.kind == .attach ? state.menu.shown.value(look.t) : 0, listens)
      return Button(isListening ? Action.micCancel : Action.attachMenu) { press in
        SymbolView(symbol: .plus, size: 22, color: look.color.text, weight: 2).rotation(45 * turn)
          .frame(width: 44, height: 44)
          .background { Circle().fill(look.color.pressed).padding(4).opacity(min(max(press.amount, 0), 1)) }
          .anchor("composer.plus")
          .scale(1 - 0.08 * press.amount)
      }
      .placed(in: Rect(layout.pill.x + 3, layout.pill.maxY - 46, 44, 44))
    }

    private var micButton: some View {
      let on = min(max(state.composer.dictation.value(look.t), 0), 1)
      return Button(state.composer.dictation.target > 0 ? Action.micDone : Action.mic) { press in
        ZStack {
          SymbolView(symbol: .mic, size: 21, color: look.color.icon).opacity(1 - on)
          if on > 0 { SymbolView(symbol: .check, size: 20, color: look.color.accent, weight: 2.4).opacity(on) }
        }
        .frame(width: 44, height: 44)
        .background { Circle().fill(look.color.pressed).padding(4).opacity(min(max(press.amount, 0), 1)) }
        .anchor("composer.mic")
        .scale(1 - 0.08 * press.amount)
      }
      .placed(in: Rect(layout.pill.maxX - 47, layout.pill.maxY - 46, 44, 44))
    }

    private func attachment(_ composer: Composer) -> some View {
      // There while there is room for it above the text, which it never meets.
      AttachedThumb(look: look, composer: composer, shown: state.shown)
        .padding(Insets(top: 12, left: 12, right: 12))
        .opacity(min(max((composer.attached.value(look.t) - 0.4) / 0.56, 0), 1))
        .clipShape(PathShape { rect in Path { $0.addRect(Rect(rect.x, rect.y, rect.width, layout.attached - 2)) } })
        .placed(in: Rect(layout.pill.x, layout.pill.y, layout.pill.width, 84))
    }
  }

  /// The pill's ground: white, with a thin edge and a soft shadow.
  private struct ComposerPill: View {
    let look: Look
    let state: State
    let layout: ComposerLayout

    var body: some View {
      let shape = RoundedRectangle(min(24, layout.pill.height / 2))
      Button(Action.field) { _ in
        ZStack {
          shape.fill(look.color.composer).shadow(look.color.composerShadow, radius: 9, y: 3)
          shape.strokeBorder(look.color.composerEdge, width: 1)
        }
      }
      .anchor("composer.pill")
      .placed(in: layout.pill)
    }
  }

  /// What is attached before it is sent, with an x.
  private struct AttachedThumb: View {
    let look: Look
    let composer: Composer
    let shown: Shown

    var body: some View {
      HStack(spacing: 0) {
        if let photo = composer.photo.flatMap(shown.photo) {
          Image(Art(photo.art)).clipShape(RoundedRectangle(12)).frame(width: 66, height: 66)
            .overlay(.topTrailing) { remove }
            .anchor("composer.photo")
        } else if let name = composer.file {
          FileChip(look: look, name: name, detail: shown.files.first { $0.name == name }?.detail ?? "")
            .frame(width: 216, height: 60)
            .overlay(.topTrailing) { remove }
        }
        Spacer()
      }
    }

    private var remove: some View {
      Button(Action.removeAttachment) { press in
        SymbolView(symbol: .close, size: 11, color: look.color.onStop, weight: 3)
          .frame(width: 22, height: 22)
          .background { Circle().fill(look.color.stop) }
          .anchor("composer.remove")
          .pressed(press.amount)
      }
      .offset(x: 7, y: -7)
    }
  }

  /// The round button: a waveform for voice, an arrow to send, a square to stop.
  struct RoundButton: View {
    let look: Look
    let morph: Morph

    var body: some View {
      let p = ramp(look.t, from: morph.at, over: look.script.morph, .easeInOut)
      Button(Action.round) { press in
        ZStack {
          Circle().fill(ground(morph.before).mixed(with: ground(morph.kind), by: p))
          if p < 1 { glyph(morph.before).opacity(1 - p).scale(1 - 0.4 * p) }
          if p > 0 { glyph(morph.kind).opacity(p).scale(0.6 + 0.4 * p) }
        }
        .anchor("composer.button")
        .scale(1 - 0.08 * press.amount)
        .opacity(1 - 0.2 * min(max(press.amount, 0), 1))
      }
    }

    private func ground(_ kind: Morph.Kind) -> Color { kind == .stop ? look.color.stop : look.color.accent }

    private func glyph(_ kind: Morph.Kind) -> some View {
      switch kind {
      case .voice: SymbolView(symbol: .waveform, size: 29, color: look.color.onAccent)
      case .send: SymbolView(symbol: .arrowUp, size: 23, color: look.color.onAccent)
      case .stop: SymbolView(symbol: .stop, size: 22, color: look.color.onStop)
      }
    }
  }
}

import Scenes

extension ChatGPT {
  /// A question in the middle: a new title, or whether to delete.
  struct DialogView: View {
    let look: Look
    let state: State

    var body: some View {
      let shown = state.dialog.shown.value(look.t)
      if shown > 0.004 {
        let p = min(max(shown, 0), 1)
        let keyboard = SoftwareKeyboard.height(on: look.device) * state.composer.keyboard.value(look.t)
        ZStack(.topLeading) {
          Rectangle().fill(look.color.scrim.opacity(p))
          card
            .scale(1.1 - 0.1 * shown)
            .opacity(p)
            .placed(in: Rect(0, 0, look.device.width, look.device.height - keyboard), .center)
        }
        .allowsHitTesting(state.dialog.isOpen)
        .scope("dialog")
        .anchor("dialog")
      }
    }

    private var card: some View {
      let isRename = state.dialog.kind == .rename
      return VStack(.leading, spacing: 0) {
        Text(isRename ? look.copy.renameTitle : look.copy.deleteTitle).font(look.font.rowTitle)
          .foreground(look.color.text)
        if isRename {
          field.padding(Insets(top: 14))
        } else {
          Text(look.copy.deleteText.replacing("{title}", with: state.dialog.text))
            .font(look.font.thoughtText).foreground(look.color.text).lineSpacing(2)
            .padding(Insets(top: 8))
        }
        HStack(spacing: 8) {
          button(look.copy.cancel, .dialogCancel, look.color.row, look.color.text, "dialog.cancel")
          button(
            isRename ? look.copy.rename : look.copy.delete, .dialogDone,
            isRename ? look.color.accent : look.color.dangerFill, look.color.onAccent, "dialog.done")
        }
        .padding(Insets(top: 20))
      }
      .padding(Insets(top: 22, left: 20, bottom: 16, right: 20))
      .frame(width: 304)
      .background {
        RoundedRectangle(34).fill(look.color.card).shadow(look.color.dim.opacity(0.2), radius: 26, y: 10)
      }
      .anchor("dialog.card")
    }

    private func button(_ label: String, _ action: Action, _ ground: Color, _ ink: Color, _ name: String) -> some View {
      Button(action) { press in
        Text(label).font(look.font.rowTitle).foreground(ink)
          .frame(maxWidth: .infinity, minHeight: 46)
          .frame(height: 46)
          .background { Capsule().fill(ground) }
          .anchor(name)
          .pressed(press.amount)
      }
    }

    /// 0...1: the mark over the old title, which fades under a finger and goes with the first key.
    private var selection: Double {
      if state.dialog.isSelected { return 1 }
      guard let at = state.dialog.unselected, state.composer.key.map({ $0.at < at }) ?? true else { return 0 }
      return 1 - ramp(look.t, from: at, over: look.script.typedFade)
    }

    private var field: some View {
      let text = state.dialog.text
      let width = Typesetter.layout(Paragraph([TextSpan(text, font: look.font.row, paint: .color(.black))])).size.width
      return Button(Action.dialogField) { _ in
        ZStack(.leading) {
          RoundedRectangle(14).fill(look.color.row)
          if selection > 0 {
            RoundedRectangle(3).fill(look.color.accent.opacity(0.25 * selection)).frame(width: width + 2, height: 23)
              .anchor("dialog.selection")
              .padding(Insets(left: 13))
          }
          TextEditor(
            text, font: look.font.row, color: look.color.text, tint: look.color.accent,
            caret: state.dialog.isSelected ? nil : state.dialog.caret, insets: Insets(left: 14, right: 14)
          )
          .frame(height: 21)
          .anchor("dialog.editor")
        }
        .frame(height: 44)
      }
      .typed(when: state.dialog.caret != nil)
      .anchor("dialog.field")
    }
  }

  /// A small text that takes the place of the bar's pill, where it lies on nothing that is read, stays a moment, and goes.
  struct ToastView: View {
    let look: Look
    let toast: Toast?

    /// Wide enough to hide the pill.
    private static let least = 132.0

    var body: some View {
      if let toast {
        let p = toast.span.presence(look.t, fade: look.script.fade)
        if p > 0 {
          HStack(spacing: 7) {
            SymbolView(symbol: toast.symbol, size: 15, color: look.color.onToast, weight: 2.6)
            Text(toast.text).font(look.font.toast).foreground(look.color.onToast)
          }
          .padding(Insets(left: 14, right: 17))
          .frame(minWidth: ToastView.least)
          .frame(height: look.metric.bar)
          .background { Capsule().fill(look.color.toast).shadow(look.color.dim.opacity(0.12), radius: 10, y: 4) }
          .anchor("toast")
          .scale(0.92 + 0.08 * p)
          .opacity(p)
          .placed(in: Rect(0, look.device.safeTop, look.device.width, look.metric.bar), .center)
          .allowsHitTesting(false)
        }
      }
    }
  }
}

extension View {
  /// Takes keys while it has the focus.
  fileprivate func typed(when hasFocus: Bool) -> ViewList {
    ViewList([hasFocus ? onType(ChatGPT.Action.dialogField) : self])
  }
}

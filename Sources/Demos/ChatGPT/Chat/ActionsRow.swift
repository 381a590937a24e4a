import Scenes

extension ChatGPT {
  /// What one can do with a finished answer.
  struct ActionsRow: View {
    let look: Look
    let turn: Turn
    let index: Int
    /// 0...1.
    let fade: Double

    var body: some View {
      if fade > 0 {
        HStack(spacing: 0) {
          item(.copy, .copy(index), "copy", .check, turn.copied?.presence(look.t, fade: look.script.fade) ?? 0)
          item(.speaker, .read(index), "read", .stopReading, turn.spoken?.presence(look.t, fade: look.script.fade) ?? 0)
          item(.thumbUp, .up(index), "up", .thumbUpFill, turn.up.value(look.t), springs: turn.up)
          item(.thumbDown, .down(index), "down", .thumbDownFill, turn.down.value(look.t), springs: turn.down)
          item(.regenerate, .regenerate(index), "regenerate")
          item(.share, .share(index), "share")
        }
        .disabled(fade < 1)
        .opacity(fade)
      }
    }

    /// A symbol that changes into another, `change` 0...1 of the way.
    private func item(
      _ symbol: Symbol, _ action: Action, _ name: String, _ other: Symbol? = nil, _ change: Double = 0,
      springs: Motion? = nil
    ) -> some View {
      let p = min(max(change, 0), 1)
      let pop = springs.map { 1 + 0.25 * min(abs($0.velocity(look.t)) / 12, 1) } ?? 1
      return Button(action) { press in
        ZStack {
          SymbolView(symbol: symbol, size: 20, color: look.color.icon, weight: 1.7).opacity(1 - p)
          if let other, p > 0 {
            SymbolView(symbol: other, size: 20, color: look.color.icon, weight: 1.7).opacity(p).scale(
              0.6 + 0.4 * change)
          }
        }
        .scale(pop)
        .frame(width: look.metric.action, height: look.metric.action)
        .background {
          RoundedRectangle(11).fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)).padding(2)
        }
        .anchor("turn.\(index).\(name)")
        .scale(1 - 0.08 * press.amount)
      }
    }
  }

  /// Save and Share, below a picture.
  struct PictureButtons: View {
    let look: Look
    let index: Int
    let fade: Double

    var body: some View {
      if fade > 0 {
        HStack(spacing: 8) {
          button(.save, look.copy.save, .savePicture(index), "picture.save")
          button(.share, look.copy.share, .sharePicture(index), "picture.share")
        }
        .disabled(fade < 1)
        .opacity(fade)
      }
    }

    private func button(_ symbol: Symbol, _ label: String, _ action: Action, _ name: String) -> some View {
      Button(action) { press in
        HStack(spacing: 7) {
          SymbolView(symbol: symbol, size: 17, color: look.color.text)
          Text(label).font(look.font.chip).foreground(look.color.text)
        }
        .padding(Insets(left: 13, right: 16))
        .frame(height: 36)
        .background { Capsule().fill(look.color.row) }
        .anchor(name)
        .pressed(press.amount)
      }
    }
  }

  /// What one may ask next.
  struct FollowUps: View {
    let look: Look
    let placed: PlacedTurn
    let fade: Double

    var body: some View {
      let gone = placed.turn.chipsGone.map { ramp(look.t, from: $0, over: look.script.chipsFade) } ?? 0
      let shown = min(fade, 1 - gone)
      if shown > 0 {
        ZStack(.topLeading) {
          ForEach(zip(placed.chips, placed.turn.reply.chips).enumerated()) { index, chip in
            ChipView(look: look, label: chip.1, action: .followUp(index)).anchor("chip.\(index)").placed(in: chip.0)
          }
        }
        .disabled(fade < 1 || gone > 0)
        .opacity(shown)
      }
    }
  }

  /// A text in a capsule that can be tapped.
  struct ChipView: View {
    let look: Look
    let label: String
    let action: Action

    var body: some View {
      Button(action) { press in
        Text(label).font(look.font.chip).foreground(look.color.text)
          .padding(horizontal: 12)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            Capsule().fill(look.color.chip)
            Capsule().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1))
            Capsule().strokeBorder(look.color.chipEdge, width: 1)
          }
          .scale(1 - 0.04 * press.amount)
      }
    }
  }
}

import Scenes

extension ChatGPT {
  /// A question and its answer.
  struct TurnView: View {
    let look: Look
    let placed: PlacedTurn
    let shown: Shown
    /// The rows of it, in points, that may be seen: what stands elsewhere is left out.
    let seen: ClosedRange<Double>

    var body: some View {
      ZStack(.topLeading) {
        QuestionView(look: look, placed: placed, shown: shown)
        if let old = placed.turn.replaced, replacedOpacity > 0 {
          TurnAnswer(look: look, placed: TurnLayout(look: look).alone(old.value, placed), seen: seen)
            .opacity(replacedOpacity).allowsHitTesting(false)
        }
        TurnAnswer(look: look, placed: placed, seen: seen)
      }
      .frame(width: look.column, height: placed.height, alignment: .topLeading)
    }

    private var replacedOpacity: Double { 1 - ramp(look.t, from: placed.turn.sent, over: look.script.fade) }
  }

  /// All that ChatGPT says in a turn, and what one can do with it.
  struct TurnAnswer: View {
    let look: Look
    let placed: PlacedTurn
    /// The rows of the turn that may be seen.
    let seen: ClosedRange<Double>

    var body: some View {
      let turn = placed.turn
      let clock = StreamClock(turn, look)
      ZStack(.topLeading) {
        ThinkingView(look: look, placed: placed)
        ForEach(placed.blocks.filter { isSeen($0.frame) && isShown($0, clock) }) { block in
          BlockView(look: look, placed: block, clock: clock, turn: placed)
        }
        if placed.turn.reply.isPicture, let row = placed.pictureButtons, isSeen(row) {
          PictureButtons(look: look, index: placed.index, fade: finished).placed(in: row, .leading)
        }
        if isSeen(placed.actions) {
          ActionsRow(look: look, turn: turn, index: placed.index, fade: finished).placed(in: placed.actions, .leading)
        }
        FollowUps(look: look, placed: placed, fade: finished)
      }
    }

    private func isSeen(_ frame: Rect) -> Bool { frame.minY <= seen.upperBound && frame.maxY >= seen.lowerBound }

    /// Pictures show their blurred copy before they begin to sharpen.
    private func isShown(_ block: PlacedBlock, _ clock: StreamClock) -> Bool {
      if block.block.picture != nil, block.firstUnit == 0 { return look.t > placed.turn.sent }
      return clock.opacity(block.firstUnit) > 0
    }

    /// 0...1: what a finished answer gets.
    private var finished: Double {
      ramp(look.t, from: placed.turn.ends, over: look.script.actionsFade)
    }
  }

  /// What Sam said: a bubble on the right, below what he attached.
  struct QuestionView: View {
    let look: Look
    let placed: PlacedTurn
    let shown: Shown

    var body: some View {
      // A picture comes where a new chat greets: it waits until that has gone.
      let wait = placed.index == 0 && placed.attachment != nil ? look.script.heroFade : 0
      let age = look.t.since(placed.turn.asked) - wait
      ZStack(.topLeading) {
        if let frame = placed.attachment {
          AttachmentView(look: look, prompt: placed.turn.prompt, shown: shown).placed(in: frame)
        }
        if let frame = placed.bubble {
          ZStack {
            RoundedRectangle(look.metric.bubbleRadius).fill(look.color.bubble)
            Text(placed.turn.prompt?.text ?? "").font(look.font.body).foreground(look.color.bubbleText)
              .lineSpacing(look.metric.lineSpacing)
              .frame(width: frame.width - 32, height: frame.height - 22)
          }
          .anchor("turn.\(placed.index).bubble")
          .placed(in: frame)
        }
      }
      .risesIn(age, by: 10)
    }
  }

  /// A photo or a file in the transcript.
  struct AttachmentView: View {
    let look: Look
    let prompt: Prompt?
    let shown: Shown

    var body: some View {
      if let photo = prompt?.photo.flatMap(shown.photo) {
        Image(Art(photo.art)).clipShape(RoundedRectangle(look.metric.cardRadius)).anchor("bubble.photo")
      } else if let name = prompt?.file {
        FileChip(look: look, name: name, detail: shown.files.first { $0.name == name }?.detail ?? "")
      }
    }
  }

  /// A file as a chip: its sheet, name and size.
  struct FileChip: View {
    let look: Look
    let name: String
    let detail: String

    var body: some View {
      HStack(spacing: 10) {
        SymbolView(symbol: .document, size: 20, color: look.color.onAccent)
          .frame(width: 38, height: 38)
          .background { RoundedRectangle(10).fill(look.color.accent) }
        VStack(.leading, spacing: 1) {
          Text(name).font(look.font.cardTitle).foreground(look.color.text).lineLimit(1)
          Text(detail).font(look.font.cardLine).foreground(look.color.secondary)
        }
        Spacer()
      }
      .padding(horizontal: 11)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        RoundedRectangle(look.metric.cardRadius).fill(look.color.chip)
        RoundedRectangle(look.metric.cardRadius).strokeBorder(look.color.chipEdge, width: 1)
      }
      .anchor("file")
    }
  }
}

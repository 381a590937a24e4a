import Scenes

extension ChatGPT {
  /// "Thinking" with a light that runs over it, then "Thought for …", which unfolds; for pictures "Creating
  /// image", which becomes "Image created" where it stands.
  struct ThinkingView: View {
    let look: Look
    let placed: PlacedTurn

    var body: some View {
      let turn = placed.turn
      ZStack(.topLeading) {
        if let frame = placed.thinking {
          if turn.reply.isPicture {
            let done = ramp(look.t, from: turn.ends, over: look.script.fade)
            ShimmerText(look: look, text: look.copy.creating, since: turn.sent)
              .opacity(min(arrives(turn), 1 - min(1, 2 * done)))
              .placed(in: frame)
            // The one has gone before the other comes, as they are of like length.
            Text(turn.isStopped ? look.copy.stoppedCreating : look.copy.created)
              .font(look.font.thought).foreground(look.color.secondary)
              .opacity(max(0, 2 * done - 1))
              .placed(in: frame)
          } else {
            let done = ramp(look.t, from: turn.sent + turn.reply.thinking, over: look.script.fade)
            ShimmerText(look: look, text: look.copy.thinking, since: turn.sent)
              .opacity(min(arrives(turn), 1 - done))
              .placed(in: frame)
            ThoughtLine(look: look, placed: placed).opacity(done).placed(in: frame)
          }
        }
        if let frame = placed.thought { ThoughtLines(look: look, turn: turn, frame: frame) }
      }
    }

    private func arrives(_ turn: Turn) -> Double { ramp(look.t, from: turn.sent, over: look.script.fade) }
  }

  /// Grey words with a soft light that runs over them, again and again.
  struct ShimmerText: View {
    let look: Look
    let text: String
    let since: Instant

    var body: some View {
      Text(text).font(look.font.thought).foreground(Paint.linear(light))
    }

    private var light: LinearGradient {
      let width = Typesetter.layout(Paragraph([TextSpan(text, font: look.font.thought, paint: .color(.black))])).size
        .width
      let band = width * 0.45
      let loop = look.script.shimmer + look.script.shimmerPause
      let age = max(0, look.t.since(since))
      let phase = min((age - (age / loop).rounded(.down) * loop) / look.script.shimmer, 1)
      let middle = -band + (width + 2 * band) * phase
      let (grey, bright) = (look.color.secondary, look.color.shimmer)
      return LinearGradient(
        from: Point(middle - band, 0), to: Point(middle + band, 0),
        stops: [
          Stop(0, grey), Stop(0.25, grey.mixed(with: bright, by: 0.2)), Stop(0.5, bright),
          Stop(0.75, grey.mixed(with: bright, by: 0.2)), Stop(1, grey),
        ])
    }
  }

  /// "Thought for 2 seconds" with a chevron that turns.
  private struct ThoughtLine: View {
    let look: Look
    let placed: PlacedTurn

    var body: some View {
      let turn = placed.turn
      Button(Action.thought(placed.index)) { press in
        HStack(spacing: 5) {
          Text(label).font(look.font.thought).foreground(look.color.secondary)
          SymbolView(symbol: .chevronRight, size: 13, color: look.color.secondary, weight: 2.6)
            .rotation(90 * turn.thought.value(look.t))
        }
        .anchor("thought")
        .opacity(1 - 0.5 * min(max(press.amount, 0), 1))
      }
    }

    private var label: String {
      let turn = placed.turn
      if turn.isStopped && turn.reply.blocks.isEmpty { return look.copy.stoppedThinking }
      let seconds = Int(turn.reply.thinking.rounded())
      return look.copy.thought.replacing("{seconds}", with: String(seconds))
    }
  }

  /// What it thought, beside a line.
  private struct ThoughtLines: View {
    let look: Look
    let turn: Turn
    let frame: Rect

    var body: some View {
      let open = turn.thought.value(look.t)
      let visible = frame.height * min(max(open, 0), 1)
      ZStack(.topLeading) {
        Capsule().fill(look.color.rule).frame(width: 2, height: frame.height)
        Text(turn.reply.thought.joined(separator: "\n"))
          .font(look.font.thoughtText).foreground(look.color.secondary)
          .lineSpacing(look.metric.lineSpacing)
          .frame(width: frame.width - 18, height: frame.height, alignment: .topLeading)
          .padding(Insets(left: 14))
      }
      .clipShape(PathShape { rect in Path { $0.addRect(Rect(rect.x, rect.y, rect.width, visible + 2)) } })
      .opacity(min(max(open, 0), 1))
      .placed(in: frame)
    }
  }
}

import Scenes

extension ChatGPT {
  /// The chat: its transcript or, before the first message, what greets; composer and top bar over it.
  struct ChatPage: View {
    let look: Look
    let state: State
    /// Without what is read: between one chat and another.
    var isBare = false

    var body: some View {
      let composer = ComposerLayout(look, state.composer)
      ZStack(.topLeading) {
        Rectangle().fill(look.color.background).anchor("bg").allowsHitTesting(false)
        if !isBare {
          TranscriptView(look: look, state: state, composerTop: composer.top)
          HeroView(look: look, state: state, composer: composer)
        }
        EdgeFades(look: look, composerTop: composer.top)
        ComposerView(look: look, state: state, layout: composer)
        TopBar(look: look, state: state)
        HookArea(look: look)
      }
    }
  }

  /// The messages, scrolled.
  struct TranscriptView: View {
    let look: Look
    let state: State
    let composerTop: Double

    var body: some View {
      let scroll = TranscriptWindow(look, state, composerTop: composerTop)
      let offset = look.snapped(scroll.offset)
      let top = scroll.viewport.top
      ZStack(.topLeading) {
        ForEach(scroll.transcript.turns.filter { isSeen($0, top - offset) }) { turn in
          TurnView(look: look, placed: turn, shown: state.shown, seen: seen(turn, top - offset))
            .placed(in: Rect(look.metric.margin, look.snapped(turn.y), look.column, turn.height))
        }
      }
      .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
      .offset(y: look.snapped(top - offset))
      .anchor("transcript.content")
      .clipped()
      .onDrag(Action.transcript)
      .anchor("transcript")
    }

    /// True for turns that reach into the canvas, or could in the next frames.
    private func isSeen(_ turn: PlacedTurn, _ shift: Double) -> Bool {
      let seen = seen(turn, shift)
      return turn.height > seen.lowerBound && seen.upperBound > 0
    }

    /// What the canvas shows of a turn, or could in the next frames, in the turn's own coordinates.
    private func seen(_ turn: PlacedTurn, _ shift: Double) -> ClosedRange<Double> {
      let near = 240.0
      let top = -near - turn.y - shift
      return top...(top + look.device.height + 2 * near)
    }
  }

  /// A laid-out transcript and where it is scrolled to.
  struct TranscriptWindow {
    let look: Look
    let transcript: Transcript
    let viewport: Viewport
    private let scroll: TranscriptScroll

    init(_ look: Look, _ state: State, composerTop: Double) {
      self.look = look
      transcript = TurnLayout(look: look).transcript(state.current)
      viewport = Viewport(look, composerTop: composerTop)
      scroll = state.scroll
    }

    /// By hand, or by itself.
    var offset: Double {
      if let hand = scroll.byHand {
        let touch = look.now.touches.last { $0.isDown(look.t) }
        return hand.offset(look.t, finger: -(touch?.translation(look.t).y ?? 0))
      }
      return viewport.follow(transcript) + scroll.correction.value(look.t)
    }
  }

  /// Content fades into the ground above and below.
  struct EdgeFades: View {
    let look: Look
    /// Nil where nothing stands at the bottom.
    let composerTop: Double?

    var body: some View {
      let ground = look.color.background
      // Gone a little below a tenth of the screen, which motion keeps clear of: glass spreads what it shows.
      let solid = look.snapped(look.device.height * 0.1 + 4)
      let end = look.barBottom + 12
      ZStack(.topLeading) {
        Rectangle().fill(ground).placed(in: Rect(0, 0, look.device.width, solid))
        // It begins beneath what is solid: on no canvas is there a row between the two that shows what lies below.
        Rectangle().fill(UnitPaint.linear(from: .top, to: .bottom, stops(EdgeFades.above, ground)))
          .placed(in: Rect(0, solid - 1, look.device.width, end - solid + 1))
        if let composerTop {
          // Ends where content at rest ends, so that nothing that rests is pale.
          let bottom = composerTop - 2
          Rectangle().fill(UnitPaint.linear(from: .bottom, to: .top, stops(EdgeFades.below, ground)))
            .placed(in: Rect(0, bottom - 12, look.device.width, 12))
          Rectangle().fill(ground)
            .placed(in: Rect(0, bottom, look.device.width, max(0, look.device.height - bottom)))
        }
      }
      .allowsHitTesting(false)
    }

    /// How much of the ground there is along each fade. Above, a little of what lies below shines through the bar's
    /// glass; beside and just below the glass no word can be read.
    private static let above = [
      (0.0, 1.0), (0.28, 0.97), (0.42, 0.96), (0.55, 0.93), (0.64, 0.8), (0.73, 0.5), (0.81, 0.24), (0.89, 0.07),
      (1, 0),
    ]
    private static let below = [(0.0, 1.0), (0.2, 0.94), (0.45, 0.7), (0.7, 0.32), (0.88, 0.08), (1, 0)]

    private func stops(_ fade: [(Double, Double)], _ ground: Color) -> [Stop] {
      fade.map { Stop($0.0, ground.opacity($0.1)) }
    }
  }
}

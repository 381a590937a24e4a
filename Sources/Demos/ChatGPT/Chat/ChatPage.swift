import Scenes

extension ChatGPT {
  /// The chat: its transcript or, before the first message, what greets; composer and top bar over it.
  struct ChatPage: View {
    let look: Look
    let state: State

    var body: some View {
      let composer = ComposerLayout(look, state.composer)
      ZStack(.topLeading) {
        Rectangle().fill(look.color.background).anchor("bg").allowsHitTesting(false)
        TranscriptView(look: look, state: state, composerTop: composer.top)
        HeroView(look: look, state: state, composer: composer)
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
          TurnView(look: look, placed: turn, shown: state.shown)
            .placed(in: Rect(look.metric.margin, turn.y, look.column, turn.height))
        }
      }
      .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
      .offset(y: top - offset)
      .anchor("transcript.content")
      .clipped()
      .onDrag(Action.transcript)
      .anchor("transcript")
    }

    /// True for turns that reach into the canvas, or could in the next frames.
    private func isSeen(_ turn: PlacedTurn, _ shift: Double) -> Bool {
      let near = 240.0
      return turn.y + turn.height + shift > -near && turn.y + shift < look.device.height + near
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
      let end = look.barBottom + 10
      ZStack(.topLeading) {
        Rectangle().fill(ground).placed(in: Rect(0, 0, look.device.width, solid))
        fade(from: .top, to: .bottom, ground).placed(in: Rect(0, solid, look.device.width, end - solid))
        if let composerTop {
          // Ends where content at rest ends, so that nothing that rests is pale.
          let bottom = composerTop - 2
          fade(from: .bottom, to: .top, ground).placed(in: Rect(0, bottom - 12, look.device.width, 12))
          Rectangle().fill(ground)
            .placed(in: Rect(0, bottom, look.device.width, max(0, look.device.height - bottom)))
        }
      }
      .allowsHitTesting(false)
    }

    private func fade(from: Alignment, to: Alignment, _ ground: Color) -> some View {
      Rectangle().fill(
        UnitPaint.linear(
          from: from, to: to,
          [
            Stop(0, ground), Stop(0.2, ground.opacity(0.94)), Stop(0.45, ground.opacity(0.7)),
            Stop(0.7, ground.opacity(0.32)), Stop(0.88, ground.opacity(0.08)), Stop(1, ground.opacity(0)),
          ]))
    }
  }
}

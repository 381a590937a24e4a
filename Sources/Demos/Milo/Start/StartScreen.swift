import Scenes

extension Milo {
  /// Screen 5: the first thought.
  struct StartScreen: View {
    let content: Content
    let state: State
    let age: Double
    let now: Now

    var body: some View {
      let copy = content.brand.start
      Scaffold(
        content, age: age, title: copy.title, subtitle: copy.subtitle, button: copy.button, action: .go(.stamp),
        footnote: Footnote(content: content, text: copy.footnote), lift: lift
      ) {
        ArchCard(content: content, state: state, now: now)
          .padding(Insets(top: 16, left: side, right: side))
          .staggersIn(age, 1, content.script)
      }
    }

    private var side: Double { content.theme.metric.side(on: now.device) }

    /// With a keyboard on the screen everything makes room, so that the field stays in sight.
    private var lift: (foot: Double, share: Double) { (533, min(max(state.keyboard.value(now.t), 0), 1)) }
  }

  /// The arch that holds the companion, the question and the field.
  private struct ArchCard: View {
    let content: Content
    let state: State
    let now: Now

    var body: some View {
      let copy = content.brand.start
      let color = content.theme.color
      VStack(spacing: 0) {
        WavingCompanion(content: content, companion: state.companion ?? .pip, now: now)
        Text(copy.heading).font(content.theme.font.heading).foreground(color.ink).padding(Insets(top: 14))
        Text(copy.hint).font(content.theme.font.hint).foreground(color.muted).padding(Insets(top: 4))
        ThoughtField(content: content, thought: state.thought, caret: state.caret)
          .padding(Insets(top: 16, left: 20, bottom: 22, right: 20))
      }
      .padding(Insets(top: 18))
      .frame(maxWidth: .infinity)
      .background { ArchShape(bottom: content.theme.metric.archRadius).fill(color.track).anchor("start.arch") }
      .overlay(.topTrailing) {
        SkipBubble(content: content, drift: 2.5 * wave(now.age(state.since) / 3.4))
          .padding(Insets(top: 22, right: 8))
      }
    }
  }

  /// A rectangle whose top is a half circle.
  private struct ArchShape: Shape {
    let bottom: Double

    func path(in rect: Rect) -> Path {
      let radius = rect.width / 2
      return Path {
        $0.move(to: Point(rect.minX, rect.minY + radius))
        $0.addArc(center: Point(rect.midX, rect.minY + radius), radius: radius, start: 180, end: 360)
        $0.addLine(to: Point(rect.maxX, rect.maxY - bottom))
        $0.addArc(center: Point(rect.maxX - bottom, rect.maxY - bottom), radius: bottom, start: 0, end: 90)
        $0.addLine(to: Point(rect.minX + bottom, rect.maxY))
        $0.addArc(center: Point(rect.minX + bottom, rect.maxY - bottom), radius: bottom, start: 90, end: 180)
        $0.closeSubpath()
      }
    }

    var cornerRadius: Double? { bottom }
  }

  /// The chosen companion in a white circle, waving both hands.
  private struct WavingCompanion: View {
    let content: Content
    let companion: Companion
    let now: Now

    private static let circle = 150.0

    var body: some View {
      let swing = wave(now.t.seconds / 0.9)
      let lag = wave(now.t.seconds / 0.9 - 0.18)
      let height = 148.0
      ZStack(.bottom) {
        Circle().fill(content.theme.color.surface).anchor("start.circle")
        Canvas(box: Companion.box) { companion.layers(pose: .bothWaving(left: swing, right: lag)) }
          .replaceable(by: companion.art)
          .frame(width: height * Companion.box.width / Companion.box.height, height: height)
          .offset(y: -4)
          .anchor("start.companion")
      }
      .frame(width: WavingCompanion.circle, height: WavingCompanion.circle)
    }
  }

  /// The round bubble that leads on without a thought.
  private struct SkipBubble: View {
    let content: Content
    let drift: Double

    var body: some View {
      let color = content.theme.color
      return Button(Action.skipThought) { press in
        Text(content.brand.start.skip).font(content.theme.font.bubble).foreground(color.purple)
          .frame(width: 62, height: 62)
          .background { Circle().fill(color.lavender) }
          .anchor("start.skip")
          .scale(1 - 0.06 * press.amount)
          .opacity(1 - 0.3 * min(max(press.amount, 0), 1))
      }
      .offset(y: drift)
    }
  }
}

import Scenes

extension Milo {
  /// Screen 4: how many minutes a day.
  struct RhythmScreen: View {
    let content: Content
    let state: State
    let age: Double
    let now: Now

    var body: some View {
      let copy = content.brand.rhythm
      let script = content.script
      let side = content.theme.metric.side(on: now.device)
      Scaffold(
        content, age: age, title: copy.title, subtitle: copy.subtitle, button: copy.button, action: .go(.start),
        footnote: FootnoteLink(content: content, text: copy.skip, action: .skip(.start)).anchor("button.footnote")
      ) {
        DialView(content: content, dial: state.dial, now: now)
          .padding(Insets(top: 20))
          .risesIn(age, by: script.rise)
        MinutesPill(content: content, dial: state.dial, now: now)
          .padding(Insets(top: 20))
          .staggersIn(age, 1, script)
        NudgeCard(content: content, on: state.nudge.value(now.t))
          .padding(Insets(top: 20, left: side, right: side))
          .staggersIn(age, 2, script)
      }
    }
  }

  /// The minutes that are set, and what they are called.
  private struct MinutesPill: View {
    let content: Content
    let dial: Dial
    let now: Now

    var body: some View {
      let font = content.theme.font
      let color = content.theme.color
      VStack(spacing: 0) {
        RollingNumber(
          dial.named.map { RollingNumber.Step($0.value, at: $0.at) }, font: font.pillNumber, color: color.ink,
          at: now.t
        )
        .anchor("pill.number")
        ZStack {
          ForEach(labels) { label in
            Text(label.text).font(font.pillLabel).foreground(color.ink).opacity(label.opacity)
          }
        }
        .anchor("pill.label")
      }
      .frame(width: 132, height: 56)
      .background { RoundedRectangle(content.theme.metric.pillRadius).fill(color.pill).anchor("pill") }
    }

    /// The current label, and the one before while it fades.
    private var labels: [(text: String, opacity: Double)] {
      var found: [(text: String, opacity: Double)] = []
      var last = ""
      for step in dial.named where step.at <= now.t {
        let text = content.fixtures.label(for: step.value)
        guard text != last else { continue }
        last = text
        // The old one goes before the new one comes, so that they are never read through one another.
        let isFirst = found.isEmpty
        let out = isFirst ? 1 : ramp(now.t, from: step.at, over: 0.14, .easeInOut)
        let into = isFirst ? 1 : ramp(now.t, from: step.at + 0.1, over: 0.2, .easeInOut)
        found = found.map { ($0.text, $0.opacity * (1 - out)) }.filter { $0.opacity > 0 } + [(text, into)]
      }
      return found
    }
  }

  /// The card with the switch.
  private struct NudgeCard: View {
    let content: Content
    let on: Double

    var body: some View {
      let copy = content.brand.rhythm
      let color = content.theme.color
      HStack(spacing: 14) {
        BellIcon(color: color.ink).frame(width: 24, height: 26)
        VStack(.leading, spacing: 2) {
          Text(copy.nudge).font(content.theme.font.nudge).foreground(color.ink)
          Text(copy.nudgeTime).font(content.theme.font.nudgeTime).foreground(color.muted)
        }
        Spacer()
        Toggle(on, onColor: color.toggleOn, offColor: color.toggleOff, action: Action.nudge).anchor("nudge.toggle")
      }
      .padding(horizontal: 18, vertical: 14)
      .background { RoundedRectangle(content.theme.metric.nudgeRadius).fill(color.nudge).anchor("nudge.card") }
    }
  }

  /// A bell in outline: dome with a flared rim, knob, clapper.
  struct BellIcon: View {
    let color: Color

    var body: some View {
      Canvas(box: Size(24, 26)) {
        let dome = Path {
          $0.move(to: Point(3, 19.6))
          $0.addCurve(to: Point(5.6, 11), control1: Point(5.2, 17.4), control2: Point(5.6, 14.6))
          $0.addCurve(to: Point(12, 4.4), control1: Point(5.6, 7), control2: Point(8.4, 4.4))
          $0.addCurve(to: Point(18.4, 11), control1: Point(15.6, 4.4), control2: Point(18.4, 7))
          $0.addCurve(to: Point(21, 19.6), control1: Point(18.4, 14.6), control2: Point(18.8, 17.4))
          $0.closeSubpath()
        }
        let knob = Path {
          $0.move(to: Point(12, 4.2))
          $0.addLine(to: Point(12, 2.4))
        }
        let clapper = Path { $0.addArc(center: Point(12, 21.6), radius: 2.6, start: 20, end: 160) }
        let line = Stroke(1.7)
        return [dome, knob, clapper].map { .stroke($0, line, .color(color)) }
      }
    }
  }
}

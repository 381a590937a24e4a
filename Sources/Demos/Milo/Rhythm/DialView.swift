import Scenes

extension Milo {
  /// The dial: ticks, ring, arc with its knob, and the big number in the middle.
  struct DialView: View {
    let content: Content
    let dial: Dial
    let now: Now

    private var size: Double { content.theme.metric.dial }
    private var ring: Double { content.theme.metric.ring }
    private var middle: Double { size / 2 - 22 - ring / 2 }
    private var degreesPerMinute: Double { 360 / Double(content.script.maxMinutes) }

    var body: some View {
      let color = content.theme.color
      let value = dial.value(now.t)
      let track = Track(
        center: Point(size / 2, size / 2), radius: middle, degreesPerUnit: degreesPerMinute, value: value,
        range: 1...Double(content.script.maxMinutes))
      ZStack {
        Canvas { ticks(in: $0) }.anchor("dial.ticks")
        Canvas { [.stroke(circle($0.center), Stroke(ring), .color(color.track))] }.anchor("dial.track")
        DialArc(sweep: value * degreesPerMinute, radius: middle, ring: ring, color: color.arc)
        Circle().fill(color.surface).frame(width: 2 * (middle - ring / 2) - 12)
          .shadow(color.black.opacity(0.06), radius: 7, y: 3)
          .anchor("dial.center")
        VStack(spacing: 0) {
          RollingNumber(
            dial.shown.map { RollingNumber.Step($0.value, at: $0.at) }, font: content.theme.font.number,
            color: color.ink, at: now.t
          )
          .anchor("dial.number")
          Text(content.brand.rhythm.unit).font(content.theme.font.unit).foreground(color.muted)
        }
        // Between the circle's edges the ink is what is centred, not the line boxes.
        .offset(y: -5)
        DialKnob(angle: value * degreesPerMinute, radius: middle, color: color)
      }
      .frame(width: size, height: size)
      .onDrag(Action.dial, track: track)
      .anchor("dial")
    }

    private func circle(_ center: Point) -> Path {
      Path { $0.addEllipse(in: Rect(center: center, size: Size(2 * middle, 2 * middle))) }
    }

    /// 60 ticks, every fifth one heavy.
    private func ticks(in rect: Rect) -> [Layer] {
      let color = content.theme.color
      return [false, true].map { isMajor in
        let length = isMajor ? 14.0 : 8
        let path = Path { path in
          for index in 0..<60 where (index % 5 == 0) == isMajor {
            let turn = Transform.rotation(degrees: Double(index) * 6)
            path.move(to: rect.center + turn.apply(Point(0, -size / 2)))
            path.addLine(to: rect.center + turn.apply(Point(0, -size / 2 + length)))
          }
        }
        return .stroke(
          path, Stroke(isMajor ? 3 : 1.5, cap: .butt), .color(isMajor ? color.black : color.minorTick))
      }
    }
  }

  /// The coloured arc, clockwise from 12 o'clock.
  private struct DialArc: PrimitiveView {
    let sweep: Double
    let radius: Double
    let ring: Double
    let color: Color

    func nodes(in context: Context) -> [Node] {
      ArcShape(radius: radius, sweep: sweep).stroke(color, Stroke(ring, cap: .butt)).anchor("dial.arc")
        .nodes(in: context)
    }
  }

  /// A black capsule across the ring with a white dot, at the arc's end.
  private struct DialKnob: View {
    let angle: Double
    let radius: Double
    let color: Theme.Colors

    var body: some View {
      ZStack {
        Capsule().fill(color.black).frame(width: 21, height: 46)
          .shadow(color.black.opacity(0.22), radius: 3, y: 1)
        Circle().fill(color.surface).frame(width: 8, height: 8).offset(y: 0)
      }
      .offset(y: -radius)
      .rotation(angle)
      .anchor("dial.knob")
    }
  }
}

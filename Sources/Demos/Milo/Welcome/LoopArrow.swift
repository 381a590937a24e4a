import Scenes

extension Milo {
  /// The hand-drawn arrow of the first screen: it comes from the upper right, makes one loop near the middle and drops
  /// to an open head. Drawn in the frame it is given, meant for about 200 x 235 points.
  struct LoopArrow: View {
    let content: Content
    /// How much of it is drawn, 0...1: the line first, then the head.
    let trim: Double

    private static let width = 2.0
    private var color: Color { content.theme.color.black }

    /// The part of `trim` that the line takes.
    static let lineShare = 0.88

    private var line: Double { min(max(trim / Self.lineShare, 0), 1) }
    private var head: Double { min(max((trim - Self.lineShare) / (1 - Self.lineShare), 0), 1) }

    var body: some View {
      ZStack {
        if line > 0 { Line().stroke(color, Stroke(Self.width, trimTo: line)) }
        if head > 0 {
          Barb(isLeft: true).stroke(color, Stroke(Self.width, trimTo: head))
          Barb(isLeft: false).stroke(color, Stroke(Self.width, trimTo: head))
        }
      }
    }
  }
}

/// The line in a box of 200 x 235. Its curvature runs on without a jump: it was fitted as the curve of least change of
/// curvature through its turning points.
private struct Line: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(189.98, 8.06))
      b.addCurve(to: Point(161.18, 34.04), control1: Point(183.72, 19.83), control2: Point(173.10, 28.42))
      b.addCurve(to: Point(123.81, 46.63), control1: Point(149.26, 39.68), control2: Point(136.30, 42.58))
      b.addCurve(to: Point(86.65, 59.89), control1: Point(111.36, 50.67), control2: Point(99.41, 56.94))
      b.addCurve(to: Point(56.43, 43.85), control1: Point(70.20, 63.69), control2: Point(56.55, 56.51))
      b.addCurve(to: Point(85.80, 34.87), control1: Point(56.29, 29.82), control2: Point(73.65, 23.55))
      b.addCurve(to: Point(99.36, 71.08), control1: Point(95.17, 43.62), control2: Point(98.07, 58.43))
      b.addCurve(to: Point(100.33, 110.52), control1: Point(100.70, 84.17), control2: Point(100.54, 97.38))
      b.addCurve(to: Point(99.70, 149.99), control1: Point(100.12, 123.68), control2: Point(99.80, 136.83))
      b.addCurve(to: Point(99.79, 189.47), control1: Point(99.61, 163.15), control2: Point(99.69, 176.31))
      b.addCurve(to: Point(100.00, 228.94), control1: Point(99.89, 202.63), control2: Point(99.99, 215.78))
    }.applying(fit(rect))
  }
}

/// One side of the head, drawn from the tip outwards.
private struct Barb: Shape {
  let isLeft: Bool

  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(100.00, 228.94))
      if isLeft {
        b.addCurve(to: Point(87.6, 214.6), control1: Point(95.8, 224.5), control2: Point(91.4, 219.4))
      } else {
        b.addCurve(to: Point(111.9, 213.2), control1: Point(103.9, 224.0), control2: Point(108.2, 218.4))
      }
    }.applying(fit(rect))
  }
}

private func fit(_ rect: Rect) -> Transform {
  .translation(rect.x, rect.y).concat(.scale(rect.width / 200, rect.height / 235))
}

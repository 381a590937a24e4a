import Scenes

extension Milo {
  /// A small five-pointed star with soft points and an ink edge.
  struct HandStar: View {
    let colors: Theme.PaperColors

    var body: some View {
      ZStack {
        Star().fill(colors.star)
        Star().stroke(colors.starEdge, width: 1.3)
      }
    }
  }
}

private struct Star: Shape {
  // Tips and notches, clockwise from the top, as fractions of the box; drawn by hand, so no two alike.
  private static let tips = [
    Point(0.50, 0.03), Point(0.985, 0.385), Point(0.80, 0.965), Point(0.205, 0.955), Point(0.015, 0.395),
  ]
  private static let notches = [
    Point(0.645, 0.325), Point(0.775, 0.615), Point(0.50, 0.775), Point(0.225, 0.62), Point(0.35, 0.33),
  ]

  func path(in rect: Rect) -> Path {
    func at(_ p: Point) -> Point { Point(rect.x + p.x * rect.width, rect.y + p.y * rect.height) }
    let tips = Self.tips.map(at), notches = Self.notches.map(at)
    return Path { b in
      for i in 0..<5 {
        let tip = tips[i], before = notches[(i + 4) % 5], after = notches[i]
        let start = tip.mixed(with: before, by: 0.2), end = tip.mixed(with: after, by: 0.2)
        if i == 0 { b.move(to: start) } else { b.addLine(to: start) }
        b.addCurve(to: end, control1: tip.mixed(with: before, by: 0.03), control2: tip.mixed(with: after, by: 0.03))
        b.addLine(to: after)
      }
      b.closeSubpath()
    }
  }
}

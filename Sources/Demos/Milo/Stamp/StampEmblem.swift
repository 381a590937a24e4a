import Scenes

extension Milo {
  /// The mark on the stamp: one thick line that goes round a heart, curls into a drop in its cleft, and ends in a hook.
  struct StampEmblem: View {
    let color: Color

    /// The mark with its line's width, points.
    static let box = Size(143, 137.4)
    private static let line = 16.0

    var body: some View { Mark().stroke(color, width: Self.line) }
  }
}

/// The line in a box of 143 points' width. It always turns the same way and its curvature runs on without a jump: it was
/// fitted as the curve of least change of curvature through its turning points.
private struct Mark: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(25.95, 102.10))
      b.addCurve(to: Point(12.79, 77.06), control1: Point(20.11, 94.63), control2: Point(15.77, 86.05))
      b.addCurve(to: Point(8.00, 49.16), control1: Point(9.82, 68.10), control2: Point(8.07, 58.61))
      b.addCurve(to: Point(14.89, 21.99), control1: Point(7.94, 39.75), control2: Point(9.66, 29.99))
      b.addCurve(to: Point(38.44, 8.05), control1: Point(20.31, 13.68), control2: Point(28.77, 8.61))
      b.addCurve(to: Point(64.90, 16.88), control1: Point(48.04, 7.50), control2: Point(57.19, 11.47))
      b.addCurve(to: Point(84.20, 37.44), control1: Point(72.00, 21.87), control2: Point(79.78, 29.29))
      b.addCurve(to: Point(83.16, 64.01), control1: Point(88.92, 46.15), control2: Point(89.85, 56.84))
      b.addCurve(to: Point(58.67, 61.72), control1: Point(76.11, 71.55), control2: Point(64.31, 70.35))
      b.addCurve(to: Point(60.84, 34.93), control1: Point(53.32, 53.55), control2: Point(55.61, 43.20))
      b.addCurve(to: Point(81.04, 15.22), control1: Point(65.64, 27.33), control2: Point(73.55, 19.99))
      b.addCurve(to: Point(107.98, 8.39), control1: Point(89.24, 9.99), control2: Point(98.50, 6.87))
      b.addCurve(to: Point(129.97, 24.71), control1: Point(117.55, 9.92), control2: Point(125.37, 15.95))
      b.addCurve(to: Point(134.86, 52.36), control1: Point(134.41, 33.14), control2: Point(135.43, 42.97))
      b.addCurve(to: Point(128.97, 80.07), control1: Point(134.28, 61.80), control2: Point(132.15, 71.17))
      b.addCurve(to: Point(116.00, 105.27), control1: Point(125.78, 88.99), control2: Point(121.46, 97.53))
      b.addCurve(to: Point(95.69, 124.84), control1: Point(110.59, 112.94), control2: Point(103.91, 120.16))
      b.addCurve(to: Point(65.20, 125.60), control1: Point(86.40, 130.14), control2: Point(74.80, 131.70))
      b.addCurve(to: Point(59.60, 99.20), control1: Point(55.20, 119.24), control2: Point(52.40, 107.40))
    }.applying(.translation(rect.x, rect.y).concat(.scale(rect.width / 143, rect.height / 137.4)))
  }
}

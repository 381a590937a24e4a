import Scenes

/// A white mug with a heart, its middle at the origin, its handle on the right.
enum Mug {
  private static let body = Path { b in
    b.move(to: Point(-17, -16))
    b.addCurve(to: Point(-13, 17), control1: Point(-17, -4), control2: Point(-15.6, 8))
    b.addCurve(to: Point(0, 21), control1: Point(-12, 20.4), control2: Point(-6, 21))
    b.addCurve(to: Point(13, 17), control1: Point(6, 21), control2: Point(12, 20.4))
    b.addCurve(to: Point(17, -16), control1: Point(15.6, 8), control2: Point(17, -4))
    b.addCurve(to: Point(-17, -16), control1: Point(12, -11), control2: Point(-12, -11))
    b.closeSubpath()
  }
  private static let shade = Path { b in
    b.move(to: Point(10, -20))
    b.addCurve(to: Point(3, 24), control1: Point(11, -4), control2: Point(9, 14))
    b.addLine(to: Point(24, 24))
    b.addLine(to: Point(24, -20))
    b.closeSubpath()
  }
  private static let handle = Path { b in
    b.move(to: Point(14, -9))
    b.addCurve(to: Point(26.5, -0.6), control1: Point(21, -11.6), control2: Point(26.5, -7.6))
    b.addCurve(to: Point(12, 10.4), control1: Point(26.5, 6.6), control2: Point(19.4, 11.6))
  }
  static let heart = Path { b in
    b.move(to: Point(0, 7.6))
    b.addCurve(to: Point(-8, -2.6), control1: Point(-3.2, 5.2), control2: Point(-8, 2))
    b.addCurve(to: Point(0, -4), control1: Point(-8, -8), control2: Point(-1.6, -8.4))
    b.addCurve(to: Point(8, -2.6), control1: Point(1.6, -8.4), control2: Point(8, -8))
    b.addCurve(to: Point(0, 7.6), control1: Point(8, 2), control2: Point(3.2, 5.2))
    b.closeSubpath()
  }
  private static let steam = [
    Ink.line(
      Cubic(a: Point(1, -23), b: Point(-5, -29), c: Point(7, -35), d: Point(1.4, -43)), from: 1.4, middle: 3, to: 0.8),
    Ink.line(
      Cubic(a: Point(9.4, -23), b: Point(4.6, -27.6), c: Point(14.6, -31.6), d: Point(10, -38)), from: 1.3, middle: 2.6,
      to: 0.7),
  ]

  static func layers(_ p: CharacterPalette) -> [Layer] {
    let rim = Path.oval(Point(0, -16), 17, 4.6)
    let place = Transform.translation(3.6, 3.4).concat(.rotation(degrees: -4))
    return [
      .stroke(handle, Stroke(8.8), .color(p.ink)), .stroke(handle, Stroke(4), .color(p.paper)),
      .fill(body, .color(p.paper)), .group(Group(clip: body), [.fill(shade, .color(p.paperShade))]),
      .fill(heart.applying(place), .color(p.accent)), .stroke(body, Stroke(2.5), .color(p.ink)),
      .fill(rim, .color(p.paper)), .fill(.oval(Point(0, -15.2), 13, 2.7), .color(p.material)),
      .stroke(rim, Stroke(2.5), .color(p.ink)),
    ] + steam.map { .fill($0, .color(p.paper.opacity(0.82))) }
  }
}

import Scenes

/// A clipboard with a checklist, its middle at the origin.
enum Clipboard {
  private static let board = Path { $0.addRoundedRect(Rect(-24, -31, 48, 62), radius: 6) }
  private static let sheet = Path { $0.addRoundedRect(Rect(-18.6, -22.4, 37.2, 48.4), radius: 2.5) }
  private static let clip = Path { b in
    b.move(to: Point(-11, -27))
    b.addLine(to: Point(-11, -32))
    b.addCurve(to: Point(-8.4, -34.6), control1: Point(-11, -33.6), control2: Point(-10, -34.6))
    b.addLine(to: Point(-5, -34.6))
    b.addCurve(to: Point(5, -34.6), control1: Point(-4.4, -41), control2: Point(4.4, -41))
    b.addLine(to: Point(8.4, -34.6))
    b.addCurve(to: Point(11, -32), control1: Point(10, -34.6), control2: Point(11, -33.6))
    b.addLine(to: Point(11, -27))
    b.closeSubpath()
  }

  static func layers(_ p: CharacterPalette) -> [Layer] {
    var layers: [Layer] = [
      .fill(board, .color(p.material)),
      .group(Group(clip: board), [.fill(sheet.offset(by: Point(3, 4)), .color(p.materialShade))]),
      .fill(sheet, .color(p.paper)), .stroke(board, Stroke(2.5), .color(p.ink)),
    ]
    for (i, y) in [-13.4, -0.4, 12.6].enumerated() {
      let square = Path { $0.addRoundedRect(Rect(-14.5, y - 4, 8, 8), radius: 2) }
      layers.append(.stroke(square, Stroke(1.7), .color(p.inkLight)))
      layers.append(
        .stroke(Path.open(through: [Point(-1.6, y), Point(i == 2 ? 8 : 13.6, y)]), Stroke(2.8), .color(p.paperShade)))
      if i < 2 {
        layers.append(
          .fill(
            Ink.line([Point(-13.4, y - 0.6), Point(-10.6, y + 2.4), Point(-5, y - 5.6)], widths: [2, 2.8, 2.2]),
            .color(p.accent)))
      }
    }
    return layers + [.fill(clip, .color(p.paperShade)), .stroke(clip, Stroke(2.4), .color(p.ink))]
  }
}

/// A pencil held at the origin, its point up.
enum Pencil {
  private static let whole = Path { b in
    b.move(to: Point(-4.4, 16))
    b.addLine(to: Point(-4.4, -17))
    b.addLine(to: Point(0, -28))
    b.addLine(to: Point(4.4, -17))
    b.addLine(to: Point(4.4, 16))
    b.closeSubpath()
  }
  static func layers(_ p: CharacterPalette) -> [Layer] {
    let shaft = Path { $0.addRect(Rect(-6, -17, 12, 40)) }
    let shade = Path { $0.addRect(Rect(1, -17, 6, 40)) }
    let lead = Path { $0.addRect(Rect(-6, -30, 12, 6.4)) }
    return [
      .fill(whole, .color(p.paper)),
      .group(
        Group(clip: whole),
        [.fill(shaft, .color(p.accent)), .fill(shade, .color(p.accentShade)), .fill(lead, .color(p.ink))]),
      .stroke(whole, Stroke(2.4), .color(p.ink)),
    ]
  }
}

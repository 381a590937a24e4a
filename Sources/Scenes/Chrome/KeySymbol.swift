/// The keys' symbols as strokes, about 20 points wide.
enum KeySymbol {
  static func shift(_ c: Point, _ color: Color) -> [Layer] {
    let arrow = Path {
      $0.move(to: Point(c.x, c.y - 8.5))
      $0.addLine(to: Point(c.x + 9, c.y + 0.5))
      $0.addLine(to: Point(c.x + 4.2, c.y + 0.5))
      $0.addLine(to: Point(c.x + 4.2, c.y + 8))
      $0.addLine(to: Point(c.x - 4.2, c.y + 8))
      $0.addLine(to: Point(c.x - 4.2, c.y + 0.5))
      $0.addLine(to: Point(c.x - 9, c.y + 0.5))
      $0.closeSubpath()
    }
    return [.stroke(arrow, Stroke(1.6), .color(color))]
  }

  static func delete(_ c: Point, _ color: Color) -> [Layer] {
    let tag = Path {
      $0.move(to: Point(c.x - 4, c.y - 7.5))
      $0.addLine(to: Point(c.x + 11, c.y - 7.5))
      $0.addLine(to: Point(c.x + 11, c.y + 7.5))
      $0.addLine(to: Point(c.x - 4, c.y + 7.5))
      $0.addLine(to: Point(c.x - 11, c.y))
      $0.closeSubpath()
    }
    let cross = Path {
      $0.move(to: Point(c.x, c.y - 3.2))
      $0.addLine(to: Point(c.x + 6.4, c.y + 3.2))
      $0.move(to: Point(c.x + 6.4, c.y - 3.2))
      $0.addLine(to: Point(c.x, c.y + 3.2))
    }
    return [.stroke(tag, Stroke(1.6), .color(color)), .stroke(cross, Stroke(1.6), .color(color))]
  }

  static func enter(_ c: Point, _ color: Color) -> [Layer] {
    let arrow = Path {
      $0.move(to: Point(c.x + 9, c.y - 6))
      $0.addLine(to: Point(c.x + 9, c.y + 2.5))
      $0.addLine(to: Point(c.x - 9, c.y + 2.5))
      $0.move(to: Point(c.x - 4.5, c.y - 2.5))
      $0.addLine(to: Point(c.x - 9.5, c.y + 2.5))
      $0.addLine(to: Point(c.x - 4.5, c.y + 7.5))
    }
    return [.stroke(arrow, Stroke(1.6), .color(color))]
  }

  /// A lens.
  static func lens(_ c: Point, _ color: Color) -> [Layer] {
    let ring = Path { $0.addEllipse(in: Rect(center: Point(c.x - 1.8, c.y - 1.8), size: Size(12.4, 12.4))) }
    let stem = Path {
      $0.move(to: Point(c.x + 2.8, c.y + 2.8))
      $0.addLine(to: Point(c.x + 8, c.y + 8))
    }
    return [.stroke(ring, Stroke(2), .color(color)), .stroke(stem, Stroke(2.3), .color(color))]
  }

  /// A check mark.
  static func check(_ c: Point, _ color: Color) -> [Layer] {
    let hook = Path {
      $0.move(to: Point(c.x - 7.6, c.y + 0.6))
      $0.addLine(to: Point(c.x - 2.4, c.y + 6))
      $0.addLine(to: Point(c.x + 7.8, c.y - 6.4))
    }
    return [.stroke(hook, Stroke(2.2), .color(color))]
  }

  /// A smiling face.
  static func emoji(_ c: Point, _ color: Color) -> [Layer] {
    let face = Path { $0.addEllipse(in: Rect(center: c, size: Size(24, 24))) }
    let mouth = Path {
      $0.move(to: Point(c.x - 5.6, c.y + 3.4))
      $0.addCurve(
        to: Point(c.x + 5.6, c.y + 3.4), control1: Point(c.x - 3.4, c.y + 7.2), control2: Point(c.x + 3.4, c.y + 7.2))
    }
    let eyes = Path {
      $0.addEllipse(in: Rect(center: Point(c.x - 4, c.y - 3), size: Size(2.6, 3.6)))
      $0.addEllipse(in: Rect(center: Point(c.x + 4, c.y - 3), size: Size(2.6, 3.6)))
    }
    return [
      .stroke(face, Stroke(1.7), .color(color)), .stroke(mouth, Stroke(1.7), .color(color)), .fill(eyes, .color(color)),
    ]
  }

  /// A microphone.
  static func dictation(_ c: Point, _ color: Color) -> [Layer] {
    let capsule = Path { $0.addRoundedRect(Rect(c.x - 4, c.y - 12, 8, 15), radius: 4, style: .circular) }
    let cradle = Path {
      $0.move(to: Point(c.x - 7.5, c.y - 2))
      $0.addCurve(
        to: Point(c.x, c.y + 7), control1: Point(c.x - 7.5, c.y + 3.6), control2: Point(c.x - 4.2, c.y + 7))
      $0.addCurve(
        to: Point(c.x + 7.5, c.y - 2), control1: Point(c.x + 4.2, c.y + 7), control2: Point(c.x + 7.5, c.y + 3.6))
      $0.move(to: Point(c.x, c.y + 7))
      $0.addLine(to: Point(c.x, c.y + 11.4))
      $0.move(to: Point(c.x - 4, c.y + 11.4))
      $0.addLine(to: Point(c.x + 4, c.y + 11.4))
    }
    return [.stroke(capsule, Stroke(1.7), .color(color)), .stroke(cradle, Stroke(1.7), .color(color))]
  }
}

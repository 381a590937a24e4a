import Scenes

/// Mouths and cheeks.
enum Mouth {
  /// A small closed smile, swelling in the middle, with its corners turned in.
  static func smile(
    _ center: Point, width: Double, depth: Double, tilt: Double = 0, line: Double = 3.1, _ palette: CharacterPalette
  )
    -> [Layer]
  {
    let path = Ink.arc(center, width: width, rise: -depth, line: line, bend: 62)
    return [.fill(path.applying(Placement(rotation: tilt, pivot: center).transform), .color(palette.ink))]
  }

  /// An open smile: level lip, round chin, a tongue.
  static func open(
    _ center: Point, width: Double, depth: Double, tilt: Double = 0, line: Double = 3.1, _ palette: CharacterPalette
  )
    -> [Layer]
  {
    let w = width / 2, top = center.y - depth * 0.4, bottom = center.y + depth * 0.6
    let turn = Placement(rotation: tilt, pivot: center).transform
    let shape = Path { b in
      b.move(to: Point(center.x - w, top))
      b.addCurve(
        to: Point(center.x + w, top), control1: Point(center.x - w * 0.5, top + depth * 0.16),
        control2: Point(center.x + w * 0.5, top + depth * 0.16))
      b.addCurve(
        to: Point(center.x, bottom), control1: Point(center.x + w * 0.98, top + depth * 0.66),
        control2: Point(center.x + w * 0.56, bottom))
      b.addCurve(
        to: Point(center.x - w, top), control1: Point(center.x - w * 0.56, bottom),
        control2: Point(center.x - w * 0.98, top + depth * 0.66))
      b.closeSubpath()
    }.applying(turn)
    let tongue = Path.oval(Point(center.x + w * 0.06, bottom + depth * 0.06), w * 0.66, depth * 0.4).applying(turn)
    return [
      .fill(shape, .color(palette.mouth)), .group(Group(clip: shape), [.fill(tongue, .color(palette.tongue))]),
      .stroke(shape, Stroke(line * 0.84), .color(palette.ink)),
    ]
  }

  /// A pair of cheeks, `spread` points left and right of `center`.
  static func cheeks(_ center: Point, spread: Double, rx: Double = 8, ry: Double = 5, _ palette: CharacterPalette)
    -> [Layer]
  {
    [-1.0, 1].map {
      .fill(.oval(Point(center.x + spread * $0, center.y), rx, ry), .color(palette.cheek))
    }
  }
}

/// Eyebrows: one swelling stroke.
enum Brow {
  /// A brow of `width` points, its middle raised by `arch`, turned by `tilt` degrees.
  static func path(_ center: Point, width: Double, arch: Double, tilt: Double, line: Double) -> Path {
    Ink.arc(center, width: width, rise: arch, line: line, bend: 50)
      .applying(Placement(rotation: tilt, pivot: center).transform)
  }
}

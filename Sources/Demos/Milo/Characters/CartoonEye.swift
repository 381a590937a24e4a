import Scenes

/// A big white eye with a black pupil. Its upper edge comes down as it closes, until both edges are one curve.
struct CartoonEye {
  var center: Point
  var rx = 14.5
  var ry = 17.0
  /// Where the pupil looks, -1...1 each way.
  var gaze = Point.zero
  /// 0 open ... 1 closed.
  var blink = 0.0
  /// How far a heavy lid hangs over the eye, 0 not at all ... 1 down to the lower edge.
  var lid = 0.0
  /// Turn of the heavy lid, degrees.
  var lidTilt = 0.0
  /// Size of the pupil as a part of the eye.
  var pupil = 0.72
  /// Line width of the outline.
  var line = 2.3

  private func edge(_ grow: Double = 0) -> (left: Point, right: Point, up: Double, down: Double, rx: Double) {
    let b = smoothStep(blink)
    let rx = (self.rx + grow) * (1 - 0.06 * b)
    let corner = center.y + ry * 0.02 * b
    return (
      Point(center.x - rx, corner), Point(center.x + rx, corner), mix(center.y - ry - grow, center.y + ry * 0.46, b),
      mix(center.y + ry + grow, center.y + ry * 0.46, b), rx
    )
  }

  private var shape: Path {
    let e = edge()
    let k = 0.57
    return Path { b in
      b.move(to: e.left)
      half(e, e.up, k, &b)
      b.addCurve(
        to: Point(center.x, e.down), control1: Point(e.right.x, e.right.y + (e.down - e.right.y) * k),
        control2: Point(center.x + e.rx * k, e.down))
      b.addCurve(
        to: e.left, control1: Point(center.x - e.rx * k, e.down),
        control2: Point(e.left.x, e.left.y + (e.down - e.left.y) * k))
      b.closeSubpath()
    }
  }

  private func half(
    _ e: (left: Point, right: Point, up: Double, down: Double, rx: Double), _ y: Double, _ k: Double,
    _ b: inout PathBuilder
  ) {
    b.addCurve(
      to: Point(center.x, y), control1: Point(e.left.x, e.left.y + (y - e.left.y) * k),
      control2: Point(center.x - e.rx * k, y))
    b.addCurve(
      to: e.right, control1: Point(center.x + e.rx * k, y), control2: Point(e.right.x, e.right.y + (y - e.right.y) * k))
  }

  /// The thicker line of the upper lid: the pen presses at the top of the eye.
  private var lash: Path {
    let e = edge()
    let k = 0.57
    let left = Cubic(
      a: e.left, b: Point(e.left.x, e.left.y + (e.up - e.left.y) * k), c: Point(center.x - e.rx * k, e.up),
      d: Point(center.x, e.up))
    let right = Cubic(
      a: Point(center.x, e.up), b: Point(center.x + e.rx * k, e.up),
      c: Point(e.right.x, e.right.y + (e.up - e.right.y) * k), d: e.right)
    let at = [0.35, 0.6, 0.8, 1]
    let points = at.map(left.point) + at.reversed().map { right.point(1 - $0) }.dropFirst()
    let w = line
    return Ink.line(points, widths: [w * 0.9, w * 1.2, w * 1.36, w * 1.44, w * 1.36, w * 1.2, w * 0.9])
  }

  func layers(_ palette: CharacterPalette) -> [Layer] {
    let shape = shape
    // The pupil flattens with the eye: cut by the lids alone, it would fill a narrow eye with black.
    let e = edge()
    let openness = max(0, (e.down - e.up) / (2 * ry))
    let px = rx * pupil, py = ry * pupil * openness
    let c = Point(
      center.x + gaze.x * (rx - px - line * 0.4),
      (e.up + e.down) / 2 + gaze.y * (ry - ry * pupil - line * 0.4) * openness)
    var inside: [Layer] = [
      .fill(shape, .color(palette.eyeWhite)),
      .fill(.oval(c, px, py), .color(palette.ink)),
      .fill(.oval(Point(c.x - px * 0.3, c.y - py * 0.36), px * 0.34 * openness, py * 0.33), .color(palette.shine)),
      .fill(.oval(Point(c.x + px * 0.36, c.y + py * 0.4), px * 0.17 * openness, py * 0.16), .color(palette.shine)),
    ]
    if lid > 0 { inside += heavyLid(palette) }
    return [
      .group(Group(name: "eyeball", clip: shape), inside),
      .stroke(shape, Stroke(mix(line, line * 1.2, blink)), .color(palette.ink)),
      .fill(lash, .color(palette.ink)),
    ]
  }

  private func heavyLid(_ palette: CharacterPalette) -> [Layer] {
    let y = center.y - ry + 2 * ry * lid
    let turn = Placement(rotation: lidTilt, pivot: Point(center.x, y)).transform
    let cover = Path { b in
      b.move(to: Point(center.x - rx * 1.6, y))
      b.addQuadCurve(to: Point(center.x + rx * 1.6, y), control: Point(center.x, y + ry * 0.14))
      b.addLine(to: Point(center.x + rx * 1.6, y - ry * 3))
      b.addLine(to: Point(center.x - rx * 1.6, y - ry * 3))
      b.closeSubpath()
    }.applying(turn)
    return [
      .fill(cover.offset(by: Point(0, line)), .color(palette.eyeShade)), .fill(cover, .color(palette.bodyShade)),
      .stroke(cover, Stroke(line), .color(palette.ink)),
    ]
  }

  /// A closed eye as one swelling arc: `arch` above 0 smiles (corners down), below 0 sleeps.
  static func arc(_ center: Point, width: Double, arch: Double, tilt: Double = 0, line: Double = 3.6) -> Path {
    Ink.arc(center, width: width, rise: arch, line: line, bend: 72)
      .applying(Placement(rotation: tilt, pivot: center).transform)
  }
}

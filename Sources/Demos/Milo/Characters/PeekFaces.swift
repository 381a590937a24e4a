import Scenes

/// A peeking face's parts.
typealias PeekParts = (body: [Layer], eyes: [Layer], mouth: [Layer])

extension PeekFace {
  /// The shape of the shade on all four.
  static let shade = Point(-2.6, -2.8)

  /// A big eye of a peeking face at a height of 24 points.
  static func eye(_ x: Double, gaze: Point, blink: Double, pupil: Double = 0.62) -> CartoonEye {
    CartoonEye(center: Point(x, 24), rx: 9.4, ry: 10.4, gaze: gaze, blink: blink, pupil: pupil, line: 1.9)
  }

  static func brow(_ x: Double, _ y: Double, arch: Double, tilt: Double, _ p: CharacterPalette) -> Layer {
    .fill(Brow.path(Point(x, y), width: 11, arch: arch, tilt: tilt, line: 2.7), .color(p.ink))
  }
}

/// A cloud with its brows up.
enum PeekCloud {
  private static let shape = BodyShape(
    Blob(
      centre: Point(32, 36),
      pieces: [
        .disc(Point(32, 38), 22), .disc(Point(24, 17.5), 14), .disc(Point(42, 19), 14), .disc(Point(12, 32), 10.5),
        .disc(Point(52.6, 33), 10.2), .disc(Point(15, 50), 12), .disc(Point(32, 53), 12), .disc(Point(49, 50), 12),
      ], melt: 1
    ).outline(), shade: PeekFace.shade)

  static func parts(_ blink: Double, _ p: CharacterPalette) -> PeekParts {
    let gaze = Point(-0.1, -0.25)
    return (
      shape.layers(p),
      PeekFace.eye(21.5, gaze: gaze, blink: blink).layers(p) + PeekFace.eye(43, gaze: gaze, blink: blink).layers(p)
        + [
          PeekFace.brow(20.6, 8.2 + blink * 2, arch: 3.2, tilt: -9, p),
          PeekFace.brow(43.8, 8.2 + blink * 2, arch: 3.2, tilt: 9, p),
        ],
      Mouth.smile(Point(32.2, 38.8), width: 8.4, depth: 2.8, line: 2.2, p)
    )
  }
}

/// A rounded star that can hardly keep its eyes open.
enum PeekStar {
  private static let shape: BodyShape = {
    let c = Point(32, 35)
    return BodyShape(
      Blob(centre: c, pieces: [-90.0, -18, 54, 126, 198].map { .cone(c, 21, c + .polar($0, 25), 7.4) }, melt: 2)
        .outline(), shade: PeekFace.shade)
  }()

  static func parts(_ blink: Double, _ p: CharacterPalette) -> PeekParts {
    func eye(_ x: Double, _ tilt: Double) -> [Layer] {
      var eye = PeekFace.eye(x, gaze: Point(0, 0.5), blink: 0)
      (eye.lid, eye.lidTilt) = (0.47 + 0.53 * blink, tilt)
      return eye.layers(p)
    }
    return (
      shape.layers(p), eye(21.6, 4) + eye(42.4, -4), Mouth.smile(Point(32, 38.8), width: 6.4, depth: 1.6, line: 2.2, p)
    )
  }
}

/// A rounded triangle that winks.
enum PeekTriangle {
  private static let shape = BodyShape(
    Blob(
      centre: Point(32, 38),
      pieces: [
        .cone(Point(32, 17), 13, Point(12.6, 50), 12), .cone(Point(32, 17), 13, Point(51.4, 50), 12),
        .cone(Point(12.6, 50), 12, Point(51.4, 50), 12), .disc(Point(32, 34), 23),
      ], melt: 1.6
    ).outline(), shade: PeekFace.shade)

  static func parts(_ blink: Double, _ p: CharacterPalette) -> PeekParts {
    let open = PeekFace.eye(40.4, gaze: Point(-0.25, -0.15), blink: blink)
    let wink = CartoonEye.arc(Point(21, 25.4), width: 15, arch: 6.4, tilt: -6, line: 3)
    return (
      shape.layers(p), open.layers(p) + [.fill(wink, .color(p.ink))],
      Mouth.open(Point(29.6, 37.8), width: 9.2, depth: 5.2, tilt: -6, line: 2.1, p)
    )
  }
}

/// A slice of toast that worries.
enum PeekToast {
  private static let slice = Blob(
    centre: Point(32, 36),
    pieces: [
      .box(Point(32, 40), Size(26, 27), 8), .disc(Point(17, 17.6), 14), .disc(Point(46.6, 17.2), 13.6),
      .disc(Point(32, 20), 14),
    ], melt: 1.5)
  private static let crust = slice.outline()
  private static let crumb = slice.outline(inset: 3.8).offset(by: Point(-1, -0.8))

  static func parts(_ blink: Double, _ p: CharacterPalette) -> PeekParts {
    let gaze = Point(0.1, -0.45)
    return (
      [.fill(crust, .color(p.bodyDetail)), .fill(crumb, .color(p.body))],
      PeekFace.eye(21.5, gaze: gaze, blink: blink, pupil: 0.54).layers(p)
        + PeekFace.eye(42.5, gaze: gaze, blink: blink, pupil: 0.54).layers(p)
        + [
          PeekFace.brow(20.4, 9.4 + blink, arch: 1.4, tilt: -19, p),
          PeekFace.brow(43.6, 9.4 + blink, arch: 1.4, tilt: 19, p),
        ],
      Mouth.smile(Point(32, 39), width: 7.6, depth: -2.6, line: 2.2, p)
    )
  }
}

import Scenes

/// Momo: a four-point star, quick and cheeky, that winks and throws a paper plane.
enum Momo {
  private static let shape: BodyShape = {
    let c = Point(110, 133)
    return BodyShape(
      Blob(
        centre: c,
        pieces: [
          .disc(c, 38), .cone(c, 34, Point(113, 65), 12), .cone(c, 34, Point(172, 130), 12),
          .cone(c, 34, Point(48, 136), 12), .cone(c, 34, Point(108, 190), 13),
        ], melt: 4
      ).outline(samples: 144))
  }()

  private static func body(_ p: CharacterPalette) -> [Layer] {
    let freckles = [
      (69.0, 146.0, 1.4), (74.4, 151, 1.5), (79.4, 150, 1.1), (150.6, 137.4, 1.4), (154.4, 142, 1.2),
    ]
    let gloss = Cubic(a: Point(90, 98), b: Point(96, 92), c: Point(100.6, 82), d: Point(103.6, 70))
    return shape.layers(p) + [Surface.freckles(freckles, p.bodyDetail)]
      + Surface.gloss(gloss, width: 5, dot: Point(82.6, 105), p)
  }

  /// Directions of the throwing arm and the lean of the body over a throw, degrees.
  private static let upper = KeyCurve([(0, -66), (0.14, -82), (PaperPlane.release, -46), (0.62, -16), (1, -22)])
  private static let fore = KeyCurve([(0, -98), (0.14, -122), (PaperPlane.release, -66), (0.62, -16), (1, -30)])
  private static let leans = KeyCurve([(0, -4), (0.14, -7), (0.5, 6), (1, 3)])
  private static let kicks = KeyCurve([(0, 0), (0.3, 0), (0.6, 10), (1, 7)])
  private static let spreads = KeyCurve([(0, 0), (PaperPlane.release - 0.02, 0), (0.6, 1), (1, 1)])

  private static func throwing(_ t: Double, _ swing: Double) -> ArmPart {
    let arm = Arm(
      shoulder: Point(148, 116), upper: upper.value(t), fore: fore.value(t), upperLength: 25, foreLength: 29)
    return ArmPart(name: "arm.right", arm: arm, swing: swing, hand: Hand(thumb: -1, spread: spreads.value(t)))
  }

  private static let openEye = Point(127, 122)

  /// Where the eye looks to see a point of the figure.
  private static func gaze(at point: Point) -> Point {
    let way = point - openEye
    return way * (0.8 / max(way.distance(to: .zero), 1))
  }

  private static func eyes(_ look: Point, _ pose: CompanionPose, _ p: CharacterPalette) -> [Layer] {
    let eye = CartoonEye(center: openEye, rx: 15, ry: 17, gaze: look, blink: pose.blink)
    let wink = CartoonEye.arc(Point(91, 125), width: 23, arch: 10.5, tilt: -7, line: 4.2)
    return [
      .group(Group(name: "eye.left"), [.fill(wink, .color(p.ink))]), .group(Group(name: "eye.right"), eye.layers(p)),
    ]
  }

  static func figure(_ pose: CompanionPose, _ p: CharacterPalette) -> Figure {
    let lag = Hop.armLag(pose.hop)
    let t = pose.armThrow, swing = 4 * pose.waveRight + lag
    let flight = PaperPlane.flight(t, swing: swing, arm: throwing)
    let look = pose.isWavingBoth ? Point(-0.1, 0) : gaze(at: flight.place.offset)
    var figure = Figure(
      hips: (Point(99, 186), Point(119, 186)), body: body(p), eyes: eyes(look, pose, p),
      mouth: Mouth.cheeks(Point(109, 141), spread: 32, rx: 7.4, ry: 4.6, p)
        + Mouth.open(Point(107, 148), width: 21, depth: 15, tilt: -5, p))
    if pose.isWavingBoth {
      figure.behind = [
        ArmPart.waving(side: -1, shoulder: Point(80, 112), swing: pose.waveLeft, lag: lag).layer(p),
        ArmPart.waving(side: 1, shoulder: Point(141, 110), swing: pose.waveRight, lag: lag).layer(p),
      ]
      return figure
    }
    let left = ArmPart(
      name: "arm.left",
      arm: Arm(shoulder: Point(72, 152), upper: 164, fore: 218 + 12 * pose.waveLeft, upperLength: 27, foreLength: 26),
      swing: -6 * pose.waveLeft - lag, hand: Hand(thumb: 1))
    let right = throwing(t, swing)
    figure.lean = leans.value(t)
    figure.raised.left = kicks.value(t)
    figure.behind = [left.layer(p), right.armLayer(p)]
    let plane = PaperPlane.plane(flight, p), hand = right.handLayer(p)
    if flight.flown > 0 {
      figure.front = [hand]
      figure.aloft = ([PaperPlane.trail(flight, p)], [plane])
      figure.freedom = smoothStep(flight.flown)
    } else {
      figure.front = [plane, hand]
    }
    return figure
  }
}

import Scenes

/// Kiko: a rounded star, clear and sure, with a checklist under one arm and a pencil in the other hand.
enum Kiko {
  private static let shape: BodyShape = {
    let c = Point(110, 136)
    return BodyShape(
      Blob(
        centre: c,
        pieces: [-88.0, -17, 55, 127, 197].map { .cone(c, 40, c + .polar($0, 58), 13.5) }
          // Fills the notch between the lower points, through which one saw a sliver of the page above the card.
          + [.disc(c + Point(0, 33), 22)],
        melt: 5
      ).outline(samples: 144))
  }()

  private static func body(_ p: CharacterPalette) -> [Layer] {
    let freckles = [(122.0, 181.0, 1.5), (129, 186, 1.9), (137, 183, 1.3), (134, 175, 1.2)]
    let gloss = Cubic(a: Point(94.4, 95), b: Point(98.6, 91), c: Point(102, 84.6), d: Point(104.4, 75.6))
    return shape.layers(p) + [Surface.freckles(freckles, p.bodyDetail)]
      + Surface.gloss(gloss, width: 4.8, dot: Point(82, 103.4), p)
  }

  private static func eyes(_ pose: CompanionPose, _ p: CharacterPalette) -> [Layer] {
    func eye(_ name: String, _ x: Double, _ look: Double) -> Layer {
      .group(
        Group(name: name),
        CartoonEye(center: Point(x, 126), rx: 14.6, ry: 17, gaze: Point(look, 0.1), blink: pose.blink).layers(p))
    }
    func brow(_ x: Double, _ tilt: Double) -> Layer {
      .fill(Brow.path(Point(x, 103 + 2 * pose.blink), width: 15, arch: 3, tilt: tilt, line: 3.6), .color(p.ink))
    }
    return [
      eye("eye.left", 95, 0.3), eye("eye.right", 128.6, -0.3),
      .group(Group(name: "brows"), [brow(95, 5), brow(129, -9)]),
    ]
  }

  static func figure(_ pose: CompanionPose, _ p: CharacterPalette) -> Figure {
    let lag = Hop.armLag(pose.hop)
    var figure = Figure(
      hips: (Point(84, 184), Point(135, 184)), ankles: (Point(88, 244.6), Point(132, 244.6)), body: body(p),
      eyes: eyes(pose, p),
      mouth: Mouth.cheeks(Point(112, 147), spread: 30, p)
        + Mouth.smile(Point(112.4, 152), width: 20, depth: 7, tilt: -4, p))
    if pose.isWavingBoth {
      figure.behind = [
        ArmPart.waving(side: -1, shoulder: Point(56, 130), swing: pose.waveLeft, lag: lag).layer(p),
        ArmPart.waving(side: 1, shoulder: Point(163, 130), swing: pose.waveRight, lag: lag).layer(p),
      ]
      return figure
    }
    let turn = Placement(rotation: -4 * pose.waveLeft - lag * 0.4, pivot: Point(62, 134))
    let arm = Arm(shoulder: Point(62, 134), upper: 168, fore: 66, upperLength: 51, foreLength: 45)
    let grip = Grip(edge: turn.transform.apply(arm.wrist + Point(4, 4)), angle: -10)
    let board = Placement(offset: grip.edge + Point(19.4, -24), rotation: -10 - 2 * pose.waveLeft)
    let right = ArmPart(
      name: "arm.right",
      arm: Arm(
        shoulder: Point(156, 146), upper: -14 + 4 * pose.waveRight, fore: -70 + 16 * pose.waveRight, upperLength: 27,
        foreLength: 29),
      swing: 4 * pose.waveRight + lag, hand: Hand(thumb: -1, spread: 0))
    let pencil = Placement(
      offset: right.wrist + .polar(right.handAngle, 6), rotation: 20 + right.swing + 8 * pose.waveRight)
    figure.behind = [right.armLayer(p), .group(Group(name: "arm.left", placement: turn), [arm.layer(p)])]
    figure.front = [
      .group(Group(name: "prop.pencil", placement: pencil), Pencil.layers(p)), right.handLayer(p), grip.palm(p),
      .group(Group(name: "prop.clipboard", placement: board), Clipboard.layers(p)), grip.fingers(p),
    ]
    return figure
  }
}

import Scenes

/// Pip: a cloud, curious and glad, with a question over one hand and a magnifying glass in the other.
enum Pip {
  private static let shape = BodyShape(
    Blob(
      centre: Point(110, 138),
      pieces: [
        .disc(Point(110, 142), 42), .disc(Point(102, 100), 35), .disc(Point(141, 113), 26), .disc(Point(68, 124), 24),
        .disc(Point(60, 152), 21), .disc(Point(157, 148), 23), .disc(Point(82, 170), 24), .disc(Point(112, 174), 25),
        .disc(Point(141, 169), 24),
      ], melt: 2
    ).outline(samples: 180), shade: Point(-5, -6))

  private static func body(_ p: CharacterPalette) -> [Layer] {
    shape.layers(p)
      + Surface.gloss(lobe: Point(102, 100), radius: 26, from: 188, to: 262, width: 5.2, dot: 284, p)
      + Surface.gloss(lobe: Point(68, 124), radius: 16, from: 186, to: 240, width: 4.2, p)
      + [
        Surface.puff(Point(141, 168), radius: 13, from: 20, to: 100, p.bodyShade),
        Surface.puff(Point(84, 170), radius: 13, from: 84, to: 150, p.bodyShade),
        Surface.puff(Point(141, 113), radius: 14, from: -62, to: 4, p.bodyShade),
      ]
  }

  private static func eyes(_ pose: CompanionPose, _ p: CharacterPalette) -> [Layer] {
    // Its eyes are always shut for joy; a blink presses them a little tighter.
    let squeeze = smoothStep(pose.blink)
    func eye(_ name: String, _ x: Double, _ tilt: Double) -> Layer {
      let arc = CartoonEye.arc(
        Point(x, 122 + 1.5 * squeeze), width: 22 + 2 * squeeze, arch: 12.5 - 5 * squeeze, tilt: tilt, line: 4.2)
      return .group(Group(name: name), [.fill(arc, .color(p.ink))])
    }
    return [eye("eye.left", 91, -4), eye("eye.right", 130, 4)]
  }

  static func figure(_ pose: CompanionPose, _ p: CharacterPalette) -> Figure {
    let lag = Hop.armLag(pose.hop)
    var figure = Figure(
      hips: (Point(92, 188), Point(129, 188)), body: body(p), eyes: eyes(pose, p),
      mouth: Mouth.cheeks(Point(110.5, 138), spread: 33, p)
        + Mouth.open(Point(110.5, 144), width: 27, depth: 19, p))
    if pose.isWavingBoth {
      figure.behind = [
        ArmPart.waving(side: -1, shoulder: Point(50, 150), swing: pose.waveLeft, lag: lag).layer(p),
        ArmPart.waving(side: 1, shoulder: Point(168, 150), swing: pose.waveRight, lag: lag).layer(p),
      ]
      return figure
    }
    let left = ArmPart(
      name: "arm.left",
      arm: Arm(
        shoulder: Point(48, 150), upper: 178, fore: -84 - 12 * pose.waveLeft, upperLength: 24, foreLength: 30),
      swing: -5 * pose.waveLeft - lag, hand: Hand(thumb: 1, spread: 0.8), handTurn: -4)
    let right = ArmPart(
      name: "arm.right",
      arm: Arm(
        shoulder: Point(170, 152), upper: 6, fore: -78 + 8 * pose.waveRight, upperLength: 22, foreLength: 27),
      swing: 4 * pose.waveRight + lag, hand: Hand(thumb: -1, spread: 0))
    let mark = Placement(
      offset: left.wrist + Point(3, -47 - 2 * pose.waveLeft), rotation: -8 - 9 * pose.waveLeft)
    let glass = Placement(
      offset: right.wrist + .polar(right.handAngle, 6), rotation: -10 + 14 * pose.magnify + right.swing)
    figure.behind = [left.layer(p), right.armLayer(p)]
    figure.front = [
      .group(Group(name: "prop.question", placement: mark), QuestionMark.layers(p)),
      .group(Group(name: "prop.glass", placement: glass), MagnifyingGlass.layers(p)), right.handLayer(p),
    ]
    return figure
  }
}

import Scenes

/// Bo: a slice of toast, calm and warm, with a mug in one hand and the other waving.
enum Bo {
  private static let slice = Blob(
    centre: Point(110, 134),
    pieces: [
      .box(Point(110, 147), Size(51.5, 50), 18), .disc(Point(81, 96), 32), .disc(Point(139.5, 95), 31),
      .disc(Point(110, 107), 32),
    ], melt: 4.4)
  private static let crust = slice.outline()
  /// The slice's thickness: its outline swept to the lower right.
  private static let side = slice.outline(sweep: Point(4.5, 4.5))
  private static let crumb = slice.outline(inset: 8.2).offset(by: Point(-2.4, -2))

  private static let crumbs: [(Double, Double, Double)] = [
    (75, 172, 1.4), (146, 166, 1.6), (138, 178, 1.9), (125, 183, 1.2), (96, 182, 1.5), (153, 152, 1.2),
    (124, 79, 1.4), (137, 82, 1.8), (147, 91, 1.3),
  ]

  private static func body(_ p: CharacterPalette) -> [Layer] {
    [
      .fill(side, .color(p.bodyShade)), .fill(crust, .color(p.bodyDetail)), .fill(crumb, .color(p.body)),
      Surface.freckles(crumbs, p.bodyDetail),
    ]
      + Surface.gloss(lobe: Point(84, 98), radius: 18, from: 176, to: 268, width: 5, dot: 296, p)
  }

  private static func eyes(_ pose: CompanionPose, _ p: CharacterPalette) -> [Layer] {
    func eye(_ name: String, _ x: Double, _ look: Double) -> Layer {
      .group(
        Group(name: name),
        CartoonEye(center: Point(x, 120), rx: 15, ry: 17.5, gaze: Point(look, 0.05), blink: pose.blink).layers(p))
    }
    return [eye("eye.left", 95, 0.3), eye("eye.right", 129.5, -0.3)]
  }

  static func figure(_ pose: CompanionPose, _ p: CharacterPalette) -> Figure {
    let lag = Hop.armLag(pose.hop)
    let right = ArmPart.waving(side: 1, shoulder: Point(156, 146), swing: pose.waveRight, lag: lag, reach: 33)
    var figure = Figure(
      hips: (Point(92, 190), Point(129, 190)), body: body(p), eyes: eyes(pose, p),
      mouth: Mouth.cheeks(Point(112, 141.5), spread: 31, p)
        + Mouth.smile(Point(112.3, 147), width: 20, depth: 7.6, p))
    if pose.isWavingBoth {
      let left = ArmPart.waving(side: -1, shoulder: Point(63, 146), swing: pose.waveLeft, lag: lag, reach: 33)
      figure.behind = [left.layer(p), right.layer(p)]
      return figure
    }
    let turn = Placement(rotation: -5 * pose.waveLeft - lag * 0.4, pivot: Point(64, 140)).transform
    let arm = Arm(shoulder: Point(64, 140), upper: 152, fore: 70, upperLength: 33, foreLength: 28)
    let grip = Grip(edge: turn.apply(arm.wrist + Point(5, 3)), angle: -6)
    let mug = Placement(offset: grip.edge + Point(19, -2), rotation: -5 + 4 * pose.waveLeft)
    figure.behind = [
      right.layer(p),
      .group(
        Group(name: "arm.left", placement: Placement(rotation: -5 * pose.waveLeft - lag * 0.4, pivot: arm.shoulder)),
        [arm.layer(p)]),
    ]
    figure.front = [grip.palm(p), .group(Group(name: "prop.mug", placement: mug), Mug.layers(p)), grip.fingers(p)]
    return figure
  }
}

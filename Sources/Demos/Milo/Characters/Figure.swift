import Scenes

/// A companion's parts, back to front, before the stance (hop, lean) is applied to them.
struct Figure {
  /// Where the legs leave the body, left and right.
  var hips: (left: Point, right: Point)
  /// Where the feet stand.
  var ankles: (left: Point, right: Point) = (Point(90, 244.6), Point(130, 244.6))
  /// How far a foot is off the ground, left and right, points.
  var raised: (left: Double, right: Double) = (0, 0)
  /// Length of a leg over the distance it has to span at rest.
  var slack = 1.015
  /// Arms and what is drawn before the body.
  var behind: [Layer] = []
  /// The figure's own lean, added to the pose's, degrees.
  var lean = 0.0
  var body: [Layer]
  var eyes: [Layer]
  var mouth: [Layer]
  /// Props and hands over the body.
  var front: [Layer] = []
  /// What has left the figure, behind and before it, and how far it is free of its hops: 0 moves with it ... 1 not.
  var aloft: (behind: [Layer], before: [Layer]) = ([], [])
  var freedom = 0.0

  private static let pivot = Point(110, 192)

  func layers(_ pose: CompanionPose, _ palette: CharacterPalette) -> [Layer] {
    let hop = Hop(pose.hop)
    func placement(_ part: Double) -> Placement {
      Placement(
        offset: Point(0, (hop.drop - hop.lift) * part), rotation: pose.lean + lean,
        scaleX: 1 - hop.stretch * 0.72 * part, scaleY: 1 + hop.stretch * part, pivot: Self.pivot)
    }
    let stance = placement(1)
    func leg(_ hip: Point, _ ankle: Point, _ raised: Double, _ side: Double) -> [Layer] {
      Leg(
        hip: stance.transform.apply(hip), ankle: Point(ankle.x + side * raised * 0.5, ankle.y - hop.lift - raised),
        side: side, length: hip.distance(to: ankle) * slack, toe: hop.toes - raised * 0.6
      ).layers(palette)
    }
    func flying(_ layers: [Layer]) -> [Layer] {
      layers.isEmpty ? [] : [.group(Group(name: "aloft", placement: placement(1 - freedom)), layers)]
    }
    let legs = Group(name: "legs")
    let parts =
      behind + [
        .group(Group(name: "body"), body), .group(Group(name: "mouth"), mouth), .group(Group(name: "eyes"), eyes),
      ]
    return flying(aloft.behind) + [
      .group(legs, leg(hips.left, ankles.left, raised.left, -1) + leg(hips.right, ankles.right, raised.right, 1)),
      .group(Group(name: "figure", placement: stance), parts + front),
    ] + flying(aloft.before)
  }
}

/// An arm with its hand, as a group that turns about the shoulder.
struct ArmPart {
  var name: String
  var arm: Arm
  /// Turn of the whole arm about its shoulder, degrees.
  var swing = 0.0
  var hand: Hand
  /// Turn of the hand against the forearm, degrees.
  var handTurn = 0.0

  var placement: Placement { Placement(rotation: swing, pivot: arm.shoulder) }
  /// Where the hand is in the figure.
  var wrist: Point { placement.transform.apply(arm.wrist) }
  /// Direction of the hand in the figure, degrees.
  var handAngle: Double { arm.fore + handTurn + swing }

  func layer(_ palette: CharacterPalette) -> Layer {
    .group(
      Group(name: name, placement: placement),
      [arm.layer(palette)] + hand.layers(at: arm.wrist, angle: arm.fore + handTurn, palette))
  }

  /// Only the arm, for hands that are drawn over a prop.
  func armLayer(_ palette: CharacterPalette) -> Layer {
    .group(Group(name: name, placement: placement), [arm.layer(palette)])
  }

  /// Only the hand, in the figure's coordinates.
  func handLayer(_ palette: CharacterPalette) -> Layer {
    .group(Group(name: name + ".hand"), hand.layers(at: wrist, angle: handAngle, palette))
  }

  /// A waving arm. `side` is -1 for the arm on the left and 1 for the one on the right; `swing` -1...1, positive
  /// outwards; `lag` is an extra turn of the arm in degrees, outwards and down (a hop's follow-through);
  /// `reach` is the length of the upper arm.
  static func waving(side: Double, shoulder: Point, swing: Double, lag: Double = 0, reach: Double = 27)
    -> ArmPart
  {
    func mirrored(_ angle: Double) -> Double { side > 0 ? angle : 180 - angle }
    let arm = Arm(
      shoulder: shoulder, upper: mirrored(-14 + 4 * swing), fore: mirrored(-73 + 18 * swing),
      upperLength: reach)
    return ArmPart(
      name: side > 0 ? "arm.right" : "arm.left", arm: arm, swing: side * (5 * swing + lag), hand: Hand(thumb: -side),
      handTurn: side * 9 * swing)
  }
}

extension Hop {
  private static let arms = KeyCurve([(0, 0), (0.15, 9), (0.36, -12), (0.6, -10), (0.82, 8), (0.92, -2), (1, 0)])

  /// How far arms trail behind in a hop, degrees outwards and down.
  static func armLag(_ phase: Double) -> Double { arms.value(phase) }
}

import Foundation
import Scenes

/// A paper plane, its nose to the right, its keel at the origin; in the hand, then on its way with a trail.
enum PaperPlane {
  /// The phase of a throw at which the plane leaves the hand.
  static let release = 0.4

  private static let wings = polygon([(26, -9), (-19, -19), (-8.6, -5.6), (-8, 9.4), (0.6, 0.8), (13.4, 9)])
  private static let keel = polygon([(26, -9), (-8.6, -5.6), (-8, 9.4), (0.6, 0.8)])
  private static let folds = [polygon([(26, -9), (-8.6, -5.6)]), polygon([(26, -9), (0.6, 0.8)])]

  private static func polygon(_ p: [(Double, Double)]) -> Path {
    Path { b in
      for (i, q) in p.enumerated() {
        if i == 0 { b.move(to: Point(q.0, q.1)) } else { b.addLine(to: Point(q.0, q.1)) }
      }
      b.closeSubpath()
    }
  }

  private static func plane(_ p: CharacterPalette) -> [Layer] {
    [.fill(wings, .color(p.paper)), .fill(keel, .color(p.paperShade))]
      + folds.map { .stroke($0, Stroke(1.5), .color(p.ink)) } + [.stroke(wings, Stroke(2.5), .color(p.ink))]
  }

  /// A moment of the plane's way.
  struct Flight {
    /// Where the plane is and how it is turned, in the figure's coordinates.
    var place: Placement
    /// Part of the way flown, 0 in the hand ... 1 at its end.
    var flown: Double
    fileprivate var way: Cubic
  }

  /// Where the plane is at phase `t` of a throw: in the fist until the release, then on a curve that begins where the
  /// fist let go. `arm` gives the throwing arm at a phase, swung by some degrees; in the air the plane hovers a little
  /// with the swing instead.
  static func flight(_ t: Double, swing: Double, arm: (_ t: Double, _ swing: Double) -> ArmPart) -> Flight {
    let s = max(0, (t - release) / (1 - release))
    let u = 1 - (1 - s) * (1 - s)
    let from = arm(release, swing * (1 - u))
    let start = grip(from)
    let way = Cubic(a: start, b: start + Point(12, -10), c: Point(202, 40), d: Point(203, 4))
    guard t > release else {
      let hand = arm(t, swing)
      return Flight(place: Placement(offset: grip(hand), rotation: nose(hand)), flown: 0, way: way)
    }
    // It leaves as it was held, noses up and levels out.
    let course = mix(nose(from), -42, smoothStep(u)) - 8 * sin(u * .pi)
    let hover = Point(0, swing * 0.5 * u)
    return Flight(place: Placement(offset: way.point(u) + hover, rotation: course), flown: u, way: way)
  }

  /// The plane.
  static func plane(_ flight: Flight, _ p: CharacterPalette) -> Layer {
    .group(Group(name: "prop.plane", placement: flight.place), plane(p))
  }

  private static func grip(_ hand: ArmPart) -> Point { hand.wrist + .polar(hand.handAngle, 8) }

  private static func nose(_ hand: ArmPart) -> Double { hand.handAngle * 0.3 + 4 }

  /// Dashes along the way, each growing as the plane draws away from it.
  static func trail(_ flight: Flight, _ p: CharacterPalette) -> Layer {
    let way = flight.way
    let count = 96
    let points = (0...count).map { way.point(Double($0) / Double(count)) }
    var lengths = [0.0]
    for i in 1...count { lengths.append(lengths[i - 1] + points[i].distance(to: points[i - 1])) }
    func at(_ s: Double) -> Point {
      let i = max(1, lengths.firstIndex { $0 >= s } ?? count)
      let span = lengths[i] - lengths[i - 1]
      return points[i - 1].mixed(with: points[i], by: span > 0 ? (s - lengths[i - 1]) / span : 0)
    }
    let end = lengths[min(count, Int(flight.flown * Double(count)))] - 20
    let dashes = Path { b in
      for from in stride(from: 27.0, to: max(end, 27), by: 9.5) {
        let to = min(from + 4.6, end)
        guard to > from + 0.2 else { continue }
        b.move(to: at(from))
        b.addLine(to: at((from + to) / 2))
        b.addLine(to: at(to))
      }
    }
    return .group(Group(name: "prop.trail"), [.stroke(dashes, Stroke(2.4), .color(p.bodyShade))])
  }
}

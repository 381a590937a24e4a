import Foundation
import Scenes

/// A paper plane, its nose to the right, its keel at the origin; in the hand, then on its way with a trail.
enum PaperPlane {
  /// The phase of a throw at which the plane leaves the hand.
  static let release = 0.4

  private static let wings = polygon([(24, -8), (-18, -19), (-8, -5), (-10, 9), (0, 1.4), (11, 6)])
  private static let keel = polygon([(24, -8), (-8, -5), (-10, 9), (0, 1.4)])
  private static let folds = [polygon([(24, -8), (-8, -5)]), polygon([(24, -8), (0, 1.4)])]

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
      + folds.map { .stroke($0, Stroke(1.9), .color(p.ink)) } + [.stroke(wings, Stroke(2.5), .color(p.ink))]
  }

  /// The plane and its trail at phase `t` of a throw: in the fist until the release, then along a curve that begins
  /// where the fist was and the way it moved.
  static func layers(_ t: Double, hand: ArmPart, release: ArmPart, _ p: CharacterPalette) -> [Layer] {
    let held = grip(hand)
    guard t > Self.release else {
      return [.group(Group(name: "prop.plane", placement: Placement(offset: held, rotation: nose(hand))), plane(p))]
    }
    let start = grip(release)
    let way = Cubic(a: start, b: start + Point(66, -12), c: Point(104, 44), d: Point(186, 20))
    let s = (t - Self.release) / (1 - Self.release)
    let u = 1 - (1 - s) * (1 - s)
    // It leaves as it was held and turns into its course.
    let course = mix(nose(release), -14, smoothStep(u)) + (way.angle(u) + 40) * 0.3 * sin(u * .pi)
    let place = Placement(offset: way.point(u), rotation: course)
    return [trail(way, upTo: u, p), .group(Group(name: "prop.plane", placement: place), plane(p))]
  }

  private static func grip(_ hand: ArmPart) -> Point { hand.wrist + .polar(hand.handAngle, 8) }

  private static func nose(_ hand: ArmPart) -> Double { hand.handAngle * 0.3 + 4 }

  /// Dashes along the way, each growing as the plane draws away from it.
  private static func trail(_ way: Cubic, upTo u: Double, _ p: CharacterPalette) -> Layer {
    let count = 96
    let points = (0...count).map { way.point(Double($0) / Double(count)) }
    var lengths = [0.0]
    for i in 1...count { lengths.append(lengths[i - 1] + points[i].distance(to: points[i - 1])) }
    func at(_ s: Double) -> Point {
      let i = max(1, lengths.firstIndex { $0 >= s } ?? count)
      let span = lengths[i] - lengths[i - 1]
      return points[i - 1].mixed(with: points[i], by: span > 0 ? (s - lengths[i - 1]) / span : 0)
    }
    let end = lengths[min(count, Int(u * Double(count)))] - 20
    let dashes = Path { b in
      for from in stride(from: 10.0, to: max(end, 10), by: 9.5) {
        let to = min(from + 4.6, end)
        guard to > from + 0.2 else { continue }
        b.move(to: at(from))
        b.addLine(to: at(to))
      }
    }
    return .group(Group(name: "prop.trail"), [.stroke(dashes, Stroke(2.4), .color(p.bodyShade))])
  }
}

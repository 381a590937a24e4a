import Foundation
import Scenes

/// A stick arm that bends like a hose: shoulder, two lengths, two directions in degrees (0 right, -90 up).
struct Arm: Hashable {
  var shoulder: Point
  var upper: Double
  var fore: Double
  var upperLength = 27.0
  var foreLength = 35.0

  var elbow: Point { shoulder + .polar(upper, upperLength) }
  var wrist: Point { elbow + .polar(fore, foreLength) }

  private var curve: Cubic {
    Cubic(a: shoulder, b: shoulder.mixed(with: elbow, by: 0.86), c: wrist.mixed(with: elbow, by: 0.8), d: wrist)
  }

  /// Direction in which the arm runs into the hand, degrees.
  var handAngle: Double { fore }

  /// The arm's line, heavier at the shoulder.
  func layer(_ palette: CharacterPalette) -> Layer {
    .fill(Ink.line(curve, from: 5.6, middle: 4.7, to: 4.5), .color(palette.ink))
  }
}

/// A hand at the end of an arm; drawn pointing up with the wrist at the origin, then turned.
struct Hand: Hashable {
  /// 1 when the thumb is on the right of an upright hand, else -1.
  var thumb: Double
  /// 0 closed round something ... 1 fingers spread.
  var spread = 1.0

  private static let root = Point(0, -6.4)
  private static let fist = [Point(-4, -8.4), Point(0, -9.4), Point(4, -8.6)]
  private static let open = [Point(-6.4, -14), Point(0.3, -16.4), Point(6.7, -13.6)]

  /// The hand's layers with the wrist at `wrist`, the hand pointing in direction `angle` degrees.
  func layers(at wrist: Point, angle: Double, _ palette: CharacterPalette) -> [Layer] {
    let place = Transform.translation(wrist.x, wrist.y).concat(.rotation(degrees: angle + 90)).concat(.scale(thumb, 1))
    let fingers = Path { b in
      for (closed, open) in zip(Self.fist, Self.open) {
        b.move(to: Self.root)
        b.addLine(to: closed.mixed(with: open, by: spread))
      }
      b.move(to: Point(0, -5))
      b.addLine(to: Point(6.8, -9).mixed(with: Point(10.6, -5.4), by: spread))
    }
    let palm = Path.oval(Point(0, mix(-5.6, -5.8, spread)), mix(7, 6.4, spread), mix(7.2, 6.4, spread))
    var layers: [Layer] = [
      .fill(palm.applying(place), .color(palette.ink)),
      .stroke(fingers.applying(place), Stroke(5.5), .color(palette.ink)),
    ]
    if spread < 0.5 { layers.append(knuckles(place, palette)) }
    return layers
  }

  private func knuckles(_ place: Transform, _ palette: CharacterPalette) -> Layer {
    let lines = Path { b in
      for y in [-7.6, -4.4] {
        b.move(to: Point(-3.4, y))
        b.addLine(to: Point(0.6, y - 0.2))
      }
    }
    return .stroke(lines.applying(place), Stroke(1), .color(palette.inkLight.opacity(1 - spread * 2)))
  }
}

/// A hand that holds the edge of something flat or round: the palm behind it, the fingers over its face.
struct Grip: Hashable {
  /// Where the edge is held.
  var edge: Point
  /// Direction in which the fingers reach over the edge, degrees.
  var angle: Double

  private var place: Transform {
    Transform.translation(edge.x, edge.y).concat(.rotation(degrees: angle))
  }

  /// The palm, drawn before the thing.
  func palm(_ palette: CharacterPalette) -> Layer {
    .fill(Path.oval(Point(-2, 0), 6.4, 8.4).applying(place), .color(palette.ink))
  }

  /// The fingers, drawn after it.
  func fingers(_ palette: CharacterPalette) -> Layer {
    let lines = Path { b in
      for (y, reach) in [(-5.7, 7.2), (0, 8.8), (5.7, 6.8)] {
        b.move(to: Point(-3.4, y * 0.8))
        b.addQuadCurve(to: Point(reach, y), control: Point(3, y - 0.6))
      }
    }
    return .group(Group(name: "fingers"), [.stroke(lines.applying(place), Stroke(4.9), .color(palette.ink))])
  }
}

/// A stick leg from a hip to an ankle that keeps its length: when the two come closer, the knee goes out.
struct Leg {
  var hip, ankle: Point
  /// Which way knee and toe point: -1 left, 1 right.
  var side: Double
  /// Length of the leg, points.
  var length: Double
  /// How far the toe hangs, degrees.
  var toe = 0.0

  func layers(_ palette: CharacterPalette) -> [Layer] {
    let span = hip.distance(to: ankle)
    // Sag of a shallow arc of this length over this span: length = span + 8 sag² / 3 span.
    let sag = (max(length - span, 0) * span * 3 / 8).squareRoot()
    let across = Point(-(ankle.y - hip.y) / max(span, 1), (ankle.x - hip.x) / max(span, 1))
    let out = across * (across.x * side >= 0 ? 1 : -1)
    let knee = hip.mixed(with: ankle, by: 0.5) + out * (sag * 4 / 3)
    let curve = Cubic(
      a: hip, b: hip.mixed(with: knee, by: 0.7), c: ankle.mixed(with: knee, by: 0.7), d: ankle)
    return [.fill(Ink.line(curve, from: 5.6, middle: 4.8, to: 4.6), .color(palette.ink))] + foot(palette)
  }

  private func foot(_ palette: CharacterPalette) -> [Layer] {
    let place = Transform.translation(ankle.x, ankle.y).concat(.scale(side, 1)).concat(.rotation(degrees: toe))
    return [
      .fill(Self.shoe.applying(place), .color(palette.ink)),
      .fill(Self.light.applying(place), .color(palette.inkLight)),
    ]
  }

  private static let shoe = Path.closed(through: [
    Point(-6.6, 0.8), Point(-4.6, -4), Point(1.4, -5.4), Point(8.6, -4.4), Point(14.6, -1.2), Point(15.2, 3.4),
    Point(10.6, 5), Point(2, 5.2), Point(-5, 4.6),
  ])
  private static let light = Ink.line([Point(6.4, -2), Point(9.4, -1.5), Point(12, -0.1)], widths: [0.9, 1.5, 0.9])
}

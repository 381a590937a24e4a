import Foundation
import Scenes

/// The pen of the characters: a line whose width swells and thins along its way, filled, with round ends.
enum Ink {
  /// The outline of a line along a smooth curve through `points`, with a width at each of them.
  static func line(_ points: [Point], widths: [Double]) -> Path {
    guard points.count > 1, widths.count == points.count else { return Path(elements: []) }
    var centre: [Point] = [], half: [Double] = []
    let steps = points.count > 6 ? 3 : 8
    for i in 0..<(points.count - 1) {
      let p0 = points[max(0, i - 1)], p1 = points[i], p2 = points[i + 1], p3 = points[min(points.count - 1, i + 2)]
      let piece = Cubic(a: p1, b: p1 + (p2 - p0) * (1.0 / 6), c: p2 - (p3 - p1) * (1.0 / 6), d: p2)
      for s in 0..<steps {
        let t = Double(s) / Double(steps)
        centre.append(piece.point(t))
        half.append(mix(widths[i], widths[i + 1], t) / 2)
      }
    }
    centre.append(points[points.count - 1])
    half.append(widths[widths.count - 1] / 2)
    return outline(centre, half)
  }

  /// The outline of a line along a cubic curve, its width going from `from` over `middle` to `to`.
  static func line(_ curve: Cubic, from: Double, middle: Double? = nil, to: Double) -> Path {
    let count = 18
    let mid = middle ?? (from + to) / 2
    var centre: [Point] = [], half: [Double] = []
    for i in 0...count {
      let t = Double(i) / Double(count)
      centre.append(curve.point(t))
      // The parabola through the three widths.
      let w = from * (1 - t) * (1 - 2 * t) + mid * 4 * t * (1 - t) + to * t * (2 * t - 1)
      half.append(w / 2)
    }
    return outline(centre, half)
  }

  /// An arc of an ellipse centred on its own height: its middle stands `rise` points above its ends (below when
  /// negative). `bend` is half the angle it spans, degrees: 90 is half an ellipse, less is flatter at the ends.
  static func arc(_ center: Point, width: Double, rise: Double, line: Double, bend: Double) -> Path {
    let most = bend * .pi / 180
    let steps = stride(from: -1.0, through: 1, by: 0.25)
    let points = steps.map { t in
      Point(
        center.x + width / 2 * sin(most * t) / sin(most),
        center.y + rise / 2 - rise * (cos(most * t) - cos(most)) / (1 - cos(most)))
    }
    return Self.line(points, widths: steps.map { line * (0.74 + 0.34 * (1 - $0 * $0)) })
  }

  private static func outline(_ centre: [Point], _ half: [Double]) -> Path {
    let n = centre.count
    var left: [Point] = [], right: [Point] = []
    var tangents: [Double] = []
    for i in 0..<n {
      let a = centre[max(0, i - 1)], b = centre[min(n - 1, i + 1)]
      let angle = atan2(b.y - a.y, b.x - a.x) * 180 / .pi
      tangents.append(angle)
      left.append(centre[i] + .polar(angle - 90, half[i]))
      right.append(centre[i] + .polar(angle + 90, half[i]))
    }
    let back = Array(right.reversed())
    return Path { b in
      b.move(to: left[0])
      spline(left, &b)
      b.addArc(center: centre[n - 1], radius: half[n - 1], start: tangents[n - 1] - 90, end: tangents[n - 1] + 90)
      spline(back, &b)
      b.addArc(center: centre[0], radius: half[0], start: tangents[0] + 90, end: tangents[0] + 270)
      b.closeSubpath()
    }
  }

  private static func spline(_ p: [Point], _ b: inout PathBuilder) {
    for i in 0..<(p.count - 1) {
      let p0 = p[max(0, i - 1)], p1 = p[i], p2 = p[i + 1], p3 = p[min(p.count - 1, i + 2)]
      b.addCurve(to: p2, control1: p1 + (p2 - p0) * (1.0 / 6), control2: p2 - (p3 - p1) * (1.0 / 6))
    }
  }
}

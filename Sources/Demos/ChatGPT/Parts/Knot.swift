import Foundation
import Scenes

extension ChatGPT {
  /// The logo: six rounded loops in a hexagonal rosette, each passing over one neighbour and under the next, as the
  /// filled outlines of what can be seen of them. The strokes that pass under end at an even gap along the stroke above.
  struct KnotShape: Shape {
    func path(in rect: Rect) -> Path {
      let side = min(rect.width, rect.height)
      let scale = side / KnotShape.box
      return KnotShape.outline.applying(
        Transform.translation(rect.midX, rect.midY).concat(.scale(scale, scale)))
    }

    /// Side of the square that the logo is drawn in, its middle at the origin.
    static let box = 24.0
    static let outline: Path = Knot().outline
  }

  /// The logo in a square of `size` points.
  struct LogoView: View {
    let size: Double
    let color: Color

    var body: some View {
      KnotShape().fill(color).frame(width: size, height: size)
    }
  }
}

/// Computes the logo's outlines.
private struct Knot {
  /// A loop is a rectangle with round corners, tilted, and set off from the middle; figures in the box of 24.
  private static let length = 10.5, width = 5.6, corner = 2.5, tilt = 30.0, reach = 6.44
  private let stroke = 1.5, gap = 0.36

  private let points: [Point]
  private let total: Double
  private let step: Double

  init() {
    var outline = Path {
      $0.addRoundedRect(
        Rect(center: .zero, size: Size(Knot.length, Knot.width)), radius: Knot.corner, style: .circular)
    }
    outline = outline.applying(Transform.translation(0, -Knot.reach).concat(.rotation(degrees: Knot.tilt)))
    (points, total) = Knot.sampled(outline, count: 1200)
    step = total / Double(points.count)
  }

  /// Points at equal distances along a closed outline.
  private static func sampled(_ path: Path, count: Int) -> ([Point], Double) {
    var dense: [Point] = []
    var at = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p): at = p
      case .line(let p):
        for i in 0..<200 { dense.append(at.mixed(with: p, by: Double(i) / 200)) }
        at = p
      case .curve(let a, let b, let p):
        for i in 0..<200 {
          let t = Double(i) / 200
          let u = at.mixed(with: a, by: t), v = a.mixed(with: b, by: t), w = b.mixed(with: p, by: t)
          dense.append(u.mixed(with: v, by: t).mixed(with: v.mixed(with: w, by: t), by: t))
        }
        at = p
      case .close: break
      }
    }
    var lengths = [0.0]
    for i in dense.indices { lengths.append(lengths[i] + dense[i].distance(to: dense[(i + 1) % dense.count])) }
    let total = lengths[dense.count]
    var result: [Point] = []
    var j = 0
    for i in 0..<count {
      let wanted = total * Double(i) / Double(count)
      while lengths[j + 1] < wanted { j += 1 }
      let span = lengths[j + 1] - lengths[j]
      result.append(dense[j].mixed(with: dense[(j + 1) % dense.count], by: span > 0 ? (wanted - lengths[j]) / span : 0))
    }
    return (result, total)
  }

  private func point(_ s: Double) -> Point {
    let n = points.count
    let x = (s / total - (s / total).rounded(.down)) * Double(n)
    let i = Int(x) % n
    return points[i].mixed(with: points[(i + 1) % n], by: x - x.rounded(.down))
  }

  /// The point beside the middle line, to its right by `offset`.
  private func edge(_ s: Double, _ offset: Double) -> Point {
    let d = point(s + 0.02) - point(s - 0.02)
    let k = offset / (d.x * d.x + d.y * d.y).squareRoot()
    return point(s) + Point(-d.y * k, d.x * k)
  }

  /// Where the loop meets its neighbour that is turned by `turn` degrees: distance along it, and along the neighbour.
  private func crossings(_ turn: Double) -> [(own: Double, other: Double)] {
    let rotation = Transform.rotation(degrees: turn)
    let others = points.map(rotation.apply)
    var found: [(own: Double, other: Double)] = []
    for i in points.indices {
      for j in others.indices where points[i].distance(to: others[j]) < 2 * step {
        let a = points[i], b = points[(i + 1) % points.count]
        let c = others[j], d = others[(j + 1) % others.count]
        let r = b - a, s = d - c
        let det = r.x * s.y - r.y * s.x
        guard abs(det) > 1e-12 else { continue }
        let t = ((c.x - a.x) * s.y - (c.y - a.y) * s.x) / det
        let u = ((c.x - a.x) * r.y - (c.y - a.y) * r.x) / det
        if (0..<1).contains(t), (0..<1).contains(u) {
          found.append(((Double(i) + t) * step, (Double(j) + u) * step))
        }
      }
    }
    return found
  }

  var outline: Path {
    var meets = crossings(60).map { (own: $0.own, other: $0.other, turn: 60.0) }
    meets += crossings(-60).map { (own: $0.own, other: $0.other, turn: -60.0) }
    meets.sort { $0.own < $1.own }
    // Over and under take turns along a loop.
    let under = meets.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard under.count == 2 else { return Path { _ in } }
    let pieces = [(under[0], under[1]), (under[1], under[0])].map { from, to in
      piece(from: from, to: to.own < from.own ? (to.own + total, to.other, to.turn) : to)
    }
    return Path { path in
      for k in 0..<6 { for piece in pieces { path.addPath(piece, transform: .rotation(degrees: Double(k) * 60)) } }
    }
  }

  private typealias Meeting = (own: Double, other: Double, turn: Double)

  /// The outline of the stroke between two crossings that it passes under.
  private func piece(from: Meeting, to: Meeting) -> Path {
    let offsets = stride(from: -1.0, through: 1, by: 0.125).map { $0 * stroke / 2 }
    let starts = offsets.map { clear(from, $0, direction: 1) }
    let ends = offsets.map { clear(to, $0, direction: -1) }
    return Path { path in
      path.move(to: edge(starts[0], offsets[0]))
      line(starts[0], ends[0], offsets[0], &path)
      for (s, offset) in zip(ends, offsets).dropFirst() { path.addLine(to: edge(s, offset)) }
      let last = offsets.count - 1
      line(ends[last], starts[last], offsets[last], &path)
      for (s, offset) in zip(starts, offsets).dropLast().reversed() { path.addLine(to: edge(s, offset)) }
      path.closeSubpath()
    }
  }

  private func line(_ from: Double, _ to: Double, _ offset: Double, _ path: inout PathBuilder) {
    let count = max(2, Int((abs(to - from) / 0.1).rounded(.up)))
    for i in 1...count { path.addLine(to: edge(from + (to - from) * Double(i) / Double(count), offset)) }
  }

  /// From the crossing along the edge to where it is clear of the stroke above.
  private func clear(_ meeting: Meeting, _ offset: Double, direction: Double) -> Double {
    let rotation = Transform.rotation(degrees: meeting.turn)
    let above = stride(from: -2.6, through: 2.6, by: 0.02).map { rotation.apply(point(meeting.other + $0)) }
    var s = meeting.own
    for _ in 0..<400 {
      let p = edge(s, offset)
      if above.allSatisfy({ $0.distance(to: p) >= stroke / 2 + gap }) { return s }
      s += direction * 0.01
    }
    return s
  }
}

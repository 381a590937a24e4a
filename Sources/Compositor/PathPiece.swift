import Foundation

/// One line or cubic curve of an outline.
struct PathPiece {
  let start, control1, control2, end: Point
  let isLine: Bool
  /// True for the first piece after a move.
  let startsSubpath: Bool
  /// Arc length in the units of its points.
  let length: Double

  init(line start: Point, _ end: Point, startsSubpath: Bool) {
    (self.start, self.end, isLine, self.startsSubpath) = (start, end, true, startsSubpath)
    control1 = start.mixed(with: end, by: 1.0 / 3)
    control2 = start.mixed(with: end, by: 2.0 / 3)
    length = start.distance(to: end)
  }

  init(curve start: Point, _ control1: Point, _ control2: Point, _ end: Point, startsSubpath: Bool) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    (isLine, self.startsSubpath) = (false, startsSubpath)
    length = PathPiece.arcLength(start, control1, control2, end, depth: 0)
  }

  /// The pieces of an outline in order; closing lines count.
  static func pieces(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var start = Point.zero, at = Point.zero, isFresh = true
    for element in path.elements {
      switch element {
      case .move(let p): (start, at, isFresh) = (p, p, true)
      case .line(let p):
        pieces.append(PathPiece(line: at, p, startsSubpath: isFresh))
        (at, isFresh) = (p, false)
      case .curve(let a, let b, let p):
        pieces.append(PathPiece(curve: at, a, b, p, startsSubpath: isFresh))
        (at, isFresh) = (p, false)
      case .close:
        if at != start { pieces.append(PathPiece(line: at, start, startsSubpath: isFresh)) }
        (at, isFresh) = (start, true)
      }
    }
    return pieces
  }

  /// The curve's parameter, 0...1, at an arc length from its start.
  func parameter(at wanted: Double) -> Double {
    guard length > 0 else { return 0 }
    if isLine { return min(max(wanted / length, 0), 1) }
    var low = 0.0, high = 1.0
    // Each step halves the interval that holds the answer: 40 leave it below a millionth of a pixel.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if part(from: 0, to: middle).length < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The piece between two parameters (de Casteljau).
  func part(from a: Double, to b: Double) -> PathPiece {
    if a <= 0 && b >= 1 { return self }
    if isLine {
      return PathPiece(line: start.mixed(with: end, by: a), start.mixed(with: end, by: b), startsSubpath: startsSubpath)
    }
    // Blossom of the cubic: its arguments pick the control points of the part.
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
      let p = start.mixed(with: control1, by: u), q = control1.mixed(with: control2, by: u)
      let r = control2.mixed(with: end, by: u)
      return p.mixed(with: q, by: v).mixed(with: q.mixed(with: r, by: v), by: w)
    }
    return PathPiece(
      curve: blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b), startsSubpath: startsSubpath)
  }

  /// Five-point Gauss-Legendre, halved until both halves agree with the whole.
  private static func arcLength(_ p: Point, _ a: Point, _ b: Point, _ q: Point, depth: Int) -> Double {
    let whole = gauss(p, a, b, q)
    guard depth < 12 else { return whole }
    let pa = p.mixed(with: a, by: 0.5), ab = a.mixed(with: b, by: 0.5), bq = b.mixed(with: q, by: 0.5)
    let l = pa.mixed(with: ab, by: 0.5), r = ab.mixed(with: bq, by: 0.5)
    let middle = l.mixed(with: r, by: 0.5)
    let halves = gauss(p, pa, l, middle) + gauss(middle, r, bq, q)
    if abs(halves - whole) < 1e-6 { return halves }
    return arcLength(p, pa, l, middle, depth: depth + 1) + arcLength(middle, r, bq, q, depth: depth + 1)
  }

  private static func gauss(_ p: Point, _ a: Point, _ b: Point, _ q: Point) -> Double {
    let nodes = [0.0, 0.5384693101056831, 0.9061798459386640]
    let weights = [0.5688888888888889, 0.4786286704993665, 0.2369268850561891]
    func speed(_ t: Double) -> Double {
      let s = 1 - t
      let d = (a - p) * (3 * s * s) + (b - a) * (6 * s * t) + (q - b) * (3 * t * t)
      return (d.x * d.x + d.y * d.y).squareRoot()
    }
    var sum = weights[0] * speed(0.5)
    for i in 1..<3 { sum += weights[i] * (speed(0.5 - nodes[i] / 2) + speed(0.5 + nodes[i] / 2)) }
    return sum / 2
  }
}

extension PathPiece {
  /// A cubic curve alone.
  struct Cubic {
    private let p, a, b, q: Point

    init(_ p: Point, _ a: Point, _ b: Point, _ q: Point) { (self.p, self.a, self.b, self.q) = (p, a, b, q) }

    /// The point at a parameter, 0...1.
    func point(_ t: Double) -> Point {
      let s = 1 - t
      return p * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + q * (t * t * t)
    }
  }
}

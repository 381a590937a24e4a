/// A stretch of an outline: a cubic curve, or a straight line written as one.
struct CubicPiece {
  typealias Vector = SIMD2<Double>
  let start, control1, control2, end: Vector
  let isLine: Bool

  init(_ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  init(from start: Vector, to end: Vector) {
    self.start = start
    self.end = end
    control1 = start + (end - start) / 3
    control2 = start + (end - start) * 2 / 3
    isLine = true
  }

  private init(_ points: [Vector], isLine: Bool) {
    (start, control1, control2, end) = (points[0], points[1], points[2], points[3])
    self.isLine = isLine
  }

  /// Direction at the start and at the end, of length 1.
  var startDirection: Vector { Self.direction([control1 - start, control2 - start, end - start]) }
  var endDirection: Vector { Self.direction([end - control2, end - control1, end - start]) }

  private static func direction(_ candidates: [Vector]) -> Vector {
    for v in candidates where length(v) > 1e-6 { return v / length(v) }
    return Vector(1, 0)
  }

  static func length(_ v: Vector) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  func point(_ t: Double) -> Vector {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
  }

  private static let steps = 24

  /// Length along the curve.
  var length: Double {
    if isLine { return Self.length(end - start) }
    var sum = 0.0, last = start
    for i in 1...Self.steps {
      let next = point(Double(i) / Double(Self.steps))
      sum += Self.length(next - last)
      last = next
    }
    return sum
  }

  /// The parameter at which the curve has run `distance`.
  func parameter(at distance: Double) -> Double {
    if isLine { return min(max(distance / Swift.max(length, 1e-9), 0), 1) }
    var sum = 0.0, last = start
    for i in 1...Self.steps {
      let next = point(Double(i) / Double(Self.steps))
      let step = Self.length(next - last)
      if sum + step >= distance {
        return (Double(i - 1) + (distance - sum) / Swift.max(step, 1e-9)) / Double(Self.steps)
      }
      sum += step
      last = next
    }
    return 1
  }

  /// The two parts before and after parameter `t` (de Casteljau).
  func split(at t: Double) -> (CubicPiece, CubicPiece) {
    func mix(_ a: Vector, _ b: Vector) -> Vector { a + (b - a) * t }
    let ab = mix(start, control1), bc = mix(control1, control2), cd = mix(control2, end)
    let abc = mix(ab, bc), bcd = mix(bc, cd)
    let middle = mix(abc, bcd)
    return (
      CubicPiece([start, ab, abc, middle], isLine: isLine), CubicPiece([middle, bcd, cd, end], isLine: isLine)
    )
  }
}

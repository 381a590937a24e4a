/// How progress is spread over a fixed duration.
public enum Curve: Hashable, Codable, Sendable {
  /// The same speed throughout.
  case linear
  /// Starts slowly: Bézier (.42, 0, 1, 1).
  case easeIn
  /// Ends slowly: Bézier (0, 0, .58, 1).
  case easeOut
  /// Starts and ends slowly: Bézier (.42, 0, .58, 1).
  case easeInOut
  /// A cubic Bézier from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2), as in CSS and Core Animation.
  /// The x are clamped to 0...1; the y are free, so that a curve may overshoot.
  case bezier(Double, Double, Double, Double)

  /// The share of the change that is done when `progress` (clamped to 0...1) of the time is over. Exactly 0 at 0 and 1
  /// at 1; the same bits on every machine, since it uses nothing but + − × ÷.
  public func value(_ progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard let bezier else { return progress }
    return bezier.y.value(bezier.parameter(atX: progress))
  }

  /// How fast `value` changes at `progress`: d value / d progress, 0 outside 0...1.
  public func slope(_ progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    guard let bezier else { return 1 }
    let parameter = bezier.parameter(atX: progress)
    let across = bezier.x.slope(parameter)
    if across > 1e-6 { return bezier.y.slope(parameter) / across }
    // The curve stands upright or has a cusp here: take the chord of a step that no frame can tell from it.
    let before = max(0, progress - 1e-6)
    let after = min(1, progress + 1e-6)
    return (value(after) - value(before)) / (after - before)
  }

  private var bezier: Bezier? {
    switch self {
    case .linear: nil
    case .easeIn: Bezier(0.42, 0, 1, 1)
    case .easeOut: Bezier(0, 0, 0.58, 1)
    case .easeInOut: Bezier(0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2): Bezier(x1, y1, x2, y2)
    }
  }
}

/// A cubic from 0 to 1 with two control values, as a polynomial of the parameter.
private struct Cubic {
  let a: Double, b: Double, c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
  func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
}

private struct Bezier {
  let x: Cubic, y: Cubic

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Cubic(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Cubic(y1, y2)
  }

  /// The parameter at which x is `target`: Newton's steps, kept inside a bracket that halves whenever they leave it. x
  /// rises throughout, so there is one answer; 64 halvings end any case.
  func parameter(atX target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var s = target
    for _ in 0..<64 {
      let miss = x.value(s) - target
      if abs(miss) < 1e-12 { break }
      if miss > 0 { high = s } else { low = s }
      let next = s - miss / x.slope(s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}

/// How a corner of a rounded rectangle is drawn.
public enum CornerStyle: Hashable, Codable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's continuous curve (constants: ios-facts.md, section 10).
  case continuous
}

/// Corner radii in points.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of each corner, in points.
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  /// The same radius at all corners.
  public init(_ radius: Double) {
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }

  /// One radius for both top corners and one for both bottom corners.
  public init(top: Double, bottom: Double) {
    (topLeft, topRight, bottomRight, bottomLeft) = (top, top, bottom, bottom)
  }

  /// Four radii.
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }
}

extension PathBuilder {
  /// Adds a closed rounded rectangle. Radii are clamped to half the shorter side; where an edge is too short for the
  /// full continuous curve it tends to a circle, as on iOS.
  public mutating func addRoundedRect(_ r: Rect, radii: CornerRadii, style: CornerStyle = .continuous) {
    let limit = min(r.width, r.height) / 2
    let radius = [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft].map { min(max($0, 0), limit) }
    // Room along the four edges after the corners named: right, bottom, left, top.
    func room(_ side: Double, _ a: Double, _ b: Double) -> Double {
      a + b <= 0 ? 1 : min(max((side - a - b) / (0.528665 * (a + b)), 0), 1)
    }
    let rooms = [
      room(r.height, radius[0], radius[1]), room(r.width, radius[1], radius[2]),
      room(r.height, radius[2], radius[3]), room(r.width, radius[3], radius[0]),
    ]
    // For each corner, clockwise from the top right: its vertex, the way back along the edge it is entered by, and
    // the way on along the edge it is left by.
    let corners: [(Point, Point, Point)] = [
      (Point(r.maxX, r.minY), Point(-1, 0), Point(0, 1)), (Point(r.maxX, r.maxY), Point(0, -1), Point(-1, 0)),
      (Point(r.minX, r.maxY), Point(1, 0), Point(0, -1)), (Point(r.minX, r.minY), Point(0, 1), Point(1, 0)),
    ]
    for i in 0..<4 {
      let (vertex, back, on) = corners[i]
      let enter = style == .continuous ? rooms[(i + 3) % 4] : nil
      let leave = style == .continuous ? rooms[i] : nil
      addCorner(vertex, radius[i], back: back, on: on, enter: enter, leave: leave, isFirst: i == 0)
    }
    closeSubpath()
  }

  /// Adds a closed rounded rectangle with equal corners.
  public mutating func addRoundedRect(_ r: Rect, radius: Double, style: CornerStyle = .continuous) {
    addRoundedRect(r, radii: CornerRadii(radius), style: style)
  }

  private mutating func addCorner(
    _ vertex: Point, _ radius: Double, back: Point, on: Point, enter: Double?, leave: Double?, isFirst: Bool
  ) {
    func at(_ u: Double, _ v: Double) -> Point { vertex + back * (u * radius) + on * (v * radius) }
    func go(_ p: Point, _ first: Bool) { if first { move(to: p) } else { addLine(to: p) } }
    guard radius > 0 else { return go(vertex, isFirst) }
    guard let enter, let leave else {
      go(at(1, 0), isFirst)
      let k = 0.5522847498
      return addCurve(to: at(0, 1), control1: at(1 - k, 0), control2: at(0, 1 - k))
    }
    go(at(1 + 0.528665 * enter, 0), isFirst)
    addCurve(
      to: at(0.631494, 0.0749114), control1: at(0.96 + 0.12849 * enter, 0), control2: at(0.82 + 0.048407 * enter, 0))
    addCurve(to: at(0.0749114, 0.631494), control1: at(0.372824, 0.16906), control2: at(0.16906, 0.372824))
    addCurve(
      to: at(0, 1 + 0.528665 * leave), control1: at(0, 0.82 + 0.048407 * leave), control2: at(0, 0.96 + 0.12849 * leave)
    )
  }
}

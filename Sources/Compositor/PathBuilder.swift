import Foundation

/// Draws a `Path` step by step. Spelled like SwiftUI's Path; angles in degrees, clockwise on screen, 0 at 3 o'clock.
public struct PathBuilder {
  private(set) var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero

  /// Starts a subpath.
  public mutating func move(to p: Point) {
    elements.append(.move(Grid.point(p)))
    (current, start) = (p, p)
  }

  /// Adds a straight line.
  public mutating func addLine(to p: Point) {
    elements.append(.line(Grid.point(p)))
    current = p
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to p: Point, control1 a: Point, control2 b: Point) {
    elements.append(.curve(Grid.point(a), Grid.point(b), Grid.point(p)))
    current = p
  }

  /// Adds a quadratic curve (raised to a cubic).
  public mutating func addQuadCurve(to p: Point, control q: Point) {
    addCurve(to: p, control1: current.mixed(with: q, by: 2.0 / 3), control2: p.mixed(with: q, by: 2.0 / 3))
  }

  /// Closes the subpath.
  public mutating func closeSubpath() {
    elements.append(.close)
    current = start
  }

  /// Adds an arc of a circle, joined to the current point by a line if there is one. `end` may be less than `start`,
  /// then it runs counter-clockwise.
  public mutating func addArc(center: Point, radius: Double, start: Double, end: Double) {
    addArc(center: center, radiusX: radius, radiusY: radius, start: start, end: end)
  }

  /// Adds an arc of an axis-parallel ellipse; see `addArc(center:radius:start:end:)`.
  public mutating func addArc(center: Point, radiusX: Double, radiusY: Double, start: Double, end: Double) {
    let total = (end - start) * .pi / 180
    let count = max(1, Int((abs(total) / (.pi / 2)).rounded(.up)))
    let step = total / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    var angle = start * .pi / 180
    func at(_ a: Double) -> Point { Point(center.x + radiusX * cos(a), center.y + radiusY * sin(a)) }
    let first = at(angle)
    if elements.isEmpty || isClosed { move(to: first) } else { addLine(to: first) }
    for _ in 0..<count {
      let next = angle + step
      let p = at(angle), q = at(next)
      let c1 = Point(p.x - k * radiusX * sin(angle), p.y + k * radiusY * cos(angle))
      let c2 = Point(q.x + k * radiusX * sin(next), q.y - k * radiusY * cos(next))
      addCurve(to: q, control1: c1, control2: c2)
      angle = next
    }
  }

  private var isClosed: Bool { elements.last == .close }

  /// Adds a closed ellipse that touches the rectangle's edges, starting at 3 o'clock, clockwise.
  public mutating func addEllipse(in r: Rect) {
    move(to: Point(r.maxX, r.midY))
    addArc(center: r.center, radiusX: r.width / 2, radiusY: r.height / 2, start: 0, end: 360)
    closeSubpath()
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ r: Rect) {
    move(to: r.origin)
    addLine(to: Point(r.maxX, r.minY))
    addLine(to: Point(r.maxX, r.maxY))
    addLine(to: Point(r.minX, r.maxY))
    closeSubpath()
  }

  /// Adds all of another path.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    for element in path.elements {
      switch element {
      case .move(let p): move(to: transform.apply(p))
      case .line(let p): addLine(to: transform.apply(p))
      case .curve(let a, let b, let p):
        addCurve(to: transform.apply(p), control1: transform.apply(a), control2: transform.apply(b))
      case .close: closeSubpath()
      }
    }
  }
}

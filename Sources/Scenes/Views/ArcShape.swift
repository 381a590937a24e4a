/// An arc round the middle of its rectangle, clockwise from 12 o'clock; meant to be stroked.
public struct ArcShape: Shape {
  let radius: Double
  let sweep: Double

  /// Makes an arc: radius in points, sweep in degrees 0...360.
  public init(radius: Double, sweep: Double) {
    self.radius = radius
    self.sweep = min(max(sweep, 0), 360)
  }

  /// The arc, open until it is a full circle.
  public func path(in rect: Rect) -> Path {
    if sweep <= 0 { return Path { _ in } }
    return Path {
      $0.addArc(center: rect.center, radius: radius, start: -90, end: sweep - 90)
      if sweep >= 360 { $0.closeSubpath() }
    }
  }

  /// What `inspect` says of it.
  public var sweepAngle: Double? { sweep }
}

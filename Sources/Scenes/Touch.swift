/// A finger on the screen from down to up, with the whole of its path. Points in canvas coordinates.
public struct Touch: Hashable, Sendable {
  /// Seconds for which a lifted finger stays in `Now.touches`, for what follows a press (a glow, a spring back).
  public static let memory = 3.0

  /// Counts from 0 in the order of the script.
  public let id: Int
  /// The control that it went down on.
  public let responder: ResponderID
  /// When the finger comes down and lifts.
  public let down, up: Instant
  /// Where the finger goes.
  public let path: Path
  /// The control's frame on the canvas when the finger went down.
  public let frame: Rect

  /// A finger's way.
  public enum Path: Hashable, Sendable {
    /// Rests on a point.
    case still(Point)
    /// Moves along a straight line by a curve of time.
    case line(from: Point, to: Point, Curve)
    /// Moves along an arc round `center`: degrees clockwise from 12 o'clock.
    case arc(center: Point, radius: Double, from: Double, to: Double, Curve)
  }

  /// Makes a touch.
  public init(id: Int, responder: ResponderID, down: Instant, up: Instant, path: Path, frame: Rect) {
    self.id = id
    self.responder = responder
    self.down = down
    self.up = up
    self.path = path
    self.frame = frame
  }

  /// Where the finger is; before down and after up it rests at the ends of its path.
  public func location(_ t: Instant) -> Point {
    let length = up.since(down)
    let p = length > 0 ? min(max(t.since(down) / length, 0), 1) : 1
    switch path {
    case .still(let point): return point
    case .line(let from, let to, let curve): return from.mixed(with: to, by: curve.value(p))
    case .arc(let center, let radius, let from, let to, let curve):
      let angle = from + (to - from) * curve.value(p)
      return center + Transform.rotation(degrees: angle).apply(Point(0, -radius))
    }
  }

  /// The finger's location from the top-left corner of the control it went down on.
  public func local(_ t: Instant) -> Point { location(t) - frame.origin }

  /// How far the finger has moved since it went down.
  public func translation(_ t: Instant) -> Point { location(t) - location(down) }

  /// Points a second, from the last 1/120 s before `t`.
  public func velocity(_ t: Instant) -> Point {
    let span = 1.0 / 120
    return (location(t) - location(t - span)) * (1 / span)
  }

  /// True while the finger is down.
  public func isDown(_ t: Instant) -> Bool { down <= t && t < up }

  /// 0 at rest to 1 pressed: a quick way in, a spring back out.
  public func pressure(
    _ t: Instant, in press: Response = .spring(response: 0.18, damping: 0.9),
    out release: Response = .spring(response: 0.32, damping: 0.7)
  ) -> Double {
    let pressed = press.progress(t.since(down))
    return t < up ? pressed : pressed - release.progress(t.since(up))
  }
}

/// The value that a control sends to its demo; demos use their own `Action` type.
public typealias ActionValue = any (Hashable & Sendable)

/// What a control does when touched or typed at. Actions are values, not closures.
public struct Responder: Sendable {
  /// Sent when a finger lifts off it without having moved away.
  public var tap: ActionValue?
  /// Sent when a finger has rested on it for `holdSeconds`, and when it lifts early.
  public var hold: ActionValue?
  /// How long a hold takes until it is full, in seconds.
  public var holdSeconds: Double
  /// Sent while a finger drags it.
  public var drag: ActionValue?
  /// Sent for each character typed into it.
  public var type: ActionValue?
  /// Where a finger must go to give it a value.
  public var track: Track?
  /// The screen or other scope it belongs to, so that equal actions on two screens are two controls.
  public var scope: String

  /// Makes a responder.
  public init(
    tap: ActionValue? = nil, hold: ActionValue? = nil, holdSeconds: Double = 0.5, drag: ActionValue? = nil,
    type: ActionValue? = nil, track: Track? = nil, scope: String = ""
  ) {
    self.tap = tap
    self.hold = hold
    self.holdSeconds = holdSeconds
    self.drag = drag
    self.type = type
    self.track = track
    self.scope = scope
  }

  /// Tells one control from another across frames.
  public var id: ResponderID {
    ResponderID(scope: scope, action: [tap, hold, drag, type].lazy.compactMap { $0 }.first.map { AnyHashable($0) })
  }
}

/// Tells one control from another across frames: its scope and the first action that it carries.
public struct ResponderID: Hashable, @unchecked Sendable {
  /// The screen or other scope it belongs to.
  public let scope: String
  /// Its action; actions are Sendable values, which AnyHashable does not remember.
  public let action: AnyHashable?
}

/// A circular track that a drag follows to reach a value, in the control's own coordinates.
public struct Track: Hashable, Sendable {
  /// Centre and radius in points from the control's top-left corner.
  public var center: Point
  /// Radius of the track's circle, in points.
  public var radius: Double
  /// Degrees from 12 o'clock, clockwise, for one unit of value.
  public var degreesPerUnit: Double
  /// The value it shows now, where a finger takes hold.
  public var value: Double
  /// The values it can reach.
  public var range: ClosedRange<Double>

  /// Makes a track.
  public init(center: Point, radius: Double, degreesPerUnit: Double, value: Double, range: ClosedRange<Double>) {
    self.center = center
    self.radius = radius
    self.degreesPerUnit = degreesPerUnit
    self.value = value
    self.range = range
  }

  /// The point of the track at a value.
  public func point(at value: Double) -> Point {
    center + Transform.rotation(degrees: value * degreesPerUnit).apply(Point(0, -radius))
  }
}

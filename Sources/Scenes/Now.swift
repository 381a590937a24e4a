/// The moment that a body is drawn for, and what surrounds the demo then.
public struct Now: Sendable {
  /// The moment since the start of the script.
  public var t: Instant
  /// The phone.
  public var device: Device
  /// 0 for light, 1 for dark, between while the appearance changes.
  public var darkness: Double
  /// True when a software keyboard shows while a field has the focus.
  public var usesSoftwareKeyboard: Bool
  /// Names of art that the user has put in the place of what demos draw themselves.
  public var replacements: Set<String> = []
  /// Fingers that are down, and those that were lifted within the last `Touch.memory` seconds, oldest first.
  public var touches: [Touch]

  /// Makes a moment.
  public init(
    t: Instant, device: Device = .standard, darkness: Double = 0, usesSoftwareKeyboard: Bool = false,
    touches: [Touch] = []
  ) {
    self.t = t
    self.device = device
    self.darkness = darkness
    self.usesSoftwareKeyboard = usesSoftwareKeyboard
    self.touches = touches
  }

  /// Seconds since an instant.
  public func age(_ start: Instant) -> Double { t.since(start) }

  /// The latest touch on a control, down or lately lifted.
  public func touch(on id: ResponderID) -> Touch? { touches.last { $0.responder == id && $0.down <= t } }

  /// The same moment as seen by a screen that stopped changing at `instant`.
  public func frozen(at instant: Instant) -> Now {
    var now = self
    now.t = min(t, instant)
    return now
  }
}

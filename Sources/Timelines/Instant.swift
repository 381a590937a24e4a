/// A moment of a film or a length of time, as a whole number of flicks (1/705,600,000 s), in which milliseconds and
/// all common frame rates are whole.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  /// Flicks since the start of the script; may be negative.
  public var flicks: Int64

  /// Flicks in a second.
  public static let perSecond: Int64 = 705_600_000

  /// Makes an instant from flicks.
  public init(flicks: Int64) { self.flicks = flicks }

  /// The instant nearest to `seconds` after the start.
  public static func seconds(_ seconds: Double) -> Instant {
    Instant(flicks: Int64((seconds * Double(perSecond)).rounded()))
  }

  /// The start of the script.
  public static let zero = Instant(flicks: 0)

  /// Seconds since the start.
  public var seconds: Double { Double(flicks) / Double(Instant.perSecond) }

  /// Seconds from `earlier` to this instant (subtracted as integers first, so equal ages are equal numbers).
  public func since(_ earlier: Instant) -> Double { Instant(flicks: flicks - earlier.flicks).seconds }

  public static func < (a: Instant, b: Instant) -> Bool { a.flicks < b.flicks }
  public static func + (a: Instant, seconds: Double) -> Instant {
    Instant(flicks: a.flicks + Instant.seconds(seconds).flicks)
  }
  public static func - (a: Instant, seconds: Double) -> Instant {
    Instant(flicks: a.flicks - Instant.seconds(seconds).flicks)
  }
}

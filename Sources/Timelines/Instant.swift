/// A moment of a film or a length of time, as a whole number of flicks (1/705,600,000 s), in which milliseconds and
/// all common frame rates are whole. Arithmetic saturates at the ends of the range (about 414 years) and never traps.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  /// Flicks since the start of the script; may be negative.
  public var flicks: Int64

  /// Flicks in a second.
  public static let perSecond: Int64 = 705_600_000

  /// Makes an instant from flicks.
  public init(flicks: Int64) { self.flicks = flicks }

  /// The instant nearest to `seconds` after the start; the far end of the range when that is out of reach, zero when
  /// it is not a number.
  public static func seconds(_ seconds: Double) -> Instant {
    let flicks = (seconds * Double(perSecond)).rounded()
    if let exact = Int64(exactly: flicks) { return Instant(flicks: exact) }
    return Instant(flicks: flicks > 0 ? .max : flicks < 0 ? .min : 0)
  }

  /// The start of the script.
  public static let zero = Instant(flicks: 0)

  /// Seconds since the start.
  public var seconds: Double { Double(flicks) / Double(Instant.perSecond) }

  /// Seconds from `earlier` to this instant (subtracted as integers first, so equal ages are equal numbers).
  public func since(_ earlier: Instant) -> Double {
    let (difference, overflow) = flicks.subtractingReportingOverflow(earlier.flicks)
    return overflow ? seconds - earlier.seconds : Instant(flicks: difference).seconds
  }

  /// Earlier first.
  public static func < (a: Instant, b: Instant) -> Bool { a.flicks < b.flicks }
  /// So many seconds later.
  public static func + (a: Instant, seconds: Double) -> Instant { a.moved(by: Instant.seconds(seconds).flicks) }
  /// So many seconds earlier.
  public static func - (a: Instant, seconds: Double) -> Instant { a.moved(by: Instant.seconds(-seconds).flicks) }

  private func moved(by change: Int64) -> Instant {
    let (sum, overflow) = flicks.addingReportingOverflow(change)
    return Instant(flicks: overflow ? (change > 0 ? .max : .min) : sum)
  }
}

import Foundation

/// Sizes, times and dates as people read them, the same on every machine.
enum Quantity {
  /// "237.8 kB".
  static func bytes(_ bytes: Int) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    guard let (unit, name) = units.first(where: { bytes >= $0.0 }) else { return "\(bytes) bytes" }
    return "\(JSON.digits((Double(bytes) / Double(unit) * 10).rounded() / 10)) \(name)"
  }

  /// "3.4 s", "24 s", "2 min 5 s", "1 h 10 min".
  static func seconds(_ seconds: Double) -> String {
    if seconds < 59.95 { return "\(JSON.digits((seconds * 10).rounded() / 10)) s" }
    let whole = Int(min(seconds, 3.2e7).rounded())
    let (big, small, names) =
      whole < 3600 ? (whole / 60, whole % 60, ("min", "s")) : (whole / 3600, whole % 3600 / 60, ("h", "min"))
    return "\(big) \(names.0)" + (small > 0 ? " \(small) \(names.1)" : "")
  }

  /// "33 clips", "1 clip".
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// How a date is written.
  enum DateStyle: String {
    case long = "EEEE d MMMM yyyy, HH:mm 'UTC'"
    case short = "d MMM yyyy, HH:mm"
    case day = "d MMM"
  }

  /// An instant of ISO 8601 in words, in UTC; as it is where it cannot be read.
  static func date(_ text: String, _ style: DateStyle) -> String {
    guard let date = ISO8601DateFormatter().date(from: text) else { return text }
    let writer = DateFormatter()
    writer.locale = Locale(identifier: "en_US_POSIX")
    writer.timeZone = TimeZone(identifier: "UTC")
    writer.dateFormat = style.rawValue
    return writer.string(from: date)
  }
}

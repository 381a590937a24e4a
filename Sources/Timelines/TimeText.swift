/// The spellings of a time or a duration in a script: `4.3`, `4.3s`, `500ms`, `1:05.5`, `258f`.
enum TimeText {
  /// No time in a script is later than 24 hours, so that a slip of the keyboard never asks for a film of years.
  static let longest = Int64(24 * 3600) * Instant.perSecond

  /// What to write, for mends.
  static let forms = "write a time as 4.3, 4.3s, 500ms, 1:05.5 or 258f"

  /// The flicks of `text` (a frame count reads `rate`), rounded to the nearest, or nil when it is no time. Anything later
  /// than `longest` may come out as any number above it.
  static func flicks(_ text: Substring, _ rate: FrameRate) -> Int64? {
    if let minutes = minutes(text) { return minutes }
    if text.hasSuffix("ms") { return decimal(text.dropLast(2)).map { $0.times(Instant.perSecond / 1000) } }
    if text.hasSuffix("s") { return decimal(text.dropLast()).map { $0.times(Instant.perSecond) } }
    if text.hasSuffix("f") {
      guard let frames = decimal(text.dropLast()), frames.scale == 1 else { return nil }
      return rate.instant(ofFrame: Int(frames.digits)).flicks
    }
    return decimal(text).map { $0.times(Instant.perSecond) }
  }

  /// A number written in decimals as `digits / scale`.
  struct Decimal {
    let digits: Int64
    let scale: Int64

    func times(_ unit: Int64) -> Int64 {
      let product = Int128(digits) * Int128(unit)
      return Int64(clamping: (2 * product + Int128(scale)) / (2 * Int128(scale)))
    }

    var value: Double { Double(digits) / Double(scale) }
  }

  /// Digits with a point in or before them; at most nine on each side.
  static func decimal(_ text: Substring) -> Decimal? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole.count <= 9, isDigits(whole) else { return nil }
    guard parts.count == 2 else { return whole.isEmpty ? nil : Int64(whole).map { Decimal(digits: $0, scale: 1) } }
    let fraction = parts[1]
    guard !fraction.isEmpty, fraction.count <= 9, isDigits(fraction) else { return nil }
    var scale: Int64 = 1
    for _ in fraction { scale *= 10 }
    return Int64(whole + fraction).map { Decimal(digits: $0, scale: scale) }
  }

  /// `1:05.5`: minutes, and seconds below 60 with two digits before the point.
  private static func minutes(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = decimal(parts[0]), minutes.scale == 1 else { return nil }
    guard parts[1].prefix(while: { $0 != "." }).count == 2, let seconds = decimal(parts[1]), seconds.value < 60 else {
      return nil
    }
    return minutes.times(60 * Instant.perSecond) + seconds.times(Instant.perSecond)
  }

  private static func isDigits(_ text: Substring) -> Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }
}

extension Instant {
  /// Reads a time as scripts spell it: `4.3`, `4.3s`, `500ms`, `1:05.5` or `258f` (a frame of `rate`). Nil for anything
  /// else, and for what is later than 24 hours.
  public init?(_ text: String, rate: FrameRate) {
    guard let flicks = TimeText.flicks(text[...], rate), flicks <= TimeText.longest else { return nil }
    self.init(flicks: flicks)
  }
}

/// How many frames a second has, as an exact fraction in lowest terms: more than 0, at most 1000.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `den` seconds.
  public let num: Int
  /// Seconds in which `num` frames pass.
  public let den: Int

  /// 60 frames a second, the rate of an iPhone's screen and of a film that asks for no other.
  public static let sixty = FrameRate(whole: 60)

  /// The rate `num / den`, or nil when it is not more than 0 and at most 1000, or takes more than nine digits to write.
  public init?(num: Int, den: Int) {
    guard (1...Self.longest).contains(num), (1...Self.longest).contains(den), num <= den * 1000 else { return nil }
    let divisor = Self.greatestDivisor(num, den)
    self.num = num / divisor
    self.den = den / divisor
  }

  /// Reads a rate as people write it: `60`, `12.5`, `30000/1001`, or the television rates by their short names (`23.976`
  /// and `23.98`, `29.97`, `47.952`, `59.94`, `119.88`, which stand for 24000/1001 and so on). Nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let num = Self.digits(parts[0]), let den = Self.digits(parts[1]) else { return nil }
      self.init(num: num, den: den)
      return
    }
    let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = decimal.first, let whole = Self.digits(first), decimal.count <= 2 else { return nil }
    guard decimal.count == 2 else {
      self.init(num: whole, den: 1)
      return
    }
    guard decimal[1].count <= 6, let fraction = Self.digits(decimal[1]), whole <= 1000 else { return nil }
    var scale = 1
    for _ in decimal[1] { scale *= 10 }
    guard let plain = FrameRate(num: whole * scale + fraction, den: scale) else { return nil }
    self = Self.television[plain] ?? plain
  }

  /// Frames in a second, rounded to a Double; for showing, not for counting.
  public var framesPerSecond: Double { Double(num) / Double(den) }

  /// The instant at which frame `n` is shown: n / fps, rounded to a flick at the rates in which frames are not whole
  /// (all rates in use are whole).
  public func instant(ofFrame n: Int) -> Instant {
    let flicks = Self.rounded(Int128(n) * Int128(den) * Int128(Instant.perSecond), over: Int128(num))
    return Instant(flicks: Int64(clamping: flicks))
  }

  /// The frame nearest to `t`: round(t × fps) in integers, halves up.
  public func frame(nearest t: Instant) -> Int {
    Int(clamping: Self.rounded(Int128(t.flicks) * Int128(num), over: Int128(den) * Int128(Instant.perSecond)))
  }

  private static let longest = 999_999_999

  private static let television: [FrameRate: FrameRate] = {
    let names = [
      (24, 23976, 1000), (24, 2398, 100), (30, 2997, 100), (48, 47952, 1000), (60, 5994, 100), (120, 11988, 100),
    ]
    var rates: [FrameRate: FrameRate] = [:]
    for (frames, num, den) in names {
      if let name = FrameRate(num: num, den: den) { rates[name] = FrameRate(num: frames * 1000, den: 1001) }
    }
    return rates
  }()

  private init(whole: Int) {
    num = whole
    den = 1
  }

  private static func digits(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }

  /// floor(a / b + 1/2) for b > 0.
  private static func rounded(_ a: Int128, over b: Int128) -> Int128 {
    let (quotient, remainder) = (2 * a + b).quotientAndRemainder(dividingBy: 2 * b)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate in its shortest exact form: `60`, `30000/1001`.
  public var description: String { den == 1 ? "\(num)" : "\(num)/\(den)" }
}

extension FrameRate: Codable {
  /// Reads the form that `description` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let rate = FrameRate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no frame rate; write 60, 29.97 or 30000/1001")
    }
    self = rate
  }

  /// Writes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A ratio of whole numbers in lowest terms; as a frame rate, frames per second.
public struct Rational: Hashable, Sendable, CustomStringConvertible {
  /// The numerator.
  public let num: Int
  /// The denominator, never negative.
  public let den: Int

  /// Makes `num / den` in lowest terms. A denominator of 0 gives 0/0, which every use as a rate refuses.
  public init(_ num: Int, _ den: Int = 1) {
    let divisor = Rational.commonDivisor(num, den)
    guard den != 0, divisor != 0 else {
      self.num = 0
      self.den = 0
      return
    }
    let sign = den < 0 ? -1 : 1
    self.num = sign * num / divisor
    self.den = sign * den / divisor
  }

  /// Reads "60", "30000/1001" or a decimal. Decimals within 0.006 of an NTSC rate mean that rate: "29.97" is
  /// 30000/1001 and "23.976" is 24000/1001. Nil when the text is no number above 0.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let a = Int(parts[0]), let b = Int(parts[1]), a > 0, b > 0 else { return nil }
      self.init(a, b)
      return
    }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(text), value > 0,
      value < 1e6
    else { return nil }
    if value != value.rounded() {
      for whole in [24, 30, 48, 60, 120, 240] where abs(value - Double(whole) * 1000 / 1001) < 0.006 {
        self.init(whole * 1000, 1001)
        return
      }
    }
    self.init(Int((value * 1000).rounded()), 1000)
    if num == 0 { return nil }
  }

  /// The ratio as a number; 0 for 0/0.
  public var value: Double { den == 0 ? 0 : Double(num) / Double(den) }

  /// "60" or "30000/1001".
  public var description: String { den == 1 ? "\(num)" : "\(num)/\(den)" }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    var x = a.magnitude, y = b.magnitude
    while y != 0 { (x, y) = (y, x % y) }
    return Int(clamping: x)
  }
}

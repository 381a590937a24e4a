extension Instant: CustomStringConvertible {
  /// Seconds to at most six decimals, with their unit: `4.3 s`.
  public var description: String { decimal() + " s" }

  /// Seconds to at most six decimals, as a script may spell them; rounded to the nearest, or never down.
  func decimal(roundingUp: Bool = false) -> String {
    let magnitude = flicks.magnitude
    // A millionth of a second is 705.6 flicks, so count in five millionths, then in the fifths left over.
    let unit = UInt64(Instant.perSecond) / 200_000
    let (fives, rest) = magnitude.quotientAndRemainder(dividingBy: unit)
    let fifths = roundingUp ? (rest * 5 + unit - 1) / unit : (rest * 10 + unit) / (2 * unit)
    let micros = fives * 5 + fifths
    var fraction = String(micros % 1_000_000 + 1_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = flicks < 0 && micros > 0 ? "-" : ""
    return sign + "\(micros / 1_000_000)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}

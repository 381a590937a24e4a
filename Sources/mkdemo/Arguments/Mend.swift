import Timelines

/// Words for mends.
enum Mend {
  /// "did you mean …?", or all that there is.
  static func choice(_ word: String, _ known: [String]) -> String {
    if let best = nearest(word, in: known) { return "did you mean \(best)?" }
    return known.isEmpty ? "there is none" : "use one of: \(known.joined(separator: ", "))"
  }

  /// A plain decimal number as people write it; nil for anything else, such as "nan" or "1e9".
  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    return isPlain && text.count <= 18 ? Double(text) : nil
  }

  /// A whole number within limits, for options.
  static func whole(_ text: String, _ range: ClosedRange<Int>) throws(BadValue) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw BadValue(
      why: "is no whole number from \(range.lowerBound) to \(range.upperBound)",
      mend: "use \(range.lowerBound) to \(range.upperBound)")
  }
}

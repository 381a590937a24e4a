/// Sizes of files and folders as people write them.
enum ByteCount {
  private static let units = [("", 1), ("K", 1000), ("M", 1_000_000), ("G", 1_000_000_000), ("T", 1_000_000_000_000)]

  /// Reads "20GB", "500 MB", "1.5G" or a number of bytes.
  static func read(_ text: String) throws(BadValue) -> Int {
    var letters = text.uppercased().filter { $0 != " " }
    if letters.hasSuffix("B") { letters.removeLast() }
    for (unit, size) in units.reversed() where letters.hasSuffix(unit) {
      if let number = Mend.number(String(letters.dropLast(unit.count))), number * Double(size) < 1e15 {
        return Int((number * Double(size)).rounded())
      }
    }
    throw BadValue(why: "is no size", mend: "write it as 20GB or 500MB")
  }
}

import Timelines

/// A time on the command line: one of the script's forms (`4.3`, `500ms`, `1:05.5`, `258f`), the same after the film's
/// or the part's start (`+4`), or the name of a moment or still of the script. It means an instant only once the script and its rate are known.
struct TimeMark: Hashable, Sendable {
  let text: String

  /// Reads a time; names are taken as they are.
  static func read(_ text: String) throws(BadValue) -> TimeMark {
    let mark = TimeMark(text: text)
    guard !text.isEmpty else { throw BadValue(why: "is empty", mend: forms) }
    if mark.isNumeric, Instant(String(text.trimmingPrefix("+")), rate: .sixty) == nil {
      throw BadValue(why: text.hasPrefix("-") ? "is before the start" : "is no time", mend: forms)
    }
    return mark
  }

  /// Reads several, parted by commas.
  static func readList(_ text: String) throws(BadValue) -> [TimeMark] {
    var marks: [TimeMark] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      marks.append(try read(part.trimmingSpaces))
    }
    return marks
  }

  static let forms = "write a time as 4.3, 4.3s, 500ms, 1:05.5 or 258f, or the name of a moment of the script"

  private var isNumeric: Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "-+.:msf".contains($0) }
  }

  /// The instant that it means. Frames (`258f`) count in `rate`, as in the script; `+4` counts from `base`.
  /// - Throws: `CommandError` when no moment has this name.
  func instant(rate: FrameRate, names: [String: Instant], after base: Instant) throws(CommandError) -> Instant {
    if text.hasPrefix("+"), let length = Instant(String(text.dropFirst()), rate: rate) { return base + length.seconds }
    if let instant = Instant(text, rate: rate) ?? names[text] { return instant }
    let known = names.keys.sorted()
    throw CommandError("the script has no moment \(quoted(text))", mend: Mend.choice(text, known))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A source line and the carets below it, as a terminal shows them one above the other.
struct Excerpt {
  /// The line without its indent, and the carets (at least one).
  let lines: [String]

  /// Lines wider than this are cut on both sides of the place.
  static let widest = 100

  init(_ source: String, _ place: Place) {
    let characters = Array(source)
    let indent = characters.prefix { $0 == " " || $0 == "\t" }.count
    let start = max(indent, min(place.column - 1, characters.count))
    let end = max(start, min(place.column - 1 + place.length, characters.count))

    var first = indent
    var last = characters.count
    if characters.count - indent > Self.widest {
      first = max(indent, start - Self.widest / 2)
      last = min(characters.count, first + Self.widest)
    }
    let head = first > indent ? "…" : ""
    let tail = last < characters.count ? "…" : ""
    let text = characters[first..<last].map(Self.printable).joined()
    let before = characters[first..<min(start, last)].map { $0 == "\t" ? "\t" : Self.blank(Self.width($0)) }.joined()
    let under = characters[min(start, last)..<min(end, last)].reduce(0) { $0 + Self.width($1) }
    lines = [
      Self.trimmed(head + text + tail), Self.blank(head.count) + before + String(repeating: "^", count: max(1, under)),
    ]
  }

  private static func blank(_ width: Int) -> String { String(repeating: " ", count: width) }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// A control character would disturb the terminal.
  private static func printable(_ character: Character) -> String {
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl && character != "\t" ? "�" : String(character)
  }

  /// Columns that a terminal gives to a character: 2 for East Asian wide ones and emoji, 0 for a mark or a joiner on
  /// its own, else 1.
  static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The wide blocks of Unicode Standard Annex 11.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

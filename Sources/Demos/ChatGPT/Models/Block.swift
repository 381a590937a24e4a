extension ChatGPT {
  /// A typed piece of an answer; each kind has a view of its own.
  enum Block: Hashable, Codable, Sendable {
    case heading(String)
    /// Lines may be broken by "\n".
    case paragraph(String)
    case bullets([String])
    case numbered([String])
    case table(Table)
    case code(Code)
    case image(Picture)
  }

  /// A table: its first row is the header.
  struct Table: Hashable, Codable, Sendable {
    var header: [String]
    var rows: [[String]]

    /// Header and rows in order of display.
    var allRows: [[String]] { [header] + rows }
  }

  /// A listing.
  struct Code: Hashable, Codable, Sendable {
    /// As shown above the listing.
    var language: String
    var text: String
  }

  /// A square picture that sharpens from a blur.
  struct Picture: Hashable, Codable, Sendable {
    /// Name below `Assets`.
    var art: String

    /// Makes a picture of the art.
    init(_ art: String) { self.art = art }
  }
}

extension String {
  /// Words as the typesetter counts them: what stands between white space.
  var words: [Substring] { split(whereSeparator: \.isWhitespace) }

  /// How many words it has. Layout asks in every frame, so letters that never join what stands before them are not made
  /// characters of.
  var wordCount: Int {
    var count = 0, isInWord = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x20: isInWord = false
      case 0...0x7F, 0xC0...0x24F, 0x2010...0x2027, 0x2030...0x205E:
        if !isInWord { count += 1 }
        isInWord = true
      default: return words.count
      }
    }
    return count
  }

  /// The text up to the end of its word number `count`, counted from 1.
  func prefix(words count: Int) -> String {
    guard count > 0, let last = words.prefix(count).last else { return "" }
    return String(self[..<last.endIndex])
  }
}

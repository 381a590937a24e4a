/// Cuts one line of a script into tokens.
///
/// A `#` is an anchor when a letter, a digit or `_` follows it directly, and it is not the first thing on its line;
/// otherwise the rest of the line is a comment.
struct Lexer {
  private let characters: [Character]
  private let line: Int
  private var index = 0
  private(set) var tokens: [Token] = []
  private(set) var faults: [Fault] = []

  init(_ text: String, line: Int) {
    characters = Array(text)
    self.line = line
    run()
  }

  private mutating func run() {
    if let control = characters.firstIndex(where: Self.isControl) {
      let code = characters[control].unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
      faults.append(
        Fault(
          place(from: control, to: control + 1), "a control character (code \(code))",
          mend: "delete it; a script is plain text in UTF-8"))
      return
    }
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "\"" || character == "“" {
        readText(closing: character == "“" ? "”" : "\"")
      } else if character == "#" {
        guard !tokens.isEmpty, index + 1 < characters.count, Self.opensName(characters[index + 1]) else { return }
        readAnchor()
      } else {
        readWord()
      }
    }
  }

  private mutating func readWord() {
    let start = index
    while index < characters.count, !characters[index].isWhitespace, !"\"“".contains(characters[index]) { index += 1 }
    add(.word, String(characters[start..<index]), from: start)
  }

  private mutating func readAnchor() {
    let start = index
    index += 1
    while index < characters.count, Self.isInName(characters[index]) { index += 1 }
    add(.anchor, String(characters[start + 1..<index]), from: start)
  }

  private mutating func readText(closing: Character) {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, characters[index] != closing {
      if characters[index] == "\\" {
        readEscape(into: &text)
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    if index == characters.count {
      let end = characters.lastIndex { !$0.isWhitespace } ?? start
      faults.append(
        Fault(place(from: start, to: end + 1), "this text has no closing quote", mend: "put a \(closing) where it ends")
      )
    }
    index = min(index + 1, characters.count)
    add(.text, text, from: start)
  }

  private mutating func readEscape(into text: inout String) {
    let escaped: Character? = index + 1 < characters.count ? characters[index + 1] : nil
    switch escaped {
    case "n": text.append("\n")
    case "\"", "\\", "“", "”": escaped.map { text.append($0) }
    default:
      let end = min(index + 2, characters.count)
      faults.append(
        Fault(
          place(from: index, to: end), "\(String(characters[index..<end])) means nothing",
          mend: "write \\\" for a quote, \\n for a new line, \\\\ for a backslash"))
    }
    index = min(index + 2, characters.count)
  }

  private mutating func add(_ kind: Token.Kind, _ text: String, from start: Int) {
    tokens.append(Token(kind: kind, text: text, place: place(from: start, to: index)))
  }

  private func place(from start: Int, to end: Int) -> Place {
    Place(line: line, column: start + 1, length: end - start)
  }

  private static func opensName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func isInName(_ character: Character) -> Bool {
    opensName(character) || character == "." || character == "-"
  }

  private static func isControl(_ character: Character) -> Bool {
    character != "\t" && character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

/// Words of a line, of which those that hold blanks or quotes stand in quotes.
enum LineWords {
  /// A word, in quotes where it needs them.
  static func written(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { !$0.isWhitespace && $0 != "\"" && $0 != "\\" }
    return isPlain ? word : quoted(word)
  }

  /// In quotes, on one line.
  static func quoted(_ word: String) -> String {
    var result = "\""
    for character in word {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\r\n": result += "\\r\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// Without its quotes.
  static func unquoted(_ word: String) -> String {
    guard word.count > 1, word.first == "\"", word.last == "\"" else { return word }
    var result = ""
    var isEscaped = false
    for character in word.dropFirst().dropLast() {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The words of a line, quotes kept; nil when a quote is not closed.
  static func split(_ line: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word = ""
    var isQuoted = false, isEscaped = false
    for character in line {
      if !isQuoted, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return isQuoted ? nil : words
  }
}

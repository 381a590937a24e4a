import Timelines

/// Reads JSON (RFC 8259) and keeps the places of its values.
struct JSONParser {
  private let characters: [Character]
  private let source: JSONSource
  private var index = 0
  private var line = 1
  /// Index of the first character of the line.
  private var lineStart = 0
  private var doubles: [Diagnostic] = []

  /// The first place that is no JSON.
  private struct Fault: Error {
    let diagnostic: Diagnostic
    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  /// Deepest nesting that is read.
  private static let deepest = 64

  /// Reads a text.
  /// - Throws: `ScriptError` with the first place that is no JSON, or with all keys that stand twice in an object.
  static func read(_ text: String, source: JSONSource) throws(ScriptError) -> JSONNode {
    var parser = JSONParser(text, source)
    let node: JSONNode
    do throws(Fault) {
      parser.skipBlank()
      node = try parser.node(depth: 0)
      parser.skipBlank()
      if let next = parser.next { throw parser.fault("\(quoted(String(next))) stands after the end", "remove it") }
    } catch {
      throw ScriptError([error.diagnostic])
    }
    if !parser.doubles.isEmpty { throw ScriptError(parser.doubles) }
    return node
  }

  private init(_ text: String, _ source: JSONSource) {
    characters = Array(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
    self.source = source
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func place(_ start: Int, length: Int) -> Place {
    Place(line: line, column: start - lineStart + 1, length: length)
  }

  private func fault(_ message: String, _ mend: String, length: Int = 1) -> Fault {
    Fault(source.diagnostic(message, at: place(index, length: next == nil ? 0 : length), mend: mend))
  }

  private mutating func skipBlank() {
    while let character = next, character.isNewline || character == " " || character == "\t" {
      index += 1
      if character.isNewline {
        line += 1
        lineStart = index
      }
    }
  }

  private mutating func node(depth: Int) throws(Fault) -> JSONNode {
    guard depth < Self.deepest else { throw fault("this is nested too deeply", "use fewer brackets") }
    let start = index
    switch next {
    case "{":
      let place = place(start, length: 1)
      return JSONNode(value: .object(try members(depth)), place: place)
    case "[":
      let place = place(start, length: 1)
      return JSONNode(value: .list(try items(depth)), place: place)
    case "\"":
      let text = try text()
      return JSONNode(value: .text(text), place: place(start, length: index - start))
    default: return try word()
    }
  }

  private mutating func members(_ depth: Int) throws(Fault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys = Set<String>()
    index += 1
    skipBlank()
    if next == "}" {
      index += 1
      return []
    }
    while true {
      let start = index
      guard next == "\"" else { throw fault("a key is missing", "write \"key\": value") }
      let key = try text()
      let keyPlace = place(start, length: index - start)
      if !keys.insert(key).inserted {
        doubles.append(
          source.diagnostic("\(quoted(key)) stands twice in one object", at: keyPlace, mend: "leave one of them out"))
      }
      skipBlank()
      guard next == ":" else { throw fault("a colon is missing after \(quoted(key))", "write \"\(key)\": value") }
      index += 1
      skipBlank()
      members.append(JSONNode.Member(key: key, place: keyPlace, value: try node(depth: depth + 1)))
      if try ends("}") { return members }
    }
  }

  private mutating func items(_ depth: Int) throws(Fault) -> [JSONNode] {
    var items: [JSONNode] = []
    index += 1
    skipBlank()
    if next == "]" {
      index += 1
      return []
    }
    while true {
      items.append(try node(depth: depth + 1))
      if try ends("]") { return items }
    }
  }

  /// Reads the comma between two values, or the closing bracket.
  private mutating func ends(_ bracket: Character) throws(Fault) -> Bool {
    skipBlank()
    if next == bracket {
      index += 1
      return true
    }
    guard next == "," else { throw fault("a comma or \(bracket) is missing", "put one before this") }
    let (comma, line, start) = (index, line, lineStart)
    index += 1
    skipBlank()
    guard next == bracket else { return false }
    let place = Place(line: line, column: comma - start + 1, length: 1)
    throw Fault(
      source.diagnostic("a comma stands before \(bracket)", at: place, mend: "remove it: JSON has none at the end"))
  }

  /// A number, true, false or null.
  private mutating func word() throws(Fault) -> JSONNode {
    let start = index
    while let character = next, character.isLetter || character.isNumber || "+-._".contains(character) { index += 1 }
    let word = String(characters[start..<index])
    let place = place(start, length: index - start)
    switch word {
    case "true", "false": return JSONNode(value: .bool(word == "true"), place: place)
    case "null": return JSONNode(value: .null, place: place)
    default: break
    }
    if word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil {
      return JSONNode(value: .number(word), place: place)
    }
    index = start
    if next == "/" || next == "#" { throw fault("JSON has no comments", "remove it", length: 1) }
    guard !word.isEmpty else {
      if characters.allSatisfy(\.isWhitespace) {
        throw fault("the file is empty", #"write {"mkdemo": 1, "outputs": [{"clip": "milo", "file": "{clip}.mp4"}]}"#)
      }
      throw fault(next == nil ? "the text ends too early" : "a value is missing", "write a value")
    }
    throw Fault(
      source.diagnostic("\(quoted(word)) is no value", at: place, mend: "write texts in quotes: \"\(word)\""))
  }

  private mutating func text() throws(Fault) -> String {
    let start = index
    var text = ""
    index += 1
    while let character = next {
      if character.isNewline { break }
      index += 1
      if character == "\"" { return text }
      text.append(character == "\\" ? try escape() : character)
    }
    index = start
    throw fault("the text has no end", "close it with \" on the same line")
  }

  private mutating func escape() throws(Fault) -> Character {
    guard let character = next else { throw fault("the text has no end", "close it with \"") }
    let plain: [Character: Character] = [
      "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}",
    ]
    if let meant = plain[character] {
      index += 1
      return meant
    }
    guard character == "u", let first = hex(at: index + 1) else {
      throw fault("there is no escape \\\(character)", "write \\\\ for a backslash")
    }
    index += 5
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    // The two halves of a character beyond 16 bits (RFC 8259, 7).
    if first & 0xFC00 == 0xD800, index + 1 < characters.count, characters[index] == "\\", characters[index + 1] == "u",
      let second = hex(at: index + 2), second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    {
      index += 6
      return Character(scalar)
    }
    throw fault("half of a character stands here", "write the character itself")
  }

  private func hex(at start: Int) -> UInt32? {
    guard start + 4 <= characters.count else { return nil }
    let digits = characters[start..<start + 4]
    return digits.allSatisfy(\.isHexDigit) ? UInt32(String(digits), radix: 16) : nil
  }
}

import Timelines

/// A JSON value and where it stands, so that what is wrong with it can be shown.
struct JSONNode: Sendable {
  /// What it is. Numbers stay as they are written.
  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A key of an object and its value.
  struct Member: Sendable {
    let key: String
    let place: Place
    let value: JSONNode
  }

  let value: Value
  /// Of a list or an object: its opening bracket.
  let place: Place

  /// What it is, in words.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A JSON text that is being read, for diagnostics.
struct JSONSource: Sendable {
  /// The file's name as messages print it.
  let file: String
  let lines: [String]

  /// A text of that name.
  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// A diagnostic about a place.
  func diagnostic(_ message: String, at place: Place, mend: String) -> Diagnostic {
    let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    return Diagnostic(file: file, place: place, message: message, mend: mend, source: line)
  }
}

/// Everything that decides what a clip's frames show, in pieces small enough to name the one that moved.
struct DrawnInputs: Hashable, Sendable {
  /// A text of the user's, line by line.
  struct Text: Hashable, Sendable {
    /// The file's name.
    let name: String
    let lines: [String]

    init(name: String, lines: [String]) {
      self.name = name
      self.lines = lines
    }

    init(name: String, _ text: String) {
      self.init(
        name: name, lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
    }

    /// The whole text.
    var text: String { lines.joined(separator: "\n") }
  }

  /// What kind of piece, in the order of the file.
  enum Kind: String, CaseIterable, Sendable { case option, set, library, code, font, art }

  /// A piece that is known by a name and has a value: a version, a digest, a word.
  struct Piece: Hashable, Sendable {
    let kind: Kind
    let name: String
    let value: String
  }

  var script: Text
  var remix: Text?
  /// In the order of kinds; within a kind in order of names, settings as given.
  var pieces: [Piece]

  /// The pieces of a kind.
  func pieces(_ kind: Kind) -> [Piece] { pieces.filter { $0.kind == kind } }

  /// Pieces that turn what is to be drawn into pixels, and show in no layer.
  var painters: [Piece] {
    pieces.filter { $0.kind == .library || ($0.kind == .code && Self.painting.contains($0.name)) }
  }

  /// Folders of mkdemo's own sources that paint.
  private static let painting = ["Sources/CCairo", "Sources/Compositor"]
}

extension DrawnInputs.Piece {
  /// "library cairo 1.18.0".
  var line: String { "\(kind.rawValue) \(LineWords.written(name)) \(LineWords.written(value))" }

  /// Reads what `line` writes; nil for anything else.
  init?(line: some StringProtocol) {
    guard let words = LineWords.split(line), words.count == 3, let kind = DrawnInputs.Kind(rawValue: words[0]) else {
      return nil
    }
    self.init(kind: kind, name: LineWords.unquoted(words[1]), value: LineWords.unquoted(words[2]))
  }
}

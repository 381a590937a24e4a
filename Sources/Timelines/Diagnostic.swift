/// Something wrong in a script: what, where, and how to mend it.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The script's file name.
  public let file: String
  /// Line and column from 1, length in characters.
  public let place: Place
  /// What is wrong, in one line.
  public let message: String
  /// How to mend it, in one line; empty when there is nothing to say.
  public let mend: String
  /// The line as it is written; empty where no line is to be shown.
  public let source: String

  /// The line, from 1.
  public var line: Int { place.line }
  /// The column in characters, from 1.
  public var column: Int { place.column }
  /// How many characters are meant.
  public var length: Int { place.length }

  /// A diagnostic about `place` of the line `source` of `file`.
  public init(file: String, place: Place, message: String, mend: String, source: String) {
    self.file = file
    self.place = place
    self.message = message
    self.mend = mend
    self.source = source
  }
}

extension Diagnostic: Comparable {
  /// By file, then by place; at one place by the message, so that the order never hangs on how they were found.
  public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    (a.file, a.line, a.column, a.message, a.mend) < (b.file, b.line, b.column, b.message, b.mend)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Four lines without a newline at the end: file, line, column and message; the source line; a caret below what is
  /// meant; the mend.
  public var description: String {
    var lines = ["\(file):\(line):\(column): \(message)"]
    if !source.isEmpty { lines += Excerpt(source, place).lines.map { "  " + $0 } }
    if !mend.isEmpty { lines.append("  " + mend) }
    return lines.joined(separator: "\n")
  }
}

/// All that is wrong with a script, in order of place; never empty.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The diagnostics, sorted.
  public let diagnostics: [Diagnostic]

  /// How many diagnostics `description` prints in full.
  public static let printed = 50

  /// An error of these diagnostics, in whatever order they come.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }

  /// The diagnostics one below the other; past the first 50 only their number.
  public var description: String {
    var texts = diagnostics.prefix(Self.printed).map(\.description)
    if diagnostics.count > Self.printed { texts.append("… and \(diagnostics.count - Self.printed) more") }
    return texts.joined(separator: "\n")
  }
}

/// Where something stands in a script, for carets. Lines and columns count from 1, columns in characters as a reader
/// sees them (an emoji or an accented letter is one).
public struct Place: Hashable, Codable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column of the first character, from 1.
  public let column: Int
  /// How many characters it takes; 0 for a gap where something is missing.
  public let length: Int

  /// The place of `length` characters from `column` of `line`.
  public init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }
}

/// Texts as programs read them back from a script.
enum ShellWord {
  /// Letters that mean nothing to a shell.
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_")

  /// One word of sh, in quotes where it needs them.
  static func text(_ word: String) -> String {
    !word.isEmpty && word.allSatisfy(plain.contains) ? word : Shell.quoted(word)
  }

  /// Words of sh.
  static func text(_ words: [String]) -> String { words.map { text($0) }.joined(separator: " ") }

  /// A value in an #SBATCH line, in quotes where it needs them: sbatch knows double quotes and backslashes.
  static func batchValue(_ value: String) -> String {
    if !value.isEmpty, value.allSatisfy(plain.contains) { return value }
    return "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// Help as `--help` prints it.
enum HelpText {
  /// Of the whole program.
  static func program(_ verbs: [Verb]) -> String {
    let shown = verbs.filter { !$0.isHidden }
    let width = (shown.map(\.name.count).max() ?? 0) + 2
    return """
      mkdemo: app demo videos from timeline scripts

      Usage: mkdemo VERB …

      \(shown.map { "  " + padded($0.name, width) + $0.summary }.joined(separator: "\n"))

      mkdemo VERB --help says more about one of them; mkdemo --version prints the version.
      Exit status: 0 done, 1 a gate failed, 2 bad script or usage, 3 the run broke.

      """
  }

  /// Of one verb.
  static func verb(_ verb: Verb) -> String {
    var parts = ["Usage: \(verb.usage)\n\n\(verb.summary)."]
    let operands = verb.operands.map { ($0.usage, $0.help) }
    let options = verb.options.map { (($0.letter.map { "-\($0), " } ?? "") + $0.usage, $0.help) }
    if !operands.isEmpty { parts.append(table(operands)) }
    if !options.isEmpty { parts.append("Options:\n" + table(options)) }
    parts += verb.notes.map { wrapped($0, width: 96).joined(separator: "\n") }
    if !verb.examples.isEmpty { parts.append("Examples:\n" + verb.examples.map { "  " + $0 }.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(24, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.flatMap { name, help -> [String] in
      let lines = wrapped(help, width: 96 - width)
      let indent = String(repeating: " ", count: width + 2)
      guard name.count + 2 <= width else { return ["  " + name] + lines.map { indent + $0 } }
      return lines.enumerated().map { $0 == 0 ? "  " + padded(name, width) + $1 : indent + $1 }
    }.joined(separator: "\n")
  }

  /// The words of a text in lines of at most `width` characters.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = [], line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

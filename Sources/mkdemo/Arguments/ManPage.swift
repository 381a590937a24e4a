/// The man page, from the table of verbs.
enum ManPage {
  /// Troff source in the man macros.
  static func text(_ verbs: [Verb]) -> String {
    var lines = [
      ".TH MKDEMO 1 \"\" \"mkdemo \(Executable.version)\" \"User Commands\"", ".SH NAME",
      "mkdemo \\- app demo videos from timeline scripts", ".SH SYNOPSIS", ".B mkdemo", "\\fIVERB\\fR \\&...",
      ".SH DESCRIPTION",
      "mkdemo plays a timeline script on an app that it draws itself, and writes what is seen as a movie.",
      "Data goes to standard output, words for people to standard error.",
    ]
    lines.append(".SH VERBS")
    for verb in verbs where !verb.isHidden {
      lines += [".SS \(escaped(verb.usage))", escaped(verb.summary) + "."]
      for operand in verb.operands { lines += item(operand.name, operand.help) }
      for option in verb.options where option.name != "help" && option.name != "version" {
        lines += item((option.letter.map { "-\($0), " } ?? "") + option.usage, option.help)
      }
      for note in verb.notes { lines += [".PP", escaped(note)] }
      for example in verb.examples { lines += [".PP", ".RS 4", ".nf", "$ \(escaped(example))", ".fi", ".RE"] }
    }
    lines.append(".SH EXIT STATUS")
    lines += item("0", "Done.") + item("1", "A gate failed.") + item("2", "The script or the command line is wrong.")
    lines += item("3", "The run broke.") + item("128+N", "Signal N stopped it; nothing was left behind.")
    lines.append(".SH ENVIRONMENT")
    lines += item("MKDEMO_ASSETS", "The Assets folder, where none lies above the program.")
    lines += item("MKDEMO_CACHE", "The folder of finished chunks.")
    lines += item(
      "XDG_CACHE_HOME", "The folder of caches; without MKDEMO_CACHE finished chunks are kept in mkdemo below it.")
    return lines.joined(separator: "\n")
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(term))", escaped(text)]
  }

  /// Text that troff takes as it is: no backslash commands, no line that begins a request, true hyphens.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "\\&...")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

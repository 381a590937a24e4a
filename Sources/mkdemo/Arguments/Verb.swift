/// One verb of the command line: what it takes, what it says about itself, and what it does.
struct Verb: Sendable {
  /// The word.
  let name: String
  /// One line, without a full stop.
  let summary: String
  let operands: [Operand]
  let options: [OptionEntry]
  /// Names of options of which only one may stand.
  let exclusive: [[String]]
  /// Paragraphs below the options.
  let notes: [String]
  /// Lines that show it at work.
  let examples: [String]
  /// True when help and completions leave it out.
  let isHidden: Bool
  let run: @Sendable (Arguments) throws -> ExitStatus

  /// A verb; `--help` and `--version` are added to its options.
  init(
    _ name: String, _ summary: String, operands: [Operand] = [], options: [OptionEntry] = [],
    exclusive: [[String]] = [], notes: [String] = [], examples: [String] = [], isHidden: Bool = false,
    run: @escaping @Sendable (Arguments) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options + [CommonOptions.help.entry, CommonOptions.version.entry]
    self.exclusive = exclusive
    self.notes = notes
    self.examples = examples
    self.isHidden = isHidden
    self.run = run
  }

  /// The line that shows how it is written.
  var usage: String {
    (["mkdemo \(name)"] + operands.map(\.usage) + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
  }
}

/// Something that stops a run: what is wrong, where, and how to mend it.
struct CommandError: Error, CustomStringConvertible {
  let status: ExitStatus
  /// What is wrong and where, in one line.
  let what: String
  /// How to mend it, each a line.
  let mends: [String]

  /// An error; by default one of usage.
  init(_ what: String, mend: String..., status: ExitStatus = .usage) {
    self.init(what, mends: mend, status: status)
  }

  /// An error of any number of mends.
  init(_ what: String, mends: [String], status: ExitStatus = .usage) {
    self.status = status
    self.what = what
    self.mends = mends
  }

  var description: String { ([what] + mends.map { "  " + $0 }).joined(separator: "\n") }
}

/// All that is wrong with a command line, in the order of its words.
struct UsageError: Error {
  let faults: [CommandError]
}

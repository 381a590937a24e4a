import Foundation

/// Watches over a build that a process of its own does, so that a crash in one of the libraries costs one output and not
/// the build: the output is tried once more, with one job, and fails when that ends the same way. All others are built.
struct BuildWatch {
  /// The command line behind the verb.
  let words: [String]

  /// Builds.
  /// - Returns: how the build ended; nil when it cannot be watched over, and was not begun.
  /// - Throws: `CommandError` when processes die of other things than an output.
  func run() throws -> ExitStatus? {
    Signals.listen()
    guard let file = UnnamedFile.open() else {
      Console.say("mkdemo: nothing can be written to \(NSTemporaryDirectory()), so that a crash would end the build")
      return nil
    }
    let journal = BuildJournal(file)
    while true {
      let worker = try BuildWorker(words, journal: file)
      let end = worker.wait()
      journal.read()
      if let status = journal.status { return status }
      if let signal = Signals.received { return .stopped(signal: signal) }
      let output = journal.open
      journal.died(end.words, process: worker.process)
      let deaths = journal.deaths[output ?? ""] ?? []
      guard let output else {
        if deaths.count < BuildJournal.tries {
          Console.say("mkdemo: the build died (\(end.words)); it goes on")
          continue
        }
        throw CommandError(
          "the build died (\(deaths.joined(separator: ", then ")))", mend: BuildJournal.mend(end.words),
          status: .broke)
      }
      if deaths.count < BuildJournal.tries {
        Console.say("\(output): mkdemo died at work on it (\(end.words)); it is tried once more, with one job")
      }
    }
  }
}

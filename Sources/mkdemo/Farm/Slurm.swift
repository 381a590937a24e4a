import Foundation

/// The Slurm that this machine can submit to.
struct Slurm: Sendable {
  private let sbatch: ChildProgram
  private let scontrol: ChildProgram?

  /// Tasks that an array may have where the site did not say otherwise (MaxArraySize 1001).
  static let usualTasks = 1000

  /// Finds Slurm's programs.
  init() throws(CommandError) {
    guard let sbatch = ChildProgram(named: "sbatch") else {
      throw CommandError(
        "there is no sbatch on the PATH, so nothing can be submitted to Slurm",
        mends: [
          "on Debian: apt-get install slurm-client (docs/recipes/slurm.md sets up a cluster)",
          "--dry-run prints the batch scripts without Slurm",
        ], status: .broke)
    }
    self.sbatch = sbatch
    scontrol = ChildProgram(named: "scontrol")
  }

  /// Most tasks that an array may have; nil where Slurm does not say.
  func mostTasks() -> Int? {
    guard let outcome = try? scontrol?.run(["show", "config"]), outcome.status == 0,
      let line = outcome.out.firstMatch(of: /MaxArraySize\s*=\s*(\d+)/), let size = Int(line.1)
    else { return nil }
    // An index must be less than MaxArraySize, and shards count from 1.
    return size - 1
  }

  /// Submits a script and gives the job's ID.
  /// - Parameter what: what it is, for messages.
  func submit(_ script: BatchScript, _ options: [String] = [], what: String) throws -> String {
    let outcome = try sbatch.run(["--parsable"] + options, input: script.text)
    // "36", or "36;cluster".
    let id = outcome.out.prefix { $0.isASCII && $0.isNumber }
    guard outcome.status == 0, !id.isEmpty else {
      let said = outcome.err.split(separator: "\n").map(String.init)
      throw CommandError(
        "sbatch refused \(what)",
        mends: (said.isEmpty ? ["it ended with status \(outcome.status)"] : said)
          + ["sinfo shows whether Slurm runs, and its partitions"], status: .broke)
    }
    return String(id)
  }

  /// Takes a job back.
  func cancel(_ id: String) { _ = try? ChildProgram(named: "scancel")?.run([id]) }

  /// Waits for a job's end and says how it ended.
  /// - Throws: `CommandError` when Slurm does not answer for five minutes, or has forgotten the job.
  func wait(for id: String) throws -> SlurmJobEnd {
    guard let scontrol else { throw CommandError("there is no scontrol on the PATH", mends: [], status: .broke) }
    var silence = 0
    while true {
      let outcome = try scontrol.run(["show", "job", "-o", id])
      if outcome.status == 0 {
        silence = 0
        if let end = SlurmJobEnd(outcome.out) { return end }
      } else {
        silence += 1
        if silence > 150 || outcome.err.contains("Invalid job id") {
          throw CommandError(
            "Slurm no longer tells about job \(id)", mends: outcome.err.split(separator: "\n").map(String.init),
            status: .broke)
        }
      }
      sleep(2)
    }
  }
}

/// How a job ended.
struct SlurmJobEnd: Hashable, Sendable {
  /// Slurm's word: COMPLETED, FAILED, TIMEOUT, …
  let state: String
  /// What its script ended with; 0 when a signal ended it.
  let code: Int
  /// The signal that ended it, or 0.
  let signal: Int

  private static let ends = [
    "COMPLETED", "FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL", "OUT_OF_MEMORY", "BOOT_FAIL", "DEADLINE", "PREEMPTED",
  ]

  /// Reads what `scontrol show job -o` prints; nil while the job has not ended.
  init?(_ shown: String) {
    guard let state = shown.firstMatch(of: /\bJobState=(\w+)/).map({ String($0.1) }), Self.ends.contains(state) else {
      return nil
    }
    self.state = state
    let match = shown.firstMatch(of: /\bExitCode=(\d+):(\d+)/)
    code = match.flatMap { Int($0.1) } ?? 0
    signal = match.flatMap { Int($0.2) } ?? 0
  }

  /// As the map of exit statuses has it.
  var status: ExitStatus {
    switch (state, code) {
    case ("COMPLETED", 0): .done
    case ("FAILED", 1) where signal == 0: .gate
    case ("FAILED", 2) where signal == 0: .usage
    default: .broke
    }
  }
}

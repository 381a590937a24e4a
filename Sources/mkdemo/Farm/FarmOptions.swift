/// The options of `farm`, besides those of `build`.
enum FarmOptions {
  static let tasks = Option<Int>(
    "tasks", "N", "Tasks of the array (default: one for every --cpus chunks, as far as Slurm takes them)."
  ) { text throws(BadValue) in try Mend.whole(text, 1...1_000_000) }
  static let atOnce = Option<Int>("at-once", "N", "Tasks that run at a time (default: as many as Slurm lets).") {
    text throws(BadValue) in try Mend.whole(text, 1...1_000_000)
  }
  static let cpus = Option<Int>("cpus", "N", "Cores of a task, each of which draws a chunk (default: 1).") {
    text throws(BadValue) in try Mend.whole(text, 1...64)
  }
  static let partition = Option<String>("partition", "NAME", "Slurm's partition.")
  static let account = Option<String>("account", "NAME", "Slurm's account.")
  static let time = Option<String>("time", "T", "Longest time of a job, as Slurm writes it (30 minutes: 30:00).")
  static let memory = Option<String>("mem", "SIZE", "Memory of a job, as in 2G (default: the partition's own).")
  static let sbatch = Option<String>(
    "sbatch", "OPTION", repeats: true, "Any other option of sbatch, for both jobs: --sbatch=--constraint=avx2."
  ) { text throws(BadValue) in
    guard text.hasPrefix("-"), !text.contains(where: \.isNewline) else {
      throw BadValue(why: "is no option of sbatch", mend: "write it with its dashes, as in --sbatch=--nice=100")
    }
    return text
  }
  static let cache = Option<String>(
    "cache", "DIR", completion: .folder,
    "The folder of chunks, on a disk that all nodes share (default: the cache of render).")
  static let program = Option<String>(
    "program", "F", completion: .file(nil), "mkdemo as the nodes find it (default: this program's path).")
  static let wait = Option(switch: "wait", "Waits for the join, prints its log, and ends as it ends.")
  static let dryRun = Option(
    switch: "dry-run", "Prints the batch scripts, in a script of sh that submits them, and submits nothing.")
}

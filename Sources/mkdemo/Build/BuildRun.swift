import Foundation
import Scenes
import Video

/// What a command line of `build` wants besides the manifest.
struct BuildWishes: Sendable {
  /// Chunks to work on at a time; nil for what the manifest says.
  var jobs: Int?
  /// Per cent of the cached chunks that are drawn again and compared.
  var verify = 0.0
  /// True when frames that changed are accepted.
  var approves = false
}

/// One build: makes outputs one after the other, asks the gates, and tells what came of it.
///
/// A failure stays with its output. Several builds may work in one folder: each output is made by whoever locks it
/// first, and the others find it done.
final class BuildRun {
  private let plan: BuildPlan
  private let wishes: BuildWishes
  private let maker: OutputMaker
  private let gates: BuildGates
  private let cache: ChunkCache
  private let lease: CacheLease
  private let journal: BuildJournal
  private var results: [String: BuiltOutput] = [:]
  private(set) var status = ExitStatus.done

  /// Gets ready to build.
  /// - Throws: `CommandError` when the build's folder cannot be made, or is a newer mkdemo's.
  init(_ plan: BuildPlan, _ wishes: BuildWishes, _ journal: BuildJournal) throws {
    self.plan = plan
    self.wishes = wishes
    self.journal = journal
    // What a newer mkdemo keeps there stops the build now, not when all is drawn.
    _ = try BuildReportFile(folder: plan.folder.path).read { _ in }
    try BuildFolder.make(plan.folder.statePath("outputs"))
    let limit = plan.manifest.cacheLimit ?? CacheLimit.bytes
    cache = try ChunkCache(code: SourceDigest.text, limit: limit)
    lease = CacheLease(cache)
    let shelf = ClipShelf()
    maker = OutputMaker(
      folder: plan.folder, staging: try StagingFolder(plan.folder, dead: journal.dead), shelf: shelf, jobs: wishes.jobs,
      verify: wishes.verify, cacheLimit: limit)
    gates = BuildGates(plan, wishes, shelf)
  }

  /// Makes outputs of the plan.
  /// - Throws: only what stops everything, such as a signal.
  func perform(_ outputs: [BuildOutput]) throws -> BuildReport {
    Signals.listen()
    journal.start()
    for (file, entry) in journal.finished {
      results[file] = entry.result
      worsen(entry.status)
    }
    var busy: [BuildOutput] = []
    for output in BuildRun.grouped(outputs) where results[output.file] == nil {
      try stopOnSignal()
      guard let lock = try attempt(output, { try FolderLock(lockPath(output)) }) else {
        if results[output.file] == nil { busy.append(output) }
        continue
      }
      try withExtendedLifetime(lock) { try make(output) }
    }
    if !busy.isEmpty { Console.say("another build is at work on \(busy.count) of the outputs; waiting for it") }
    for output in busy {
      guard let lock = try attempt(output, { try FolderLock.wait(lockPath(output)) }) else {
        try stopOnSignal()
        continue
      }
      try withExtendedLifetime(lock) { try make(output) }
    }
    gates.finish(isWhole: outputs.count == plan.outputs.count)
    if results.values.contains(where: { $0.gates.contains { !$0.passed } }) { worsen(.gate) }
    lease.release()
    cache.prune()
    return report(outputs)
  }

  /// Outputs of one clip stand together, so that it is played once.
  static func grouped(_ outputs: [BuildOutput]) -> [BuildOutput] {
    var groups: [String: [BuildOutput]] = [:]
    var order: [String] = []
    for output in outputs {
      if groups[output.clip] == nil { order.append(output.clip) }
      groups[output.clip, default: []].append(output)
    }
    return order.flatMap { groups[$0] ?? [] }
  }

  private func lockPath(_ output: BuildOutput) -> String {
    let name = (BuildStamp.path(output, in: plan.folder) as NSString).lastPathComponent
    return plan.folder.statePath("locks/\((name as NSString).deletingPathExtension)")
  }

  private func stopOnSignal() throws {
    if let signal = Signals.received { throw BuildStopped(signal: signal, done: results.count) }
  }

  private func make(_ output: BuildOutput) throws {
    guard try attempt(output, { try journal.begin(output.file) }) != nil else { return }
    try produce(output)
    journal.end(output.file, results[output.file], status)
  }

  private func produce(_ output: BuildOutput) throws {
    guard let before = try attempt(output, { try gates.before(output) }) else { return }
    if let refusal = before.first(where: { !$0.passed }) { return refuse(output, refusal, before) }
    var maker = maker
    if journal.isRisky(output.file) { maker.jobs = 1 }
    guard let made = try attempt(output, { try maker.make(output) }) else { return }
    if let film = made.stamp.film { cache.touch(film) }
    var result = BuiltOutput(made)
    result.gates = before + gates.check(made)
    results[output.file] = result
  }

  /// Leaves an output that a gate keeps from being made as it was.
  private func refuse(_ output: BuildOutput, _ refusal: GateOutcome, _ outcomes: [GateOutcome]) {
    let error = CommandError(
      "\(refusal.name): \(refusal.message)", mend: "look at \(plan.folder.path(refusal.page ?? ""))")
    var result = BuiltOutput(
      output, failed: [error], before: BuildStamp.read(output, in: plan.folder), in: plan.folder)
    result.gates = outcomes
    results[output.file] = result
  }

  /// Does something for an output; a failure is told, kept as its result, and gives nil.
  private func attempt<Result>(_ output: BuildOutput, _ body: () throws -> Result?) throws -> Result? {
    do {
      return try body()
    } catch {
      try stopOnSignal()
      let failure = Failure.words(error)
      Console.say("\(output.file): failed (\(output.place))")
      failure.errors.forEach(Console.complain)
      let isMismatch = (error as? VideoError)?.kind == .mismatch
      worsen(isMismatch ? .gate : .broke)
      results[output.file] = BuiltOutput(
        output, failed: failure.errors, before: BuildStamp.read(output, in: plan.folder), in: plan.folder)
      return nil
    }
  }

  private func worsen(_ new: ExitStatus) {
    if new.code > status.code { status = new }
  }

  private func report(_ outputs: [BuildOutput]) -> BuildReport {
    let stills = plan.outputs.filter { $0.kind == .still }
      .filter { FileManager.default.fileExists(atPath: $0.path(in: plan.folder)) }
    let built = outputs.compactMap { output -> BuiltOutput? in
      guard var result = results[output.file] else { return nil }
      if output.kind == .movie { result.poster = stills.first { $0.clip == output.clip }?.file }
      return result
    }
    let manifest = URL(filePath: plan.manifest.file).standardizedFileURL
    return BuildReport(
      version: Executable.version, project: manifest.deletingLastPathComponent().lastPathComponent,
      started: journal.began.formatted(.iso8601), seconds: Date().timeIntervalSince(journal.began), outputs: built)
  }
}

/// A signal has ended a build; what was finished before is in place.
struct BuildStopped: Error {
  let signal: Int32
  /// Outputs that were finished.
  let done: Int
}

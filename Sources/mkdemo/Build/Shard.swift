import Foundation
import Video

/// One part of a build's chunks: every N-th, from the I-th.
struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  let number: Int
  let count: Int

  /// Reads "2/8".
  static func read(_ text: String) throws(BadValue) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...100_000).contains(count),
      (1...count).contains(number)
    else { throw BadValue(why: "is no shard", mend: "write I/N with I from 1 to N, as in --shard 2/8") }
    return Shard(number: number, count: count)
  }

  /// True when the chunk at a place of the whole list, from 0, is this shard's.
  func holds(_ place: Int) -> Bool { place % count == number - 1 }
}

/// Draws one shard of a build into the cache. Makes no output: a build afterwards finds the chunks and joins them.
///
/// The list of chunks is that of all outputs in the manifest's order. The chunks of a GIF count as one, since they share
/// a palette; stills, raw movies and outputs without a cache have none.
struct ShardRun {
  private let plan: BuildPlan
  private let wishes: BuildWishes
  private let shard: Shard
  private let journal: BuildJournal
  private let cache: ChunkCache

  init(_ plan: BuildPlan, _ wishes: BuildWishes, _ shard: Shard, _ journal: BuildJournal) throws {
    self.plan = plan
    self.wishes = wishes
    self.shard = shard
    self.journal = journal
    cache = try ChunkCache(code: SourceDigest.text)
  }

  /// What became of a shard.
  struct Outcome {
    /// Chunks of all shards.
    var all = 0
    /// Chunks of this one that are in the cache now, and those of them that were there before.
    var chunks = 0, reused = 0
    /// Outputs whose chunks cannot be drawn.
    var failed: [String] = []

    var json: JSON {
      [
        "all": .int(all), "chunks": .int(chunks), "reused": .int(reused), "failed": .list(failed.map { .text($0) }),
      ]
    }
  }

  /// Draws the chunks of the shard. An output that fails is told and left to the build, which will say so again.
  func perform(_ outputs: [BuildOutput]) throws -> (Outcome, ExitStatus) {
    Signals.listen()
    let lease = CacheLease(cache)
    defer { lease.release() }
    let shelf = ClipShelf()
    var outcome = Outcome(), status = ExitStatus.done
    for output in outputs where output.kind == .movie {
      if let signal = Signals.received { throw BuildStopped(signal: signal, done: outcome.chunks) }
      do {
        try draw(output, shelf, &outcome)
      } catch {
        if let signal = Signals.received { throw BuildStopped(signal: signal, done: outcome.chunks) }
        Console.say("\(output.file): failed (\(output.place))")
        Failure.words(error).errors.forEach(Console.complain)
        outcome.failed.append(output.file)
        status = .broke
      }
    }
    return (outcome, status)
  }

  private func draw(_ output: BuildOutput, _ shelf: ClipShelf, _ outcome: inout Outcome) throws {
    if let problem = output.problem { throw problem }
    let job = try RenderJob(arguments(output), shelf: shelf)
    guard job.isCached else { return }
    let units = job.isWhole ? [Array(job.chunks.indices)] : job.chunks.indices.map { [$0] }
    let mine = units.indices.filter { shard.holds(outcome.all + $0) }
    let wanted = mine.flatMap { units[$0] }
    outcome.all += units.count
    guard !wanted.isEmpty else { return }
    try journal.begin(output.file)
    defer { journal.end(output.file) }
    guard
      BuildStamp.read(output, in: plan.folder)?.holds(try OutputInputs(output).digest, in: plan.folder) != true
    else { return }
    let report = try job.keep(wanted, says: output.file)
    Console.say(
      "\(output.file): \(Quantity.count(report.chunks, "chunk")), \(report.chunksReused) of them from the cache")
    outcome.chunks += mine.count
    // A GIF counts as found when nothing of it had to be drawn.
    outcome.reused += job.isWhole ? (report.chunksReused == report.chunks ? 1 : 0) : report.chunksReused
  }

  /// The output's arguments; nothing is written, so where it goes matters only by its ending.
  private func arguments(_ output: BuildOutput) -> Arguments {
    var arguments = output.arguments.with(CommonOptions.output, OutputPlacing.name(output))
    if let jobs = journal.isRisky(output.file) ? 1 : wishes.jobs {
      arguments = arguments.with(RenderOptions.jobs, jobs)
    }
    return arguments.without(RenderOptions.stills)
  }
}

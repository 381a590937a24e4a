import Foundation

/// Runs numbered pieces of work on threads, in order of their numbers, while the caller's thread watches.
final class Jobs: @unchecked Sendable {
  /// What a piece of work may tell while it runs.
  struct Desk: Sendable {
    /// Which of the threads this is, from 0.
    let job: Int
    fileprivate let jobs: Jobs

    /// Counts frames as done; throws when the work should stop.
    func advance(_ frames: Int, reused: Bool = false) throws {
      try jobs.condition.withLock {
        if jobs.isStopped { throw VideoError(.cancelled, "stopped") }
        jobs.framesDone += frames
        if reused { jobs.framesReused += frames }
      }
    }

    /// Does something in a moment in which no job is at anything else: waits until all jobs ask for such a moment (or
    /// have left), lets them have it one after the other, and goes on when the last is done.
    func together<Result>(_ body: () throws -> Result) throws -> Result {
      let condition = jobs.condition
      condition.lock()
      defer { condition.unlock() }
      let round = jobs.round
      jobs.waiting += 1
      condition.broadcast()
      while jobs.round == round, jobs.waiting < jobs.threads, !jobs.isStopped { condition.wait() }
      if jobs.round == round {
        // The first to see that all are here begins the round.
        jobs.round += 1
        jobs.pending = jobs.waiting
        jobs.waiting = 0
      }
      defer {
        jobs.pending -= 1
        condition.broadcast()
        while jobs.pending > 0, !jobs.isStopped { condition.wait() }
      }
      if jobs.isStopped { throw VideoError(.cancelled, "stopped") }
      return try body()
    }
  }

  /// Results by piece; guarded by the lock of the jobs.
  private final class Results<Result>: @unchecked Sendable {
    var values: [Result?]
    init(count: Int) { values = Array(repeating: nil, count: count) }
  }

  private let condition = NSCondition()
  private let pieces: Int
  private var nextPiece = 0
  private var threads: Int
  private var failure: (piece: Int, error: any Error)?
  private var isStopped = false
  private var framesDone = 0
  private var framesReused = 0
  /// Rounds of `together` so far, jobs that wait for the next one, and jobs whose turn in this one is not over.
  private var round = 0
  private var waiting = 0
  private var pending = 0

  private init(pieces: Int, threads: Int) {
    self.pieces = pieces
    self.threads = threads
  }

  /// Does pieces 0..<count on up to `threads` threads and gives their results in order.
  ///
  /// `progress` and `isCancelled` are called on the caller's thread, about ten times a second.
  /// - Throws: the error of the first piece that failed, or `VideoError` of kind `cancelled`.
  static func run<Result: Sendable>(
    count: Int, threads: Int, frames: Int, progress: (Progress) -> Void, isCancelled: () -> Bool,
    work: @escaping @Sendable (_ piece: Int, _ desk: Desk) throws -> Result
  ) throws -> [Result] {
    Memory.settle()
    let jobs = Jobs(pieces: count, threads: max(1, min(threads, count)))
    let results = Results<Result>(count: count)
    for job in 0..<jobs.threads {
      let thread = Thread {
        while let piece = jobs.take() {
          do {
            let result = try work(piece, Desk(job: job, jobs: jobs))
            jobs.condition.withLock { results.values[piece] = result }
          } catch {
            jobs.fail(piece, error)
          }
        }
        jobs.leave()
      }
      // Layer trees are drawn by recursion.
      thread.stackSize = 16 << 20
      thread.name = "mkdemo job \(job)"
      thread.start()
    }
    while jobs.wait() {
      progress(jobs.progress(of: frames))
      if isCancelled() { jobs.fail(-1, VideoError(.cancelled, "stopped before the end")) }
    }
    progress(jobs.progress(of: frames))
    if let failure = jobs.failure { throw failure.error }
    return results.values.compactMap { $0 }
  }

  private func take() -> Int? {
    condition.withLock {
      guard !isStopped, nextPiece < pieces else { return nil }
      nextPiece += 1
      return nextPiece - 1
    }
  }

  private func fail(_ piece: Int, _ error: any Error) {
    condition.withLock {
      // Work that was only told to stop is not the cause.
      let isCause = !isStopped || (error as? VideoError)?.kind != .cancelled
      if isCause, piece < failure?.piece ?? .max { failure = (piece, error) }
      isStopped = true
      condition.broadcast()
    }
  }

  private func leave() {
    condition.withLock {
      threads -= 1
      condition.broadcast()
    }
  }

  /// Sleeps a little; false when all threads have left.
  private func wait() -> Bool {
    condition.withLock {
      if threads > 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1)) }
      return threads > 0
    }
  }

  private func progress(of frames: Int) -> Progress {
    condition.withLock { Progress(framesDone: framesDone, framesReused: framesReused, framesTotal: frames) }
  }
}

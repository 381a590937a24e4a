/// What became of some chunks.
public struct ChunkReport: Hashable, Sendable {
  /// Chunks that are in the cache now.
  public var chunks = 0
  /// Chunks that were there before.
  public var chunksReused = 0
  /// Frames in them.
  public var frames = 0
  /// Time of the processor by stage, summed over all jobs.
  public var costs = Costs()

  /// No chunks.
  public init() {}
}

extension MovieWriter {
  /// The chunks that a film is made of, as frames of the source. They follow from the source and the part alone.
  public static func chunks(of source: any FrameSource, frames: Range<Int>? = nil) -> [Range<Int>] {
    ChunkPlan(
      count: source.count, rate: source.rate, cuts: source.cuts, frames: frames ?? 0..<source.count
    ).chunks
  }

  /// Draws some chunks of a film into the cache and writes no movie; those that are there already are left alone.
  /// A later `render` of the same film then only joins.
  ///
  /// - Parameters:
  ///   - wanted: places in `chunks(of:frames:)`.
  ///   - source: the frames.
  ///   - settings: the kind of movie; not raw frames, which have no chunks.
  ///   - frames: the part of the source; nil for all of it.
  ///   - jobs: chunks to work on at a time.
  ///   - cache: where they are kept.
  ///   - progress: called on this thread about ten times a second.
  ///   - isCancelled: called as often; true stops.
  /// - Throws: `VideoError`; errors of the source.
  public static func keep(
    _ wanted: [Int], of source: any FrameSource, settings: MovieSettings, frames: Range<Int>? = nil,
    jobs: Int = defaultJobs, cache: ChunkCache, progress: (Progress) -> Void = { _ in },
    isCancelled: () -> Bool = { false }
  ) throws -> ChunkReport {
    let film = Film(source, settings, frames: frames ?? 0..<source.count)
    guard settings.codec != .y4m, wanted.allSatisfy({ film.chunks.indices.contains($0) }) else {
      throw VideoError(.refused, "the film has no such chunks", mend: "choose of its \(film.chunks.count) chunks")
    }
    let lease = CacheLease(cache)
    defer { lease.release() }
    let palette =
      settings.codec == .gif
      ? try PaletteSurvey(source: source, film: film, jobs: jobs, cache: cache).palette(isCancelled: isCancelled) : nil
    let maker = CachedMaker(
      maker: try ChunkMaker(source: source, film: film, palette: palette), cache: cache,
      keys: CacheKeys(cache: cache, settings: settings))
    let total = wanted.map { film.chunks[$0].count }.reduce(0, +)
    let made = try Jobs.run(
      count: wanted.count, threads: jobs, frames: total, progress: progress, isCancelled: isCancelled
    ) { piece, desk in
      try maker.make(film.chunks[wanted[piece]], desk: desk)
    }
    var report = ChunkReport()
    report.chunks = made.count
    report.chunksReused = made.count { $0.wasReused }
    report.frames = total
    report.costs = made.map(\.costs).reduce(Costs(), +)
    return report
  }
}

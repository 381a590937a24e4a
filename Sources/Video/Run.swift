import Foundation

/// One render of a film.
struct Run {
  let source: any FrameSource
  let film: Film
  /// The part of the source as it was asked for.
  let part: Range<Int>?
  let path: String
  let jobs: Int
  let cache: ChunkCache?

  /// Draws, encodes and joins.
  func perform(progress: (Progress) -> Void, isCancelled: () -> Bool) throws -> RenderReport {
    try Joiner.checkTarget(path, film.settings)
    let lease = cache.map(CacheLease.init)
    defer { lease?.release() }
    if film.settings.codec == .y4m {
      return try RawMovie(source: source, film: film, path: path, jobs: jobs)
        .write(progress: progress, isCancelled: isCancelled)
    }
    let palette =
      film.settings.codec == .gif
      ? try PaletteSurvey(source: source, film: film, jobs: jobs, cache: cache).palette(isCancelled: isCancelled) : nil
    let maker = try ChunkMaker(source: source, film: film, palette: palette)
    var attempts = 0
    while true {
      let chunks = try makeAll(maker, progress: progress, isCancelled: isCancelled)
      do {
        let report = try Joiner.join(chunks, film, to: path)
        lease?.release()
        remember(chunks)
        return report
      } catch is ChunkVanished where attempts < 3 {
        attempts += 1
      }
    }
  }

  /// Lists the film's chunks in the cache and keeps the cache within its limit. The movie is done by now: a full disk
  /// must not turn that into a failure.
  private func remember(_ chunks: [StoredChunk]) {
    guard let cache else { return }
    let keys = chunks.compactMap(\.key)
    if let key = CacheKeys(cache: cache, settings: film.settings).film(part), keys.count == chunks.count {
      try? cache.keep(FilmEntry(film, keys: keys), key)
    }
    _ = cache.prune(to: cache.limit, sparing: Set(keys))
  }

  private func makeAll(
    _ maker: ChunkMaker, progress: (Progress) -> Void, isCancelled: () -> Bool
  ) throws -> [StoredChunk] {
    // Long chunks first, so that all jobs end at about the same time.
    let order = film.chunks.indices.sorted {
      (-film.chunks[$0].count, $0) < (-film.chunks[$1].count, $1)
    }
    let threads = max(1, min(jobs, order.count))
    let spools = cache == nil ? try (0..<threads).map { _ in try Spool(beside: path) } : []
    let cached = cache.map { CachedMaker(maker: maker, cache: $0, keys: CacheKeys(cache: $0, settings: film.settings)) }
    let made = try Jobs.run(
      count: order.count, threads: threads, frames: film.count, progress: progress, isCancelled: isCancelled
    ) { [film] piece, desk in
      let frames = film.chunks[order[piece]]
      if let cached { return (order[piece], try cached.make(frames, desk: desk)) }
      let spool = spools[desk.job]
      let chunk = try maker.make(frames, into: spool.file, at: spool.size, desk: desk)
      spool.size += chunk.size
      return (order[piece], chunk)
    }
    return made.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// A file without a name that takes the chunks of one job, one after the other.
final class Spool: @unchecked Sendable {
  let file: NewFile
  /// Bytes used so far; for the thread of its job only.
  var size = 0

  /// Makes the file in the folder of `path`.
  init(beside path: String) throws { file = try NewFile(NewFile.resolved(FilePath.withoutSlashes(path)) + ".chunks") }
}

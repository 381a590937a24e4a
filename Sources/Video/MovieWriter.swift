import Foundation

/// Writes movies.
public enum MovieWriter {
  /// Jobs to use when none are asked for: one a core, at most eight.
  public static var defaultJobs: Int { min(8, max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// Draws a source and writes it as a movie. The file is whole or absent: whatever happens, what was there before
  /// stays until the new one is complete. The bytes depend on the source and the settings alone.
  ///
  /// - Parameters:
  ///   - source: the frames.
  ///   - path: the file, or for a PNG sequence the folder.
  ///   - settings: the kind of movie.
  ///   - frames: the part of the source; nil for all of it.
  ///   - jobs: chunks to work on at a time.
  ///   - cache: where finished chunks are kept; nil for nowhere.
  ///   - progress: called on this thread about ten times a second.
  ///   - isCancelled: called as often; true stops the render.
  /// - Returns: what was done.
  /// - Throws: `VideoError`; `refused` before any frame is drawn; errors of the source.
  public static func render(
    _ source: any FrameSource, to path: String, settings: MovieSettings, frames: Range<Int>? = nil,
    jobs: Int = defaultJobs, cache: ChunkCache? = nil, progress: (Progress) -> Void = { _ in },
    isCancelled: () -> Bool = { false }
  ) throws -> RenderReport {
    try settings.check(width: source.width, height: source.height, rate: source.rate)
    let part = frames
    let frames = frames ?? 0..<source.count
    guard !frames.isEmpty, frames.lowerBound >= 0, frames.upperBound <= source.count else {
      throw VideoError(
        .refused, "the film has no frames \(frames.lowerBound)..<\(frames.upperBound)",
        mend: "choose a part of its \(source.count) frames")
    }
    guard (1...64).contains(jobs) else {
      throw VideoError(.refused, "\(jobs) jobs are not possible", mend: "use 1 to 64")
    }
    if let cache, cache.verify == 0,
      let report = try reuse(to: path, settings: settings, frames: part, cache: cache, progress: progress)
    {
      return report
    }
    let film = Film(source, settings, frames: frames)
    let run = Run(source: source, film: film, part: part, path: path, jobs: jobs, cache: cache)
    return try run.perform(progress: progress, isCancelled: isCancelled)
  }

  /// Writes a movie from cached chunks alone, when a film of the same inputs, settings and part is known and all its
  /// chunks are there. Needs no source, so that nothing has to be laid out.
  ///
  /// - Returns: what was done; nil when something is missing and the film must be rendered.
  /// - Throws: `VideoError` when the file cannot be written.
  public static func reuse(
    to path: String, settings: MovieSettings, frames: Range<Int>? = nil, cache: ChunkCache,
    progress: (Progress) -> Void = { _ in }
  ) throws -> RenderReport? {
    guard settings.codec != .y4m, let key = CacheKeys(cache: cache, settings: settings).film(frames),
      let entry = cache.film(key)
    else { return nil }
    let film = entry.film(settings)
    var chunks: [StoredChunk] = []
    for (frames, key) in zip(film.chunks, entry.keys) {
      guard let chunk = cache.find(key, count: frames.count) else { return nil }
      chunks.append(chunk)
    }
    try Joiner.checkTarget(path, settings)
    do {
      let report = try Joiner.join(chunks, film, to: path)
      progress(Progress(framesDone: film.count, framesReused: film.count, framesTotal: film.count))
      return report
    } catch is ChunkVanished {
      return nil
    }
  }
}

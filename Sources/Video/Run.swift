import Foundation

/// One render of a film.
struct Run {
  let source: any FrameSource
  let film: Film
  let path: String
  let jobs: Int
  let cache: ChunkCache?

  /// Draws, encodes and joins.
  func perform(progress: (Progress) -> Void, isCancelled: () -> Bool) throws -> RenderReport {
    if film.settings.codec == .y4m {
      return try RawMovie(source: source, film: film, path: path, jobs: jobs)
        .write(progress: progress, isCancelled: isCancelled)
    }
    let chunks = try spool(coder: libraryCoder(), progress: progress, isCancelled: isCancelled)
    var watch = Stopwatch()
    let bytes =
      film.settings.container == .folder
      ? try PictureFolder(path).write(chunks, film) : try Joiner.join(chunks, film, to: path)
    var costs = chunks.map(\.costs).reduce(Costs(), +)
    costs.joining = watch.lap()
    return RenderReport(
      path: path, frames: film.count, chunks: chunks.count, chunksReused: chunks.count { $0.wasReused },
      chunksVerified: chunks.count { $0.wasVerified }, bytes: bytes, costs: costs)
  }

  private func libraryCoder() throws -> @Sendable () throws -> any ChunkCoder {
    guard let recipe = EncoderRecipe(film.settings) else { throw VideoError(.failed, "no encoder") }
    return { [film] in try LibraryCoder(recipe, width: film.width, height: film.height, rate: film.rate) }
  }

  /// Makes all chunks into unnamed files beside the target, one a job.
  private func spool(
    coder: @escaping @Sendable () throws -> any ChunkCoder, progress: (Progress) -> Void, isCancelled: () -> Bool
  ) throws -> [StoredChunk] {
    let maker = ChunkMaker(source: source, film: film, coder: coder)
    let spools = try (0..<max(1, min(jobs, film.chunks.count))).map { _ in try Spool(beside: path) }
    return try Jobs.run(
      count: film.chunks.count, threads: spools.count, frames: film.count, progress: progress, isCancelled: isCancelled
    ) { piece, desk in
      let spool = spools[desk.job]
      let chunk = try maker.make(maker.film.chunks[piece], into: spool.file, at: spool.size, desk: desk)
      spool.size += chunk.size
      return chunk
    }
  }
}

/// A file without a name that takes the chunks of one job, one after the other.
final class Spool: @unchecked Sendable {
  let file: NewFile
  /// Bytes used so far; for the thread of its job only.
  var size = 0

  /// Makes the file in the folder of `path`.
  init(beside path: String) throws { file = try NewFile(NewFile.resolved(path) + ".chunks") }
}

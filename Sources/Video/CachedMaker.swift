import Foundation

/// Makes chunks that are not in the cache yet, and takes the others from there.
struct CachedMaker: Sendable {
  let maker: ChunkMaker
  let cache: ChunkCache
  let keys: CacheKeys

  /// The chunk of some frames.
  func make(_ frames: Range<Int>, desk: Jobs.Desk) throws -> StoredChunk {
    var watch = Stopwatch()
    let digest = try maker.source.digest(frames)
    let describing = watch.lap()
    let film = maker.film
    let key = keys.chunk(
      digest, frames: frames.count, width: film.width, height: film.height, rate: film.rate, more: maker.key)
    var chunk: StoredChunk
    if let found = cache.find(key, count: frames.count) {
      chunk = found
      if cache.picksForVerifying(key) {
        try compare(found, key, frames, desk)
        chunk.wasVerified = true
      } else {
        try desk.advance(frames.count, reused: true)
      }
    } else {
      let file = try cache.newFile(key)
      let made = try maker.make(frames, into: file, at: 0, desk: desk)
      try file.publish(isDurable: false)
      chunk = StoredChunk(
        place: .file(file.path), content: made.content, size: made.size, wasReused: false, costs: made.costs)
    }
    chunk.key = key
    chunk.costs.describing = describing
    return chunk
  }

  /// Draws a found chunk again; throws when the bytes differ.
  private func compare(_ found: StoredChunk, _ key: String, _ frames: Range<Int>, _ desk: Jobs.Desk) throws {
    let file = try cache.newFile(key)
    let made = try maker.make(frames, into: file, at: 0, desk: desk)
    let isSame = try made.content == found.content && made.sameBytes(as: found)
    if !isSame {
      throw VideoError(
        .mismatch, "frames \(frames.lowerBound)..<\(frames.upperBound) came out differently than the cached chunk",
        at: cache.path(ofChunk: key),
        mend: "render with --no-cache; if the sources are unchanged, drawing is not repeatable: please report it")
    }
  }
}

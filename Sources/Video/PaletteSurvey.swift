/// Finds the palette of a GIF by looking through the whole film first.
struct PaletteSurvey {
  let source: any FrameSource
  let film: Film
  let jobs: Int
  let cache: ChunkCache?

  /// One in this many frames is looked at, and the last of each chunk.
  private static let step = 3

  /// The palette; from the cache when these frames were surveyed before.
  func palette(isCancelled: () -> Bool) throws -> Palette {
    var key: String?
    if let cache {
      let digests = try film.chunks.map { try source.digest($0) }
      key = Digest.of(["palette", cache.code, "\(film.width)x\(film.height)"] + digests)
      if let key, let bytes = cache.note(key), let palette = Palette(bytes: bytes) { return palette }
    }
    let censuses = try Jobs.run(
      count: film.chunks.count, threads: jobs, frames: film.count, progress: { _ in }, isCancelled: isCancelled
    ) { [source, film] piece, desk in
      var census = ColorCensus()
      let painter = try source.painter()
      let frames = film.chunks[piece]
      for frame in frames
      where (frame - frames.lowerBound) % Self.step == 0 || frame == frames.upperBound - 1 {
        let painted = try painter.paint(frame)
        let rows = frame == frames.lowerBound ? [0..<film.height] : painted.changed
        for rows in Rows.aligned(rows, to: 1, height: film.height) { census.add(painted.bitmap, rows: rows) }
        try desk.advance(1)
      }
      return census
    }
    var all = ColorCensus()
    for census in censuses { all.add(census) }
    let palette = Palette(all)
    if let cache, let key { try? cache.keep(palette.bytes, note: key) }
    return palette
  }
}

/// Joins finished chunks into a movie.
enum Joiner {
  /// Refuses targets that cannot be written, before any work.
  static func checkTarget(_ path: String, _ settings: MovieSettings) throws {
    if settings.container == .folder {
      try PictureFolder(path).checkTarget()
    } else {
      _ = try NewFile(path)
    }
  }

  /// Writes the movie.
  static func join(_ chunks: [StoredChunk], _ film: Film, to path: String) throws -> RenderReport {
    var watch = Stopwatch()
    try checkChunks(chunks, film)
    let bytes: Int
    switch film.settings.container {
    case .folder: bytes = try PictureFolder(path).write(chunks, film)
    case .gif: bytes = try GIFFile.write(chunks, film, to: path)
    default: bytes = try mux(chunks, film, to: path)
    }
    var costs = chunks.map(\.costs).reduce(Costs(), +)
    costs.joining = watch.lap()
    return RenderReport(
      path: path, frames: film.count, chunks: chunks.count, chunksReused: chunks.count { $0.wasReused },
      chunksVerified: chunks.count { $0.wasVerified }, framesHeld: chunks.map(\.held).reduce(0, +), bytes: bytes,
      costs: costs)
  }

  private static func checkChunks(_ chunks: [StoredChunk], _ film: Film) throws {
    for (chunk, frames) in zip(chunks, film.chunks) {
      guard chunk.isWhole(frames.count), chunk.content.header == chunks[0].content.header else {
        throw VideoError(
          .failed, "the encoder gave other frames or headers than for the chunks before",
          at: "frames \(frames.lowerBound)..<\(frames.upperBound)", mend: "please report this with the script")
      }
    }
  }

  private static func mux(_ chunks: [StoredChunk], _ film: Film, to path: String) throws -> Int {
    let facts = StreamFacts(
      settings: film.settings, width: film.width, height: film.height, rate: film.rate, count: film.count,
      chapters: film.chapters, header: chunks[0].content.header, delay: delay(chunks))
    var index = 0
    if film.settings.container.isQuickTime {
      // A dry run tells how large the index is, so that it can stand in front without moving the pictures afterwards.
      let dry = ByteOutput(nil)
      index = try write(chunks, film, facts, to: dry, index: 0) + 8
      // Places beyond 4 GB take twice the room.
      if dry.size + index > Int(UInt32.max) { index += 4 * film.count }
    }
    let file = try NewFile(path)
    let output = ByteOutput(file)
    _ = try write(chunks, film, facts, to: output, index: index)
    try file.publish(isDurable: true)
    return output.size
  }

  /// By how many frames decoding must run ahead, told from the packets: encoders do not report it reliably.
  static func delay(_ chunks: [StoredChunk]) -> Int {
    chunks.flatMap { $0.content.entries.enumerated().map { $0.offset - $0.element.frame } }.max() ?? 0
  }

  private static func write(
    _ chunks: [StoredChunk], _ film: Film, _ facts: StreamFacts, to output: ByteOutput, index: Int
  ) throws -> Int {
    let muxer = try Muxer(facts, to: output, index: index)
    for (chunk, frames) in zip(chunks, film.chunks) {
      let start = frames.lowerBound - film.chunks[0].lowerBound
      try chunk.forEachPacket {
        try muxer.add(Packet(frame: start + $0.frame, isKey: $0.isKey, bytes: $0.bytes))
      }
    }
    return try muxer.finish()
  }
}

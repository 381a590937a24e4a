/// Draws and encodes chunks of one film.
struct ChunkMaker: Sendable {
  let source: any FrameSource
  let film: Film
  /// What decides the bytes of chunks besides settings and pixels.
  let key: String
  private let coder: @Sendable () throws -> any ChunkCoder
  private let painters = PainterShelf()

  /// Prepares to make chunks; a GIF's need its palette.
  init(source: any FrameSource, film: Film, palette: Palette?) throws {
    self.source = source
    self.film = film
    if let palette {
      key = Digest.of(palette.colors.map { "\($0)" })
      coder = { GIFCoder(palette, width: film.width, height: film.height, rate: film.rate) }
      return
    }
    guard let recipe = EncoderRecipe(film.settings) else { throw VideoError(.failed, "no encoder") }
    key = ""
    coder = {
      if film.settings.codec == .h264 {
        return try HoldingCoder(recipe, width: film.width, height: film.height, rate: film.rate)
      }
      return try LibraryCoder(recipe, width: film.width, height: film.height, rate: film.rate)
    }
  }

  /// Draws and encodes `frames` into a file, with an encoder of their own, so that the bytes depend on nothing but these
  /// frames. A painter's pixels never depend on what it painted before, so it serves all chunks of its job: what it has
  /// kept of glyphs, shadows and groups need not be drawn again.
  func make(_ frames: Range<Int>, into file: NewFile, at start: Int, desk: Jobs.Desk) throws -> StoredChunk {
    let writer = try ChunkFileWriter(file, at: start)
    let painter = try painters.painter(of: desk.job, source)
    let coder = try film.settings.codec.opensAlone ? desk.together(self.coder) : self.coder()
    var costs = Costs(), watch = Stopwatch()
    var first = frames.lowerBound
    while first < frames.upperBound {
      let painted = try painter.paint(first)
      costs.drawing += watch.lap()
      try coder.convert(painted)
      costs.converting += watch.lap()
      var end = first + 1
      while end < frames.upperBound, try painter.repeats(end) { end += 1 }
      costs.drawing += watch.lap()
      try coder.encode(first - frames.lowerBound..<end - frames.lowerBound, sink: writer.add)
      costs.encoding += watch.lap()
      try desk.advance(end - first)
      first = end
    }
    try coder.finish(sink: writer.add)
    try writer.finish(header: coder.header)
    costs.encoding += watch.lap()
    return StoredChunk(
      place: .spool(file, start), content: writer.content, size: writer.size, wasReused: false, held: coder.held,
      costs: costs)
  }
}

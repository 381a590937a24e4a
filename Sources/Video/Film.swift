/// All that is needed to join finished chunks into a movie.
struct Film: Sendable {
  let settings: MovieSettings
  let width: Int
  let height: Int
  let rate: Rational
  /// Frames in the movie.
  let count: Int
  /// Chapters, counted from the movie's first frame.
  let chapters: [Chapter]
  /// Frames of each chunk, counted from the source's first frame.
  let chunks: [Range<Int>]
}

extension Film {
  /// Plans the film of a part of a source.
  init(_ source: any FrameSource, _ settings: MovieSettings, frames: Range<Int>) {
    self.settings = settings
    width = source.width
    height = source.height
    rate = source.rate
    count = frames.count
    chapters = Film.chapters(source.chapters, in: frames)
    chunks = ChunkPlan(count: source.count, rate: source.rate, cuts: source.cuts, frames: frames).chunks
  }

  /// The chapters that show in a part; one that began before it begins with it.
  static func chapters(_ chapters: [Chapter], in frames: Range<Int>) -> [Chapter] {
    var result: [Chapter] = []
    for chapter in chapters.sorted(by: { $0.firstFrame < $1.firstFrame }) where chapter.firstFrame < frames.upperBound {
      let start = max(0, chapter.firstFrame - frames.lowerBound)
      if let last = result.last, last.firstFrame == start { result.removeLast() }
      result.append(Chapter(title: chapter.title, firstFrame: start))
    }
    return result
  }
}

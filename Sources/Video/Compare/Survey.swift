import CFFmpeg
import Foundation

/// A film seen once from end to end: times, small pictures, and how much each frame differs from the one before.
final class Survey: @unchecked Sendable {
  /// Longest edge of small pictures, and of the larger ones of some frames.
  static let small = 128, large = 1024
  /// Most larger pictures that are kept.
  private static let mostLarge = 24

  let facts: FilmFacts
  private(set) var ending = FilmEnding()
  /// When each frame is shown, in seconds.
  private(set) var times: [Double] = []
  /// The usual time from frame to frame.
  private(set) var interval = 1.0 / 60
  /// Mean difference of small pictures from the frame before, in steps of 255.
  private(set) var changes: [Float] = []
  let thumbnails: ThumbnailStore
  /// Larger pictures of frames about evenly spread, by frame.
  private(set) var larger: [(frame: Int, picture: GreyPicture)] = []
  /// What was done to colours, for people.
  private(set) var note: String?

  private var step = 0.25
  private var nextLarge = 0.0
  private var smallGraph = ThumbnailGraph()
  private var largeGraph = ThumbnailGraph()

  /// Looks at a film.
  /// - Throws: `VideoError` when it is no film or holds no frame that can be decoded.
  init(_ path: String, isCancelled: () -> Bool, progress: (Double) -> Void) throws {
    let reader = try FilmReader(path)
    facts = reader.facts
    let extent = Survey.extent(facts, Survey.small)
    thumbnails = try ThumbnailStore(width: extent.0, height: extent.1)
    var last: GreyPicture?
    while let frame = try reader.next() {
      if isCancelled() { throw VideoError(.cancelled, "stopped") }
      let thumbnail = try smallGraph.picture(frame, facts, extent)
      if note == nil { note = ColorNormalizing(frame).note }
      changes.append(last.map { Survey.difference($0, thumbnail) } ?? 0)
      times.append(frame.seconds)
      try thumbnails.append(thumbnail)
      try keepLarge(frame)
      last = thumbnail
      if let length = facts.seconds, length > 0 { progress(min(1, frame.seconds / length)) }
    }
    try thumbnails.flush()
    ending = reader.ending
    interval = Survey.usualInterval(times, facts)
    // Muxers rarely know how long the last frame lasts.
    if let last = times.last { ending.seconds = max(ending.seconds, last + interval) }
    guard !times.isEmpty else {
      throw VideoError(.refused, "none of its pictures can be decoded", at: path, mend: "name a movie that plays")
    }
  }

  /// Extent of pictures with a longest edge.
  static func extent(_ facts: FilmFacts, _ longest: Int) -> (Int, Int) {
    let scale = min(1, Double(longest) / Double(max(facts.width, facts.height)))
    return (
      max(4, Int((Double(facts.width) * scale).rounded())), max(4, Int((Double(facts.height) * scale).rounded()))
    )
  }

  private static func difference(_ a: GreyPicture, _ b: GreyPicture) -> Float {
    var sum = 0
    a.pixels.withUnsafeBufferPointer { p in
      b.pixels.withUnsafeBufferPointer { q in
        for i in 0..<min(p.count, q.count) { sum += abs(Int(p[i]) - Int(q[i])) }
      }
    }
    return Float(sum) / Float(max(1, a.pixels.count))
  }

  private func keepLarge(_ frame: MovieFrame) throws {
    guard frame.seconds >= nextLarge else { return }
    larger.append((times.count - 1, try largeGraph.picture(frame, facts, Survey.extent(facts, Survey.large))))
    if larger.count > Survey.mostLarge {
      step *= 2
      larger = larger.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    nextLarge = (frame.seconds / step).rounded(.down) * step + step
  }

  /// Time from a frame to the next; the last lasts to the film's end.
  func length(_ frame: Int) -> Double {
    frame + 1 < times.count ? times[frame + 1] - times[frame] : max(1e-3, ending.seconds - times[frame])
  }

  private static func usualInterval(_ times: [Double], _ facts: FilmFacts) -> Double {
    guard times.count > 1 else { return facts.rate.value > 0 ? 1 / facts.rate.value : 1.0 / 60 }
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps[steps.count / 2]
  }

  /// The frame that is nearest to a time.
  func nearest(_ time: Double) -> Int {
    let next = firstFrame(from: time)
    if next == 0 { return 0 }
    if next == times.count { return next - 1 }
    return times[next] - time < time - times[next - 1] ? next : next - 1
  }

  /// The first frame at or after a time; the count when there is none.
  func firstFrame(from time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Makes grey pictures of frames, upright and with square pixels.
struct ThumbnailGraph {
  private var graph: PictureGraph?
  private var shape: PictureShape?

  /// The picture of a frame.
  mutating func picture(_ frame: MovieFrame, _ facts: FilmFacts, _ extent: (Int, Int)) throws -> GreyPicture {
    let shape = PictureShape(frame)
    if self.shape != shape {
      graph = nil
      self.shape = shape
    }
    let graph = try graph ?? ThumbnailGraph.make(frame, shape, facts, extent)
    self.graph = graph
    try graph.push(frame)
    guard let result = try graph.pull() else { throw VideoError(.failed, "a filter gave no frame", at: facts.path) }
    return GreyPicture(result)
  }

  private static func make(
    _ frame: MovieFrame, _ shape: PictureShape, _ facts: FilmFacts, _ extent: (Int, Int)
  ) throws -> PictureGraph {
    let (width, height) = facts.rotation % 180 == 0 ? extent : (extent.1, extent.0)
    let isHDR = ColorNormalizing(frame).isHDR
    let small = "scale=\(width):\(height):flags=area"
    var filters: [String]
    if isHDR {
      filters = [small] + ColorNormalizing(frame).filters + ["scale=out_range=full", "format=gray"]
    } else {
      let range = ColorNormalizing.isFull(frame) ? "full" : "limited"
      let matrix = ColorNormalizing.matrix(frame.frame.pointee.colorspace)
      filters = [small + ":in_color_matrix=\(matrix):in_range=\(range):out_range=full", "format=gray"]
    }
    // Small pictures are cheaper to turn.
    filters += facts.turning
    return try PictureGraph("[in0]" + filters.joined(separator: ",") + "[out0]", inputs: [shape])
  }
}

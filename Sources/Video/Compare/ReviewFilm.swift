import CFFmpeg
import Foundation

/// A film for looking at: H.264 with a key frame every half second, so that browsers jump quickly, encoded on a thread
/// of its own.
final class ReviewFilm: @unchecked Sendable {
  private let queue = BoundedQueue<MovieFrame>(capacity: 6)
  private let outcome = BoundedQueue<Void>(capacity: 1)

  /// Starts a film.
  init(_ path: String, width: Int, height: Int, rate: Rational, count: Int) throws {
    let settings = try MovieSettings(codec: .h264, container: .mp4, crf: 20, preset: "superfast")
    let recipe = EncoderRecipe(
      encoder: "libx264", layout: .yuv420,
      options: [
        ["preset", "superfast"], ["crf", "20"], ["g", "\(max(1, Int(rate.value / 2)))"], ["bf", "0"],
        ["x264-params", "cpu-independent=1:threads=1:lookahead-threads=1:sync-lookahead=0"], ["profile", "high"],
      ])
    let file = try NewFile(path)
    let encoder = try Encoder(recipe, width: width, height: height, rate: rate)
    let facts = StreamFacts(
      settings: settings, width: width, height: height, rate: rate, count: count, chapters: [], header: encoder.header,
      delay: 0)
    let work = Work(file: file, encoder: encoder, facts: facts)
    let thread = Thread { [queue, outcome] in
      let result = Result { try work.run(queue) }
      queue.end(.success(()))
      queue.close()
      outcome.end(result)
    }
    thread.stackSize = 4 << 20
    thread.name = "mkdemo review"
    thread.start()
  }

  deinit {
    // Of a film that was given up the thread must hear too, or it waits for more.
    queue.end(.success(()))
    _ = try? outcome.take()
  }

  /// Adds a frame, which must not change any more.
  func add(_ frame: UnsafeMutablePointer<AVFrame>) throws {
    let copy = try MovieFrame()
    try check(av_frame_ref(copy.frame, frame), "keep a frame")
    if !queue.put(copy) { try finish() }
  }

  /// Ends the film and puts it in place.
  func finish() throws {
    queue.end(.success(()))
    _ = try outcome.take()
  }

  /// What the thread does; it is the only one to touch it.
  private struct Work: @unchecked Sendable {
    let file: NewFile
    let encoder: Encoder
    let facts: StreamFacts

    func run(_ queue: BoundedQueue<MovieFrame>) throws {
      let output = ByteOutput(file)
      let muxer = try Muxer(facts, to: output, index: 0)
      var index = 0
      while let frame = try queue.take() {
        try encoder.encode(frame.frame, frame: index) { try muxer.add($0) }
        index += 1
      }
      try encoder.finish { try muxer.add($0) }
      _ = try muxer.finish()
      // A film that was given up is not put in place.
      if index == facts.count { try file.publish(isDurable: false) }
    }
  }
}

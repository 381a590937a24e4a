import Foundation

/// Compares two films.
public enum Comparing {
  /// Refuses a recording that is no film, and a crop that does not lie in it.
  /// - Throws: `VideoError` of kind `refused`.
  public static func check(_ path: String, picture: PictureAlignment = .auto) throws {
    try RegionCheck.check(picture, of: FilmReader(path).facts)
  }

  /// Refuses masks, in pixels, that lie outside a film's picture or hide all of it.
  /// - Throws: `VideoError` of kind `refused`.
  public static func check(_ masks: [PixelRegion], of name: String, width: Int, height: Int) throws {
    try RegionCheck.check(masks, of: name, width: width, height: height)
  }

  /// Refuses files that are no films and parts of pictures that are none, as far as headers tell.
  /// - Throws: `VideoError` of kind `refused`.
  public static func check(_ request: ComparisonRequest) throws {
    try RegionCheck.check(request, FilmReader(request.pathA).facts, FilmReader(request.pathB).facts)
  }

  /// Looks at both films, aligns them, measures them, and writes the films of the page when a folder is named.
  ///
  /// - Parameters:
  ///   - request: what to compare.
  ///   - progress: called on this thread now and then.
  ///   - isCancelled: called as often; true stops.
  /// - Throws: `VideoError`: `refused` for files that are no films, `failed` when it broke.
  public static func run(
    _ request: ComparisonRequest, progress: @escaping (ComparisonProgress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Comparison {
    Memory.settle()
    let (a, b) = try surveys(request, isCancelled) {
      progress(ComparisonProgress(stage: .looking, share: $0))
    }
    Memory.giveBack()
    try RegionCheck.check(request, a.facts, b.facts)
    progress(ComparisonProgress(stage: .aligning, share: 0))
    let alignment = try Aligner(a: a, b: b, time: request.time, picture: request.picture).align()
    let pairing = alignment.isRelated ? try PairMaker(a, b, alignment).pairs() : Pairing()
    if alignment.isRelated, pairing.pairs.isEmpty {
      throw VideoError(
        .refused, "the films have no time in common", at: request.pathB,
        mend: "let --align find the offset, or give another")
    }
    let measuring = PairMeasuring(a, b, request, alignment, pairing)
    let films = try pairing.pairs.isEmpty ? nil : request.folder.map { try ReviewFilms(request, in: $0, a, measuring) }
    let measured = try measuring.run(films, isCancelled: isCancelled) {
      progress(ComparisonProgress(stage: .measuring, share: $0))
    }
    progress(ComparisonProgress(stage: .measuring, share: 1))
    try films?.finish()
    let onsets = alignment.isRelated ? try OnsetSearch(a, b, alignment).onsets(request.instants) : []
    return Comparison(
      request: request, factsA: a.facts, factsB: b.facts, endingA: a.ending, endingB: b.ending,
      startA: a.times[0], startB: b.times[0],
      notes: notes(a, b, measuring), alignment: alignment, pairing: pairing, scores: measured.scores,
      width: measuring.width, height: measuring.height,
      isIdentical: isIdentical(a, b, measuring, measured.scores), onsets: onsets,
      moments: moments(request.instants, a, pairing, measured.scores), worst: measured.worst,
      review: films.map { ReviewFacts(rate: $0.rate, count: $0.count, width: $0.extent.0, height: $0.extent.1) })
  }

  /// Both films at a time, each on a thread of its own.
  private static func surveys(
    _ request: ComparisonRequest, _ isCancelled: @escaping @Sendable () -> Bool, _ progress: (Double) -> Void
  ) throws -> (Survey, Survey) {
    let shares = [Share(), Share()]
    let queues = [request.pathA, request.pathB].enumerated().map { index, path in
      let queue = BoundedQueue<Survey>(capacity: 1)
      let share = shares[index]
      let thread = Thread {
        queue.end(
          Result {
            _ = queue.put(try Survey(path, isCancelled: isCancelled) { share.value = $0 })
          })
      }
      thread.stackSize = 4 << 20
      thread.name = "mkdemo film"
      thread.start()
      return queue
    }
    while !queues.allSatisfy(\.isDone) {
      progress((shares[0].value + shares[1].value) / 2)
      Thread.sleep(forTimeInterval: 0.01)
    }
    guard let a = try queues[0].take(), let b = try queues[1].take() else {
      throw VideoError(.failed, "a film gave nothing")
    }
    return (a, b)
  }

  private final class Share: @unchecked Sendable {
    private let lock = NSLock()
    private var share = 0.0
    var value: Double {
      get { lock.withLock { share } }
      set { lock.withLock { share = newValue } }
    }
  }

  /// True when every sample of every frame is the same and frames come at the same times, to a millisecond: other
  /// containers count more coarsely.
  private static func isIdentical(
    _ a: Survey, _ b: Survey, _ measuring: PairMeasuring, _ scores: [PairScore]
  ) -> Bool {
    guard measuring.isStored, measuring.request.masks.isEmpty, a.times.count == b.times.count,
      scores.count == a.times.count, scores.allSatisfy(\.isIdentical),
      measuring.pairing.pairs.allSatisfy({ $0.a == $0.b })
    else { return false }
    return zip(a.times, b.times).allSatisfy { abs(($0 - a.times[0]) - ($1 - b.times[0])) < 0.0011 }
  }

  private static func notes(_ a: Survey, _ b: Survey, _ measuring: PairMeasuring) -> [String] {
    var notes: [String] = []
    for (name, survey) in [(measuring.request.nameA, a), (measuring.request.nameB, b)] {
      if let note = survey.note, !measuring.isStored { notes.append("\(name): \(note)") }
      if let reason = survey.ending.reason {
        notes.append("\(name): ends at \(rounded(survey.ending.seconds)) s: \(reason)")
      }
      if survey.ending.damagedPackets > 0 {
        notes.append("\(name): \(survey.ending.damagedPackets) damaged packets were left out")
      }
    }
    return notes
  }

  private static func rounded(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }

  /// Scores from each moment to the next; what comes before the first has no name.
  private static func moments(
    _ instants: [ComparedInstant], _ a: Survey, _ pairing: Pairing, _ scores: [PairScore]
  ) -> [MomentScore] {
    let named = instants.filter { $0.kind == .moment }
    let end = a.ending.seconds - a.times[0]
    var marks = named.map { (name: $0.name, from: $0.seconds) }
    if let first = marks.first, first.from > 0 { marks.insert((name: "start", from: 0), at: 0) }
    return marks.indices.map { index in
      let from = marks[index].from, to = index + 1 < marks.count ? marks[index + 1].from : max(end, from)
      let low = pairing.pairs.firstIndex { $0.timeA - a.times[0] >= from - 1e-6 } ?? scores.count
      let high = pairing.pairs.firstIndex { $0.timeA - a.times[0] >= to - 1e-6 } ?? scores.count
      let score = scores.isEmpty ? nil : ScoreSummary(scores[min(low, high)..<high])
      return MomentScore(name: marks[index].name, from: from, to: to, score: score)
    }
  }
}

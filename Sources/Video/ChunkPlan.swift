/// Where a film is cut into chunks, the units that are drawn, encoded, cached and redone as one.
///
/// A chunk is at most 2 s and at least 8 frames (unless the film itself is shorter); it begins at a cut where that is
/// possible. Boundaries come from the film alone, never from the number of jobs.
public struct ChunkPlan: Hashable, Sendable {
  /// The chunks in order, without gaps.
  public let chunks: [Range<Int>]

  /// Fewest frames in a chunk.
  public static let shortest = 8

  /// Plans the chunks of `frames`, a part of a film of `count` frames. A part keeps the boundaries of the whole film
  /// as far as they lie in it, so that both can share cached chunks.
  public init(count: Int, rate: Rational, cuts: [Int], frames: Range<Int>) {
    // Below 7.5 frames a second both limits cannot hold; the number of frames wins.
    let longest = max(2 * Self.shortest - 1, Int(2 * rate.value))
    let whole = Self.split(0..<count, at: cuts, longest: longest)
    if frames == 0..<count {
      chunks = whole
    } else {
      let starts = whole.map(\.lowerBound).filter { frames.contains($0) && $0 > frames.lowerBound }
      chunks = Self.split(frames, at: starts, longest: longest)
    }
  }

  private static func split(_ frames: Range<Int>, at cuts: [Int], longest: Int) -> [Range<Int>] {
    guard !frames.isEmpty else { return [] }
    var starts = [frames.lowerBound]
    for cut in cuts.sorted() {
      let isFarEnough = cut - (starts.last ?? frames.lowerBound) >= shortest && frames.upperBound - cut >= shortest
      if isFarEnough { starts.append(cut) }
    }
    starts.append(frames.upperBound)
    var result: [Range<Int>] = []
    for (start, end) in zip(starts, starts.dropFirst()) {
      let parts = max(1, (end - start + longest - 1) / longest)
      for part in 0..<parts {
        result.append(start + (end - start) * part / parts..<start + (end - start) * (part + 1) / parts)
      }
    }
    return result
  }
}

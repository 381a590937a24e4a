/// Pairs the frames of two aligned films: each frame of the film with fewer with the frame of the other that is nearest
/// in time, give or take one frame where that fits better. Films that stutter are not punished for it twice: a frame
/// that only holds the one before is left out.
struct PairMaker {
  private let a, b: Survey
  private let map: TimeMap
  private let signatures: Signatures
  /// Longest stutter, in seconds.
  private static let longestHold = 0.1
  /// Mean difference in steps of 255 below which small pictures count as the same, and above which A moves.
  private static let still: Float = 0.02, moving: Float = 0.12
  /// Share of what changes in the other film that a held picture may change by: coding noise.
  private static let noise: Float = 0.15

  /// Pairs films.
  init(_ a: Survey, _ b: Survey, _ alignment: Alignment) {
    self.a = a
    self.b = b
    map = alignment.time
    signatures = Signatures(a, b, alignment, longest: 48)
  }

  /// The pairs.
  func pairs() throws -> Pairing {
    var result = Pairing()
    result.from = max(a.times[0], map.a(b.times[0]))
    result.to = min(a.ending.seconds, map.a(b.ending.seconds))
    // Two more or less are a matter of edges.
    let isDrivenByB =
      frames(b, map.b(result.from), map.b(result.to)) + 2 < frames(a, result.from, result.to)
    let driver = isDrivenByB ? b : a
    let slack = 0.51 * max(a.interval, b.interval / map.speed)
    var last = -1
    for frame in driver.times.indices {
      let time = isDrivenByB ? map.a(driver.times[frame]) : driver.times[frame]
      guard time >= result.from - slack, time < result.to else { continue }
      let partner = try partner(of: frame, at: time, isDrivenByB: isDrivenByB, after: last)
      last = max(last, partner)
      let (fa, fb) = isDrivenByB ? (partner, frame) : (frame, partner)
      result.pairs.append(FramePair(a: fa, b: fb, timeA: a.times[fa], timeB: b.times[fb]))
    }
    try leaveOutHeld(&result)
    countDropped(&result)
    return result
  }

  private func frames(_ survey: Survey, _ from: Double, _ to: Double) -> Int {
    survey.firstFrame(from: to) - survey.firstFrame(from: from)
  }

  /// The frame of the other film for a frame of the driving one.
  private func partner(of frame: Int, at time: Double, isDrivenByB: Bool, after last: Int) throws -> Int {
    let other = isDrivenByB ? a : b
    let goal = isDrivenByB ? time : map.b(time)
    let nearest = other.nearest(goal)
    let low = max(0, last, nearest - 1), high = min(other.times.count - 1, max(nearest + 1, low))
    guard low < high else { return low }
    // Where the other film does not change the nearest is as good as any.
    if (low + 1...high).allSatisfy({ other.changes[$0] < PairMaker.still }) { return max(low, nearest) }
    // A picture that is held is no better matched by the one that comes after it.
    let driver = isDrivenByB ? b : a
    if nearest >= low, PairMaker.isHeld(other.changes[nearest], while: driver.changes[frame]) { return nearest }
    let values = try isDrivenByB ? signatures.ofB(frame) : signatures.ofA(frame)
    let step = max(a.interval * map.speed, b.interval)
    var best = max(low, nearest), least = Float.infinity
    for candidate in low...high {
      let away = abs(other.times[candidate] - goal) / step
      guard away < 1.1 else { continue }
      let distance = try Vector.distance(values, isDrivenByB ? signatures.ofA(candidate) : signatures.ofB(candidate))
      let cost = distance / Float(signatures.size) * (1 + 0.1 * Float(away * away)) + 0.02 * Float(away * away)
      if cost < least { (best, least) = (candidate, cost) }
    }
    return best
  }

  /// Takes out pairs in which one film holds its frame for a moment while the other moves on, where both agree before and
  /// after.
  private func leaveOutHeld(_ result: inout Pairing) throws {
    let pairs = result.pairs
    var isLeftOut = [Bool](repeating: false, count: pairs.count)
    var index = 1
    while index < pairs.count {
      guard let holder = holder(pairs[index - 1], pairs[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < pairs.count, self.holder(pairs[end - 1], pairs[end]) == holder { end += 1 }
      let length = end < pairs.count ? pairs[end].timeA - pairs[index].timeA : .infinity
      if length <= PairMaker.longestHold, end < pairs.count, try agree(pairs[index - 1], pairs[index]),
        try agree(pairs[end], pairs[index])
      {
        for held in index..<end {
          isLeftOut[held] = true
          if holder == .b { result.heldB += 1 } else { result.heldA += 1 }
        }
      }
      index = end
    }
    result.pairs = zip(pairs, isLeftOut).filter { !$1 }.map(\.0)
  }

  private enum Holder { case a, b }

  /// The film that holds its picture from one pair to the next while the other moves.
  private func holder(_ before: FramePair, _ now: FramePair) -> Holder? {
    let movedA = moved(a, before.a, now.a), movedB = moved(b, before.b, now.b)
    if PairMaker.isHeld(movedB, while: movedA) { return .b }
    if PairMaker.isHeld(movedA, while: movedB) { return .a }
    return nil
  }

  private static func isHeld(_ change: Float, while other: Float) -> Bool {
    other >= moving && change <= max(still, other * noise)
  }

  private func moved(_ survey: Survey, _ from: Int, _ to: Int) -> Float {
    from < to ? survey.changes[from + 1...to].reduce(0, +) : 0
  }

  /// True when a pair fits much better than a held one.
  private func agree(_ pair: FramePair, _ held: FramePair) throws -> Bool {
    let fit = Vector.distance(try signatures.ofA(pair.a), try signatures.ofB(pair.b))
    let stutter = Vector.distance(try signatures.ofA(held.a), try signatures.ofB(held.b))
    return fit * 2 < stutter
  }

  private func countDropped(_ result: inout Pairing) {
    for (before, now) in zip(result.pairs, result.pairs.dropFirst()) where now.b == before.b + 1 {
      let gap = b.times[now.b] - b.times[before.b]
      guard gap > 1.5 * b.interval, now.a > before.a + 1 else { continue }
      let frames = (before.a + 1..<now.a).count { a.changes[$0] >= PairMaker.moving }
      result.droppedB += frames
    }
  }
}

/// Moves a window on the pictures that a survey kept.
struct WindowRefining {
  private let a, b: Survey
  private let map: TimeMap

  /// Refines at a known time.
  init(_ a: Survey, _ b: Survey, _ map: TimeMap) {
    self.a = a
    self.b = b
    self.map = map
  }

  /// From a window that is right to a twentieth to one that is right to half a small pixel.
  func rough(_ window: Window) throws -> Window {
    let from = max(a.times[0], map.a(b.times[0])), to = min(a.ending.seconds, map.a(b.ending.seconds))
    let frames = Telling.different(a, from: from, to: to, count: 10)
    let pairs = try frames.map {
      (try a.thumbnails.picture($0), try b.thumbnails.picture(b.nearest(map.b(a.times[$0]))))
    }
    guard !pairs.isEmpty else { return window }
    return WindowRefinement(pairs, longest: 96).refined(window, from: 0.04, to: 0.001)
  }

  /// From a rough window to one that is right to a part of a pixel; the whole picture when that fits as well.
  func refined(_ window: Window) throws -> Window {
    let pairs = try largePairs()
    guard pairs.count > 1 else { return window }
    let coarse = WindowRefinement(pairs, longest: 300)
    var best = coarse.refined(window, from: window == .whole ? 0.02 : 0.004, to: 0.0002)
    if coarse.error(best) > coarse.error(window) { best = window }
    let f = best.frame
    let isNearWhole = [f.left, f.top, f.right - 1, f.bottom - 1].allSatisfy { abs($0) < 0.004 }
    let fine = WindowRefinement(Array(pairs.prefix(4)), longest: Survey.large)
    if isNearWhole, fine.error(.whole) <= fine.error(best) * 1.3 + 0.5 { return .whole }
    return fine.refined(best, from: 0.001, to: 0.00005)
  }

  /// Larger pictures of both that show the same: B's was taken when B looked as it does at the time of A's.
  private func largePairs() throws -> [(a: GreyPicture, b: GreyPicture)] {
    var pairs: [(fit: Float, a: GreyPicture, b: GreyPicture)] = []
    for (frame, picture) in a.larger {
      let time = map.b(a.times[frame])
      guard time >= b.times[0], time <= b.ending.seconds else { continue }
      let wanted = b.nearest(time)
      guard let near = b.larger.min(by: { abs($0.frame - wanted) < abs($1.frame - wanted) }) else { continue }
      let (low, high) = (min(near.frame, wanted), max(near.frame, wanted))
      let moved = low < high ? b.changes[low + 1...high].reduce(0, +) : 0
      pairs.append((moved, picture, near.picture))
    }
    pairs.sort { $0.fit < $1.fit }
    // Still moments only, spread over the film as they come.
    let still = pairs.filter { $0.fit <= max(0.15, pairs[min(7, pairs.count - 1)].fit) }
    let step = max(1, still.count / 8)
    return stride(from: 0, to: still.count, by: step).prefix(8).map { (still[$0].a, still[$0].b) }
  }
}

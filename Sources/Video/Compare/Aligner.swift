import Foundation

/// Finds how two surveyed films lie to each other.
struct Aligner {
  let a, b: Survey
  let time: TimeAlignment
  let picture: PictureAlignment
  /// Farthest offset that is looked for, in seconds.
  static let reach = 10.0

  /// What is known at a point of the search.
  private struct Guess {
    var map: TimeMap
    var window: Window
    var likeness: Double
    var second: Double
    var isStill = false
    /// The drift that the profile showed, as a speed relative to its own.
    var drift: Double?
  }

  /// Finds it.
  func align() throws -> Alignment {
    var guess = try start()
    guess = try paced(guess)
    if picture == .auto, guess.likeness >= Alignment.leastLikeness {
      guess.window = try WindowRefining(a, b, guess.map).refined(guess.window)
    }
    if time == .auto, !guess.isStill {
      guess.map = try OffsetRefinement.refined(guess.map, a, b, guess.window)
    }
    return try result(guess)
  }

  /// The window that is given, or looked for, and the best offset in it.
  private func start() throws -> Guess {
    switch picture {
    case .none: return try look(.whole)
    case .region(let region):
      let (w, h) = (Double(b.facts.width), Double(b.facts.height))
      let frame = Frame(
        left: Double(region.x) / w, top: Double(region.y) / h, right: Double(region.x + region.width) / w,
        bottom: Double(region.y + region.height) / h)
      return try look(Window(frame: frame))
    case .auto: break
    }
    var plain: Guess?
    let ratio = Double(a.facts.width * b.facts.height) / Double(a.facts.height * b.facts.width)
    if abs(ratio - 1) < 0.03 {
      let guess = try look(.whole)
      if guess.likeness > 0.9 || guess.isStill { return guess }
      plain = guess
    }
    var found: [(window: Window, likeness: Double, offset: Double)] = []
    for offset in offsets(plain) {
      guard let best = try windows(offset) else { continue }
      found.append((best.window, best.likeness, offset))
      if best.likeness > 0.95 { break }
    }
    guard let best = found.max(by: { $0.likeness < $1.likeness }) else { return try plain ?? look(.whole) }
    let rough = try WindowRefining(a, b, TimeMap(speed: 1, offset: best.offset)).rough(best.window)
    let guess = try look(rough)
    return guess.likeness > (plain?.likeness ?? -1) + 0.02 ? guess : plain ?? guess
  }

  /// Offsets at which to look for a window.
  private func offsets(_ plain: Guess?) -> [Double] {
    switch time {
    case .none: return [0]
    case .seconds(let seconds): return [seconds]
    case .auto:
      let candidates = ActivitySearch.candidates(a, b, limit: Aligner.reach, count: 5)
      return candidates + (plain.map { [$0.map.offset] } ?? [0])
    }
  }

  /// The best window at an offset.
  private func windows(_ offset: Double) throws -> (window: Window, likeness: Double)? {
    let from = max(a.times[0], b.times[0] - offset), to = min(a.ending.seconds, b.ending.seconds - offset)
    guard to > from else { return nil }
    let frames = Telling.different(a, from: from, to: to, count: 6)
    guard frames.count > 1 else { return nil }
    return try WindowSearch(a, b, pairs: frames.map { ($0, b.nearest(a.times[$0] + offset)) }).best()
  }

  private static let step = 1.0 / 60

  private func search(_ window: Window, slots: Int) -> OffsetSearch? {
    Signatures(a, b, window).map { OffsetSearch(signatures: $0, frames: Telling.frames(a, slots: slots)) }
  }

  /// The best offset for a window, at the same pace.
  private func look(_ window: Window) throws -> Guess {
    guard let search = search(window, slots: 240) else {
      return Guess(map: .same, window: window, likeness: -1, second: 0)
    }
    var center = 0.0, reach = 0.0
    switch time {
    case .none: break
    case .seconds(let seconds): center = seconds
    case .auto: reach = Aligner.reach
    }
    let profile = try search.profile(speed: 1, around: center, reach: reach, step: Aligner.step)
    guard let best = profile.best else {
      let map = TimeMap(speed: 1, offset: center)
      return Guess(map: map, window: window, likeness: 1, second: 1, isStill: profile.covers)
    }
    return Guess(
      map: TimeMap(speed: 1, offset: best.offset), window: window, likeness: best.likeness,
      second: profile.second(to: best.offset, distance: 0.3),
      drift: SpeedSearch.drift(profile, frameLength: max(a.interval, b.interval)))
  }

  /// The same at another pace where that fits clearly better.
  private func paced(_ guess: Guess) throws -> Guess {
    guard time == .auto, !guess.isStill else { return guess }
    var speeds = guess.drift.map { [SpeedSearch.snapped(1 + $0)] } ?? []
    if guess.likeness < 0.85, let coarse = search(guess.window, slots: 80) {
      // Which of the usual paces could be it is told from few frames.
      var best: (speed: Double, likeness: Double)?
      for speed in SpeedSearch.usual {
        let profile = try coarse.profile(speed: speed, around: 0, reach: Aligner.reach, step: 2 * Aligner.step)
        guard let top = profile.best, top.likeness > best?.likeness ?? guess.likeness else { continue }
        best = (speed, top.likeness)
      }
      if let best { speeds.append(best.speed) }
    }
    guard let search = search(guess.window, slots: 240) else { return guess }
    var found = guess
    for speed in speeds where abs(speed - 1) > 1e-5 {
      let profile = try search.profile(speed: speed, around: 0, reach: Aligner.reach, step: Aligner.step)
      guard let top = profile.best, top.likeness > found.likeness + (1 - found.likeness) * 0.2 else { continue }
      found = Guess(
        map: TimeMap(speed: speed, offset: top.offset), window: guess.window, likeness: top.likeness,
        second: profile.second(to: top.offset, distance: 0.3))
    }
    return found
  }

  private func result(_ guess: Guess) throws -> Alignment {
    var alignment = Alignment()
    alignment.time = guess.map
    alignment.likeness = guess.isStill ? try stillLikeness(guess) : guess.likeness
    alignment.isStill = guess.isStill
    if case .auto = time {
      alignment.confidence =
        guess.isStill ? 0 : max(0, min(1, (guess.likeness - guess.second) / max(1e-9, 1 - guess.second)))
    }
    alignment.isRelated = alignment.likeness >= leastLikeness(guess, alignment.confidence)
    if let parts = guess.window.parts, guess.window != .whole {
      alignment.regionA = region(parts.a, a.facts)
      alignment.regionB = region(parts.b, b.facts)
    }
    return alignment
  }

  /// How alike films must be to be called the same. The more ways were tried, the better one of them fits by chance.
  private func leastLikeness(_ guess: Guess, _ confidence: Double) -> Double {
    if guess.isStill { return Alignment.leastStillLikeness }
    var least = Alignment.leastLikeness
    if picture == .auto, guess.window != .whole { least = max(least, 0.75) }
    if time == .auto, confidence < 0.2 { least = max(least, 0.85) }
    return least
  }

  /// Correlation of two still pictures.
  private func stillLikeness(_ guess: Guess) throws -> Double {
    guard let signatures = Signatures(a, b, guess.window) else { return 0 }
    let p = try signatures.ofA(a.times.count / 2), q = try signatures.ofB(b.times.count / 2)
    let middle = { (v: [Float]) in v.map { $0 - v.reduce(0, +) / Float(v.count) } }
    let x = middle(p), y = middle(q), norm = Double(Vector.dot(x, x)) * Double(Vector.dot(y, y))
    // Two plain grounds are alike when they are as bright.
    guard norm > 1 else { return Vector.distance(p, q) / Float(p.count) < 64 ? 1 : 0 }
    return Double(Vector.dot(x, y)) / norm.squareRoot()
  }

  /// A part of a picture in whole pixels; nil for all of it.
  private func region(_ part: Frame, _ facts: FilmFacts) -> PixelRegion? {
    let (w, h) = (Double(facts.width), Double(facts.height))
    let left = Int((part.left * w).rounded()), top = Int((part.top * h).rounded())
    let right = Int((part.right * w).rounded()), bottom = Int((part.bottom * h).rounded())
    let region = PixelRegion(x: left, y: top, width: max(2, right - left), height: max(2, bottom - top))
    return region == PixelRegion(x: 0, y: 0, width: facts.width, height: facts.height) ? nil : region
  }
}

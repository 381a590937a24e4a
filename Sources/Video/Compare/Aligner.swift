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
  }

  /// Finds it.
  func align() throws -> Alignment {
    var guess = try start()
    if picture == .auto {
      guess.window = try WindowRefining(a, b, guess.map).refined(guess.window, isSure: guess.likeness > 0.9)
      let again = try look(guess.window, guess.map)
      if again.likeness >= guess.likeness - 0.05 { guess = again }
    }
    if time == .auto, !guess.isStill {
      guess.map = try OffsetRefinement.refined(guess.map, a, b, guess.window)
    }
    return try result(guess)
  }

  /// The window that is given, or looked for.
  private func start() throws -> Guess {
    switch picture {
    case .none: return try look(.whole, nil)
    case .region(let region):
      let (w, h) = (Double(b.facts.width), Double(b.facts.height))
      let frame = Frame(
        left: Double(region.x) / w, top: Double(region.y) / h, right: Double(region.x + region.width) / w,
        bottom: Double(region.y + region.height) / h)
      return try look(Window(frame: frame), nil)
    case .auto: break
    }
    var best: Guess?
    let ratio = Double(a.facts.width * b.facts.height) / Double(a.facts.height * b.facts.width)
    if abs(ratio - 1) < 0.03 {
      let plain = try look(.whole, nil)
      if plain.likeness > 0.9 || plain.isStill { return plain }
      best = plain
    }
    for offset in try offsets(best) {
      guard let found = try windows(offset), found.likeness > (best?.likeness ?? -1) + 0.02 else { continue }
      let rough = try WindowRefining(a, b, TimeMap(speed: 1, offset: offset)).rough(found.window)
      let guess = try look(rough, nil)
      if guess.likeness > (best?.likeness ?? -1) + 0.02 { best = guess }
      if guess.likeness > 0.95 { break }
    }
    return try best ?? look(.whole, nil)
  }

  /// Offsets at which to look for a window.
  private func offsets(_ plain: Guess?) throws -> [Double] {
    switch time {
    case .none: return [0]
    case .seconds(let seconds): return [seconds]
    case .auto:
      let candidates = ActivitySearch.candidates(a, b, limit: Aligner.reach, count: 5)
      return candidates + [plain?.map.offset ?? 0]
    }
  }

  /// The best window at an offset.
  private func windows(_ offset: Double) throws -> (window: Window, likeness: Double)? {
    let from = max(a.times[0], b.times[0] - offset), to = min(a.ending.seconds, b.ending.seconds - offset)
    guard to > from else { return nil }
    let frames = Telling.different(a, from: from, to: to, count: 8)
    guard frames.count > 1 else { return nil }
    return try WindowSearch(a, b, pairs: frames.map { ($0, b.nearest(a.times[$0] + offset)) }).best()
  }

  /// The best time for a window; near `known` when that is given.
  private func look(_ window: Window, _ known: TimeMap?) throws -> Guess {
    guard let signatures = Signatures(a, b, window) else {
      return Guess(map: known ?? .same, window: window, likeness: -1, second: 0)
    }
    let search = OffsetSearch(signatures: signatures, frames: Telling.frames(a, slots: 240))
    let step = 1.0 / 60
    switch time {
    case .none, .seconds:
      let offset = if case .seconds(let seconds) = time { seconds } else { 0.0 }
      let profile = try search.profile(speed: 1, around: offset, reach: 0, step: step)
      return Guess(
        map: TimeMap(speed: 1, offset: offset), window: window, likeness: profile.best?.likeness ?? 1, second: 0,
        isStill: profile.best == nil)
    case .auto: break
    }
    let speed = known?.speed ?? 1
    let plain = try search.profile(speed: speed, around: 0, reach: Aligner.reach, step: step)
    guard let best = plain.best else {
      return Guess(map: .same, window: window, likeness: 1, second: 1, isStill: true)
    }
    var found = Guess(
      map: TimeMap(speed: speed, offset: best.offset), window: window, likeness: best.likeness,
      second: plain.second(to: best.offset, distance: 0.3))
    guard known == nil else { return found }
    let frame = max(a.interval, b.interval)
    var speeds = SpeedSearch.drift(plain, frameLength: frame).map { [SpeedSearch.snapped(1 + $0)] } ?? []
    if best.likeness < 0.85 { speeds += SpeedSearch.usual }
    for speed in speeds where abs(speed - 1) > 1e-5 {
      let other = try search.profile(speed: speed, around: 0, reach: Aligner.reach, step: step)
      guard let top = other.best, top.likeness > found.likeness + (1 - found.likeness) * 0.2 else { continue }
      found = Guess(
        map: TimeMap(speed: speed, offset: top.offset), window: window, likeness: top.likeness,
        second: other.second(to: top.offset, distance: 0.3))
    }
    return found
  }

  private func result(_ guess: Guess) throws -> Alignment {
    var alignment = Alignment()
    alignment.time = guess.map
    alignment.likeness = guess.likeness
    alignment.isStill = guess.isStill
    if case .auto = time {
      alignment.confidence =
        guess.isStill ? 0 : max(0, min(1, (guess.likeness - guess.second) / max(1e-9, 1 - guess.second)))
    }
    alignment.isRelated =
      guess.isStill
      ? try stillLikeness(guess) > 0.9 : guess.likeness >= Alignment.leastLikeness
    if let parts = guess.window.parts, guess.window != .whole {
      alignment.regionA = region(parts.a, a.facts)
      alignment.regionB = region(parts.b, b.facts)
    }
    return alignment
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

/// Moves an offset to the middle of those at which the frames fit best, finer than a frame.
enum OffsetRefinement {
  /// Most frames that are looked at.
  private static let most = 300

  /// The best map near `map`.
  static func refined(_ map: TimeMap, _ a: Survey, _ b: Survey, _ window: Window) throws -> TimeMap {
    guard let signatures = Signatures(a, b, window, longest: 64) else { return map }
    // Frames of the film with fewer, since each of them has a partner.
    let isDrivenByB = b.interval > a.interval * 1.2
    let (driver, other) = isDrivenByB ? (b, a) : (a, b)
    let reach = 1.5 * max(a.interval, b.interval)
    // None is half a frame, where rounding would decide.
    let step = min(a.interval, b.interval) / 12.5
    let count = Int((reach / step).rounded(.up))
    let offsets = (-count...count).map { map.offset + Double($0) * step }
    var errors = [Double](repeating: 0, count: offsets.count)
    for frame in moving(driver) {
      let time = driver.times[frame]
      let inOther = isDrivenByB ? map.a(time) : map.b(time)
      guard inOther >= (other.times.first ?? 0) + reach, inOther <= other.ending.seconds - reach else { continue }
      let values = try isDrivenByB ? signatures.ofB(frame) : signatures.ofA(frame)
      var distances: [Int: Float] = [:]
      for (index, offset) in offsets.enumerated() {
        let moved = TimeMap(speed: map.speed, offset: offset)
        let partner = other.nearest(isDrivenByB ? moved.a(time) : moved.b(time))
        let distance =
          try distances[partner]
          ?? Vector.distance(values, isDrivenByB ? signatures.ofA(partner) : signatures.ofB(partner))
        distances[partner] = distance
        errors[index] += Double(distance)
      }
    }
    guard let least = errors.min(), let at = errors.firstIndex(of: least) else { return map }
    let limit = least * 1.01 + 1e-6
    var low = at, high = at
    while low > 0, errors[low - 1] <= limit { low -= 1 }
    while high + 1 < errors.count, errors[high + 1] <= limit { high += 1 }
    // Where all fit alike nothing moves, and what was found before stays.
    if low == 0, high == errors.count - 1 { return map }
    return TimeMap(speed: map.speed, offset: (offsets[low] + offsets[high]) / 2)
  }

  /// Frames at which much moves, all over the film, in order.
  private static func moving(_ survey: Survey) -> [Int] {
    let sorted = survey.changes.sorted(), noise = sorted[sorted.count / 2]
    let frames = Telling.frames(survey, slots: most)
    let lively = frames.filter { survey.changes[$0] > max(noise * 2, 0.05) }
    return lively.count < 8 ? frames : lively
  }
}

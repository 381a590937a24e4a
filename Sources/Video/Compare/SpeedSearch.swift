/// Finds a constant difference in speed: one film drifting away from the other, or playing at another pace.
enum SpeedSearch {
  /// Paces that happen: PAL and film, NTSC's 1000/1001, doubled and halved frame rates.
  static let usual: [Double] = [
    24.0 / 25, 25.0 / 24, 1000.0 / 1001, 1001.0 / 1000, 0.5, 2, 24.0 / 30, 30.0 / 24, 25.0 / 30, 30.0 / 25, 24.0 / 60,
    60.0 / 24, 50.0 / 60, 60.0 / 50,
  ]

  /// The drift that a profile shows at its best offset, as a speed relative to the profile's own; nil when none is sure.
  static func drift(_ profile: OffsetSearch.Profile, frameLength: Double) -> Double? {
    guard let best = profile.best, profile.offsets.count > 2 else { return nil }
    let reach = 0.8, groupSize = 10
    let near = profile.offsets.indices.filter { abs(profile.offsets[$0] - best.offset) <= reach }
    var points: [(time: Double, shift: Double)] = []
    for start in stride(from: 0, to: profile.frames.count - groupSize + 1, by: groupSize / 2) {
      let group = profile.frames[start..<start + groupSize]
      let sums = near.map { index in group.reduce(0) { $0 + Double($1.shares[index]) } }
      guard let top = sums.max(), let bottom = sums.min(), let at = sums.firstIndex(of: top), top > bottom else {
        continue
      }
      let mean = sums.reduce(0, +) / Double(sums.count)
      // A group in which nothing moves fits anywhere.
      let nearTop = sums.count { $0 > top - 0.02 * (top - bottom) }
      guard top - mean > 1, nearTop * 12 < sums.count else { continue }
      let times = group.map(\.time)
      points.append((times.reduce(0, +) / Double(times.count), profile.offsets[near[at]] - best.offset))
    }
    guard points.count >= 6 else { return nil }
    var slopes: [Double] = []
    for i in points.indices {
      for j in points.indices where j > i && points[j].time - points[i].time > 1 {
        slopes.append((points[j].shift - points[i].shift) / (points[j].time - points[i].time))
      }
    }
    guard slopes.count >= 6 else { return nil }
    let slope = slopes.sorted()[slopes.count / 2]
    let length = (points.last?.time ?? 0) - (points.first?.time ?? 0)
    guard abs(slope) * length > 2 * frameLength else { return nil }
    let rests = points.map { $0.shift - slope * $0.time }.sorted(), middle = rests[rests.count / 2]
    let fitting = points.count { abs($0.shift - slope * $0.time - middle) < 1.5 * frameLength }
    let still = points.count { abs($0.shift) < 1.5 * frameLength }
    return fitting * 10 >= points.count * 7 && fitting > still ? slope : nil
  }

  /// The usual pace that is within a hair of a speed, else the speed.
  static func snapped(_ speed: Double) -> Double {
    ([1] + usual).first { abs($0 - speed) < 0.0003 * $0 } ?? speed
  }
}

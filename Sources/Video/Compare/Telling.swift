/// Which frames of a film tell most.
enum Telling {
  /// One frame of each of `slots` equal lengths of time: the one that changes most. Sorted.
  static func frames(_ survey: Survey, slots: Int) -> [Int] {
    guard let first = survey.times.first else { return [] }
    let length = max(survey.ending.seconds - first, 1e-6)
    var best: [Int?] = Array(repeating: nil, count: slots)
    for frame in survey.times.indices {
      let slot = min(slots - 1, max(0, Int((survey.times[frame] - first) / length * Double(slots))))
      if let known = best[slot], survey.changes[known] >= survey.changes[frame] { continue }
      best[slot] = frame
    }
    return best.compactMap { $0 }
  }

  /// Up to `count` frames between which as much changes each time, so that they show different pictures.
  static func different(_ survey: Survey, from: Double, to: Double, count: Int) -> [Int] {
    let range = survey.firstFrame(from: from)..<max(survey.firstFrame(from: from), survey.firstFrame(from: to))
    guard !range.isEmpty else { return [] }
    let total = range.reduce(0) { $0 + Double(survey.changes[$1]) + 1e-4 }
    var chosen: [Int] = [], sum = 0.0
    for frame in range {
      sum += Double(survey.changes[frame]) + 1e-4
      if sum >= total * (Double(chosen.count) + 0.5) / Double(count), chosen.count < count { chosen.append(frame) }
    }
    return chosen
  }
}

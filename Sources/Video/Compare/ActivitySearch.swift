/// Offsets at which two films change at the same times, whatever they show: candidates for a closer look.
enum ActivitySearch {
  /// Samples a second.
  private static let rate = 60.0

  /// Up to `count` offsets within `limit` seconds, the best first.
  static func candidates(_ a: Survey, _ b: Survey, limit: Double, count: Int) -> [Double] {
    let p = signal(a), q = signal(b)
    let reach = Int(limit * rate)
    guard !p.isEmpty, !q.isEmpty else { return [] }
    var scores: [(shift: Int, score: Double)] = []
    for shift in -reach...reach {
      let low = max(0, -shift), high = min(p.count, q.count - shift)
      guard high - low >= min(p.count, q.count) * 2 / 5, high - low > 6 else { continue }
      scores.append((shift, correlation(p[low..<high], q[low + shift..<high + shift])))
    }
    var chosen: [(shift: Int, score: Double)] = []
    for entry in scores.sorted(by: { ($1.score, abs($0.shift)) < ($0.score, abs($1.shift)) }) {
      if chosen.count == count { break }
      if chosen.contains(where: { abs($0.shift - entry.shift) < 9 }) { continue }
      chosen.append(entry)
    }
    return chosen.map { Double($0.shift) / rate + (b.times.first ?? 0) - (a.times.first ?? 0) }
  }

  /// How much changes around each moment, from the film's first frame on. Roots, so that a cut does not drown a tap.
  private static func signal(_ survey: Survey) -> [Double] {
    guard let first = survey.times.first else { return [] }
    var sums: [Double] = [0]
    for change in survey.changes { sums.append((sums.last ?? 0) + Double(change)) }
    let count = min(Int((survey.ending.seconds - first) * rate), 1 << 22)
    let half = 0.05
    return (0..<max(0, count)).map { index in
      let t = first + Double(index) / rate
      let low = sum(sums, survey, t - half), high = sum(sums, survey, t + half)
      return max(0, high - low).squareRoot()
    }
  }

  /// All change up to a time, growing evenly between frames.
  private static func sum(_ sums: [Double], _ survey: Survey, _ time: Double) -> Double {
    let next = survey.firstFrame(from: time)
    if next == 0 { return 0 }
    if next == survey.times.count { return sums[next] }
    let before = survey.times[next - 1], share = (time - before) / (survey.times[next] - before)
    return sums[next] + Double(survey.changes[next]) * share
  }

  private static func correlation(_ p: ArraySlice<Double>, _ q: ArraySlice<Double>) -> Double {
    var sp = 0.0, sq = 0.0, spp = 0.0, sqq = 0.0, spq = 0.0
    p.withUnsafeBufferPointer { x in
      q.withUnsafeBufferPointer { y in
        for i in 0..<min(x.count, y.count) {
          sp += x[i]
          sq += y[i]
          spp += x[i] * x[i]
          sqq += y[i] * y[i]
          spq += x[i] * y[i]
        }
      }
    }
    let n = Double(p.count)
    let varP = spp - sp * sp / n, varQ = sqq - sq * sq / n
    guard varP > 1e-9, varQ > 1e-9 else { return 0 }
    // Long overlaps are worth more than short ones of the same likeness.
    return (spq - sp * sq / n) / (varP * varQ).squareRoot() * (n / (n + 60)).squareRoot()
  }
}

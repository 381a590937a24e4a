/// Finds when both films start to change after a cue. The stretch of A after the cue is laid on B at every shift, in
/// those places only that change in A; what is left is read off both films alike.
struct OnsetSearch {
  private let a, b: Survey
  private let map: TimeMap
  private let signatures: Signatures
  /// Farthest shift that is looked for, and the longest stretch of A that is laid on B, in seconds.
  private static let reach = 0.6, longest = 1.0
  /// Seconds from shift to shift: none is half a frame of a usual rate, where rounding would decide.
  private static let step = 1.0 / 245
  /// Levels of 255 by which a small picture must change to count.
  private static let least: Float = 8
  /// Mean levels below which a change may drown in what coding does to B.
  private static let faint = 16.0

  /// A search in two aligned films.
  init(_ a: Survey, _ b: Survey, _ alignment: Alignment) {
    self.a = a
    self.b = b
    map = alignment.time
    signatures = Signatures(a, b, alignment, longest: Survey.small)
  }

  /// The onset of each instant; instants in order of time.
  func onsets(_ instants: [ComparedInstant]) throws -> [Onset] {
    try instants.map { instant in
      // Cues that come right after belong to the same stretch.
      let next = instants.first { $0.seconds > instant.seconds + 0.25 && $0.kind == .cue }?.seconds ?? .infinity
      return try onset(instant, until: min(instant.seconds + OnsetSearch.longest, next))
    }
  }

  private func onset(_ instant: ComparedInstant, until end: Double) throws -> Onset {
    func nothing(_ finding: Onset.Finding, _ secondsA: Double? = nil) -> Onset {
      Onset(instant: instant, finding: finding, secondsA: secondsA, secondsB: nil, late: nil)
    }
    let start = a.times[0] + instant.seconds
    let first = max(0, a.nearest(start) - 1), last = max(first, a.nearest(a.times[0] + end) - 1)
    guard start < a.ending.seconds, first < last else { return nothing(.outside) }
    let pictures = try (first...last).map { try signatures.ofA($0) }
    let places = changing(pictures)
    guard !places.isEmpty else { return nothing(.still) }
    let own = pictures.map { pick($0, places) }
    let rise = own.map { OnsetSearch.far($0, own[0]) }
    guard let most = rise.max(), let onsetA = crossing(rise, most / 10, from: 1, { a.times[first + $0] }) else {
      return nothing(.still)
    }
    // Only where B shows all of it can it be told when.
    guard map.b(a.times[first]) >= b.times[0] - b.interval, map.b(onsetA) + 0.05 < b.ending.seconds else {
      return nothing(.outside, onsetA)
    }
    guard let shift = try shift(own, first, places) else {
      return nothing(most < OnsetSearch.faint ? .faint : .missing, onsetA)
    }
    // Where both start within a frame of each other as the stretch lies, the stretch tells more than frames can.
    let told = map.b(onsetA) + shift, frame = 1.01 * max(a.interval * map.speed, b.interval)
    let read = try onsetB(most / 10, base: map.b(a.times[first]) + shift, until: told + 4 * frame, places)
    let secondsB = read.map { abs($0 - told) <= frame ? told : $0 } ?? told
    return Onset(
      instant: instant, finding: .found, secondsA: onsetA, secondsB: secondsB,
      late: (map.a(secondsB) - onsetA) * 1000)
  }

  /// Places of the grid that change by more than noise.
  private func changing(_ pictures: [[Float]]) -> [Int] {
    (0..<signatures.size).filter { place in
      pictures.contains { abs($0[place] - pictures[0][place]) > OnsetSearch.least }
    }
  }

  private func pick(_ picture: [Float], _ places: [Int]) -> [Float] { places.map { picture[$0] } }

  private static func far(_ p: [Float], _ q: [Float]) -> Double {
    Double(Vector.distance(p, q) / Float(max(1, p.count))).squareRoot()
  }

  /// When a rising series first reaches a level, between its samples.
  private func crossing(_ rise: [Double], _ level: Double, from start: Int, _ time: (Int) -> Double) -> Double? {
    guard let index = (start..<max(start, rise.count)).first(where: { rise[$0] >= level }) else { return nil }
    // The picture is as before until the frame that shows the change.
    return time(index)
  }

  /// The shift of B, in seconds, at which A's stretch fits best; nil when B does nothing like it.
  private func shift(_ own: [[Float]], _ first: Int, _ places: [Int]) throws -> Double? {
    let step = OnsetSearch.step, count = Int(OnsetSearch.reach / step)
    var theirs: [Int: [Float]] = [:]
    var distances: [Int: Double] = [:]
    var errors = [Double](repeating: 0, count: 2 * count + 1), samples = errors
    for (index, values) in own.enumerated() {
      let time = map.b(a.times[first + index])
      distances.removeAll(keepingCapacity: true)
      for position in errors.indices {
        let at = time + Double(position - count) * step
        guard at >= b.times[0] - b.interval, at < b.ending.seconds else { continue }
        let frame = b.nearest(at)
        let seen = try theirs[frame] ?? pick(signatures.ofB(frame), places)
        theirs[frame] = seen
        let distance = distances[frame] ?? Double(Vector.distance(values, seen))
        distances[frame] = distance
        errors[position] += distance
        samples[position] += 1
      }
    }
    let means = zip(errors, samples).map { $1 * 2 >= Double(own.count) ? $0 / $1 : .infinity }
    guard let least = means.min(), least.isFinite else { return nil }
    // A picture that stays is no worse than one that changes otherwise: B does nothing like it.
    let stays = own.reduce(0) { $0 + Double(Vector.distance($1, own[0])) } / Double(own.count)
    let moves = theirs.keys.sorted().map { theirs[$0] ?? [] }
    let movedB = moves.map { OnsetSearch.far($0, moves[0]) }.max() ?? 0
    let movedA = own.map { OnsetSearch.far($0, own[0]) }.max() ?? 0
    guard movedB > movedA / 4, least < stays * 0.9 || stays == 0 else { return nil }
    // Of equally good ones the middle of those about the best that is nearest to no shift.
    let limit = least * 1.02 + 1e-3
    guard let at = means.indices.filter({ means[$0] <= limit }).min(by: { abs($0 - count) < abs($1 - count) }) else {
      return nil
    }
    var low = at, high = at
    while low > 0, means[low - 1] <= limit { low -= 1 }
    while high + 1 < means.count, means[high + 1] <= limit { high += 1 }
    return (Double(low + high) / 2 - Double(count)) * step
  }

  /// When B first differs by a level from how it looks at a time; nil when that is not soon.
  private func onsetB(_ level: Double, base: Double, until end: Double, _ places: [Int]) throws -> Double? {
    let low = b.nearest(base), high = b.nearest(end)
    guard low < high else { return nil }
    let seen = try (low...high).map { pick(try signatures.ofB($0), places) }
    let series = seen.map { OnsetSearch.far($0, seen[0]) }
    return crossing(series, level, from: 1) { b.times[low + $0] }
  }
}

/// What waits to happen, in the order in which it will.
struct Schedule<Work> {
  /// At equal times: the demo's own follow-ups, then a hold that is full, then fingers that move and lift, then cues.
  enum Rank: Int { case followUp, full, finger, cue }

  private struct Entry {
    let at: Instant
    let rank: Rank
    let order: Int
    let key: String?
    let work: Work

    func precedes(_ other: Entry) -> Bool {
      if at != other.at { return at < other.at }
      return rank != other.rank ? rank.rawValue < other.rank.rawValue : order < other.order
    }
  }

  private var entries: [Entry] = []
  private var count = 0

  /// Adds work; what waits under the same key is dropped.
  mutating func add(_ work: Work, at: Instant, rank: Rank, key: String? = nil) {
    if let key { cancel(key) }
    let entry = Entry(at: at, rank: rank, order: count, key: key, work: work)
    count += 1
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].precedes(entry) { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
  }

  /// Drops what waits under a key.
  mutating func cancel(_ key: String) { entries.removeAll { $0.key == key } }

  /// Takes the next work that happens by `end`.
  mutating func next(by end: Instant) -> (at: Instant, work: Work)? {
    guard let first = entries.first, first.at <= end else { return nil }
    entries.removeFirst()
    return (first.at, first.work)
  }
}

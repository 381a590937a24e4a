import Foundation

/// Finds by how much one film runs later than another, by laying their pictures on each other.
///
/// Likeness is the correlation of what changes: each signature less the mean of its film, so that still surroundings
/// and differences that stay count for nothing.
struct OffsetSearch {
  /// Likeness at every offset that was tried.
  struct Profile {
    let offsets: [Double]
    /// From -1 to 1; nil where the films overlap too little.
    let likeness: [Double?]
    /// Of each chosen frame of A: its time and, by offset, its share of the likeness.
    let frames: [(time: Double, shares: [Float])]

    /// True when the films overlap somewhere.
    let covers: Bool

    /// The best offset.
    var best: (offset: Double, likeness: Double)? {
      var best: (offset: Double, likeness: Double)?
      for (offset, value) in zip(offsets, likeness) {
        guard let value else { continue }
        if let known = best, (known.likeness, -abs(known.offset)) >= (value, -abs(offset)) { continue }
        best = (offset, value)
      }
      return best
    }

    /// The best likeness farther than `distance` seconds from an offset.
    func second(to offset: Double, distance: Double) -> Double {
      zip(offsets, likeness).filter { abs($0.0 - offset) > distance }.compactMap(\.1).max() ?? 0
    }
  }

  let signatures: Signatures
  /// Frames of A that are laid on B.
  let frames: [Int]

  /// An overlap in which less changes than this share of what usually does is no proof of anything.
  private static let leastChange = 0.2

  /// Tries offsets of a range at a speed.
  func profile(speed: Double, around center: Double, reach: Double, step: Double) throws -> Profile {
    let (a, b) = (signatures.a, signatures.b)
    let count = Int((2 * reach / step).rounded()) + 1
    let offsets = (0..<count).map { center - reach + Double($0) * step }
    let own = try frames.map { try signatures.ofA($0) }
    let meanA = Vector.mean(own)
    let looksB = try Telling.frames(b, slots: 120).map { try signatures.ofB($0) }
    let meanB = Vector.mean(looksB)
    var known: [Int: (values: [Float], norm: Float)] = [:]
    var overlaps = Overlaps(count: count, size: signatures.size)
    var shares: [(time: Double, shares: [Float])] = []
    for (index, frame) in frames.enumerated() {
      let values = Vector.difference(own[index], meanA), norm = Vector.dot(values, values)
      overlaps.next(values)
      let time = a.times[frame] * speed
      let low = b.nearest(time + offsets[0])
      for old in known.keys where old < low { known[old] = nil }
      var products: [Int: Float] = [:]
      var row = [Float](repeating: 0, count: count)
      for (position, offset) in offsets.enumerated() {
        let at = time + offset
        guard at >= (b.times.first ?? 0) - b.interval, at <= b.ending.seconds else { continue }
        let other = b.nearest(at)
        let entry = try known[other] ?? entry(other, meanB)
        known[other] = entry
        let product = products[other] ?? Vector.dot(values, entry.values)
        products[other] = product
        overlaps.add(at: position, product: product, normA: norm, entry.values, normB: entry.norm)
        row[position] = product - (norm + entry.norm) / 2
      }
      shares.append((a.times[frame], row))
    }
    let usual = min(OffsetSearch.change(own, meanA), OffsetSearch.change(looksB, meanB))
    let likeness = overlaps.likeness(
      leastChange: max(usual * OffsetSearch.leastChange, 1e-3 * Double(signatures.size)))
    return Profile(offsets: offsets, likeness: likeness, frames: shares, covers: overlaps.most > 0)
  }

  /// How far a film's looks are from their mean, on average.
  private static func change(_ looks: [[Float]], _ mean: [Float]) -> Double {
    looks.reduce(0) { $0 + Double(Vector.distance($1, mean)) } / Double(max(1, looks.count))
  }

  private func entry(_ frame: Int, _ mean: [Float]) throws -> ([Float], Float) {
    let values = Vector.difference(try signatures.ofB(frame), mean)
    return (values, Vector.dot(values, values))
  }
}

import CFFmpeg

/// Keeps the worst pairs while they go by, a few only and apart from each other.
struct WorstPairs {
  private static let most = 8, apart = 0.5
  private var kept: [(time: Double, entry: WorstPair)] = []

  /// True when a score would be kept.
  func wants(_ score: PairScore, at time: Double) -> Bool {
    if score.isIdentical { return false }
    if let near = kept.first(where: { abs($0.time - time) < WorstPairs.apart }) {
      return score.ssim < near.entry.score.ssim
    }
    return kept.count < WorstPairs.most || kept.contains { $0.entry.score.ssim > score.ssim }
  }

  /// Keeps a pair that is wanted.
  mutating func keep(_ entry: WorstPair, at time: Double) {
    kept.removeAll { abs($0.time - time) < WorstPairs.apart && $0.entry.score.ssim >= entry.score.ssim }
    if kept.contains(where: { abs($0.time - time) < WorstPairs.apart }) { return }
    kept.append((time, entry))
    if kept.count > WorstPairs.most,
      let best = kept.indices.max(by: { kept[$0].entry.score.ssim < kept[$1].entry.score.ssim })
    {
      kept.remove(at: best)
    }
  }

  /// The worst first.
  var list: [WorstPair] {
    kept.map(\.entry).sorted { ($0.score.ssim, $0.pair) < ($1.score.ssim, $1.pair) }
  }
}

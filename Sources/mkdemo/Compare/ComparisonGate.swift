import Video

/// One `--fail-under`: a measure and the least that it may be.
struct ComparisonGate: Hashable, Sendable {
  /// What can be asked for.
  enum Metric: String, CaseIterable, Sendable {
    case ssim, psnr
    case leastSSIM = "ssim.min", leastPSNR = "psnr.min"
  }

  let metric: Metric
  let least: Double

  /// Reads "ssim=0.95".
  static func read(_ text: String) throws(BadValue) -> ComparisonGate {
    let names = Metric.allCases.map(\.rawValue)
    guard let mark = text.firstIndex(of: "=") else {
      throw BadValue(why: "is no limit", mend: "write METRIC=VALUE, as in --fail-under ssim=0.95")
    }
    let name = String(text[..<mark]).lowercased(), value = String(text[text.index(after: mark)...])
    if name.hasPrefix("vmaf") {
      throw BadValue(why: "asks for VMAF, which this FFmpeg does not measure", mend: "use ssim or psnr")
    }
    guard let metric = Metric(rawValue: name) else {
      throw BadValue(why: "names no measure", mend: Mend.choice(name, names))
    }
    guard let least = Mend.number(value) else {
      throw BadValue(why: "has no number", mend: "write it as in --fail-under \(name)=0.95")
    }
    return ComparisonGate(metric: metric, least: least)
  }

  /// The measure of a comparison; nil when nothing was measured.
  func value(_ summary: ScoreSummary?) -> Double? {
    guard let summary else { return nil }
    return switch metric {
    case .ssim: summary.ssim
    case .psnr: summary.psnr
    case .leastSSIM: summary.leastSSIM
    case .leastPSNR: summary.leastPSNR
    }
  }

  /// True when it is at least as asked. What could not be measured does not hold.
  func holds(_ summary: ScoreSummary?) -> Bool { (value(summary) ?? -.infinity) >= least }

  /// Moments of which nothing could be measured: with any gate at all, each is a failure and not a gap.
  static func unmeasured(_ gates: [ComparisonGate], _ comparison: Comparison) -> [String] {
    guard !gates.isEmpty, comparison.alignment.isRelated else { return [] }
    return comparison.moments.filter { $0.score == nil }.map(\.name)
  }

  /// True when the films are the same film and every gate holds.
  static func allHold(_ gates: [ComparisonGate], _ comparison: Comparison) -> Bool {
    comparison.alignment.isRelated && gates.allSatisfy { $0.holds(comparison.whole) }
      && unmeasured(gates, comparison).isEmpty
  }
}

import Video

/// junit.xml: one case a moment, and one a gate, so that a build server can show which part of a film drifts.
struct ComparisonJUnit {
  let comparison: Comparison
  let gates: [ComparisonGate]

  /// One case.
  private struct Case {
    let name: String
    let failure: String?
    let said: String
  }

  /// The file's text.
  var text: String {
    let cases = self.cases
    let name = HTML.escaped("\(comparison.request.nameA) against \(comparison.request.nameB)")
    let failures = cases.count { $0.failure != nil }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(cases.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\">",
    ]
    for entry in cases {
      lines.append("    <testcase classname=\"\(name)\" name=\"\(HTML.escaped(entry.name))\">")
      if let failure = entry.failure { lines.append("      <failure message=\"\(HTML.escaped(failure))\"/>") }
      lines.append("      <system-out>\(HTML.escaped(entry.said))</system-out>")
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private var cases: [Case] {
    guard comparison.alignment.isRelated else {
      let said = "likeness \(ComparisonText.number(comparison.alignment.likeness))"
      return [Case(name: "alignment", failure: "the films are unrelated", said: said)]
    }
    var cases = [entry("whole", comparison.whole)]
    cases += comparison.moments.map { entry($0.name, $0.score) }
    return cases
  }

  /// A part of the film by its scores: it fails when it could not be measured, or a gate does not hold in it.
  private func entry(_ name: String, _ score: ScoreSummary?) -> Case {
    guard let score else { return Case(name: name, failure: "could not be measured", said: "") }
    let failed = gates.filter { !$0.holds(score) }.map {
      "\($0.metric.rawValue) \(ComparisonText.number($0.value(score) ?? 0)) is under \($0.least)"
    }
    let said =
      "ssim \(ComparisonText.number(score.ssim)), least \(ComparisonText.number(score.leastSSIM)); "
      + "psnr \(ComparisonText.number(score.psnr)), least \(ComparisonText.number(score.leastPSNR)); \(score.count) pairs"
    return Case(name: name, failure: failed.isEmpty ? nil : failed.joined(separator: "; "), said: said)
  }
}

/// The head of the page: whose films they are, when they were built, how many, how that went over time.
struct GalleryHeader: Sendable {
  let report: BuildReport
  let clips: [GalleryClip]
  let curves: GalleryCurves

  /// The head.
  var html: HTML {
    .tag(
      "header", ["class": "top"],
      .tag(
        "div", ["class": "about"], .tag("h1", [:], report.project),
        .tag("p", [:], .tag("time", ["datetime": report.started], Quantity.date(report.started, .long))),
        .tag("ul", ["class": "totals", "aria-label": "Totals"], .list(totals.map { .tag("li", [:], $0) })),
        verdict),
      .tag(
        "div", ["class": "trends"], GalleryTrend(curve: curves.buildSeconds).html,
        GalleryTrend(curve: curves.totalBytes).html))
  }

  private var totals: [String] {
    let there = clips.flatMap(\.entries).filter(\.isThere)
    return [
      Quantity.count(clips.count, "clip"), Quantity.count(there.count, "file"),
      Quantity.bytes(there.reduce(0) { $0 + $1.output.bytes }), "built in \(Quantity.seconds(report.seconds))",
    ]
  }

  /// Whether all is well, in a sentence.
  private var verdict: HTML {
    let entries = clips.flatMap(\.entries)
    let failed = entries.count { $0.mark == .failed && !$0.isHeld }
    let gates = entries.count { $0.output.gates.contains { !$0.passed } }
    if failed == 0 && gates == 0 {
      return .tag("p", ["class": "verdict good"], GalleryIcon.passed.html, .text("All is well"))
    }
    var parts: [String] = []
    if failed > 0 { parts.append("\(Quantity.count(failed, "file")) could not be built") }
    if gates > 0 { parts.append("\(Quantity.count(gates, "file")) did not pass a gate") }
    return .tag(
      "p", ["class": "verdict bad"], GalleryIcon.failed.html, .text(parts.joined(separator: ", ")))
  }
}

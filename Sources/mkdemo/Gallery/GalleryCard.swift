/// A clip's card.
struct GalleryCard: Sendable {
  let clip: GalleryClip
  let curves: GalleryCurves

  /// The card.
  var html: HTML {
    let marks = Set(clip.entries.map(\.mark)).sorted().map(\.rawValue).joined(separator: " ")
    let files = GalleryFiles(clip: clip, curves: curves)
    return .tag(
      "article",
      [
        "class": "card", "id": clip.anchor, "data-words": "\(clip.name) \(clip.title)".lowercased(),
        "data-marks": marks,
        "aria-labelledby": "\(clip.anchor)-title",
      ],
      .tag(
        "div", ["class": "inside"], GalleryStage(clip: clip).html,
        .tag("div", ["class": "facts"], heading, mistakes, files.list, gates, trends)),
      files.details)
  }

  private var heading: HTML {
    let told = clip.duration > 0 ? "\(clip.name) · \(Quantity.seconds(clip.duration))" : clip.name
    return .tag(
      "div", ["class": "heading"],
      .tag("h2", ["id": "\(clip.anchor)-title"], clip.title), clip.mark.badge, .tag("p", ["class": "name"], told))
  }

  private var mistakes: HTML {
    let failed = clip.entries.filter { $0.mark == .failed }
    return .list(
      failed.map { entry in
        let mistake = entry.output.error ?? BuildMistake(what: "it could not be built")
        let still = entry.isThere ? "The file here is that of the build before." : nil
        let lines = [mistake.place, mistake.mend].filter { !$0.isEmpty } + (still.map { [$0] } ?? [])
        return .tag(
          "div", ["class": "mistake"],
          .tag("p", [:], .tag("strong", [:], "\(entry.words.name): "), .text(mistake.what)),
          .list(
            lines.enumerated().map { index, line in
              .tag("p", ["class": index == 0 && line == mistake.place ? "place" : nil], line)
            }))
      })
  }

  /// What the gates found, each once, those that failed first.
  private var gates: HTML {
    var seen: [GateOutcome] = []
    for gate in clip.entries.flatMap(\.output.gates) where !seen.contains(gate) { seen.append(gate) }
    if seen.isEmpty { return .none }
    let sorted = seen.filter { !$0.passed } + seen.filter(\.passed)
    return .tag("ul", ["class": "gates", "aria-label": "Gates"], .list(sorted.map(gate)))
  }

  private func gate(_ gate: GateOutcome) -> HTML {
    .tag(
      "li", ["class": gate.passed ? "passed" : "failed"],
      (gate.passed ? GalleryIcon.passed : .failed).html,
      .tag(
        "span", [:],
        .tag("strong", [:], "\(gate.name) \(gate.passed ? "passed" : "failed")"),
        gate.message.isEmpty ? .none : .text(": \(gate.message)"),
        gate.page.map { page in
          .list([
            .text(" "), .tag("a", ["href": HTML.address(page)], gate.passed ? "Open the report" : "See what differs"),
          ])
        } ?? .none))
  }

  private var trends: HTML {
    let files = clip.entries.map(\.output.file)
    return .tag(
      "div", ["class": "trends"], GalleryTrend(curve: curves.bytes(files)).html,
      GalleryTrend(curve: curves.seconds(files)).html)
  }
}

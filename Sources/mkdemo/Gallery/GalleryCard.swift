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
        .tag(
          "div", ["class": "facts"], heading, mistakes, gates(passed: false), files.list, gates(passed: true), trends)),
      files.details)
  }

  private var heading: HTML {
    let told = clip.duration > 0 ? "\(clip.name) · \(Quantity.seconds(clip.duration))" : clip.name
    return .tag(
      "div", ["class": "heading"],
      .tag("h2", ["id": "\(clip.anchor)-title"], clip.title), clip.mark.badge, .tag("p", ["class": "name"], told))
  }

  /// What went wrong, each once with the formats that it stopped. What a gate stopped is told with the gates.
  private var mistakes: HTML {
    var groups: [(mistake: BuildMistake, entries: [GalleryClip.Entry])] = []
    for entry in clip.entries where entry.mark == .failed && !entry.isHeld {
      let mistake = entry.output.error ?? BuildMistake(what: "it could not be built")
      if let group = groups.firstIndex(where: { $0.mistake.what == mistake.what && $0.mistake.mend == mistake.mend }) {
        groups[group].entries.append(entry)
      } else {
        groups.append((mistake, [entry]))
      }
    }
    return .list(groups.map { panel($0.mistake, $0.entries) })
  }

  private func panel(_ mistake: BuildMistake, _ entries: [GalleryClip.Entry]) -> HTML {
    var names: [String] = []
    for entry in entries where !names.contains(entry.words.name) { names.append(entry.words.name) }
    let name = HTML.tag("strong", [:], names.joined(separator: ", ") + ": ")
    let items = Self.items(mistake).enumerated().map { number, item in
      HTML.list([
        .tag("p", [:], number == 0 ? name : .none, .text(item.what)),
        item.mend.isEmpty ? .none : .tag("p", ["class": "mend"], item.mend),
      ])
    }
    // A script can hold dozens of them; the first is the one to begin with.
    let rest = items.dropFirst(items.count == 2 ? 2 : 1)
    let more = HTML.tag("details", [:], .tag("summary", [:], "\(rest.count) more"), .list(Array(rest)))
    let kept = kept(entries)
    return .tag(
      "div", ["class": "mistake"], .list(Array(items.dropLast(rest.count))), rest.isEmpty ? .none : more,
      mistake.place.isEmpty ? .none : .tag("p", ["class": "place"], mistake.place),
      kept.isEmpty ? .none : .tag("p", [:], kept))
  }

  /// What is wrong, one by one, each with how to mend it where that can be told apart.
  private static func items(_ mistake: BuildMistake) -> [(what: String, mend: String)] {
    let whats = mistake.what.split(separator: "\n").map(String.init)
    let mends = mistake.mend.split(separator: "\n").map(String.init)
    if whats.count == mends.count { return Array(zip(whats, mends)).map { (what: $0, mend: $1) } }
    return whats.enumerated().map { (what: $1, mend: $0 == 0 ? mistake.mend : "") }
  }

  /// That files of an earlier build stand in; empty where there are none.
  private func kept(_ entries: [GalleryClip.Entry]) -> String {
    switch entries.count(where: \.isThere) {
    case 0: ""
    case 1: "The file here is that of the build before."
    default: "The files here are those of the build before."
    }
  }

  /// What the gates found, each once: those that passed, or those that did not.
  private func gates(passed: Bool) -> HTML {
    var seen: [GateOutcome] = []
    for gate in clip.entries.flatMap(\.output.gates) where gate.passed == passed && !seen.contains(gate) {
      seen.append(gate)
    }
    if seen.isEmpty { return .none }
    let held = passed ? "" : kept(clip.entries.filter(\.isHeld))
    return .tag(
      "ul", ["class": "gates", "aria-label": passed ? "Gates that passed" : "Gates that failed"],
      .list(seen.map(gate)), held.isEmpty ? .none : .tag("li", ["class": "held"], .text(held)))
  }

  private func gate(_ gate: GateOutcome) -> HTML {
    let name = gate.name.prefix(1).uppercased() + gate.name.dropFirst()
    let link = gate.page.map { page in
      let words = gate.passed ? "Open the report" : "See what differs"
      return HTML.list([.text(" "), .tag("a", ["href": HTML.address(page)], words)])
    }
    return .tag(
      "li", ["class": gate.passed ? "passed" : "failed"], (gate.passed ? GalleryIcon.passed : .failed).html,
      .tag(
        "span", [:], .tag("strong", [:], "\(name) \(gate.passed ? "passed" : "failed")"),
        .text(gate.message.isEmpty ? "" : ": \(gate.message)"), link ?? .none))
  }

  private var trends: HTML {
    let files = clip.entries.map(\.output.file)
    // Of a clip of which there never was a file, there is nothing to draw.
    guard clip.entries.contains(where: \.isThere) else { return .none }
    return .tag(
      "div", ["class": "trends"], GalleryTrend(curve: curves.bytes(files)).html,
      GalleryTrend(curve: curves.seconds(files)).html)
  }
}

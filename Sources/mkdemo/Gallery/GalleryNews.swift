/// What is different from the build before, a line for each clip.
struct GalleryNews: Sendable {
  let report: BuildReport
  let clips: [GalleryClip]

  private var before: PastBuild? { report.history.dropLast().last }

  /// The section; nothing where all is as it was.
  var html: HTML {
    guard let before else {
      return section("The first build", [.tag("p", ["class": "quiet"], "The next one will say here what it changed.")])
    }
    let lines = clips.filter { $0.mark != .unchanged }.sorted { $0.mark < $1.mark }.map(line) + gone(before)
    let title = "Since \(Quantity.date(before.started, .short))"
    if lines.isEmpty { return section(title, [.tag("p", ["class": "quiet"], "Nothing has changed.")]) }
    let first = HTML.tag("ul", [:], .list(Array(lines.prefix(6))))
    if lines.count <= 7 { return section(title, [.tag("ul", [:], .list(lines))]) }
    let more = HTML.tag(
      "details", [:], .tag("summary", [:], "\(lines.count - 6) more"),
      .tag("ul", [:], .list(Array(lines.dropFirst(6)))))
    return section(title, [first, more])
  }

  private func section(_ title: String, _ inside: [HTML]) -> HTML {
    .tag("section", ["class": "news", "aria-labelledby": "news"], .tag("h2", ["id": "news"], title), .list(inside))
  }

  private func line(_ clip: GalleryClip) -> HTML {
    let entries = clip.entries.filter { $0.mark == clip.mark }
    var formats: [String] = []
    for entry in entries where !formats.contains(entry.words.name) { formats.append(entry.words.name) }
    var reasons: [String] = []
    for entry in entries {
      for reason in clip.mark == .failed ? [Self.brief(entry.output.error?.what ?? "")] : entry.output.changes
      where !reason.isEmpty && reason != clip.mark.rawValue && !reasons.contains(reason) { reasons.append(reason) }
    }
    return .tag(
      "li", [:], clip.mark.badge,
      .tag(
        "span", [:], .tag("a", ["href": "#\(clip.anchor)"], clip.title),
        .text(reasons.isEmpty ? "" : ": \(reasons.prefix(3).joined(separator: "; "))"),
        .tag(
          "span", ["class": "formats"],
          ([formats.joined(separator: ", ")] + sizes(clip, entries)).joined(separator: " · "))))
  }

  /// The first of several mistakes, and how many there are besides; the card has them all.
  private static func brief(_ what: String) -> String {
    let lines = what.split(separator: "\n")
    guard let first = lines.first else { return "" }
    return lines.count == 1 ? String(first) : "\(first), and \(lines.count - 1) more"
  }

  /// "4.3 MB, was 4.1 MB" of files together; nothing where they were not there before or are as large.
  private func sizes(_ clip: GalleryClip, _ entries: [GalleryClip.Entry]) -> [String] {
    let olds = entries.map { before?.outputs[$0.output.file]?.bytes ?? 0 }
    let now = Quantity.bytes(entries.reduce(0) { $0 + $1.output.bytes }), was = Quantity.bytes(olds.reduce(0, +))
    return clip.mark == .failed || olds.contains(0) || now == was ? [] : ["\(now), was \(was)"]
  }

  /// Files that the build before had and the project no longer lists.
  private func gone(_ before: PastBuild) -> [HTML] {
    let files = Set(before.outputs.keys).subtracting(report.outputs.map(\.file)).sorted()
    if files.isEmpty { return [] }
    let names = files.prefix(5).joined(separator: ", ") + (files.count > 5 ? " and \(files.count - 5) more" : "")
    return [
      .tag(
        "li", [:], .tag("span", ["class": "badge unchanged"], "Gone"), .tag("span", [:], "No longer made: \(names)"))
    ]
  }
}

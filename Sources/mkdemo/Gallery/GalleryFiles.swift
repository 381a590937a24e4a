/// The files of a clip: what each is good for, how large, and how to get it.
struct GalleryFiles: Sendable {
  let clip: GalleryClip
  let curves: GalleryCurves

  /// The list that a reader sees first.
  var list: HTML {
    .tag("ul", ["class": "files"], .list(clip.entries.map(row)))
  }

  private func row(_ entry: GalleryClip.Entry) -> HTML {
    let output = entry.output
    let size = entry.isThere ? Quantity.bytes(output.bytes) : "no file yet"
    let use = [entry.variant, entry.words.use].filter { !$0.isEmpty }.joined(separator: ", ")
    let isQuiet = entry.mark == .unchanged && clip.mark == .unchanged
    return .tag(
      "li", ["class": "file", "data-format": entry.words.name],
      .tag(
        "div", ["class": "what"],
        .tag("strong", [:], entry.words.name), isQuiet ? .none : entry.mark.note,
        .tag("span", ["class": "use"], use)),
      .tag("div", ["class": "measures"], measures(output)),
      .tag("div", ["class": "size"], size),
      entry.isThere ? download(entry, size) : .tag("span", ["class": "get"]))
  }

  private func download(_ entry: GalleryClip.Entry, _ size: String) -> HTML {
    let isFolder = entry.output.kind == .frames
    let parts = ["\(isFolder ? "Open" : "Download") \(clip.title)", entry.words.name, entry.variant, size]
    return .tag(
      "a",
      [
        "class": "get", "href": HTML.address(entry.output.file), "download": isFolder ? nil : "",
        "aria-label": parts.filter { !$0.isEmpty }.joined(separator: ", "),
        "title": entry.output.file,
      ],
      GalleryIcon.download.html)
  }

  /// "1206 × 2622 · 60 fps", and the duration where it is not the clip's.
  private func measures(_ output: BuiltOutput) -> String {
    var parts: [String] = []
    if output.width > 0 { parts.append("\(output.width) × \(output.height)") }
    if let fps = Self.rate(output.fps) { parts.append("\(fps) fps") }
    if output.duration > 0 && abs(output.duration - clip.duration) > 0.05 {
      parts.append(Quantity.seconds(output.duration))
    }
    return parts.joined(separator: " · ")
  }

  private static func rate(_ text: String) -> String? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first, first > 0 else { return nil }
    let second = parts.count > 1 ? parts[1] : 1
    return second > 0 ? JSON.digits((first / second * 100).rounded() / 100) : nil
  }

  /// All that is known of them, with a curve of each one's size and build time.
  var details: HTML {
    let head = ["File", "Size", "Build time", "Redrawn"].map { HTML.tag("th", ["scope": "col"], $0) }
    return .tag(
      "details", [:], .tag("summary", [:], "Files and history"),
      .tag(
        "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Files of \(clip.title)"],
        .tag(
          "table", [:], .tag("thead", [:], .tag("tr", [:], .list(head))),
          .tag("tbody", [:], .list(clip.entries.map(detail))))))
  }

  private func detail(_ entry: GalleryClip.Entry) -> HTML {
    let output = entry.output
    let size = curves.bytes([output.file]), time = curves.seconds([output.file])
    let digest = output.sha256.isEmpty ? nil : "SHA-256 \(output.sha256)"
    return .tag(
      "tr", ["data-format": entry.words.name],
      .tag(
        "th", ["scope": "row"], .tag("span", ["class": "path"], output.file),
        digest == nil ? .none : .tag("code", ["title": digest], String(output.sha256.prefix(12)))),
      .tag("td", [:], .tag("span", [:], entry.isThere ? Quantity.bytes(output.bytes) : "–"), drawn(size)),
      .tag("td", [:], .tag("span", [:], time.last.map(Quantity.seconds) ?? "–"), drawn(time)),
      .tag("td", [:], output.chunks > 0 ? "\(output.drawn) of \(output.chunks) parts" : "–"))
  }

  private func drawn(_ curve: Sparkline) -> HTML { curve.values.count > 1 ? curve.html : .none }
}

/// A clip and all that was made of it: one card of the gallery.
struct GalleryClip: Sendable {
  /// A file and its mark.
  struct Entry: Sendable {
    let output: BuiltOutput
    let mark: GalleryMark
    let words: FormatWords
    /// What tells it from others of the clip that have the same name, as "1080 wide"; empty where none has.
    let variant: String

    /// True when there is a file, of this build or of one before.
    var isThere: Bool { output.bytes > 0 }
    /// True when it failed since a gate did not let it pass.
    var isHeld: Bool { mark == .failed && output.gates.contains { !$0.passed } }
  }

  /// Its name.
  let name: String
  /// As people call it.
  let title: String
  /// Its files, in the manifest's order.
  let entries: [Entry]
  /// The mark that its card carries: of its files' marks the one to see first.
  let mark: GalleryMark

  /// The clips of a report, in the order of their first outputs.
  static func all(_ report: BuildReport) -> [GalleryClip] {
    var order: [String] = []
    var entries: [String: [Entry]] = [:]
    for output in report.outputs {
      if entries[output.clip] == nil { order.append(output.clip) }
      let alike = report.outputs.filter { $0.clip == output.clip && FormatWords($0).name == FormatWords(output).name }
      let entry = Entry(
        output: output, mark: GalleryMark(output, in: report), words: FormatWords(output),
        variant: variant(of: output, among: alike))
      entries[output.clip, default: []].append(entry)
    }
    return order.map { GalleryClip(name: $0, entries: entries[$0] ?? []) }
  }

  private static func variant(of output: BuiltOutput, among alike: [BuiltOutput]) -> String {
    let widths = Set(alike.map(\.width))
    guard alike.count > 1, output.width > 0 else { return "" }
    if widths.count == alike.count { return output.width == widths.max() ? "full size" : "\(output.width) wide" }
    return output.name == output.clip ? "" : output.name
  }

  private init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
    let told = entries.lazy.map(\.output.title).first { !$0.isEmpty } ?? name
    title = told.hasSuffix(".") ? String(told.dropLast()) : told
    mark = entries.map(\.mark).min() ?? .unchanged
  }

  /// Where its card is on the page.
  var anchor: String { "clip-" + HTML.address(name).dropFirst(2) }

  /// The film that the page plays: H.264 where there is one, since every browser plays it, of at least 480 pixels but no
  /// more than needed; else the first of what some browsers play.
  var film: Entry? {
    let films = entries.filter { $0.output.kind == .movie && $0.isThere && !$0.output.file.hasSuffix(".mkv") }
    let plain = films.filter { $0.output.codec == "h264" }
    let enough = plain.filter { min($0.output.width, $0.output.height) >= 480 }
    let area = { (entry: Entry) in entry.output.width * entry.output.height }
    return enough.min { area($0) < area($1) } ?? plain.max { area($0) < area($1) }
      ?? films.first { ["vp9", "av1", "hevc"].contains($0.output.codec) }
  }

  /// Its looping picture: the first GIF.
  var loop: Entry? { entries.first { $0.output.kind == .gif && $0.isThere } }

  /// The picture that stands for it, relative to the folder.
  var poster: String? {
    entries.lazy.compactMap(\.output.poster).first
      ?? entries.first { $0.output.kind == .still && $0.isThere }?.output.file
  }

  /// Width and height of what the card shows, for room to be kept while it loads.
  var shape: (width: Int, height: Int) {
    let shown = (film ?? loop ?? entries.first { $0.output.width > 0 })?.output
    guard let shown, shown.width > 0, shown.height > 0 else { return (402, 874) }
    return (shown.width, shown.height)
  }

  /// Seconds that it lasts; 0 where nothing tells.
  var duration: Double { (film?.output ?? entries.map(\.output).max { $0.duration < $1.duration })?.duration ?? 0 }
}

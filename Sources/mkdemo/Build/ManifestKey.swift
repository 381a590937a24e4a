import Scenes

/// A key of an output in the manifest.
struct ManifestKey: Sendable {
  /// What kind of value it takes.
  enum Kind: Sendable {
    /// The value of an option of `render` or `still`.
    case option(OptionEntry)
    /// One text or several.
    case clips
    /// A pattern of a file's name.
    case pattern
    /// A text.
    case text
    /// A recording and its gates.
    case reference
    /// True or false.
    case flag
  }

  let name: String
  let kind: Kind
  /// One sentence.
  let help: String

  /// The option, where it is one.
  var option: OptionEntry? {
    if case .option(let entry) = kind { return entry }
    return nil
  }
}

/// The table of keys. Those of options come from the tables of `render`, `still` and `compare` themselves, so that a new
/// option has its key at once.
enum ManifestKeys {
  static let clip = "clip", file = "file", name = "name", reference = "reference", approve = "approve"

  /// Keys that are no options.
  static let own = [
    ManifestKey(
      name: clip, kind: .clips,
      help: "A clip's name (* and ? stand for any letters), or the path of a script from the manifest's folder; "
        + "a list makes one output of each."),
    ManifestKey(
      name: file, kind: .pattern,
      help:
        "The file below the build's folder: a pattern with \(FilePattern.names.map { "{\($0)}" }.joined(separator: ", "))."
    ),
    ManifestKey(name: name, kind: .text, help: "What --only and reports may call it (default: its file)."),
    ManifestKey(
      name: reference, kind: .reference, help: "A recording that the movie is compared with, and the gates of it."),
    ManifestKey(
      name: approve, kind: .flag,
      help: "Whether its frames need approval (default: true where the manifest has approvals)."),
  ]

  /// Options of `render`; `file` stands for its --output.
  static let render = keys(RenderOptions.all)
  /// Options of `still`, which makes the outputs that have an `at`.
  static let still = keys(StillOptions.all)

  /// All keys of an output, each once.
  static let output = own + render + still.filter { key in !render.contains { $0.name == key.name } }

  /// Keys of `defaults`: all but those that mean one output.
  static let defaults = output.filter { ![clip, name, reference, StillOptions.at.entry.name].contains($0.name) }

  /// Options of `compare` that a reference may have; the clip's own come from its output.
  static let comparison = keys(CompareOptions.all).filter { key in
    key.name != CompareOptions.against.entry.name && key.name != CommonOptions.json.entry.name
      && !output.contains { $0.name == key.name }
  }

  /// Options of which only one may stand.
  static let exclusive = Verbs.render.exclusive

  /// Keys of an output that set a default aside: those that do not go together with it, and a codec of its own the
  /// quality and effort of another.
  static func rivals(of name: String) -> [String] {
    let codec = RenderOptions.codec.entry.name
    let coding = [RenderOptions.crf.entry.name, RenderOptions.preset.entry.name]
    return exclusive.filter { $0.contains(name) }.flatMap { $0 } + (coding.contains(name) ? [codec] : [])
  }

  /// The keys of options, without those of files that have keys of their own.
  private static func keys(_ entries: [OptionEntry]) -> [ManifestKey] {
    entries.filter { $0.name != CommonOptions.output.entry.name }.map {
      ManifestKey(name: $0.name, kind: .option($0), help: $0.help)
    }
  }

  /// Options whose values are files that are looked for from the manifest's folder.
  static let inputs = Set([CommonOptions.remix.entry.name, CommonOptions.assets.entry.name])
}

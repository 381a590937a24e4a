import Scenes

/// The options of `still`.
enum StillOptions {
  static let at = Option<TimeMark>(
    "at", "T",
    "The time in the script (4.3, 500ms, 1:05.5, 258f; +2 after its start), or the name of a moment or still.",
    read: TimeMark.read)

  /// In the order of help.
  static let all: [OptionEntry] =
    [at.entry, CommonOptions.output.entry] + CommonOptions.drawing + CommonOptions.playing
}

extension Verbs {
  static let still = Verb(
    "still", "Writes one frame as a PNG file, the same pixels as the movie's", operands: [.clip],
    options: StillOptions.all,
    exclusive: [["size", "scale"]],
    notes: ["The picture is frame round(T x fps). With no -o it goes to CLIP-T.png here."],
    examples: ["mkdemo still milo --at 4.3 -o row.png", "mkdemo still milo --at \"row chosen\" --scale 1"]
  ) { arguments in
    try StillJob(arguments).run()
    return .done
  }
}

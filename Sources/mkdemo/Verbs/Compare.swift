import Video

extension Verbs {
  static let compare = Verb(
    "compare", "Lays a clip and a recording side by side, and says how near they are and when they drift",
    operands: [
      Operand(
        "CLIP|SCRIPT|A.mp4", "A clip's name, the path of a script (its default movie is rendered), or a movie.",
        completion: .clips)
    ],
    options: CompareOptions.all, exclusive: [["size", "scale"]],
    notes: [
      "The films are aligned in time and in the picture, and measured pair by pair. A recording may have any size, rate and "
        + "colours, be turned, cut off, late, or lie in a phone's frame. What was found is printed and reported.",
      "With no -o the report goes to NAME-compare here: index.html, which opens from disk, the films that it plays, "
        + "side-by-side.mp4, report.json and junit.xml.",
      "Exit status: 0 when every --fail-under holds, 1 when one fails or the films are unrelated, 2 for bad input, 3 when "
        + "the run broke.",
    ],
    examples: [
      "mkdemo compare milo --against source.mp4",
      "mkdemo compare milo --against source.mp4 --fail-under ssim=0.95 -o night",
      "mkdemo compare a.mp4 --against b.mov --align 1.5 --crop none --mask 0,0,1206,186",
    ]
  ) { arguments in
    try CompareJob(arguments).run()
  }
}

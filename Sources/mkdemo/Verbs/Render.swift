extension Verbs {
  static let render = Verb(
    "render", "Makes a movie of a clip",
    operands: [Operand("CLIP|SCRIPT", "A clip's name (see mkdemo list) or the path of a script.", completion: .clips)],
    options: RenderOptions.all + [CommonOptions.json.entry],
    exclusive: [["size", "scale"], ["no-cache", "verify-cache"]],
    notes: [
      "With no -o the movie goes to CLIP.mp4 here. The file's ending says what kind it is: .mp4, .mov, .webm, .mkv, .gif, "
        + ".y4m, or a folder for a PNG sequence. It is whole or absent: whatever happens, a file that was there stays "
        + "until the new one is complete.",
      "Finished chunks are kept in the cache ($MKDEMO_CACHE, else $XDG_CACHE_HOME/mkdemo, else ~/.cache/mkdemo), so that a second render "
        + "redoes only what changed and a killed one goes on where it was. The bytes are the same for any --jobs.",
    ],
    examples: [
      "mkdemo render milo", "mkdemo render milo -o story.mp4 --size 1080x1920",
      "mkdemo render milo -o milo.gif --scale 1",
      "mkdemo render my.timeline --from 15.5 --to 24 --codec hevc --crf 20 -o part.mp4",
    ]
  ) { arguments in
    let report = try RenderJob(arguments).run()
    if arguments.has(CommonOptions.json) { Console.data(report.json.pretty) }
    return .done
  }
}

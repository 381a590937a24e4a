import Foundation
import Scenes
import Video

extension Verbs {
  private static let codec = Option<String>(
    "codec", "C", completion: .words(Codec.all.map(\.name)),
    "How it is coded (default: the usual of the file's ending)."
  ) { text throws(BadValue) in
    let names = Codec.all.map(\.name)
    if names.contains(text.lowercased()) { return text.lowercased() }
    let others = ["h265": "hevc", "x265": "hevc", "h.265": "hevc", "avc": "h264", "x264": "h264", "webm": "vp9"]
    let mend = others[text.lowercased()].map { "did you mean \($0)?" } ?? Mend.choice(text, names)
    throw BadValue(why: "is no codec", mend: mend)
  }
  private static let crf = Option<Double>("crf", "N", "Quality, lower is better and larger (default: 18 for H.264).") {
    text throws(BadValue) in
    if let number = Mend.number(text) { return number }
    throw BadValue(why: "is no number", mend: "write it as in --crf 18")
  }
  private static let preset = Option<String>("preset", "P", "Effort of the encoder (default: medium for H.264).")
  private static let jobs = Option<Int>("jobs", "N", "Chunks to work on at a time (default: one a core).") {
    text throws(BadValue) in try Mend.whole(text, 1...64)
  }
  private static let stills = Option<String>(
    "stills", "DIR", completion: .folder, "Writes also the picture of every still of the script into this folder.")
  private static let noCache = Option(switch: "no-cache", "Neither reads nor keeps finished chunks.")
  private static let verifyCache = Option<Double>(
    "verify-cache", "N%", "Draws this share of the chunks found in the cache again, and fails where a byte differs."
  ) { text throws(BadValue) in
    let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
    if let share = Mend.number(digits), share <= 100 { return share }
    throw BadValue(why: "is no share", mend: "use 0% to 100%")
  }

  static let render = Verb(
    "render", "Makes a movie of a clip",
    operands: [Operand("CLIP|SCRIPT", "A clip's name (see mkdemo list) or the path of a script.", completion: .clips)],
    options: [
      CommonOptions.output.entry, CommonOptions.size.entry, CommonOptions.scale.entry, CommonOptions.fps.entry,
      codec.entry, crf.entry, preset.entry, CommonOptions.from.entry, CommonOptions.to.entry, jobs.entry,
      CommonOptions.touches.entry, stills.entry, noCache.entry, verifyCache.entry, CommonOptions.noDamage.entry,
    ] + CommonOptions.playing,
    exclusive: [["size", "scale"], ["no-cache", "verify-cache"]],
    notes: [
      "With no -o the movie goes to CLIP.mp4 here. The file's ending says what kind it is: .mp4, .mov, .webm, .mkv, .gif, "
        + ".y4m, or a folder for a PNG sequence. It is whole or absent: whatever happens, a file that was there stays "
        + "until the new one is complete.",
      "Finished chunks are kept in the cache ($XDG_CACHE_HOME/mkdemo, else ~/.cache/mkdemo), so that a second render "
        + "redoes only what changed and a killed one goes on where it was. The bytes are the same for any --jobs.",
    ],
    examples: [
      "mkdemo render milo", "mkdemo render milo -o story.mp4 --size 1080x1920",
      "mkdemo render milo -o milo.gif --scale 1",
      "mkdemo render my.timeline --from 15.5 --to 24 --codec hevc --crf 20 -o part.mp4",
    ]
  ) { arguments in
    let job = try RenderJob(
      arguments, codec: arguments[codec], crf: arguments[crf], preset: arguments[preset], stills: arguments[stills])
    let cache = arguments.has(noCache) ? nil : try job.cache(verify: arguments[verifyCache] ?? 0)
    try job.run(jobs: arguments[jobs] ?? MovieWriter.defaultJobs, cache: cache)
    return .done
  }
}

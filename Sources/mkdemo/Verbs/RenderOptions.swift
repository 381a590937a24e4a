import Scenes
import Video

/// The options of `render`: everything that can be said about one movie.
enum RenderOptions {
  static let codec = Option<String>(
    "codec", "C", completion: .words(Codec.all.map(\.name)),
    "How it is coded (default: the usual of the file's ending)."
  ) { text throws(BadValue) in
    let names = Codec.all.map(\.name)
    if names.contains(text.lowercased()) { return text.lowercased() }
    let others = ["h265": "hevc", "x265": "hevc", "h.265": "hevc", "avc": "h264", "x264": "h264", "webm": "vp9"]
    let mend = others[text.lowercased()].map { "did you mean \($0)?" } ?? Mend.choice(text, names)
    throw BadValue(why: "is no codec", mend: mend)
  }
  static let crf = Option<Double>("crf", "N", "Quality, lower is better and larger (default: 18 for H.264).") {
    text throws(BadValue) in
    if let number = Mend.number(text) { return number }
    throw BadValue(why: "is no number", mend: "write it as in --crf 18")
  }
  static let preset = Option<String>("preset", "P", "Effort of the encoder (default: medium for H.264).")
  static let jobs = Option<Int>("jobs", "N", "Chunks to work on at a time (default: one a core).") {
    text throws(BadValue) in try Mend.whole(text, 1...64)
  }
  static let stills = Option<String>(
    "stills", "DIR", completion: .folder, "Writes also the picture of every still of the script into this folder.")
  static let noCache = Option(switch: "no-cache", "Neither reads nor keeps finished chunks.")
  static let verifyCache = Option<Double>(
    "verify-cache", "N%", "Draws this share of the chunks found in the cache again, and fails where a byte differs."
  ) { text throws(BadValue) in
    let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
    if let share = Mend.number(digits), share <= 100 { return share }
    throw BadValue(why: "is no share", mend: "use 0% to 100%")
  }

  /// In the order of help.
  static let all: [OptionEntry] =
    [
      CommonOptions.output.entry, CommonOptions.size.entry, CommonOptions.scale.entry, CommonOptions.fps.entry,
      codec.entry, crf.entry, preset.entry, CommonOptions.from.entry, CommonOptions.to.entry, jobs.entry,
      CommonOptions.touches.entry, stills.entry, noCache.entry, verifyCache.entry, CommonOptions.noDamage.entry,
    ] + CommonOptions.playing
}

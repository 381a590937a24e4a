/// A kind of file in words that need no knowledge of codecs.
struct FormatWords: Hashable, Sendable {
  /// What people call it; files of one name are one choice of the gallery's filter.
  let name: String
  /// What it is good for.
  let use: String

  /// The words for an output.
  init(_ output: BuiltOutput) {
    let ending = output.file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch (output.kind, output.codec) {
    case (.still, _): (name, use) = ("Picture", "for posters")
    case (.gif, _): (name, use) = ("GIF", "for mail and chat")
    case (.frames, _): (name, use) = ("Picture sequence", "for compositing")
    case (.raw, _): (name, use) = ("Raw frames", "for other encoders")
    case (_, "h264"): (name, use) = (ending == "mov" ? "QuickTime" : "MP4", "for the web")
    case (_, "hevc"): (name, use) = ("HEVC", "for Safari and phones")
    case (_, "av1"): (name, use) = ("AV1", "for new browsers")
    case (_, "vp9"): (name, use) = (ending == "webm" ? "WebM" : "VP9", "for Chrome and Firefox")
    case (_, "prores"): (name, use) = ("ProRes", "for editing")
    case (_, "ffv1"): (name, use) = ("Lossless", "for editing")
    default: (name, use) = (output.codec.isEmpty ? "Film" : output.codec.uppercased(), "")
    }
  }
}

import Scenes
import Video

extension Verbs {
  private static let at = Option<TimeMark>(
    "at", "T", "The time in the script (4.3, 500ms, 1:05.5, 258f), or the name of a moment or still.",
    read: TimeMark.read)

  static let still = Verb(
    "still", "Writes one frame as a PNG file, the same pixels as the movie's", operands: [.clip],
    options: [at.entry, CommonOptions.output.entry] + CommonOptions.drawing + CommonOptions.playing,
    exclusive: [["size", "scale"]],
    notes: ["The picture is frame round(T x fps). With no -o it goes to CLIP-T.png here."],
    examples: ["mkdemo still milo --at 4.3 -o row.png", "mkdemo still milo --at \"row chosen\" --scale 1"]
  ) { arguments in
    guard let mark = arguments[at] else {
      throw CommandError("still needs a time", mend: "write --at T, as in --at 4.3")
    }
    if let path = arguments[CommonOptions.output] { try OutputFile.checkPNG(path) }
    let clip = try Clip.load(arguments)
    let frames = ClipFrames(clip, try FramePlan(clip, arguments, mustBeEven: false))
    let frame = try frames.clock.frame(mark)
    let path = arguments[CommonOptions.output] ?? "\(clip.name)-\(mark.text.replacing("/", with: "-")).png"
    try OutputFile.checkPNG(path)
    try Preflight.check(clip, at: [frames.clock.instant(frame)])
    let painted = try frames.painter().paint(frame)
    try painted.bitmap.writePNG(to: path)
    Console.say(
      "\(path): \(clip.name) at \(frames.clock.instant(frame)) (frame \(frame)), \(frames.width)x\(frames.height)")
    return .done
  }
}

import Scenes
import Video

/// One picture to be made.
struct StillJob {
  private let clip: Clip
  private let frames: ClipFrames
  private let frame: Int
  private let path: String

  /// The picture that a command line of `still` asks for.
  init(_ arguments: Arguments, shelf: ClipShelf = ClipShelf()) throws {
    guard let mark = arguments[StillOptions.at] else {
      throw CommandError("still needs a time", mend: "write --at T, as in --at 4.3")
    }
    if let path = arguments[CommonOptions.output] { try OutputFile.checkPNG(path) }
    clip = try shelf.clip(ClipSources(arguments))
    frames = shelf.frames(clip, try FramePlan(clip, arguments, mustBeEven: false))
    frame = try frames.clock.frame(mark)
    path = arguments[CommonOptions.output] ?? "\(clip.name)-\(mark.text.replacing("/", with: "-")).png"
    try OutputFile.checkPNG(path)
    try Preflight.check(clip, at: [frames.clock.instant(frame)])
  }

  /// Draws and writes it, and says so under the file's name or another.
  func run(says name: String? = nil) throws {
    let painted = try frames.painter().paint(frame)
    try painted.bitmap.writePNG(to: path)
    let at = frames.clock.instant(frame)
    Console.say("\(name ?? path): \(clip.name) at \(at) (frame \(frame)), \(frames.width)x\(frames.height)")
  }
}

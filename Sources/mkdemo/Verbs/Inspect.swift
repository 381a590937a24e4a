import Scenes

extension Verbs {
  private static let at = Option<TimeMark>(
    "at", "T", "The time in the script, or the name of a moment.", read: TimeMark.read)
  private static let hidden = Option(switch: "all", "Lists also what is off the screen or not visible at all.")

  static let inspect = Verb(
    "inspect", "Lists everything on screen at a time, in absolute points", operands: [.clip],
    options: [at.entry, hidden.entry, CommonOptions.fps.entry] + CommonOptions.playing + [CommonOptions.json.entry],
    notes: [
      "Bounds, opacity, rotation, scale and blur are effective: with all that the groups around a thing do to it. The id "
        + "is the thing's own anchor, else that of the nearest named thing that holds it."
    ], examples: ["mkdemo inspect milo --at 3.5", "mkdemo inspect milo --at \"row chosen\" --json"]
  ) { arguments in
    guard let mark = arguments[at] else {
      throw CommandError("inspect needs a time", mend: "write --at T, as in --at 4.3")
    }
    let clip = try Clip.load(arguments)
    let clock = FrameClock(clip, rate: arguments[CommonOptions.fps])
    let frame = try clock.frame(mark)
    let screen = ScreenList(clip, at: clock.instant(frame), frame: frame, showsAll: arguments.has(hidden))
    Console.data(arguments.has(CommonOptions.json) ? screen.json.pretty : screen.text)
    return .done
  }
}

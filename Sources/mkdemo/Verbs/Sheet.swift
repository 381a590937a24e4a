import Scenes
import Video

extension Verbs {
  private static let at = Option<[TimeMark]>(
    "at", "T,T,…", repeats: true, "These times, or names of moments.", read: TimeMark.readList)
  private static let every = Option<TimeMark>("every", "S", "A picture every S: 0.5, 500ms or, in frames, 2f.") {
    text throws(BadValue) in
    let mark = try TimeMark.read(text)
    guard let step = Instant(text, rate: .sixty), step > .zero else {
      throw BadValue(why: "is no step", mend: "write --every 0.5 or --every 2f")
    }
    return mark
  }
  private static let columns = Option<Int>("columns", "N", "Pictures a row (default: what makes a broad page).") {
    text throws(BadValue) in try Mend.whole(text, 1...64)
  }
  private static let cell = Option<Int>("cell", "PX", "Width of a picture in pixels (default 300).") {
    text throws(BadValue) in try Mend.whole(text, 40...2000)
  }

  static let sheet = Verb(
    "sheet", "Writes a labelled contact sheet of a clip as a PNG file", operands: [.clip],
    options: [
      CommonOptions.output.entry, at.entry, every.entry, CommonOptions.from.entry, CommonOptions.to.entry,
      columns.entry, cell.entry, CommonOptions.fps.entry, CommonOptions.touches.entry,
    ] + CommonOptions.playing,
    exclusive: [["at", "every"], ["at", "from"], ["at", "to"]],
    notes: [
      "By default a sheet shows every cue and every moment, each frame once. Each picture is labelled with its time, its "
        + "frame, its screen, and the moment or cue that it shows. With no -o it goes to CLIP-sheet.png here."
    ],
    examples: [
      "mkdemo sheet milo -o milo.png", "mkdemo sheet milo --from 1.9 --to 2.6 --every 2f --columns 12 -o leave.png",
      "mkdemo sheet milo --at 4.3,\"row chosen\",8 --cell 402",
    ]
  ) { arguments in
    if let path = arguments[CommonOptions.output] { try OutputFile.checkPNG(path) }
    let clip = try Clip.load(arguments)
    let path = arguments[CommonOptions.output] ?? "\(clip.name)-sheet.png"
    try OutputFile.checkPNG(path)
    let device = clip.take.device
    let width = arguments[cell] ?? 300
    let plan = FramePlan(
      fit: FrameFit(device, scale: Double(width) / device.width),
      rate: arguments[CommonOptions.fps] ?? clip.script.frameRate,
      showsTouches: arguments.has(CommonOptions.touches))
    let frames = ClipFrames(clip, plan)
    let cells = try SheetCells(
      frames.clock, clip, at: arguments.all(at).flatMap { $0 }, every: arguments[every],
      from: arguments[CommonOptions.from], to: arguments[CommonOptions.to])
    let page = try SheetPage(cells.list.count, cell: frames.plan.fit.size, columns: arguments[columns])
    try Preflight.check(clip, at: cells.list.map { frames.clock.instant($0.frame) })
    Signals.listen()
    let bitmap = try page.draw(frames, cells.list)
    try bitmap.writePNG(to: path)
    Console.say("\(path): \(cells.list.count) pictures, \(bitmap.width)x\(bitmap.height)")
    return .done
  }
}

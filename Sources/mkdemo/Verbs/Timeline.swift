import Scenes

extension Verbs {
  static let timeline = Verb(
    "timeline", "Lists what happens in a clip, with times as resolved", operands: [.clip],
    options: CommonOptions.playing + [CommonOptions.json.entry],
    notes: [
      "Cues, screens, and events: touches with their points on the canvas, keys, haptics, speech, and what the app does "
        + "by itself. Times count from the script's start."
    ], examples: ["mkdemo timeline milo", "mkdemo timeline milo --json | jq '.screens'"]
  ) { arguments in
    let clip = try Clip.load(arguments)
    Console.data(arguments.has(CommonOptions.json) ? ClipTimeline(clip).json.pretty : ClipTimeline(clip).text)
    return .done
  }
}

/// What happens in a clip, for people and programs.
private struct ClipTimeline {
  let clip: Clip
  let clock: FrameClock

  init(_ clip: Clip) {
    self.clip = clip
    clock = FrameClock(clip)
  }

  private var take: Take { clip.take }

  var text: String {
    var table = TextTable(["SECONDS", "FRAME", "WHAT", "", "TARGET", "POINT"], rightAligned: [0, 1])
    for event in take.happenings {
      let length = event.seconds.map { " (\(JSON.digits($0)) s)" } ?? ""
      let point = event.point.map { "\(JSON.digits($0.x)),\(JSON.digits($0.y))" } ?? ""
      table.add([
        JSON.digits(event.at.seconds), "\(clock.frame(event.at))", event.kind.rawValue,
        event.text.split(whereSeparator: \.isNewline).joined(separator: " ") + length, event.target ?? "", point,
      ])
    }
    return table.text
  }

  var json: JSON {
    [
      "clip": .text(clip.name), "script": .text(clip.script.file), "demo": .text(clip.demo.name),
      "device": .object([
        "name": .text(take.device.name), "width": .number(take.device.width), "height": .number(take.device.height),
        "scale": .number(take.device.scale),
      ]), "fps": .text("\(clock.rate)"), "frames": .int(clock.count), "start": .seconds(take.start),
      "end": .seconds(take.end), "chapters": .list(take.chapters.map(mark)), "moments": .list(take.moments.map(mark)),
      "stills": .list(take.stills.map(mark)), "screens": .list(screens),
      "cues": .list(zip(clip.script.cues, take.cueTimes).map(cue)),
      "events": .list(take.happenings.filter { $0.kind != .cue && $0.kind != .screen }.map(event)),
    ]
  }

  private var screens: [JSON] {
    let changes = take.happenings.filter { $0.kind == .screen }.map { (name: $0.text, at: $0.at) }
    return ([(take.screen(at: .zero), Instant.zero)] + changes).map { name, at in
      ["at": .seconds(at), "name": .text(name)]
    }
  }

  private func mark(_ mark: Take.Mark) -> JSON {
    ["at": .seconds(mark.at), "frame": .int(clock.frame(mark.at)), "name": .text(mark.name)]
  }

  private func cue(_ cue: Cue, _ at: Instant) -> JSON {
    ["at": .seconds(at), "frame": .int(clock.frame(at)), "line": .int(cue.line), "text": .text(cue.text)]
  }

  private func event(_ event: Take.Happening) -> JSON {
    var members: [String: JSON] = [
      "at": .seconds(event.at), "frame": .int(clock.frame(event.at)), "kind": .text(event.kind.rawValue),
      "text": .text(event.text),
    ]
    if let point = event.point { members["point"] = .list([.number(point.x), .number(point.y)]) }
    if let target = event.target { members["target"] = .text(target) }
    if let seconds = event.seconds { members["seconds"] = .number(seconds) }
    return .object(members)
  }
}

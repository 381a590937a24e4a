import Demos
import Scenes

extension Verbs {
  static let check = Verb(
    "check", "Finds everything that can be found wrong with a script without drawing it",
    operands: [
      Operand("SCRIPT", "A script's path or a clip's name.", repeats: true, completion: .clips)
    ],
    options: CommonOptions.playing + [CommonOptions.json.entry],
    notes: [
      "The script is read and played on its demo: every target is looked for in the laid-out screen, every text is set, "
        + "every picture opened. All that is wrong is printed, each with its line, its column and how to mend it."
    ],
    examples: ["mkdemo check milo", "mkdemo check my.timeline --device iphone-se"]
  ) { arguments in
    var status = ExitStatus.done
    var reports: [JSON] = []
    for word in arguments.operands {
      do {
        let clip = try Clip.load(arguments, word)
        try Preflight.check(clip)
        let line = summary(of: clip)
        if arguments.has(CommonOptions.json) {
          reports.append(.object(["file": .text(clip.script.file), "ok": .bool(true), "problems": .list([])]))
        } else {
          Console.data("\(clip.script.file): \(line)")
        }
      } catch {
        let found = arguments.has(CommonOptions.json) ? silent(error) : Failure.report(error)
        if status != .broke { status = found }
        reports.append(
          .object(["file": .text(word), "ok": .bool(false), "problems": .list(problems(of: error))]))
      }
    }
    if arguments.has(CommonOptions.json) { Console.data(JSON.list(reports).pretty) }
    return status
  }

  private static func summary(of clip: Clip) -> String {
    let frames = FrameClock(clip).count
    let seconds = JSON.digits(clip.take.end.since(clip.take.start))
    return "ok: \(seconds) s, \(frames) frames at \(clip.script.frameRate), \(clip.script.cues.count) cues, "
      + "\(clip.take.chapters.count) chapters, \(clip.take.device.name)"
  }

  private static func silent(_ error: any Error) -> ExitStatus {
    if let error = error as? CommandError { return error.status }
    return error is ScriptError || error is RemixError ? .usage : .broke
  }

  private static func problems(of error: any Error) -> [JSON] {
    guard let error = error as? ScriptError else {
      if let error = error as? CommandError {
        return [["message": .text(error.what), "mend": .text(error.mends.joined(separator: "\n"))]]
      }
      return [["message": .text("\(error)")]]
    }
    return error.diagnostics.map {
      [
        "line": .int($0.line), "column": .int($0.column), "length": .int($0.length), "message": .text($0.message),
        "mend": .text($0.mend), "source": .text($0.source),
      ]
    }
  }
}

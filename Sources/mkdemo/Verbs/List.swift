import Demos
import Foundation
import Scenes

extension Verbs {
  private static let only = Option(switch: "names", "Prints only the names of the clips, one a line.")

  static let list = Verb(
    "list", "Lists demos and clips", options: [only.entry, CommonOptions.json.entry], exclusive: [["names", "json"]],
    notes: ["A clip is a script in Assets/Timelines; a demo is an app that scripts can play."]
  ) { arguments in
    let assets = try Assets.find()
    if arguments.has(only) {
      Console.data(assets.clipNames.joined(separator: "\n"))
      return .done
    }
    let clips = assets.clipNames.map { ListedClip($0, in: assets) }
    if arguments.has(CommonOptions.json) {
      let demos = Catalogue.demos.map { demo -> JSON in
        ["name": .text(demo.name), "title": .text(demo.title), "summary": .text(demo.summary)]
      }
      Console.data(JSON.object(["clips": .list(clips.map(\.json)), "demos": .list(demos)]).pretty)
      return .done
    }
    var demos = TextTable(["DEMO", ""])
    for demo in Catalogue.demos { demos.add([demo.name, "\(demo.title): \(demo.summary)"]) }
    var table = TextTable(["CLIP", "DEMO", "SECONDS", "FPS", ""], rightAligned: [2, 3])
    for clip in clips { table.add(clip.row) }
    Console.data(demos.text + "\n\n" + table.text)
    return .done
  }
}

/// A clip as `list` shows it.
private struct ListedClip {
  let name: String
  let path: String
  let script: Script?
  let title: String

  init(_ name: String, in assets: Assets) {
    self.name = name
    path = "\(assets.timelines)/\(name)\(Assets.ending)"
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    script = try? Script.parse(bytes: bytes, file: path)
    title = ScriptFile.title(String(decoding: bytes.prefix(4096), as: UTF8.self))
  }

  private var seconds: Double? { script.map { $0.duration.since($0.from) } }

  var row: [String] {
    guard let script, let seconds else { return [name, "", "", "", "has errors: mkdemo check \(name)"] }
    return [name, script.demo, JSON.digits(seconds), "\(script.frameRate)", title]
  }

  var json: JSON {
    var members: [String: JSON] = ["name": .text(name), "path": .text(path), "title": .text(title)]
    members["isValid"] = .bool(script != nil)
    if let script, let seconds {
      members["demo"] = .text(script.demo)
      members["device"] = .text(script.device ?? Device.standard.name)
      members["seconds"] = .number(seconds)
      members["fps"] = .text("\(script.frameRate)")
    }
    return .object(members)
  }
}

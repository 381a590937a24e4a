import Demos
import Foundation
import Scenes

/// A script played on its demo: all that frames, lists and sheets of a clip are made from.
struct Clip: Sendable {
  let name: String
  let script: Script
  let demo: Playable
  let take: Take
  /// The script's text, the remix and the settings, for keys.
  let sources: [String]
  /// What the demo's content is changed by.
  let remix: Remix
  /// What wins over the script's header.
  let staging: Staging
  /// Pictures, the user's own first.
  let art: ArtLibrary
  /// The folders that they are looked for in.
  let artFolders: [String]
  /// The assets folder; nil when there is none and none was needed.
  let assets: Assets?

  /// Reads and plays the clip that the first operand names, or `word`.
  /// - Throws: `CommandError`, `ScriptError`, `RemixError`, each before any frame.
  static func load(_ arguments: Arguments, _ word: String? = nil) throws -> Clip {
    let file = try ScriptFile.find(word ?? arguments.operands[0], assets: try Assets.find())
    let bytes = try file.read()
    let script = try Script.parse(bytes: bytes, file: file.path)
    let (demo, device) = try cast(script)
    let remix = try remix(arguments)
    let assets = try? Assets.find()
    let own = try arguments.all(CommonOptions.assets).map(folder)
    let folders = own + (assets.map { [$0.folder] } ?? [])
    let staging = Staging(
      device: arguments[CommonOptions.device] ?? device,
      isDark: arguments[CommonOptions.appearance].map { $0 == .dark }, replacements: Set(own.flatMap(pictureNames)))
    let take = try demo.play(script, staging, remix: remix)
    return Clip(
      name: file.name, script: script, demo: demo, take: take,
      sources: sources(bytes, remix), remix: remix, staging: staging, art: ArtLibrary(folders: folders),
      artFolders: folders, assets: assets)
  }

  /// The same clip played from another script and remix.
  func playing(_ script: Script, _ bytes: [UInt8], _ remix: Remix) throws -> Clip {
    let (demo, device) = try Clip.cast(script)
    var staging = staging
    if staging.device == self.script.device.flatMap(Device.named) { staging.device = device }
    return Clip(
      name: name, script: script, demo: demo, take: try demo.play(script, staging, remix: remix),
      sources: Clip.sources(bytes, remix), remix: remix, staging: staging, art: art, artFolders: artFolders,
      assets: assets)
  }

  private static func sources(_ script: [UInt8], _ remix: Remix) -> [String] {
    [String(decoding: script, as: UTF8.self), remix.json.map { String(decoding: $0, as: UTF8.self) } ?? ""]
      + remix.settings.map { "\($0.key)=\($0.value)" }
  }

  /// Names of the pictures below a folder, as art is named: "Milo/pip".
  private static func pictureNames(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }.map { ($0 as NSString).deletingPathExtension }
  }

  /// The demo and the device that a script names.
  private static func cast(_ script: Script) throws -> (Playable, Device?) {
    var problems: [Diagnostic] = []
    func report(_ message: String, _ key: Script.HeaderKey, _ mend: String) {
      let place = script.place(of: key) ?? Place(line: 1, column: 1, length: 0)
      problems.append(script.diagnostic(message, at: place, mend: mend))
    }
    let demo = Catalogue.demo(named: script.demo)
    if demo == nil {
      report("there is no demo \(quoted(script.demo))", .demo, Mend.choice(script.demo, Catalogue.demos.map(\.name)))
    }
    let device = script.device.flatMap(Device.named)
    if let name = script.device, device == nil {
      report("there is no device \(quoted(name))", .device, Mend.choice(name, Device.all.map(\.name)))
    }
    guard problems.isEmpty, let demo else { throw ScriptError(problems) }
    return (demo, device)
  }

  private static func remix(_ arguments: Arguments) throws -> Remix {
    var remix = Remix(settings: arguments.all(CommonOptions.set).map { ($0.key, $0.value) })
    if let file = arguments[CommonOptions.remix] {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw CommandError("the remix \(file) cannot be read", mend: "check the path of --remix")
      }
      remix.json = data
      remix.file = file
    }
    return remix
  }

  private static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError("--assets \(quoted(path)) is no folder", mend: "name a folder of SVG and PNG files")
    }
    return path
  }

  /// Named times of the script: moments, and stills by their names.
  var names: [String: Instant] {
    Dictionary((take.moments + take.stills).map { ($0.name, $0.at) }) { first, _ in first }
  }
}

import Demos
import Foundation
import Scenes

/// All that a clip is made from, read and not yet played.
struct ClipSources: Sendable {
  let file: ScriptFile
  private(set) var script: Script
  private(set) var demo: Playable
  /// What the demo's content is changed by.
  private(set) var remix: Remix
  /// What wins over the script's header.
  private(set) var staging: Staging
  /// The script's text, the remix and the settings, for keys.
  private(set) var texts: [String]
  /// Folders of pictures, the user's own first.
  let artFolders: [String]
  /// The assets folder; nil when there is none and none was needed.
  let assets: Assets?

  /// Reads what the first operand names, or `word`.
  /// - Throws: `CommandError`, `ScriptError`.
  init(_ arguments: Arguments, _ word: String? = nil) throws {
    file = try ScriptFile.find(word ?? arguments.operands[0], assets: try Assets.find())
    let bytes = try file.read()
    script = try Script.parse(bytes: bytes, file: file.path)
    let (demo, device) = try ClipSources.cast(script)
    self.demo = demo
    remix = try ClipSources.remix(arguments)
    assets = try? Assets.find()
    let own = try arguments.all(CommonOptions.assets).map(ClipSources.folder)
    if let folder = assets?.folder {
      for other in own { try ClipSources.checkReplaces(other, folder, remix) }
    }
    artFolders = own + (assets.map { [$0.folder] } ?? [])
    staging = Staging(
      device: arguments[CommonOptions.device] ?? device,
      isDark: arguments[CommonOptions.appearance].map { $0 == .dark },
      replacements: Set(own.flatMap(ClipSources.pictureNames)))
    texts = ClipSources.texts(bytes, remix)
  }

  /// The device that it is played on.
  var device: Device { staging.device ?? .standard }

  /// The same with another script and remix.
  /// - Throws: `ScriptError` when the script names no demo or device that there is.
  func replacing(_ script: Script, _ bytes: [UInt8], _ remix: Remix) throws -> ClipSources {
    var other = self
    let (demo, device) = try ClipSources.cast(script)
    if staging.device == self.script.device.flatMap(Device.named) { other.staging.device = device }
    other.script = script
    other.demo = demo
    other.remix = remix
    other.texts = ClipSources.texts(bytes, remix)
    return other
  }

  private static func texts(_ script: [UInt8], _ remix: Remix) -> [String] {
    [String(decoding: script, as: UTF8.self), remix.json.map { String(decoding: $0, as: UTF8.self) } ?? ""]
      + remix.settings.map { "\($0.key)=\($0.value)" }
  }

  /// All of it in a few words: what is equal here plays equally.
  func key() throws -> String {
    var hasher = Hasher256()
    for text in texts { hasher.add(text) }
    hasher.add("\(file.path) \(device.name) \(staging.isDark.map { "\($0)" } ?? "-")")
    for folder in artFolders { hasher.add(folder) }
    hasher.add(try ArtDigest.of(self))
    return hasher.digest().hex
  }

  /// Plays the script on its demo.
  /// - Throws: `ScriptError`, `RemixError`.
  func play() throws -> Take { try demo.play(script, staging, remix: remix) }

  /// Names of the pictures of a folder, as art is named: "Milo/pip".
  private static func pictureNames(_ folder: String) -> [String] {
    ArtFolder.files(folder).map { ($0 as NSString).deletingPathExtension }
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

  /// Refuses a folder of which no picture takes the place of one of the demos' own, nor is named by the remix.
  private static func checkReplaces(_ folder: String, _ assets: String, _ remix: Remix) throws {
    let known = pictureNames(assets), given = pictureNames(folder)
    let words = remix.json.map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let first = given.sorted().first, Set(known).isDisjoint(with: given),
      !given.contains(where: { words.contains($0) || remix.settings.map(\.value).contains($0) })
    else { return }
    let meant = known.sorted().first { $0.hasSuffix("/" + first) } ?? nearest(first, in: known.sorted())
    throw CommandError(
      "--assets \(quoted(folder)) takes the place of no picture: there is none named \(quoted(first))",
      mend: meant.map { "did you mean \(quoted($0)), with its folder?" } ?? "name pictures as in \(assets)")
  }

  private static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError("--assets \(quoted(path)) is no folder", mend: "name a folder of SVG and PNG files")
    }
    return path
  }
}

import Foundation
import Video
import Timelines

/// What `mkdemo.json` asks for, read and checked by itself; `BuildPlan` makes outputs of it.
struct Manifest: Sendable {
  /// The file as messages print it.
  let file: String
  /// The folder that its paths are looked for from.
  let folder: String
  let source: JSONSource
  /// Values for all outputs that have none of their own.
  let defaults: [ManifestValue]
  let outputs: [ManifestOutput]
  /// Which frames need approval; nil when none does.
  let approvals: ManifestApprovals?
  /// Bytes that the cache may hold after a build; nil for the cache's own limit.
  let cacheLimit: Int?
  /// What is wrong with it as far as it was read; `BuildPlan` finds the rest.
  let problems: [Diagnostic]

  /// The file's usual name.
  static let name = "mkdemo.json"
  /// Keys of the whole.
  static let keys: [(name: String, help: String)] = [
    ("$schema", "The schema that editors check it by."),
    ("mkdemo", "The version of the manifest's form."),
    ("defaults", "Values for all outputs that have none of their own."),
    ("outputs", "What is made."),
    ("approvals", "The folder of approved frames, and the clips that need approval; without it none does."),
    ("cache-limit", "What the cache may hold after a build, as 20GB."),
  ]
  /// Largest file that is read, in bytes.
  private static let largest = 4 << 20

  /// Finds the manifest: the file or folder of that name, else `mkdemo.json` here or in a folder above.
  static func find(_ named: String?) throws(CommandError) -> String {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if let named {
      guard files.fileExists(atPath: named, isDirectory: &isFolder) else {
        throw CommandError("there is no manifest \(named)", mend: "check the path")
      }
      guard isFolder.boolValue else { return named }
      let inside = (named as NSString).appendingPathComponent(name)
      guard files.fileExists(atPath: inside) else {
        throw CommandError("there is no \(name) in \(named)", mend: "name the manifest")
      }
      return inside
    }
    let here = files.currentDirectoryPath
    var folder = here
    while true {
      let candidate = (folder as NSString).appendingPathComponent(name)
      if files.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue {
        return folder == here ? name : candidate
      }
      if folder.count <= 1 { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    throw CommandError(
      "there is no \(name) here or in a folder above",
      mend: #"write one, such as {"mkdemo": 1, "outputs": [{"clip": "milo", "file": "{clip}.mp4"}]}"#)
  }

  /// Reads a manifest.
  /// - Throws: `CommandError` when it cannot be read, `ScriptError` when it is no JSON.
  static func read(_ path: String) throws -> Manifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path) cannot be read", mend: "check the permissions of the file")
    }
    guard data.count <= largest, let text = String(data: data, encoding: .utf8) else {
      throw CommandError("\(path) is no manifest", mend: "write JSON in UTF-8, at most 4 MB of it")
    }
    let source = JSONSource(text, file: path)
    return Manifest(try JSONParser.read(text, source: source), source: source)
  }

  private init(_ root: JSONNode, source: JSONSource) {
    var reader = ManifestReader(source)
    let members = reader.members(root, of: "the manifest", known: Manifest.keys.map(\.name)) ?? []
    func member(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }
    if let version = member("mkdemo") {
      if case .number("1") = version.value {
      } else {
        reader.fail("this mkdemo reads manifests of version 1", version.place, "write \"mkdemo\": 1, or update mkdemo")
      }
    } else if case .object = root.value {
      reader.fail("the manifest does not say its version", root.place, "add \"mkdemo\": 1")
    }
    if let schema = member("$schema") { _ = reader.text("$schema", schema) }
    approvals = member("approvals").flatMap { reader.approvals($0) }
    cacheLimit = member("cache-limit").flatMap { Manifest.bytes($0, &reader) }
    defaults =
      member("defaults").map { reader.values($0, of: "defaults", keys: ManifestKeys.defaults) } ?? []
    outputs = Manifest.outputs(member("outputs"), root, &reader)
    problems = reader.problems
    file = source.file
    self.source = source
    let above = FilePath.folder(of: source.file)
    folder = above.isEmpty ? "." : above
  }

  private static func outputs(_ node: JSONNode?, _ root: JSONNode, _ reader: inout ManifestReader)
    -> [ManifestOutput]
  {
    guard let node else {
      if case .object = root.value {
        reader.fail(
          "the manifest has no outputs", root.place,
          #"add "outputs": [{"clip": "milo", "file": "{clip}.mp4"}]"#)
      }
      return []
    }
    guard case .list(let nodes) = node.value else {
      reader.fail("outputs", node, needs: "a list", "write it in brackets: [ … ]")
      return []
    }
    if nodes.isEmpty { reader.fail("outputs is empty", node.place, #"add {"clip": "milo", "file": "{clip}.mp4"}"#) }
    return nodes.map { node in
      let known = reader.problems.count
      let values = reader.values(node, of: "an output", keys: ManifestKeys.output)
      let output = ManifestOutput(place: node.place, values: values, isSound: reader.problems.count == known)
      if case .object(let members) = node.value, !members.contains(where: { $0.key == ManifestKeys.clip }) {
        reader.fail("an output needs a clip", node.place, "add \"clip\": \"milo\"")
      }
      return output
    }
  }

  private static func bytes(_ node: JSONNode, _ reader: inout ManifestReader) -> Int? {
    guard let text = reader.text("cache-limit", node) else { return nil }
    do throws(BadValue) {
      return try ByteCount.read(text)
    } catch {
      reader.fail("cache-limit \(quoted(text)): \(error.why)", node.place, error.mend)
      return nil
    }
  }
}

/// One object of `outputs`.
struct ManifestOutput: Sendable {
  let place: Place
  /// In the order in which they are written.
  let values: [ManifestValue]
  /// False when some of its values could not be read.
  let isSound: Bool
}

/// The value of a key: one alternative, or several of which each makes an output.
struct ManifestValue: Sendable {
  let key: ManifestKey
  /// Of the key.
  let place: Place
  let choices: [ManifestChoice]
  var reference: ManifestReference?
}

/// One alternative.
struct ManifestChoice: Sendable {
  /// As a command line says it; of keys that are no options, the text.
  let words: [String]
  /// As patterns show it.
  let text: String
  let place: Place

  init(_ words: [String], _ text: String, _ place: Place) {
    self.words = words
    self.text = text
    self.place = place
  }
}

/// A recording to compare with.
struct ManifestReference: Sendable {
  /// From the manifest's folder.
  let file: String
  let place: Place
  /// Options of `compare`.
  let words: [String]
}

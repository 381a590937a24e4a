import Foundation
import Timelines

/// A script's file as a user names it.
struct ScriptFile: Sendable {
  /// The clip's name: the file's without its ending.
  let name: String
  /// As diagnostics print it.
  let path: String

  /// Finds a script: a path when it has a "/", ends in ".timeline" or is no clip's name, else a clip of the assets.
  static func find(_ word: String, assets: @autoclosure () throws(CommandError) -> Assets) throws(CommandError)
    -> ScriptFile
  {
    let isPath = word.contains("/") || word.hasSuffix(Assets.ending)
    if !isPath {
      let found = try assets()
      if found.clipNames.contains(word) {
        return ScriptFile(name: word, path: Self.short("\(found.timelines)/\(word)\(Assets.ending)"))
      }
      guard FileManager.default.fileExists(atPath: word) else {
        let names = found.clipNames
        let mend =
          nearest(word, in: names).map { "did you mean \($0)?" } ?? "there is: \(names.joined(separator: ", "))"
        throw CommandError("there is no clip \(quoted(word))", mend: mend)
      }
    }
    let file = (word as NSString).lastPathComponent
    return ScriptFile(name: (file as NSString).deletingPathExtension, path: word)
  }

  /// The path as seen from here, where that is shorter.
  private static func short(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// What a script says that it shows: its first comment, or nothing.
  static func title(_ text: String) -> String {
    let first = text.split(separator: "\n").first ?? ""
    return first.hasPrefix("# ") ? String(first.dropFirst(2)) : ""
  }

  /// Reads the bytes.
  func read() throws(CommandError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError("there is no script \(path)", mend: "check the path, or name a clip (see mkdemo list)")
    }
    if isFolder.boolValue { throw CommandError("\(path) is a folder", mend: "name a script in it") }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Script.longestText + 1)
    else {
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw CommandError("\(path) cannot be read", mend: "check the permissions of the file")
      }
      return []
    }
    return Array(data)
  }
}

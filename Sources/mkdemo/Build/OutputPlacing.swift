import Foundation

/// Puts what was made of an output in its place, where its bytes differ from what is there.
struct OutputPlacing {
  private let output: BuildOutput
  private let folder: BuildFolder

  init(_ output: BuildOutput, _ folder: BuildFolder) {
    self.output = output
    self.folder = folder
  }

  /// The folder of stills while they are made.
  static let stills = "stills"

  /// The file's name while it is made; its ending says what kind it is.
  static func name(_ output: BuildOutput) -> String {
    let ending = (output.file as NSString).pathExtension
    return output.file.hasSuffix("/") ? "frames" : "film.\(ending)"
  }

  /// Moves the files.
  /// - Returns: what is in place now, the output first, and true when any of it is new.
  func place(from step: String) throws -> (files: [FileMark], isNew: Bool) {
    let target = output.file.hasSuffix("/") ? String(output.file.dropLast()) : output.file
    var (files, isNew) = ([FileMark](), false)
    func move(_ name: String, _ file: String) throws {
      isNew = try replace("\(step)/\(name)", file) || isNew
      guard let mark = try FileMark(file, in: folder.path) else {
        throw CommandError("\(folder.path(file)) has vanished", mend: "build again", status: .broke)
      }
      files.append(mark)
    }
    if let stills = output.stills {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(step)/\(Self.stills)").sorted()
      for name in names { try move("\(Self.stills)/\(name)", "\(stills)/\(name)") }
    }
    try move(Self.name(output), target)
    // The record knows the output by its own spelling.
    let main = files.removeLast()
    return ([main.named(output.file)] + files, isNew)
  }

  private func replace(_ made: String, _ file: String) throws -> Bool {
    let target = folder.path(file)
    try BuildFolder.make((target as NSString).deletingLastPathComponent)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
    if isThere, let new = try FileMark("", in: made), let old = try FileMark("", in: target), new.isSame(as: old) {
      return false
    }
    let wantsFolder = output.file.hasSuffix("/") && file == String(output.file.dropLast())
    if isThere, isFolder.boolValue != wantsFolder {
      throw CommandError(
        "\(target) is \(isFolder.boolValue ? "a folder" : "a file") and in the way", mend: "move it away",
        status: .broke)
    }
    if isThere, wantsFolder {
      let names = try FileManager.default.contentsOfDirectory(atPath: target)
      if let other = names.sorted().first(where: { !$0.hasSuffix(".png") }) {
        throw CommandError(
          "\(target) holds other things, such as \(quoted(other))", mend: "move them away", status: .broke)
      }
      // A folder cannot be renamed over one that holds files.
      guard rename(target, made + ".old") == 0 else { throw failure(target) }
    }
    guard rename(made, target) == 0 else { throw failure(target) }
    return true
  }

  private func failure(_ target: String) -> CommandError {
    CommandError(
      "\(target) cannot be put in place: \(String(cString: strerror(errno)))",
      mend: "choose a folder that you may write to, with --out", status: .broke)
  }
}

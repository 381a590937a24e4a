import Foundation
import Video

/// A file that is going to be written.
enum OutputFile {
  /// Refuses paths that cannot be written, before any work: no folder there, or something else in the way.
  static func check(_ path: String, option: String = "-o") throws(CommandError) {
    try refuseStandardOutput(path, option)
    let folder = FilePath.folder(of: path)
    var isFolder: ObjCBool = false
    if !folder.isEmpty {
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandError("\(option) \(path): there is no folder \(folder)", mend: "make it first: mkdir -p \(folder)")
      }
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("\(option) \(path) is a folder", mend: "name a file in it")
    }
  }

  /// The same for a folder, which may be there.
  static func checkFolder(_ path: String) throws(CommandError) {
    try refuseStandardOutput(path, "-o")
    let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let above = FilePath.folder(of: trimmed)
    var isFolder: ObjCBool = false
    guard above.isEmpty || (FileManager.default.fileExists(atPath: above, isDirectory: &isFolder) && isFolder.boolValue)
    else { throw CommandError("-o \(path): there is no folder \(above)", mend: "make it first: mkdir -p \(above)") }
    if FileManager.default.fileExists(atPath: trimmed, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError(
        "-o \(path) is a file", mend: "give a movie an ending (.mp4), or name a folder for a PNG sequence")
    }
  }

  /// "-" is standard output to most programs; a file of that name would only be a surprise.
  private static func refuseStandardOutput(_ path: String, _ option: String) throws(CommandError) {
    guard path == "-" else { return }
    throw CommandError(
      "\(option) -: nothing can go to standard output, since files appear whole or not at all", mend: "name a file")
  }

  /// The same for a picture, which is PNG.
  static func checkPNG(_ path: String) throws(CommandError) {
    guard path.lowercased().hasSuffix(".png"), (path as NSString).lastPathComponent.count > 4 else {
      throw CommandError("-o \(path): pictures are PNG files", mend: "give it a name that ends in .png")
    }
    try check(path)
  }
}

import Foundation

/// The folder that a build fills, and the files in it that are the build's own.
struct BuildFolder: Sendable {
  /// Its path.
  let path: String

  /// The folder beside the manifest that is filled when none is named.
  static let usual = "mkdemo-out"
  /// Where the build keeps what it knows of its outputs, below the folder.
  static let state = ".mkdemo"
  /// First parts of paths that no output may have.
  static let reserved: Set<String> = [state, "index.html", "build.json", "gallery", "gates"]

  /// A path below the folder.
  func path(_ file: String) -> String { "\(path)/\(file)" }

  /// A path below the build's own files.
  func statePath(_ file: String) -> String { "\(path)/\(BuildFolder.state)/\(file)" }

  /// Makes a folder and those above it.
  static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
      let reason = cause.map { ": " + String(cString: strerror($0.code.rawValue)) } ?? ""
      throw CommandError(
        "the folder \(path) cannot be made\(reason)",
        mend: "free its name and some space, or choose a folder that you may write to, with --out", status: .broke)
    }
  }

  /// Writes a file whole, and only when its bytes differ from what is there.
  /// - Returns: true when it was written.
  @discardableResult
  static func write(_ data: Data, to path: String) throws -> Bool {
    if FileManager.default.contents(atPath: path) == data { return false }
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw CommandError(
        "\(path) cannot be written", mend: "free some space, or choose another folder with --out", status: .broke)
    }
    return true
  }
}

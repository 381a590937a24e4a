import Foundation
import Scenes

/// What a finished file was when a build looked last: enough to see that nobody has touched it since.
struct FileMark: Hashable, Codable, Sendable {
  /// Its path below the build's folder.
  let file: String
  /// Of the file, or of all files of a folder.
  let bytes: Int
  /// When it was changed last, in nanoseconds since 1970; of a folder its newest file's time.
  let modified: Int
  /// SHA-256 of its bytes, in hex; of a folder, of the names and bytes of its files.
  let digest: String

  /// Looks at a file or folder, or with an empty name at `folder` itself; nil when there is none.
  init?(_ file: String, in folder: String) throws {
    let path = file.isEmpty ? folder : "\(folder)/\(file)"
    guard let look = FileMark.look(path) else { return nil }
    self.file = file
    bytes = look.bytes
    modified = look.modified
    digest = try FileMark.digest(path)
  }

  /// True when the file is still the same. Its bytes are read only when its size or time look otherwise.
  func holds(in folder: String) -> Bool {
    let path = "\(folder)/\(file)"
    guard let look = FileMark.look(path), look.bytes == bytes else { return false }
    return look.modified == modified || (try? FileMark.digest(path)) == digest
  }

  private init(_ mark: FileMark, _ file: String) {
    self.file = file
    (bytes, modified, digest) = (mark.bytes, mark.modified, mark.digest)
  }

  /// The same under another spelling of its path.
  func named(_ file: String) -> FileMark { FileMark(self, file) }

  /// True when both hold the same bytes.
  func isSame(as other: FileMark) -> Bool { bytes == other.bytes && digest == other.digest }

  /// Names of the files of a folder, or "" for a file itself.
  private static func parts(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [""] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func look(_ path: String) -> (bytes: Int, modified: Int)? {
    let parts = parts(path)
    guard !parts.isEmpty else { return nil }
    var bytes = 0, modified = 0
    for part in parts {
      var info = stat()
      guard stat(part.isEmpty ? path : "\(path)/\(part)", &info) == 0 else { return nil }
      bytes += Int(info.st_size)
      modified = max(modified, info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec)
    }
    return (bytes, modified)
  }

  private static func digest(_ path: String) throws -> String {
    let parts = parts(path)
    if parts == [""] { return try Digest(file: path).hex }
    var hasher = Hasher256()
    for part in parts {
      hasher.add(part)
      try hasher.add(file: "\(path)/\(part)")
    }
    return hasher.digest().hex
  }
}

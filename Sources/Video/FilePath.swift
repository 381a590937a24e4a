/// Parts of paths of files.
public enum FilePath {
  /// The folder that holds a path: "" for a name alone, "/" at the root. Foundation's `deletingLastPathComponent`, which
  /// this replaces, traps for names of one letter.
  public static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var bytes = Array(withoutSlashes(path).utf8)
    guard let last = bytes.lastIndex(of: slash) else { return "" }
    bytes.removeSubrange((last + 1)...)
    return withoutSlashes(String(decoding: bytes, as: UTF8.self))
  }

  /// A path without the slashes at its end, with which people name folders.
  static func withoutSlashes(_ path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

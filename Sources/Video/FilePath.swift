/// Parts of paths of files.
public enum FilePath {
  /// The folder that holds a path: "" for a name alone, "/" at the root. Foundation's `deletingLastPathComponent`, which
  /// this replaces, traps for names of one letter.
  public static func folder(of path: String) -> String {
    var bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let last = bytes.lastIndex(of: slash) else { return "" }
    bytes.removeSubrange((last + 1)...)
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

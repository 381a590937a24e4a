import Foundation

/// A temporary file without a name, which goes with the last who holds it open.
enum UnnamedFile {
  /// Opens a new one for reading and writing; nil where there is no room for one.
  static func open() -> Int32? {
    var path = Array((NSTemporaryDirectory() + "/mkdemo-XXXXXX").utf8CString)
    let made = mkstemp(&path)
    guard made >= 0 else { return nil }
    defer { close(made) }
    unlink(String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    // Out of the way of the numbers that a worker expects its own files under.
    let descriptor = fcntl(made, F_DUPFD_CLOEXEC, 10)
    return descriptor >= 0 ? descriptor : nil
  }
}

import Foundation

/// Files and folders whose makers lock them while they live: what is left of those that were killed may go.
///
/// Folders may be shared by machines. Over NFS a file can be locked only by who opened it for writing, and some network
/// folders keep a lock to the machine that took it; so names tell whose a file is, and another machine's is given up
/// only when it is old.
enum Remains {
  /// What names carry of this machine.
  static let mark: String = {
    var bytes = [CChar](repeating: 0, count: 65)
    gethostname(&bytes, bytes.count - 1)
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "@" + name.filter { $0 != "/" && $0 != "@" }
  }()

  /// Seconds after which another machine's file is given up.
  static let longest = 86_400

  /// True when the maker of a file or folder is gone. A file made less than `grace` seconds ago may not be locked yet.
  static func isAbandoned(_ path: String, grace: Int = 0) -> Bool {
    let forWriting = open(path, O_RDWR | O_CLOEXEC)
    let descriptor = forWriting >= 0 ? forWriting : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    let age = Int(time(nil)) - info.st_mtim.tv_sec
    let name = (path as NSString).lastPathComponent
    let isOurs = !name.contains("@") || name.contains(mark + ".")
    return age >= (isOurs ? grace : longest)
  }
}

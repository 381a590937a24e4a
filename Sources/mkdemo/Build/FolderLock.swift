import Foundation

/// A lock on a name in a build's folder, for several builds at once; it goes with its owner, however that ends.
final class FolderLock {
  private let descriptor: Int32

  /// Takes a lock; nil when another build has it.
  init?(_ path: String) throws {
    try BuildFolder.make((path as NSString).deletingLastPathComponent)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandError(
        "\(path) cannot be opened: \(reason)", mend: "free some space, or choose another folder with --out",
        status: .broke)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Waits for a lock, until a signal asks the run to stop.
  static func wait(_ path: String) throws -> FolderLock? {
    while Signals.received == nil {
      if let lock = try FolderLock(path) { return lock }
      usleep(100_000)
    }
    return nil
  }
}

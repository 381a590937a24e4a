import Foundation

/// A file that appears whole under its name, or not at all.
///
/// It has no name while it is written (`O_TMPFILE`), so that nothing is left behind whatever happens. Where the file
/// system cannot do that it is a locked dot-file beside the target, which the next writer of the same target removes.
///
/// One thread writes; others read once it has been handed on.
final class NewFile: @unchecked Sendable {
  /// Where the file will appear.
  let path: String
  private let descriptor: Int32
  private let folder: String
  private let name: String
  private var dotFile: String?

  /// Starts a file. A path that is a symbolic link stands for what it points at.
  init(_ path: String, allowsUnnamed: Bool = true) throws {
    let target = NewFile.resolved(path)
    self.path = target
    folder = NewFile.folder(of: target)
    name = (target as NSString).lastPathComponent
    try NewFile.checkTarget(target)
    NewFile.removeRemains(folder: folder, name: name)
    let unnamed = allowsUnnamed ? open(folder, O_RDWR | O_CLOEXEC | NewFile.unnamedFlag, 0o666) : -1
    if unnamed >= 0 {
      descriptor = unnamed
      // For the moment between a first name and the right one (see `publish`).
      flock(descriptor, LOCK_EX | LOCK_NB)
      return
    }
    guard !allowsUnnamed || [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno),
      access(folder, F_OK) == 0
    else { throw VideoError.system("write here", folder) }
    let dotFile = "\(folder)/.\(name).\(getpid())-\(NewFile.number())\(Remains.mark)\(NewFile.suffix)"
    descriptor = open(dotFile, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw VideoError.system("write here", folder) }
    flock(descriptor, LOCK_EX | LOCK_NB)
    self.dotFile = dotFile
  }

  deinit {
    if let dotFile { unlink(dotFile) }
    close(descriptor)
  }

  /// Writes bytes at a place in the file.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws {
    var done = 0
    while done < bytes.count {
      let count = pwrite(
        descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw VideoError.system("write", path, code: count == 0 ? ENOSPC : errno) }
      done += count
    }
  }

  /// Reads bytes back from a place in the file.
  func read(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int) throws {
    try NewFile.read(descriptor, bytes, at: offset, path: path)
  }

  /// Reads exactly `bytes.count` bytes at `offset` of an open file.
  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer, at offset: Int, path: String) throws {
    var done = 0
    while done < bytes.count {
      let count = pread(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw VideoError.system("read", path) }
      if count == 0 { throw VideoError(.failed, "the file ends too early", at: path) }
      done += count
    }
  }

  /// Puts the file in its place, over what was there. With `isDurable` its bytes are on the disk first.
  func publish(isDurable: Bool) throws {
    if isDurable, fdatasync(descriptor) != 0 { throw VideoError.system("write", path) }
    if let dotFile {
      guard rename(dotFile, path) == 0 else { throw VideoError.system("put the file in place", path) }
      self.dotFile = nil
      return
    }
    let source = "/proc/self/fd/\(descriptor)"
    if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return }
    guard errno == EEXIST else { throw VideoError.system("put the file in place", path) }
    let step = "\(folder)/.\(name).\(getpid())-\(NewFile.number())\(NewFile.suffix)"
    guard linkat(AT_FDCWD, source, AT_FDCWD, step, AT_SYMLINK_FOLLOW) == 0 else {
      throw VideoError.system("put the file in place", path)
    }
    guard rename(step, path) == 0 else {
      let code = errno
      unlink(step)
      throw VideoError.system("put the file in place", path, code: code)
    }
  }

  /// How names of unfinished files end.
  static let suffix = ".mkdemo-part"
  private static let unnamedFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private static let counter = Counter()
  private static func number() -> Int { counter.next() }

  /// The folder that holds a path.
  static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// What a symbolic link at `path` points at, else `path`.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Refuses targets that are there and are no files.
  static func checkTarget(_ path: String) throws {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw VideoError(.refused, "this is a folder", at: path, mend: "name a file in it")
    default: throw VideoError(.refused, "this is no ordinary file", at: path, mend: "name a file")
    }
  }

  /// Removes unfinished dot-files of killed runs; those of living runs are locked.
  static func removeRemains(folder: String, name: String) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for entry in entries where entry.hasPrefix(".\(name).") && entry.hasSuffix(suffix) {
      removeRemain("\(folder)/\(entry)")
    }
  }

  /// Removes an unfinished file or folder unless a living run has locked it.
  static func removeRemain(_ path: String) {
    if Remains.isAbandoned(path) { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// Counts up, on any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  /// The next number, from 1.
  func next() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }
}

import Foundation

/// Where a build makes files before they take their places: a folder of its own inside the build's, on the same disk.
final class StagingFolder {
  let path: String
  private let descriptor: Int32
  private var number = 0

  /// Makes the folder, and removes those of builds that were killed.
  init(_ folder: BuildFolder) throws {
    let all = folder.statePath("staging")
    try BuildFolder.make(all)
    StagingFolder.clean(all)
    path = "\(all)/\(getpid())-\(UUID().uuidString)"
    try BuildFolder.make(path)
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    if descriptor >= 0 { close(descriptor) }
  }

  /// A folder in it that nothing uses yet.
  func fresh() throws -> String {
    number += 1
    let fresh = "\(path)/\(number)"
    try BuildFolder.make(fresh)
    return fresh
  }

  private static func clean(_ all: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? [] {
      let descriptor = open("\(all)/\(name)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var info = stat()
      fstat(descriptor, &info)
      // A build makes its folder before it locks it.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Int(time(nil)) - info.st_mtim.tv_sec > 10 else { continue }
      try? FileManager.default.removeItem(atPath: "\(all)/\(name)")
    }
  }
}

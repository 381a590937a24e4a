import Foundation

/// Where a build makes files before they take their places: a folder of its own inside the build's, on the same disk.
final class StagingFolder {
  let path: String
  private let descriptor: Int32
  private var number = 0

  /// Makes the folder, and removes those of builds that were killed; `dead` are processes that are known to have been.
  init(_ folder: BuildFolder, dead: Set<Int32> = []) throws {
    let all = folder.statePath("staging")
    try BuildFolder.make(all)
    StagingFolder.clean(all, dead)
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

  private static func clean(_ all: String, _ dead: Set<Int32>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? [] {
      let descriptor = open("\(all)/\(name)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var info = stat()
      fstat(descriptor, &info)
      // A build makes its folder before it locks it.
      let isDead = name.split(separator: "-").first.flatMap { Int32($0) }.map(dead.contains) == true
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isDead || Int(time(nil)) - info.st_mtim.tv_sec > 10 else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(all)/\(name)")
    }
  }
}

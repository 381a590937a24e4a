import Foundation

/// Says that a run is at work with a cache: until it is released, or its program ends however, nothing that was used
/// since it began is removed from that cache.
public final class CacheLease {
  private let path: String
  private var descriptor: Int32

  /// Begins. A cache that cannot be written to gives a lease without effect.
  public init(_ cache: ChunkCache) {
    let folder = CacheLease.folder(cache)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = "\(folder)/\(getpid())-\(UUID().uuidString)\(Remains.mark).run"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  deinit { release() }

  /// Ends.
  public func release() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
  }

  private static func folder(_ cache: ChunkCache) -> String { "\(cache.folder)/runs" }

  /// When the oldest run began that is still at work, as seconds and nanoseconds; nil when there is none. Removes what
  /// killed runs left.
  static func oldest(_ cache: ChunkCache) -> (Int, Int)? {
    let folder = folder(cache)
    var oldest: (Int, Int)?
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      // A run makes its file before it locks it.
      if Remains.isAbandoned(path, grace: 10) {
        unlink(path)
        continue
      }
      var info = stat()
      guard stat(path, &info) == 0 else { continue }
      let began = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
      if oldest.map({ began < $0 }) ?? true { oldest = began }
    }
    return oldest
  }

  /// Runs that are at work now.
  static func count(_ cache: ChunkCache) -> Int {
    _ = oldest(cache)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder(cache))) ?? []).count
  }
}

import Foundation

/// What a cache holds.
public struct CacheStatistics: Hashable, Sendable {
  /// Chunks in it.
  public let chunks: Int
  /// Films whose chunks are listed.
  public let films: Int
  /// Bytes of all its files.
  public let bytes: Int
}

/// Who uses a cache, and when it was used.
public struct CacheUse: Hashable, Sendable {
  /// Runs that are at work with it.
  public let runs: Int
  /// When the least and the most recently used file was used last; nil when it is empty.
  public let oldest, newest: Date?
}

extension ChunkCache {
  private struct File {
    let path: String
    let size: Int
    let used: (Int, Int)

    var date: Date { Date(timeIntervalSince1970: Double(used.0)) }
  }

  /// All files, least recently used first.
  private func files() -> [File] {
    var result: [File] = []
    for part in ["chunks", "films"] {
      let entries = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
      for entry in entries.sorted() {
        let path = "\(folder)/\(part)/\(entry)"
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
        result.append(File(path: path, size: Int(info.st_size), used: (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)))
      }
    }
    return result.sorted { $0.used < $1.used }
  }

  /// Counts what is there.
  public func statistics() -> CacheStatistics {
    let files = files()
    return CacheStatistics(
      chunks: files.count { $0.path.hasSuffix(".chunk") }, films: files.count { $0.path.hasSuffix(".film") },
      bytes: files.map(\.size).reduce(0, +))
  }

  /// Tells who uses it.
  public func use() -> CacheUse {
    let files = files()
    return CacheUse(runs: CacheLease.count(self), oldest: files.first?.date, newest: files.last?.date)
  }

  /// Removes the least recently used files until at most `limit` bytes are left, and remains of killed runs. What was
  /// used since the oldest run at work began stays (see `CacheLease`).
  ///
  /// - Parameter limit: bytes; nil for the cache's own limit.
  /// - Returns: bytes that were freed.
  @discardableResult
  public func prune(to limit: Int? = nil) -> Int { prune(to: limit ?? self.limit, sparing: []) }

  func prune(to limit: Int, sparing keys: Set<String>) -> Int {
    let files = files()
    var bytes = files.map(\.size).reduce(0, +), freed = 0
    let leased = CacheLease.oldest(self)
    for file in files {
      let name = (file.path as NSString).lastPathComponent
      if name.hasSuffix(NewFile.suffix) {
        NewFile.removeRemain(file.path)
        continue
      }
      if let began = leased, file.used >= began { break }
      guard bytes > limit, !keys.contains((name as NSString).deletingPathExtension), unlink(file.path) == 0 else {
        continue
      }
      bytes -= file.size
      freed += file.size
    }
    return freed
  }

  /// Reads every file and removes the damaged ones.
  ///
  /// - Returns: the paths of those that were removed.
  public func removeDamaged() -> [String] {
    files().map(\.path).filter { path in
      if path.hasSuffix(".chunk") { return ChunkCache.read(path) == nil }
      guard path.hasSuffix(".film"), let data = FileManager.default.contents(atPath: path), FilmEntry(data) == nil
      else { return false }
      return unlink(path) == 0
    }
  }

  /// Removes everything.
  public func clear() throws {
    for part in ["chunks", "films"] where access("\(folder)/\(part)", F_OK) == 0 {
      do {
        try FileManager.default.removeItem(atPath: "\(folder)/\(part)")
      } catch {
        throw VideoError(.failed, "cannot clear the cache: \(error.localizedDescription)", at: folder)
      }
    }
  }
}

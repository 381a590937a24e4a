import Synchronization

/// Digests of files that do not change while the program runs (fonts), each read once. Safe to use from any thread.
enum FileDigests {
  private static let known = Mutex<[String: Digest]>([:])

  /// The digest of a file. Throws a `DrawingError` when it cannot be read.
  static func digest(of path: String) throws -> Digest {
    try known.withLock { known in
      if let digest = known[path] { return digest }
      let digest = try Digest(file: path)
      known[path] = digest
      return digest
    }
  }
}

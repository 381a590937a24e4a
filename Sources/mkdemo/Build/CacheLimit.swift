import Foundation

/// How much the cache may hold.
enum CacheLimit {
  /// The variable that sets it.
  static let variable = "MKDEMO_CACHE_LIMIT"
  private static let usual = 8 << 30

  /// Bytes: $MKDEMO_CACHE_LIMIT where that is a size, else 8 GiB.
  static var bytes: Int {
    Executable.environment[variable].flatMap { text in try? ByteCount.read(text) } ?? usual
  }
}

import CCairo
import Foundation
import Synchronization

extension FontList {
  private static let digests = Mutex<[String: String]>([:])

  /// SHA-256 (hexadecimal) of a font file's bytes, for keys of caches; empty when it cannot be read.
  public static func digest(ofFile path: String) -> String {
    if let known = digests.withLock({ $0[path] }) { return known }
    let digest = (FileManager.default.contents(atPath: path)).map(sha256) ?? ""
    digests.withLock { $0[path] = digest }
    return digest
  }

  /// SHA-256 (hexadecimal) of all files of the table, for keys of caches: it changes when a font is updated, added or
  /// removed. Reads every file once a process (some 40 MB).
  public static var digest: String {
    sha256(Data(files.map { "\($0) \(digest(ofFile: $0))\n" }.joined().utf8))
  }

  private static func sha256(_ data: Data) -> String {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
    defer { g_checksum_free(checksum) }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: guchar.self).baseAddress else { return }
      g_checksum_update(checksum, base, gssize(bytes.count))
    }
    return String(cString: g_checksum_get_string(checksum))
  }
}

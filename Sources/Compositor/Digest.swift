import CCairo
import Foundation

/// A SHA-256 (FIPS 180-4) of bytes.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes.
  public let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of the bytes of a file. Throws a `DrawingError` when the file cannot be read.
  public init(file path: String) throws {
    var hasher = Hasher256()
    try hasher.add(file: path)
    self = hasher.digest()
  }

  /// 64 lower-case hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// As `hex`.
  public var description: String { hex }
}

/// Takes bytes piece by piece and gives their SHA-256. Copies go on together (it wraps one of GLib's checksums).
public struct Hasher256 {
  private final class Checksum {
    let raw: OpaquePointer?
    init() { raw = g_checksum_new(G_CHECKSUM_SHA256) }
    deinit { g_checksum_free(raw) }
  }

  private let checksum = Checksum()

  /// A hasher that has taken nothing yet.
  public init() {}

  /// Takes bytes as they are.
  public mutating func add(bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    g_checksum_update(checksum.raw, base.assumingMemoryBound(to: UInt8.self), gssize(bytes.count))
  }

  /// Takes bytes as they are.
  public mutating func add(bytes: [UInt8]) { bytes.withUnsafeBytes { add(bytes: $0) } }

  /// Takes a text: its length in UTF-8, then its bytes, so that neighbouring texts cannot be mistaken.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 {
      add($0.count)
      add(bytes: UnsafeRawBufferPointer($0))
    }
  }

  /// Takes a whole number as 8 bytes, the lowest first.
  public mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { add(bytes: $0) }
  }

  /// Takes a number by its bits, with 0 for -0.
  public mutating func add(_ number: Double) {
    withUnsafeBytes(of: (number == 0 ? 0 : number).bitPattern.littleEndian) { add(bytes: $0) }
  }

  /// Takes another digest.
  public mutating func add(_ digest: Digest) { add(bytes: digest.bytes) }

  /// Takes a file: its length, then its bytes. Throws a `DrawingError` when it cannot be read.
  public mutating func add(file path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DrawingError("cannot be read", in: path, mend: "check that the file exists and may be read")
    }
    add(data.count)
    data.withUnsafeBytes { add(bytes: $0) }
  }

  /// The digest of all that was taken so far. The hasher may not take more afterwards.
  public func digest() -> Digest {
    var bytes = [UInt8](repeating: 0, count: 32)
    var length = gsize(32)
    g_checksum_get_digest(checksum.raw, &bytes, &length)
    return Digest(bytes: bytes)
  }
}

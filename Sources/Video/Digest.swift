import CFFmpeg

/// SHA-256 over a canonical encoding: every part goes in with its length first.
struct Digest {
  private final class State {
    let context: OpaquePointer?
    init() {
      context = av_sha_alloc()
      av_sha_init(context, 256)
    }
    deinit { av_free(UnsafeMutableRawPointer(context)) }
  }

  private let state = State()

  /// Adds a text.
  func add(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes in
      add(bytes.count)
      av_sha_update(state.context, bytes.baseAddress, bytes.count)
    }
  }

  /// Adds a number.
  func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) {
      av_sha_update(state.context, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
    }
  }

  /// The digest of all that was added, in hex; ends it.
  func hex() -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    av_sha_final(state.context, &bytes)
    return bytes.hex
  }

  /// SHA-256 of texts, in hex.
  static func of(_ texts: [String]) -> String {
    let digest = Digest()
    for text in texts { digest.add(text) }
    return digest.hex()
  }
}

extension Sequence<UInt8> {
  /// Two lower-case digits a byte.
  var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// A fast 128-bit checksum (MurmurHash3) against damaged files; no protection against intent.
struct Checksum {
  private final class State {
    let context: OpaquePointer?
    var rest: [UInt8] = []
    init() {
      context = av_murmur3_alloc()
      av_murmur3_init(context)
    }
    deinit { av_free(UnsafeMutableRawPointer(context)) }
  }

  private let state = State()

  /// Adds bytes. The result depends on the bytes only, not on how they were split: FFmpeg's function, whose result
  /// does depend on it, gets whole blocks of 16 until the end.
  func add(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    if !state.rest.isEmpty {
      start = min(bytes.count, 16 - state.rest.count)
      state.rest.append(contentsOf: bytes[0..<start])
      guard state.rest.count == 16 else { return }
      av_murmur3_update(state.context, state.rest, 16)
      state.rest.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - start) / 16 * 16
    if whole > 0, let base = bytes.bindMemory(to: UInt8.self).baseAddress {
      av_murmur3_update(state.context, base + start, whole)
    }
    state.rest.append(contentsOf: bytes[(start + whole)...])
  }

  /// The 16 bytes of the checksum; ends it.
  func bytes() -> [UInt8] {
    if !state.rest.isEmpty { av_murmur3_update(state.context, state.rest, state.rest.count) }
    var result = [UInt8](repeating: 0, count: 16)
    av_murmur3_final(state.context, &result)
    return result
  }
}

import Scenes

/// The first 48 bits of the digest of what a frame draws: short enough that a file of them stays small, and a changed
/// frame goes unseen once in 2^48.
struct FrameMark: Hashable, Sendable, CustomStringConvertible {
  let bits: UInt64

  /// The mark of a digest.
  init(_ digest: Digest) { bits = digest.bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) } }

  /// Reads the eight characters that `description` writes; nil for anything else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 8 else { return nil }
    var bits: UInt64 = 0
    for byte in text.utf8 {
      guard let value = Self.alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt64(value)
    }
    self.bits = bits
  }

  /// Eight characters of base64 in the alphabet for URLs (RFC 4648, section 5).
  var description: String {
    String(decoding: (0..<8).map { Self.alphabet[Int(bits >> UInt64(42 - 6 * $0) & 63)] }, as: UTF8.self)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

/// The marks of consecutive frames, and how they are written: a screen at rest takes one line, motion a line for ten
/// frames.
struct FrameMarks: Hashable, Sendable {
  /// The first frame.
  let first: Int
  /// One mark a frame.
  private(set) var list: [FrameMark]

  init(first: Int, _ list: [FrameMark]) {
    self.first = first
    self.list = list
  }

  var frames: Range<Int> { first..<first + list.count }

  /// The mark of a frame; nil outside.
  subscript(frame: Int) -> FrameMark? { frames.contains(frame) ? list[frame - first] : nil }

  /// "0-104 Qm3kd9Ax" for frames that are all alike, "105-107 … … …" for others.
  var lines: [String] {
    var lines: [String] = []
    var index = 0
    while index < list.count {
      let run = self.run(at: index)
      let count = run > 1 ? run : single(from: index)
      let end = index + count
      let marks = run > 1 ? [list[index]] : Array(list[index..<end])
      let name = count == 1 ? "\(first + index)" : "\(first + index)-\(first + end - 1)"
      lines.append(([name] + marks.map(\.description)).joined(separator: " "))
      index = end
    }
    return lines
  }

  private func run(at index: Int) -> Int {
    var end = index + 1
    while end < list.count, list[end] == list[index] { end += 1 }
    return end - index
  }

  /// How many frames from here differ each from the next, at most ten.
  private func single(from index: Int) -> Int {
    var count = 1
    while count < 10, index + count < list.count, run(at: index + count) == 1 { count += 1 }
    return count
  }

  /// Takes the line that follows those taken so far; false when it is none.
  mutating func take(_ line: some StringProtocol) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1 else { return false }
    let ends = words[0].split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    let marks = words.dropFirst().compactMap { FrameMark($0) }
    guard let low = ends.first, let high = ends.last, ends.count <= 2, low == frames.upperBound, high >= low,
      high - low < 100_000_000, marks.count == words.count - 1, marks.count == 1 || marks.count == high - low + 1
    else { return false }
    list += marks.count == 1 ? Array(repeating: marks[0], count: high - low + 1) : marks
    return true
  }
}

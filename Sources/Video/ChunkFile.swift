import Foundation

/// Where a chunk's packets lie, and what they are.
struct ChunkContent: Hashable {
  /// A packet's place in the file.
  struct Entry: Hashable {
    /// The frame that it shows, counted from the chunk's first.
    let frame: Int
    /// True when decoding can begin here.
    let isKey: Bool
    /// Byte range in the file.
    let bytes: Range<Int>
  }

  /// Headers of the encoder for the container.
  var header: [UInt8] = []
  /// Packets in decoding order.
  var entries: [Entry] = []
}

/// Writes a chunk file as its packets come:
///
///     "mkchunk1"
///     packets: u32 size, u32 frame x 2 + key, bytes
///     u32 0xFFFFFFFF, u32 size of header, header, u32 number of packets, 16 bytes checksum of all before
///
/// All numbers are little-endian.
final class ChunkFileWriter {
  /// What has been written.
  private(set) var content = ChunkContent()
  /// Bytes written.
  private(set) var size = 0
  private let file: NewFile
  private let start: Int
  private let checksum = Checksum()
  private var buffer: [UInt8] = []

  /// Starts a chunk at `start` of a file.
  init(_ file: NewFile, at start: Int = 0) throws {
    self.file = file
    self.start = start
    try put(Array(ChunkFile.magic))
  }

  /// Adds a packet.
  func add(_ packet: Packet) throws {
    try put(UInt32(packet.bytes.count).bytes + UInt32(packet.frame << 1 | (packet.isKey ? 1 : 0)).bytes)
    let place = size + buffer.count
    try put(packet.bytes)
    content.entries.append(.init(frame: packet.frame, isKey: packet.isKey, bytes: place..<place + packet.bytes.count))
  }

  /// Ends the chunk.
  func finish(header: [UInt8]) throws {
    content.header = header
    try put(UInt32.max.bytes + UInt32(header.count).bytes + header + UInt32(content.entries.count).bytes)
    try flush()
    let sum = checksum.bytes()
    try sum.withUnsafeBytes { try file.write($0, at: start + size) }
    size += sum.count
  }

  private func put(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try put($0) }
  }

  private func put(_ bytes: UnsafeRawBufferPointer) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 20 { try flush() }
  }

  private func flush() throws {
    try buffer.withUnsafeBytes {
      checksum.add($0)
      try file.write($0, at: start + size)
    }
    size += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Reads chunk files.
enum ChunkFile {
  /// How a chunk file begins.
  static let magic = "mkchunk1".utf8

  /// Finds the packets of the chunk that fills `place` of a file; nil when it is damaged in any way.
  static func read(size: Int, _ read: (UnsafeMutableRawBufferPointer, Int) throws -> Void) -> ChunkContent? {
    var content = ChunkContent()
    let checksum = Checksum()
    var place = 0
    func take(_ count: Int) -> [UInt8]? {
      guard count >= 0, count <= size - place else { return nil }
      var bytes = [UInt8](repeating: 0, count: count)
      guard (try? bytes.withUnsafeMutableBytes { try read($0, place) }) != nil else { return nil }
      place += count
      return bytes
    }
    func sum(_ count: Int) -> [UInt8]? {
      guard let bytes = take(count) else { return nil }
      bytes.withUnsafeBytes { checksum.add($0) }
      return bytes
    }
    guard let start = sum(magic.count), start.elementsEqual(magic) else { return nil }
    while true {
      guard let bytes = sum(8) else { return nil }
      let length = UInt32(bytes: bytes[0..<4]), second = UInt32(bytes: bytes[4..<8])
      if length == .max {
        guard let header = sum(Int(second)), let count = sum(4),
          Int(UInt32(bytes: count[0..<4])) == content.entries.count
        else { return nil }
        content.header = header
        break
      }
      let range = place..<place + Int(length)
      guard sum(Int(length)) != nil else { return nil }
      content.entries.append(.init(frame: Int(second >> 1), isKey: second & 1 == 1, bytes: range))
    }
    guard let expected = take(16), expected == checksum.bytes(), place == size else { return nil }
    return content
  }
}

extension UInt32 {
  /// Little-endian.
  var bytes: [UInt8] { [UInt8(self & 255), UInt8(self >> 8 & 255), UInt8(self >> 16 & 255), UInt8(self >> 24)] }

  /// Reads four bytes, little-endian.
  init(bytes: ArraySlice<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

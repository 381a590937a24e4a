import Foundation

/// A finished chunk and where its bytes lie.
struct StoredChunk: Sendable {
  /// Where a chunk file lies.
  enum Place: Sendable {
    /// A part of an unnamed file of this run, beginning at a byte.
    case spool(NewFile, Int)
    /// A file of the cache.
    case file(String)
  }

  let place: Place
  /// Its key in the cache, where there is one.
  var key: String?
  let content: ChunkContent
  let size: Int
  let wasReused: Bool
  var wasVerified = false
  /// Frames that no encoder saw, when the chunk was made.
  var held = 0
  var costs = Costs()

  /// Calls `body` with the packets in decoding order.
  func forEachPacket(_ body: (Packet) throws -> Void) throws {
    switch place {
    case .spool(let file, let start):
      try forEachPacket(body) { try file.read($0, at: start + $1) }
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == ENOENT { throw ChunkVanished() }
        throw VideoError.system("read a chunk", path)
      }
      defer { close(descriptor) }
      try forEachPacket(body) { try NewFile.read(descriptor, $0, at: $1, path: path) }
    }
  }

  private func forEachPacket(
    _ body: (Packet) throws -> Void, read: (UnsafeMutableRawBufferPointer, Int) throws -> Void
  ) throws {
    var buffer: [UInt8] = []
    for entry in content.entries {
      if buffer.count < entry.bytes.count { buffer = [UInt8](repeating: 0, count: entry.bytes.count) }
      try buffer.withUnsafeMutableBytes { bytes in
        let part = UnsafeMutableRawBufferPointer(rebasing: bytes[0..<entry.bytes.count])
        try read(part, entry.bytes.lowerBound)
        try body(Packet(frame: entry.frame, isKey: entry.isKey, bytes: UnsafeRawBufferPointer(part)))
      }
    }
  }

  /// True when the packets of both hold the same bytes; their contents must be equal.
  func sameBytes(as other: StoredChunk) throws -> Bool {
    func sums(_ chunk: StoredChunk) throws -> [String] {
      var sums: [String] = []
      try chunk.forEachPacket { packet in
        let checksum = Checksum()
        checksum.add(packet.bytes)
        sums.append(checksum.bytes().hex)
      }
      return sums
    }
    return try sums(self) == sums(other)
  }

  /// True when the chunk holds each of `count` frames once and can be decoded by itself.
  func isWhole(_ count: Int) -> Bool {
    content.entries.first?.isKey == true && content.entries.map(\.frame).sorted() == Array(0..<count)
  }
}

/// Another program has removed a chunk from the cache while this one was about to use it.
struct ChunkVanished: Error {}

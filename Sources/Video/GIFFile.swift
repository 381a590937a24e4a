/// Joins finished chunks into a GIF that repeats for ever.
enum GIFFile {
  /// Writes the file; returns its size in bytes.
  static func write(_ chunks: [StoredChunk], _ film: Film, to path: String) throws -> Int {
    let file = try NewFile(path)
    var size = 0
    func put(_ bytes: UnsafeRawBufferPointer) throws {
      try file.write(bytes, at: size)
      size += bytes.count
    }
    // GIF89a specification, 17 to 19; then Netscape's extension for repeating.
    var start = Array("GIF89a".utf8)
    start += [film.width & 255, film.width >> 8, film.height & 255, film.height >> 8].map { UInt8($0) }
    start += [0xF7, 0, 0] + chunks[0].content.header
    start += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    try start.withUnsafeBytes { try put($0) }
    for chunk in chunks { try chunk.forEachPacket { try put($0.bytes) } }
    try [UInt8(0x3B)].withUnsafeBytes { try put($0) }
    try file.publish(isDurable: true)
    return size
  }
}

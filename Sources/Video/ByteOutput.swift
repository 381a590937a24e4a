import CFFmpeg

/// Where a muxer's bytes go: a file, or nowhere but a count.
final class ByteOutput {
  /// Bytes in the output.
  private(set) var size = 0
  /// What went wrong while FFmpeg was writing.
  private(set) var error: (any Error)?
  private let file: NewFile?
  private var position = 0
  private var io: UnsafeMutablePointer<AVIOContext>?

  /// Makes an output to a file; nil only counts.
  init(_ file: NewFile?) { self.file = file }

  deinit { close() }

  /// FFmpeg's view of this output, which it must not outlive.
  func open() throws -> UnsafeMutablePointer<AVIOContext> {
    let capacity: Int32 = 1 << 18
    let buffer = av_malloc(Int(capacity))?.assumingMemoryBound(to: UInt8.self)
    io = avio_alloc_context(
      buffer, capacity, 1, Unmanaged.passUnretained(self).toOpaque(), nil,
      { me, bytes, count in
        guard let me, let bytes else { return mk_averror(EINVAL) }
        return Unmanaged<ByteOutput>.fromOpaque(me).takeUnretainedValue()
          .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      },
      { me, offset, whence in
        guard let me else { return -1 }
        return Unmanaged<ByteOutput>.fromOpaque(me).takeUnretainedValue().seek(Int(offset), whence)
      })
    guard let io else { throw VideoError(.failed, "out of memory") }
    return io
  }

  /// Writes out what FFmpeg still holds, and tells what went wrong.
  func finish() throws {
    if let io { avio_flush(io) }
    if let error { throw error }
  }

  private func close() {
    guard let io else { return }
    av_freep(&io.pointee.buffer)
    avio_context_free(&self.io)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    do {
      try file?.write(bytes, at: position)
      position += bytes.count
      size = max(size, position)
      return Int32(bytes.count)
    } catch {
      if self.error == nil { self.error = error }
      return mk_averror(EIO)
    }
  }

  private func seek(_ offset: Int, _ whence: Int32) -> Int64 {
    switch whence & ~AVSEEK_FORCE {
    case AVSEEK_SIZE: return Int64(size)
    case SEEK_SET: position = offset
    case SEEK_CUR: position += offset
    case SEEK_END: position = size + offset
    default: return -1
    }
    return Int64(position)
  }
}

import Foundation

/// Memory for pixels. Large blocks come from the system: among those of an encoder, which are of about the same size
/// but come and go with each chunk, they would leave gaps that nothing fits.
enum PixelMemory {
  /// Bytes from which a block is large.
  private static let large = 1 << 20

  /// Memory of `size` bytes, aligned for vectors, with anything in it.
  static func take(_ size: Int) -> UnsafeMutableRawPointer {
    guard size >= large else { return .allocate(byteCount: size, alignment: 64) }
    guard let block = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), block != MAP_FAILED
    else { fatalError("no memory for \(size) bytes of pixels; free some, or render with --jobs 1") }
    return block
  }

  /// Gives back what was taken as `size` bytes.
  static func give(_ block: UnsafeMutableRawPointer, _ size: Int) {
    if size >= large { munmap(block, size) } else { block.deallocate() }
  }
}

import Foundation

/// Memory for pixels. Large blocks come from the system: among those of an encoder, which are of about the same size
/// but come and go with each chunk, they would leave gaps that nothing fits.
enum PixelMemory {
  /// Bytes from which a block is large.
  private static let large = 1 << 20

  /// Bytes of a large page of x86-64 and of most ARM kernels. Fresh memory costs a fault a page, however large.
  private static let page = 2 << 20

  /// Memory of `size` bytes, aligned for vectors, with anything in it.
  static func take(_ size: Int) -> UnsafeMutableRawPointer {
    guard size >= large else { return .allocate(byteCount: size, alignment: 64) }
    // A mapping starts at any page: the part before a border of large pages is given back.
    let spare = size >= page ? page : 0
    guard let block = mmap(nil, size + spare, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      block != MAP_FAILED
    else { fatalError("no memory for \(size) bytes of pixels; free some, or render with --jobs 1") }
    guard spare > 0 else { return block }
    let start =
      UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: block) + UInt(page - 1)) & ~UInt(page - 1)) ?? block
    let ahead = start - block
    if ahead > 0 { munmap(block, ahead) }
    let ends = start + (size + 4095) / 4096 * 4096
    let behind = block + (size + spare + 4095) / 4096 * 4096 - ends
    if behind > 0 { munmap(ends, behind) }
    // Advice: a kernel without large pages refuses it, and nothing is lost but speed.
    madvise(start, size, Int32(MADV_HUGEPAGE))
    return start
  }

  /// Gives back what was taken as `size` bytes.
  static func give(_ block: UnsafeMutableRawPointer, _ size: Int) {
    if size >= large { munmap(block, size) } else { block.deallocate() }
  }
}

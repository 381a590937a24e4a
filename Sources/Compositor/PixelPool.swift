/// Memory of bitmaps that are no more, for new ones: fresh memory costs a page fault every 4 KiB. Not for use from
/// several threads at once.
final class PixelPool {
  private var idle: [(memory: UnsafeMutableRawPointer, bytes: Int)] = []
  private var bytes = 0
  private let limit: Int

  /// A pool that holds at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  deinit { for piece in idle { PixelMemory.give(piece.memory, piece.bytes) } }

  /// A size up to a fifth larger: what grows a little in each frame finds memory of its kind all the same.
  private static func rounded(_ size: Int) -> Int {
    let step = 1 << max(16, Int.bitWidth - size.leadingZeroBitCount - 3)
    return (size + step - 1) / step * step
  }

  /// Memory of at least `size` bytes, aligned for vectors, with anything in it; and its true size.
  func take(_ size: Int) -> (memory: UnsafeMutableRawPointer, bytes: Int) {
    var best: Int?
    for (i, piece) in idle.enumerated() where piece.bytes >= size && piece.bytes <= 2 * size + 65536 {
      if best.map({ idle[$0].bytes > piece.bytes }) ?? true { best = i }
    }
    guard let best else {
      let size = Self.rounded(size)
      return (PixelMemory.take(size), size)
    }
    bytes -= idle[best].bytes
    return idle.remove(at: best)
  }

  /// Takes memory back.
  func give(_ memory: UnsafeMutableRawPointer, bytes size: Int) {
    idle.append((memory, size))
    bytes += size
    while bytes > limit, let oldest = idle.first {
      idle.removeFirst()
      bytes -= oldest.bytes
      PixelMemory.give(oldest.memory, oldest.bytes)
    }
  }

  /// A picture of any content.
  func picture(_ area: PixelRect) -> Picture {
    Picture(Bitmap(width: area.width, height: area.height, from: self), area)
  }

  /// A picture for nodes to be drawn on: transparent, unless they hide all of it.
  func sheet(_ area: PixelRect, for nodes: [Node]) -> Picture {
    nodes.hide(area) ? picture(area) : clearPicture(area)
  }

  /// A transparent picture.
  func clearPicture(_ area: PixelRect) -> Picture {
    let picture = picture(area)
    let bitmap = picture.bitmap
    bitmap.storage.initializeMemory(as: UInt8.self, repeating: 0, count: bitmap.stride * bitmap.height)
    return picture
  }
}

/// Bitmaps for steps in between, used again and again.
final class ScratchRows {
  private var idle: [Bitmap] = []

  /// Gives `body` a transparent picture of `area`, which is taken back afterwards.
  func with<R>(_ area: PixelRect, _ body: (Picture) throws -> R) rethrows -> R {
    let index = idle.firstIndex { $0.width >= area.width && $0.height >= area.height }
    let bitmap =
      index.map { idle.remove(at: $0) }
      ?? Bitmap(width: (area.width + 255) / 256 * 256, height: max(area.height, Damage.bandHeight))
    defer { if idle.count < 8 && bitmap.stride * bitmap.height <= 4 << 20 { idle.append(bitmap) } }
    for y in 0..<area.height {
      (bitmap.storage + y * bitmap.stride).initializeMemory(as: UInt8.self, repeating: 0, count: area.width * 4)
    }
    return try body(Picture(bitmap, area))
  }
}

/// The fixed pattern that turns numbers between two bytes into a mix of both: Bayer's 8 x 8 matrix, as thresholds for
/// numbers x 256. The same threshold serves all channels of a pixel, so that no channel exceeds alpha.
enum Dither {
  /// Width and height of the pattern in pixels.
  static let size = 8

  /// For each row and column of the pattern, that pixel and the next one of the row.
  static let rows: [[Words]] = (0..<size).map { y in
    (0..<size).map { x in
      let a = UInt16(threshold(x, y)), b = UInt16(threshold((x + 1) % size, y))
      return Words(a, a, a, a, b, b, b, b)
    }
  }

  /// The threshold of a pixel: 2, 6, ... 254, each once in the pattern. Their mean is 128, so nothing gets darker or
  /// lighter; and whole bytes stay as they are.
  static func threshold(_ x: Int, _ y: Int) -> Int {
    var rank = 0
    for bit in 0..<3 {
      let (u, v) = (x >> bit & 1, y >> bit & 1)
      rank = rank << 2 | (u ^ v) << 1 | v
    }
    return 4 * rank + 2
  }
}

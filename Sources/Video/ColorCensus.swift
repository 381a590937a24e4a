import Compositor

/// Counts the colours of a film, in cells of 4 x 4 x 4 levels of red, green and blue.
struct ColorCensus: Sendable {
  /// Pixels by cell.
  private(set) var counts = [Int](repeating: 0, count: cells)
  /// Sums of red, green and blue by cell.
  private(set) var sums = [SIMD4<Int>](repeating: .zero, count: cells)
  /// A colour that may be the commonest of its cell, and by how many pixels it leads (Boyer and Moore's vote).
  private var leaders = [UInt32](repeating: 0, count: cells)
  private var votes = [Int](repeating: 0, count: cells)

  private static let cells = 1 << 18

  /// The cell of a colour 0xRRGGBB.
  private static func cell(_ color: UInt32) -> Int {
    Int(color >> 18 & 63) << 12 | Int(color >> 10 & 63) << 6 | Int(color >> 2 & 63)
  }

  /// Counts the pixels of some rows.
  mutating func add(_ bitmap: Bitmap, rows: Range<Int>) {
    bitmap.withBytes { bytes in
      for y in rows {
        let row = UnsafeRawBufferPointer(rebasing: bytes[y * bitmap.stride..<y * bitmap.stride + bitmap.width * 4])
          .bindMemory(to: UInt32.self)
        var start = 0
        while start < row.count {
          var end = start + 1
          while end < row.count, row[end] == row[start] { end += 1 }
          add(row[start] & 0xFF_FFFF, end - start)
          start = end
        }
      }
    }
  }

  private mutating func add(_ color: UInt32, _ count: Int) {
    let cell = Self.cell(color)
    counts[cell] += count
    sums[cell] &+= SIMD4(Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255), 0) &* count
    vote(cell, color, count)
  }

  private mutating func vote(_ cell: Int, _ color: UInt32, _ count: Int) {
    if leaders[cell] == color {
      votes[cell] += count
    } else if votes[cell] >= count {
      votes[cell] -= count
    } else {
      votes[cell] = count - votes[cell]
      leaders[cell] = color
    }
  }

  /// Adds another census.
  mutating func add(_ other: ColorCensus) {
    for cell in 0..<Self.cells where other.counts[cell] > 0 {
      counts[cell] += other.counts[cell]
      sums[cell] &+= other.sums[cell]
      vote(cell, other.leaders[cell], other.votes[cell])
    }
  }

  /// A group of like colours.
  struct Group {
    /// Their mean, or the colour that nearly all of them are.
    let color: SIMD4<Double>
    /// Pixels.
    let count: Int
    /// True when nearly all pixels are exactly this colour.
    let isFlat: Bool
  }

  /// The colours found, in a fixed order.
  var groups: [Group] {
    (0..<Self.cells).compactMap { cell in
      let count = counts[cell]
      guard count > 0 else { return nil }
      if votes[cell] * 2 >= count {
        let color = leaders[cell]
        return Group(
          color: SIMD4(Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255), 0), count: count,
          isFlat: true)
      }
      let sum = sums[cell]
      return Group(
        color: SIMD4(Double(sum.x), Double(sum.y), Double(sum.z), 0) / Double(count), count: count, isFlat: false)
    }
  }
}

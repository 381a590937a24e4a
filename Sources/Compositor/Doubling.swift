/// Doubles pictures by the transpose of the halving kernel: cells 2j and 2j + 1 are (21 a + 38 b + 5 c) / 64 and
/// (5 a + 38 b + 21 c) / 64 of the cells j - 1, j, j + 1, in both directions.
final class DoublingStage: RowStage {
  private let source: RowStage
  /// A row that is doubled downwards but not yet across; its first cell is the source's.
  private let upright: UnsafeMutablePointer<UInt16>
  private let uprightStorage: UnsafeMutablePointer<UInt16>

  /// Gives `area`, from an even column on; the source has the cells that `cells` asks for.
  init(_ source: RowStage, to area: PixelRect) {
    self.source = source
    uprightStorage = .zeros(source.count + 2 * RowStage.margin)
    upright = uprightStorage + RowStage.margin
    super.init(PixelRect(area.left & ~1, area.top, area.right, area.bottom), channels: source.channels, ring: 4)
  }

  deinit { uprightStorage.deallocate() }

  /// The cells that doubling to `area` reads; their left edge is even again.
  static func cells(for area: PixelRect) -> PixelRect {
    PixelRect(
      ((area.left >> 1) - 1) & ~1, (area.top >> 1) - 1, ((area.right - 1) >> 1) + 2, ((area.bottom - 1) >> 1) + 2)
  }

  /// The cells that each of `times` doublings gives and reads, from `area` itself to the smallest copy.
  static func cells(for area: PixelRect, times: Int) -> [PixelRect] {
    var result = [area]
    for _ in 0..<times { result.append(cells(for: result[result.count - 1])) }
    return result
  }

  override func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {
    if channels == 4 { fill(row, y, channels: 4) } else { fill(row, y, channels: 1) }
  }

  @inline(__always) private func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int, channels: Int) {
    let a = source.row((y >> 1) - 1), b = source.row(y >> 1), c = source.row((y >> 1) + 1)
    let (next, far) = y & 1 == 0 ? (a, c) : (c, a)
    let (p, q, r) = (
      WideWords.all(Resampling.near << 9), WideWords.all(Resampling.next << 9), WideWords.all(Resampling.far << 9)
    )
    var i = 0
    while i < source.count {
      upright.store(
        b.wide(i).high(times: p) &+ next.wide(i).high(times: q) &+ far.wide(i).high(times: r), i)
      i &+= 16
    }
    let from = upright + ((area.left >> 1) - source.area.left) * channels
    i = 0
    while i < count {
      let middle = from + i / 2
      let b = middle.wide(0).high(times: p), a = middle.wide(0 &- channels), c = middle.wide(channels)
      let even = b &+ a.high(times: q) &+ c.high(times: r), odd = b &+ c.high(times: q) &+ a.high(times: r)
      let (first, second) = WideWords.mingled(even, odd, channels: channels)
      row.store(first, i)
      row.store(second, i &+ 16)
      i &+= 32
    }
  }
}

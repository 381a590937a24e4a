/// Doubles pictures: cells 2j and 2j + 1 are (a + 3b) / 4 and (3b + c) / 4 of the cells j - 1, j, j + 1, in both
/// directions (Chaikin's subdivision, the transpose of the halving kernel).
class DoublingStage: RowStage {
  private let source: RowStage
  /// A row that is doubled downwards but not yet across; its first cell is the source's.
  private let upright: UnsafeMutablePointer<UInt16>
  private let uprightStorage: UnsafeMutablePointer<UInt16>

  /// Gives `area`, whose left edge is even; the source has the cells that `cells` asks for.
  init(_ source: RowStage, to area: PixelRect) {
    self.source = source
    uprightStorage = .allocate(capacity: source.count + 2 * RowStage.margin)
    uprightStorage.initialize(repeating: 0, count: source.count + 2 * RowStage.margin)
    upright = uprightStorage + RowStage.margin
    super.init(area, channels: source.channels, ring: 4)
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
    double(y) { first, second, i in
      row.store(first, i)
      row.store(second, i + 8)
    }
  }

  /// Gives the numbers of row y, sixteen at a time.
  @inline(__always) final func double(_ y: Int, _ store: (Words, Words, Int) -> Void) {
    let near = source.row(y >> 1), far = source.row((y >> 1) + (y & 1 == 0 ? -1 : 1))
    var i = 0
    while i < source.count {
      upright.store(far.words(i).quarter(near.words(i)), i)
      i += 8
    }
    let from = upright + ((area.left >> 1) - source.area.left) * channels
    i = 0
    while i < count {
      let middle = from + i / 2
      let b = middle.words(0)
      let even = middle.words(-channels).quarter(b), odd = middle.words(channels).quarter(b)
      if channels == 4 {
        store(.firsts(even, odd), .seconds(even, odd), i)
      } else {
        var mixed = SIMD16<UInt16>.zero
        mixed.evenHalf = even
        mixed.oddHalf = odd
        store(mixed.lowHalf, mixed.highHalf, i)
      }
      i += 16
    }
  }
}

/// The last doubling, to bytes.
final class ByteDoubling: DoublingStage {
  private let target: BytePlane
  private let line: UnsafeMutablePointer<UInt8>

  init(_ source: RowStage, to target: BytePlane) {
    self.target = target
    let area = target.area
    // Room for a row's numbers rounded up.
    line = .allocate(capacity: (area.width + 2) * target.channels + 64)
    super.init(source, to: PixelRect(area.left & ~1, area.top, area.right, area.bottom))
  }

  deinit { line.deallocate() }

  /// Fills the target.
  func run() {
    let skip = (target.area.left - area.left) * channels
    for y in target.area.top..<target.area.bottom {
      double(y) { first, second, i in line.storeHigh(first, second, i) }
      target.row(y).update(from: line + skip, count: target.area.width * channels)
    }
  }
}

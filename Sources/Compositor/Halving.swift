/// Halves pictures with the kernel 1 3 3 1 in both directions: cell j comes from the cells 2j - 1 to 2j + 2.
class HalvingStage: RowStage {
  /// A row that is halved downwards: from cell 2 x left - 1 on.
  private let upright: UnsafeMutablePointer<UInt16>
  private let uprightStorage: UnsafeMutablePointer<UInt16>
  final let uprightCount: Int

  /// Gives the columns from `left` to `right`, and the rows that come from `rows` of the source.
  init(left: Int, right: Int, rows: Range<Int>, channels: Int) {
    let reached = HalvingStage.cells(from: PixelRect(0, rows.lowerBound, 1, rows.upperBound))
    let area = PixelRect(left, reached.top, right, reached.bottom)
    let needed = 2 * ((max(right - left, 1) * channels + 31) / 32 * 32) + 4 * channels
    uprightCount = needed
    uprightStorage = .allocate(capacity: needed + 2 * RowStage.margin)
    uprightStorage.initialize(repeating: 0, count: needed + 2 * RowStage.margin)
    upright = uprightStorage + RowStage.margin
    super.init(area, channels: channels, ring: 4)
  }

  deinit { uprightStorage.deallocate() }

  /// The cells that may be other than 0 after halving `area`.
  static func cells(from area: PixelRect) -> PixelRect {
    PixelRect((area.left - 1) >> 1, (area.top - 1) >> 1, (area.right >> 1) + 1, (area.bottom >> 1) + 1)
  }

  /// The first column that halving to `left` reads, and the one after the last.
  static func columns(for left: Int, _ right: Int) -> (Int, Int) { (2 * left - 1, 2 * right + 1) }

  /// Halves the source's rows from `first` on downwards.
  func stand(_ upright: UnsafeMutablePointer<UInt16>, first: Int) {}

  final override func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {
    stand(upright, first: 2 * y - 1)
    var i = 0
    if channels == 4 {
      while i < count {
        let a = upright.words(2 * i), b = upright.words(2 * i + 8), c = upright.words(2 * i + 16)
        let inner = Words.seconds(a, b).average(.firsts(b, c)), outer = Words.firsts(a, b).average(.seconds(b, c))
        row.store(outer.quarter(inner), i)
        i += 8
      }
    } else {
      while i < count {
        let raw = UnsafeRawPointer(upright + 2 * i)
        let a = raw.loadUnaligned(as: SIMD16<UInt16>.self), b = (raw + 4).loadUnaligned(as: SIMD16<UInt16>.self)
        let inner = a.oddHalf.average(b.evenHalf), outer = a.evenHalf.average(b.oddHalf)
        row.store(outer.quarter(inner), i)
        i += 8
      }
    }
  }
}

/// Halves bytes.
final class ByteHalving: HalvingStage {
  private let source: BytePlane
  private let zeros: UnsafeMutablePointer<UInt8>

  init(_ source: BytePlane, left: Int, right: Int) {
    self.source = source
    let width = source.area.width * source.channels
    zeros = .allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    super.init(left: left, right: right, rows: source.area.top..<source.area.bottom, channels: source.channels)
  }

  deinit { zeros.deallocate() }

  override func stand(_ upright: UnsafeMutablePointer<UInt16>, first: Int) {
    let start = 2 * area.left - 1
    let left = max(start, source.area.left), right = min(start + uprightCount / channels, source.area.right)
    guard left < right else { return }
    let skip = (left - source.area.left) * channels
    func line(_ y: Int) -> UnsafeMutablePointer<UInt8> {
      (y >= source.area.top && y < source.area.bottom ? source.row(y) : zeros) + skip
    }
    let a = line(first), b = line(first + 1), c = line(first + 2), d = line(first + 3)
    let to = upright + (left - start) * channels
    let count = (right - left) * channels
    var i = 0
    while i + 8 <= count {
      let inner = Words(bytes: b + i).average(Words(bytes: c + i))
      to.store(Words(bytes: a + i).average(Words(bytes: d + i)).quarter(inner), i)
      i += 8
    }
    while i < count {
      let sum = UInt32(a[i]) &+ UInt32(d[i]) &+ 3 &* (UInt32(b[i]) &+ UInt32(c[i]))
      to[i] = UInt16(truncatingIfNeeded: sum &<< 5)
      i += 1
    }
  }
}

/// Halves the rows of a stage, whose columns are those that `columns` asks for.
final class RowHalving: HalvingStage {
  private let source: RowStage

  init(_ source: RowStage, left: Int, right: Int) {
    self.source = source
    super.init(left: left, right: right, rows: source.area.top..<source.area.bottom, channels: source.channels)
  }

  override func stand(_ upright: UnsafeMutablePointer<UInt16>, first: Int) {
    let a = source.row(first), b = source.row(first + 1), c = source.row(first + 2), d = source.row(first + 3)
    var i = 0
    while i < min(uprightCount, source.count) {
      upright.store(a.words(i).average(d.words(i)).quarter(b.words(i).average(c.words(i))), i)
      i += 8
    }
  }
}

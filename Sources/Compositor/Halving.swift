import CCairo

/// Halves pictures with the kernel of `Resampling` in both directions: cell j comes from the cells 2j - 2 to 2j + 3.
class HalvingStage: RowStage {
  /// A row that is halved downwards: its even cells, from cell 2 x left - 2 on, and its odd ones.
  final let evens, odds: UnsafeMutablePointer<UInt16>
  private let storage: UnsafeMutablePointer<UInt16>
  /// How many numbers of either there are.
  final let uprightCount: Int

  /// Gives the columns from `left` to `right`, and the rows that come from `rows` of the source.
  init(left: Int, right: Int, rows: Range<Int>, channels: Int) {
    let reached = HalvingStage.cells(from: PixelRect(0, rows.lowerBound, 1, rows.upperBound))
    let area = PixelRect(left, reached.top, right, reached.bottom)
    uprightCount = (max(right - left, 1) * channels + 31) / 32 * 32 + 2 * channels
    let pitch = uprightCount + 2 * RowStage.margin
    storage = .zeros(2 * pitch)
    (evens, odds) = (storage + RowStage.margin, storage + pitch + RowStage.margin)
    super.init(area, channels: channels, ring: 6)
  }

  deinit { storage.deallocate() }

  /// The cells that may be other than 0 after halving `area`.
  static func cells(from area: PixelRect) -> PixelRect {
    PixelRect((area.left - 2) >> 1, (area.top - 2) >> 1, ((area.right + 1) >> 1) + 1, ((area.bottom + 1) >> 1) + 1)
  }

  /// The first column that halving to `left` reads, and the one after the last.
  static func columns(for left: Int, _ right: Int) -> (Int, Int) { (2 * left - 2, 2 * right + 2) }

  /// Halves the source's rows from `first` on downwards.
  func stand(first: Int) {}

  final override func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {
    stand(first: 2 * y - 2)
    let near = WideWords.all(Resampling.near << 9), next = WideWords.all(Resampling.next << 9)
    let far = WideWords.all(Resampling.far << 9)
    let (second, third) = (channels, 2 * channels)
    var i = 0
    while i < count {
      let e = evens + i, o = odds + i
      let a = e.wide(second).average(o.wide(second)).high(times: near)
      let b = o.wide(0).average(e.wide(third)).high(times: next)
      row.store(a &+ b &+ e.wide(0).average(o.wide(third)).high(times: far), i)
      i &+= 16
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

  override func stand(first: Int) {
    let start = 2 * area.left - 2
    let left = max(start, source.area.left), right = min(start + 2 * uprightCount / channels, source.area.right)
    guard left < right else { return }
    let skip = (left - source.area.left) * channels
    func line(_ y: Int) -> UnsafeMutablePointer<UInt8> {
      (y >= source.area.top && y < source.area.bottom ? source.row(y) : zeros) + skip
    }
    let a = line(first), b = line(first + 1), c = line(first + 2), d = line(first + 3)
    let e = line(first + 4), f = line(first + 5)
    let count = (right - left) * channels
    let near = WideWords.all(Resampling.near), next = WideWords.all(Resampling.next)
    let far = WideWords.all(Resampling.far)
    @inline(__always) func sum(_ i: Int) -> WideWords {
      (WideWords(wide: c + i) &+ WideWords(wide: d + i)) &* near
        &+ (WideWords(wide: b + i) &+ WideWords(wide: e + i)) &* next
        &+ (WideWords(wide: a + i) &+ WideWords(wide: f + i)) &* far
    }
    // A number alone: before the first even cell, and after the last block.
    func single(_ i: Int) {
      let pixel = left - start + i / channels
      let to = (pixel & 1 == 0 ? evens : odds) + (pixel >> 1) * channels + i % channels
      let inner = (UInt16(c[i]) &+ UInt16(d[i])) &* UInt16(Resampling.near)
      let outer = (UInt16(a[i]) &+ UInt16(f[i])) &* UInt16(Resampling.far)
      to.pointee = inner &+ (UInt16(b[i]) &+ UInt16(e[i])) &* UInt16(Resampling.next) &+ outer
    }
    var i = 0
    while i < count, (left - start + i / channels) & 1 == 1 {
      single(i)
      i += 1
    }
    let to = ((left - start + i / channels) >> 1) * channels - i / 2
    let ahead = line(min(first + 8, source.area.bottom - 1)), below = ahead + source.stride
    while i &+ 32 <= count {
      mk_prefetch(ahead + i)
      mk_prefetch(below + i)
      let (even, odd) = WideWords.parted(sum(i), sum(i &+ 16), channels: channels)
      evens.store(even, to + i / 2)
      odds.store(odd, to + i / 2)
      i &+= 32
    }
    while i < count {
      single(i)
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

  override func stand(first: Int) {
    let a = source.row(first), b = source.row(first + 1), c = source.row(first + 2), d = source.row(first + 3)
    let e = source.row(first + 4), f = source.row(first + 5)
    let near = WideWords.all(Resampling.near << 9), next = WideWords.all(Resampling.next << 9)
    let far = WideWords.all(Resampling.far << 9)
    @inline(__always) func sum(_ i: Int) -> WideWords {
      c.wide(i).average(d.wide(i)).high(times: near)
        &+ b.wide(i).average(e.wide(i)).high(times: next)
        &+ a.wide(i).average(f.wide(i)).high(times: far)
    }
    let count = min(2 * uprightCount, source.count)
    var i = 0
    while i < count {
      let (even, odd) = WideWords.parted(sum(i), sum(i &+ 16), channels: channels)
      evens.store(even, i / 2)
      odds.store(odd, i / 2)
      i &+= 32
    }
  }
}

/// Doubles planes: cells 2j and 2j + 1 are (a + 3b) / 4 and (3b + c) / 4 of the cells j - 1, j, j + 1, in both
/// directions (Chaikin's subdivision, the transpose of the halving kernel).
enum Doubling {
  /// The cells that doubling to `area` reads; the left and top one have even numbers, so that planes of them are begun
  /// at a whole cell of the next smaller one.
  static func cells(for area: PixelRect) -> PixelRect {
    func first(_ v: Int) -> Int { ((v >> 1) - 1) & ~1 }
    func last(_ v: Int) -> Int { ((v - 1) >> 1) + 2 }
    return PixelRect(first(area.left), first(area.top), last(area.right), last(area.bottom))
  }

  /// Doubles to numbers x 128; the area begins at even cells.
  static func double(_ source: WordPlane, to area: PixelRect) -> WordPlane {
    let plane = WordPlane(area, channels: source.channels)
    let row = Upright(source, area)
    for y in plane.area.top..<plane.area.bottom {
      row.load(source, y)
      row.double(plane.count) { sum, i in plane.row(y).store((sum &+ .all(1)) &>> 1, i) }
    }
    return plane
  }

  /// Doubles to bytes.
  static func double(_ source: WordPlane, to target: BytePlane) {
    let area = target.area
    let c = target.channels
    let even = PixelRect(area.left & ~1, area.top, area.right, area.bottom)
    let count = (even.width * c + 15) / 16 * 16
    let row = Upright(source, even)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { bytes.deallocate() }
    let skip = (area.left - even.left) * c
    for y in area.top..<area.bottom {
      row.load(source, y)
      var held = Words.zero
      row.double(count) { sum, i in
        // x 256 plus a half, so that the high byte is the rounded value.
        let value = (sum &+ .all(128)) &>> 8
        if i & 8 == 0 {
          held = value
        } else {
          let pair = SIMD16<UInt16>(lowHalf: held, highHalf: value)
          UnsafeMutableRawPointer(bytes + i - 8).storeBytes(
            of: SIMD16<UInt8>(truncatingIfNeeded: pair), as: SIMD16<UInt8>.self)
        }
      }
      target.row(y).update(from: bytes + skip, count: area.width * c)
    }
  }

  /// A row that is doubled downwards but not yet across, x 64.
  private final class Upright {
    private let scratch: RowScratch
    private let channels: Int
    /// Index of the number from which the first result comes.
    private let first: Int
    private let length: Int

    init(_ source: WordPlane, _ area: PixelRect) {
      channels = source.channels
      scratch = RowScratch(source.count + 64)
      length = source.count
      first = ((area.left >> 1) - source.area.left) * channels
    }

    func load(_ source: WordPlane, _ y: Int) {
      let near = source.row(y >> 1), far = source.row((y >> 1) + (y & 1 == 0 ? -1 : 1))
      let one = Words.all(1)
      var i = 0
      while i < length {
        let a = (near.words(i) &+ one) &>> 1, b = (far.words(i) &+ one) &>> 1
        scratch.row.store((a &+ a &+ a &+ b &+ .all(2)) &>> 2, i)
        i += 8
      }
    }

    /// Gives the doubled row in vectors, x 256.
    @inline(__always) func double(_ count: Int, _ store: (Words, Int) -> Void) {
      let row = scratch.row + first
      var i = 0
      while i < count {
        let at = i / 2
        if channels == 4 {
          // One cell: two pixels.
          let pair = UnsafeRawPointer(row + at)
          let b = pair.loadUnaligned(as: SIMD4<UInt16>.self)
          let a = (pair - 8).loadUnaligned(as: SIMD4<UInt16>.self), c = (pair + 8).loadUnaligned(as: SIMD4<UInt16>.self)
          let triple = b &+ b &+ b
          store(Words(lowHalf: a &+ triple, highHalf: triple &+ c), i)
        } else {
          let pair = UnsafeRawPointer(row + at)
          let b = pair.loadUnaligned(as: SIMD4<UInt16>.self)
          let a = (pair - 2).loadUnaligned(as: SIMD4<UInt16>.self), c = (pair + 2).loadUnaligned(as: SIMD4<UInt16>.self)
          let triple = b &+ b &+ b
          var both = Words.zero
          both.evenHalf = a &+ triple
          both.oddHalf = triple &+ c
          store(both, i)
        }
        i += 8
      }
    }
  }
}

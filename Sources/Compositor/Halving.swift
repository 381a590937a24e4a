/// Halves planes with the kernel 1 3 3 1 in both directions: cell j comes from the cells 2j - 1 to 2j + 2.
enum Halving {
  /// The cells that are not 0 after halving `area`.
  static func reached(from area: PixelRect) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    return PixelRect((area.left - 1) >> 1, (area.top - 1) >> 1, (area.right >> 1) + 1, (area.bottom >> 1) + 1)
  }

  /// The cells that halving to `area` reads.
  static func read(for area: PixelRect) -> PixelRect {
    area.isEmpty ? .empty : PixelRect(2 * area.left - 1, 2 * area.top - 1, 2 * area.right + 1, 2 * area.bottom + 1)
  }

  /// Halves bytes to numbers x 128.
  static func halve(_ source: BytePlane, to area: PixelRect) -> WordPlane {
    let c = source.channels
    let plane = WordPlane(area, channels: c)
    let row = Upright(plane, c)
    let zeros = [UInt8](repeating: 0, count: source.area.width * c + 16)
    zeros.withUnsafeBufferPointer { zeros in
      guard let nothing = zeros.baseAddress else { return }
      for y in plane.area.top..<plane.area.bottom {
        func line(_ i: Int) -> UnsafePointer<UInt8> {
          let at = 2 * y - 1 + i
          return at >= source.area.top && at < source.area.bottom ? UnsafePointer(source.row(at)) : nothing
        }
        row.load(line(0), line(1), line(2), line(3), source.area)
        row.halve(to: plane.row(y), plane.count, shift: 1)
      }
    }
    return plane
  }

  /// Halves numbers x 128.
  static func halve(_ source: WordPlane, to area: PixelRect) -> WordPlane {
    let c = source.channels
    let plane = WordPlane(area, channels: c)
    let row = Upright(plane, c)
    let nothing = RowScratch(source.count)
    for y in plane.area.top..<plane.area.bottom {
      func line(_ i: Int) -> UnsafePointer<UInt16> {
        let at = 2 * y - 1 + i
        return UnsafePointer(at >= source.area.top && at < source.area.bottom ? source.row(at) : nothing.row)
      }
      row.load(line(0), line(1), line(2), line(3), source.area, source.count)
      row.halve(to: plane.row(y), plane.count, shift: -1)
    }
    return plane
  }

  /// A row that is halved downwards but not yet across.
  private final class Upright {
    private let scratch: RowScratch
    private let channels: Int
    /// The first cell of the row, and how many numbers it has.
    private let left, count: Int

    init(_ plane: WordPlane, _ channels: Int) {
      left = 2 * plane.area.left - 1
      count = 2 * plane.count + 4 * channels
      self.channels = channels
      scratch = RowScratch(count)
    }

    /// Where a source row of `area` lies in the row: offset of its first number, and the numbers of it that are used.
    private func overlap(_ area: PixelRect, _ length: Int) -> (to: Int, from: Int, count: Int) {
      let to = (area.left - left) * channels
      let from = max(0, -to)
      return (to, from, max(0, min(length, count - to) - from))
    }

    func load(
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ c: UnsafePointer<UInt8>, _ d: UnsafePointer<UInt8>,
      _ area: PixelRect
    ) {
      let (to, from, count) = overlap(area, area.width * channels)
      let row = scratch.row + to
      var i = from
      let end = from + count
      while i + 16 <= end {
        func wide(_ p: UnsafePointer<UInt8>) -> SIMD16<UInt16> {
          SIMD16<UInt16>(truncatingIfNeeded: UnsafeRawPointer(p + i).loadUnaligned(as: SIMD16<UInt8>.self))
        }
        let middle = wide(b) &+ wide(c)
        let sum = wide(a) &+ wide(d) &+ middle &+ middle &+ middle
        UnsafeMutableRawPointer(row + i).storeBytes(of: sum, as: SIMD16<UInt16>.self)
        i += 16
      }
      while i < end {
        row[i] = UInt16(a[i]) &+ UInt16(d[i]) &+ 3 &* (UInt16(b[i]) &+ UInt16(c[i]))
        i += 1
      }
    }

    /// Numbers x 128 become x 32 first, so that eight of them fit.
    func load(
      _ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, _ c: UnsafePointer<UInt16>, _ d: UnsafePointer<UInt16>,
      _ area: PixelRect, _ length: Int
    ) {
      let (to, from, count) = overlap(area, length)
      let row = scratch.row + to
      let two = Words.all(2)
      var i = from
      while i < from + count {
        let middle = ((b.words(i) &+ two) &>> 2) &+ ((c.words(i) &+ two) &>> 2)
        let sum = ((a.words(i) &+ two) &>> 2) &+ ((d.words(i) &+ two) &>> 2) &+ middle &+ middle &+ middle
        row.store((sum &+ .all(4)) &>> 3, i)
        i += 8
      }
    }

    /// Halves the row across; the sum is shifted left by `shift`, right when that is negative.
    func halve(to result: UnsafeMutablePointer<UInt16>, _ length: Int, shift: Int) {
      if channels == 4 { quads(result, length, shift) } else { singles(result, length, shift) }
    }

    @inline(__always) private func shifted(_ sum: Words, _ shift: Int) -> Words {
      shift > 0 ? sum &<< 1 : (sum &+ .all(1)) &>> 1
    }

    private func quads(_ result: UnsafeMutablePointer<UInt16>, _ length: Int, _ shift: Int) {
      let row = UnsafeRawPointer(scratch.row)
      var i = 0
      while i < length {
        let x = (row + 4 * i).loadUnaligned(as: SIMD4<UInt64>.self)
        let y = (row + 4 * i + 16).loadUnaligned(as: SIMD4<UInt64>.self)
        let outer = unsafeBitCast(x.evenHalf, to: Words.self) &+ unsafeBitCast(y.oddHalf, to: Words.self)
        let inner = unsafeBitCast(x.oddHalf, to: Words.self) &+ unsafeBitCast(y.evenHalf, to: Words.self)
        result.store(shifted(outer &+ inner &+ inner &+ inner, shift), i)
        i += 8
      }
    }

    private func singles(_ result: UnsafeMutablePointer<UInt16>, _ length: Int, _ shift: Int) {
      let row = UnsafeRawPointer(scratch.row)
      var i = 0
      while i < length {
        let x = (row + 4 * i).loadUnaligned(as: SIMD16<UInt16>.self)
        let y = (row + 4 * i + 4).loadUnaligned(as: SIMD16<UInt16>.self)
        let inner = x.oddHalf &+ y.evenHalf
        result.store(shifted(x.evenHalf &+ y.oddHalf &+ inner &+ inner &+ inner, shift), i)
        i += 8
      }
    }
  }
}

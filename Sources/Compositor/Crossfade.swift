/// The mix of two pictures: old x (1 - p) + new x p in every channel, premultiplied, rounded to nearest; p in steps of
/// 1/32768.
enum Crossfade {
  /// Fills `result` with the mix of the parts that lie there; a picture that is missing or ends is transparent.
  static func mix(_ old: Picture?, _ new: Picture?, _ p: Double, into result: Picture) {
    let weight = UInt32((min(max(p, 0), 1) * 32768).rounded())
    let area = result.area
    for y in area.top..<area.bottom {
      let row = (result.bitmap.storage + (y - area.top) * result.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let a = Line(old, y, area), b = Line(new, y, area)
      let shared = a.columns.clamped(to: b.columns)
      if shared.count < area.width * 4 { row.initialize(repeating: 0, count: area.width * 4) }
      mix(a.at(shared.lowerBound), b.at(shared.lowerBound), weight, to: row + shared.lowerBound, shared.count)
      if shared.isEmpty {
        scale(a, a.columns, 32768 - weight, to: row)
        scale(b, b.columns, weight, to: row)
      } else {
        for (line, share) in [(a, 32768 - weight), (b, weight)] where line.columns != shared {
          scale(line, line.columns.lowerBound..<shared.lowerBound, share, to: row)
          scale(line, shared.upperBound..<line.columns.upperBound, share, to: row)
        }
      }
    }
  }

  /// Fills `result`, which lies within the picture (and may be the picture), with the picture x opacity in every channel,
  /// rounded; the opacity in steps of 1/32768.
  static func fade(_ picture: Picture, _ opacity: Double, into result: Picture) {
    let weight = UInt32((min(max(opacity, 0), 1) * 32768).rounded())
    for y in result.area.top..<result.area.bottom {
      let row = result.bitmap.storage + (y - result.area.top) * result.bitmap.stride
      let line = Line(picture, y, result.area)
      scale(line, line.columns, weight, to: row.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// The part of a picture's row that lies in the result's, in bytes of the latter.
  private struct Line {
    let columns: Range<Int>
    private let start: UnsafeMutablePointer<UInt8>?

    init(_ picture: Picture?, _ y: Int, _ area: PixelRect) {
      guard let picture, y >= picture.area.top, y < picture.area.bottom,
        max(area.left, picture.area.left) < min(area.right, picture.area.right)
      else {
        (columns, start) = (0..<0, nil)
        return
      }
      let left = max(area.left, picture.area.left), right = min(area.right, picture.area.right)
      columns = 4 * (left - area.left)..<4 * (right - area.left)
      let row = picture.bitmap.storage + (y - picture.area.top) * picture.bitmap.stride
      start = row.assumingMemoryBound(to: UInt8.self) + 4 * (left - picture.area.left)
    }

    func at(_ column: Int) -> UnsafeMutablePointer<UInt8>? { start.map { $0 + (column - columns.lowerBound) } }
  }

  private static func scale(_ line: Line, _ columns: Range<Int>, _ weight: UInt32, to row: UnsafeMutablePointer<UInt8>)
  {
    guard !columns.isEmpty, let from = line.at(columns.lowerBound) else { return }
    let to = row + columns.lowerBound
    // A byte x 256 times a weight of 16 bits has the result in its high half, x 256 too.
    let factor = Words.all(Int(min(weight << 1, 65535))), half = Words.all(128)
    var i = 0
    while i + 16 <= columns.count {
      let first = Words(bytes: from + i).high(times: factor) &+ half
      to.storeHigh(first, Words(bytes: from + i + 8).high(times: factor) &+ half, i)
      i += 16
    }
    let last = UInt32(factor[0])
    while i < columns.count {
      to[i] = UInt8(truncatingIfNeeded: ((UInt32(from[i]) &<< 8 &* last) &>> 16 &+ 128) &>> 8)
      i += 1
    }
  }

  private static func mix(
    _ a: UnsafeMutablePointer<UInt8>?, _ b: UnsafeMutablePointer<UInt8>?, _ weight: UInt32,
    to result: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    guard count > 0, let a, let b else { return }
    // Weights of 15 bits and signed: products of pairs are then one instruction.
    guard weight > 0 else { return result.update(from: a, count: count) }
    guard weight < 32768 else { return result.update(from: b, count: count) }
    let new = Int16(truncatingIfNeeded: weight), old = Int16(truncatingIfNeeded: 32768 - weight)
    for i in 0..<count {
      let sum = Int32(Int16(a[i])) &* Int32(old) &+ Int32(Int16(b[i])) &* Int32(new)
      result[i] = UInt8(truncatingIfNeeded: (sum &+ 16384) &>> 15)
    }
  }
}

extension LayerPainter {
  /// Draws the mix of two plates.
  func crossfade(_ old: Plate?, _ new: Plate?, _ progress: Double, on canvas: Canvas, within area: PixelRect) throws {
    func side(_ plate: Plate?) throws -> Picture? {
      guard let plate, let whole = try finished(plate, on: canvas.onPlane(plate.left, plate.top)) else { return nil }
      let picture = try picture(of: whole)
      return Picture(picture.bitmap, picture.area.offset(plate.left, plate.top))
    }
    let mixed = pool.picture(area.intersection(canvas.area))
    Crossfade.mix(try side(old), try side(new), progress, into: mixed)
    try canvas.lay(mixed, visible: area)
  }
}

/// The mix of two pictures: old x (1 - p) + new x p in every channel, premultiplied, rounded to nearest; p in steps of
/// 1/32768.
enum Crossfade {
  /// Fills `result` with the mix of the parts that lie there; a picture that is missing or ends is transparent.
  static func mix(_ old: Picture?, _ new: Picture?, _ p: Double, into result: Picture) {
    let weight = UInt32((min(max(p, 0), 1) * 32768).rounded())
    let area = result.area
    for y in area.top..<area.bottom {
      let row = (result.bitmap.storage + (y - area.top) * result.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      row.initialize(repeating: 0, count: area.width * 4)
      let a = old.flatMap { Line($0, y, area, row) }, b = new.flatMap { Line($0, y, area, row) }
      if let a, let b, a.count == b.count, a.to == b.to {
        mix(a.from, b.from, weight, to: a.to, a.count)
      } else {
        if let a { a.add(32768 - weight) }
        if let b { add(b, weight, old: a, row) }
      }
    }
  }

  /// Where a row of a picture meets a row of the result.
  private struct Line {
    let from: UnsafeMutablePointer<UInt8>
    let to: UnsafeMutablePointer<UInt8>
    let count: Int

    init?(_ picture: Picture, _ y: Int, _ area: PixelRect, _ row: UnsafeMutablePointer<UInt8>) {
      let left = max(area.left, picture.area.left), right = min(area.right, picture.area.right)
      guard y >= picture.area.top, y < picture.area.bottom, left < right else { return nil }
      let start = picture.bitmap.storage + (y - picture.area.top) * picture.bitmap.stride
      from = start.assumingMemoryBound(to: UInt8.self) + 4 * (left - picture.area.left)
      to = row + 4 * (left - area.left)
      count = 4 * (right - left)
    }

    func add(_ weight: UInt32) { for i in 0..<count { to[i] = scaled(from[i], weight) } }
  }

  /// Adds the new picture's row to a result that holds the old one's: where both are, they are mixed before rounding.
  private static func add(_ b: Line, _ weight: UInt32, old a: Line?, _ row: UnsafeMutablePointer<UInt8>) {
    guard let a else { return b.add(weight) }
    let begin = max(a.to, b.to), end = max(begin, min(a.to + a.count, b.to + b.count))
    let before = min(begin, b.to + b.count) - b.to
    if before > 0 { for i in 0..<before { b.to[i] = scaled(b.from[i], weight) } }
    mix(a.from + (begin - a.to), b.from + (begin - b.to), weight, to: begin, end - begin)
    let rest = max(end, b.to) - b.to
    if rest < b.count { for i in rest..<b.count { b.to[i] = scaled(b.from[i], weight) } }
  }

  private static func mix(
    _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, _ weight: UInt32,
    to result: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    let rest = 32768 - weight
    for i in 0..<max(count, 0) {
      result[i] = UInt8(truncatingIfNeeded: (UInt32(a[i]) &* rest &+ UInt32(b[i]) &* weight &+ 16384) &>> 15)
    }
  }

  @inline(__always) private static func scaled(_ v: UInt8, _ weight: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(v) &* weight &+ 16384) &>> 15)
  }
}

extension LayerPainter {
  /// Draws the mix of two plates.
  func crossfade(_ old: Plate?, _ new: Plate?, _ progress: Double, on canvas: Canvas, within area: PixelRect) throws {
    func picture(_ plate: Plate?) throws -> Picture? {
      guard let plate, let whole = try finished(plate, on: canvas.onPlane(plate.left, plate.top)) else { return nil }
      return Picture(whole.bitmap, whole.area.offset(plate.left, plate.top))
    }
    let a = try picture(old), b = try picture(new)
    try scratch.with(area) { mixed in
      Crossfade.mix(a, b, progress, into: mixed)
      try canvas.lay(mixed)
    }
  }
}

/// Draws a bitmap that is turned (and may be scaled): each pixel is a mix of the four nearest of the bitmap, by
/// weights of seven bits, which a phone's screen does not tell from more.
///
/// Pixman, which draws it for Cairo, takes some ninety instructions a pixel for what is turned; this takes half of them,
/// and two thirds of the time. For what is upright Pixman has a faster way of its own.
enum Sampling {
  /// A pixel of the bitmap in coordinates, which are whole numbers: each pixel is then the same whichever part of a
  /// picture is filled.
  private static let one = 4_294_967_296.0

  /// A row of pixels of the plane as places in the bitmap.
  private struct Line {
    var u, v: Int64
    let du, dv: Int64
  }

  /// Fills a picture with the bitmap, which `back` leads to from pixels of the plane. Beyond its edges the bitmap goes on
  /// as it ends; pixels that lie far outside stay as they were. False, and nothing done, when the numbers are too large.
  static func fill(_ picture: Picture, from bitmap: Bitmap, _ back: Transform) -> Bool {
    guard [back.a, back.b, back.c, back.d].allSatisfy({ abs($0) < 64 }), abs(back.tx) < 1e6, abs(back.ty) < 1e6,
      bitmap.width > 1, bitmap.height > 1
    else { return false }
    func fixed(_ v: Double) -> Int64 { Int64((v * one).rounded()) }
    // The middle of a pixel is what is looked up, and the middles of the bitmap's pixels are what is there.
    let middle = back.apply(Point(0.5, 0.5))
    let (u, v) = (fixed(middle.x - 0.5), fixed(middle.y - 0.5))
    let (a, b, c, d) = (fixed(back.a), fixed(back.b), fixed(back.c), fixed(back.d))
    let margin = 2 * (abs(back.a) + abs(back.b) + abs(back.c) + abs(back.d)) + 2
    let area = picture.area
    for y in area.top..<area.bottom {
      let (left, top) = (Int64(area.left), Int64(y))
      var line = Line(u: u + a * left + c * top, v: v + b * left + d * top, du: a, dv: b)
      var columns = 0.0...Double(area.width)
      columns = within(columns, Double(line.u) / one, back.a, Double(bitmap.width), margin)
      columns = within(columns, Double(line.v) / one, back.b, Double(bitmap.height), margin)
      let first = Int(columns.lowerBound), last = Int(columns.upperBound.rounded(.up))
      guard first < last else { continue }
      line.u += a * Int64(first)
      line.v += b * Int64(first)
      fill(picture.pixel(area.left + first, y), last - first, bitmap, line)
    }
    return true
  }

  /// The columns at which a coordinate, `start` at first and `step` more at each, lies in the bitmap or near it.
  private static func within(
    _ columns: ClosedRange<Double>, _ start: Double, _ step: Double, _ length: Double, _ margin: Double
  ) -> ClosedRange<Double> {
    let low = -margin - start, high = length + margin - start
    guard abs(step) > 1e-9 else { return low <= 0 && high >= 0 ? columns : columns.lowerBound...columns.lowerBound }
    let (from, to) = step > 0 ? (low / step, high / step) : (high / step, low / step)
    let first = min(max(from, columns.lowerBound), columns.upperBound)
    return first...max(first, min(to, columns.upperBound))
  }

  private static func fill(_ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ bitmap: Bitmap, _ line: Line) {
    let pixels = UnsafePointer(bitmap.storage.assumingMemoryBound(to: UInt8.self)), stride = bitmap.stride
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    var (u, v) = (line.u, line.v)
    @inline(__always) func next() -> Words {
      let (x, y) = (Int(u &>> 32), Int(v &>> 32))
      let across = UInt16(truncatingIfNeeded: (u &>> 25) & 127), down = UInt16(truncatingIfNeeded: (v &>> 25) & 127)
      u &+= line.du
      v &+= line.dv
      if UInt(bitPattern: x) < UInt(bitPattern: right) && UInt(bitPattern: y) < UInt(bitPattern: bottom) {
        let first = pixels + (y &* stride &+ 4 &* x)
        return mixed(Words(pair: first), Words(pair: first + stride), across, down)
      }
      let (x0, x1) = (min(max(x, 0), right), min(max(x + 1, 0), right))
      let above = pixels + min(max(y, 0), bottom) * stride, below = pixels + min(max(y + 1, 0), bottom) * stride
      return mixed(
        .firsts(Words(pixel: above + 4 * x0), Words(pixel: above + 4 * x1)),
        .firsts(Words(pixel: below + 4 * x0), Words(pixel: below + 4 * x1)), across, down)
    }
    var i = 0
    while i + 2 <= count {
      let a = next(), b = next()
      ((Words.firsts(a, b) &+ Words.seconds(a, b)) &>> 7).storePair(to + 4 * i)
      i += 2
    }
    if i < count {
      let a = next()
      ((Words.firsts(a, a) &+ Words.seconds(a, a)) &>> 7).storePixel(to + 4 * i)
    }
  }

  /// The shares of the left and of the right pair, x 128.
  @inline(__always) private static func mixed(_ top: Words, _ bottom: Words, _ across: UInt16, _ down: UInt16) -> Words
  {
    let columns = top &* Words(repeating: 128 - down) &+ bottom &* Words(repeating: down)
    let (l, r) = ((128 - across) &<< 8, across &<< 8)
    return (columns &<< 1).high(times: Words(l, l, l, l, r, r, r, r))
  }
}

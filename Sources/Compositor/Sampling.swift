import CKernels

/// Draws a bitmap that is turned (and may be scaled): each pixel is a mix of the four nearest of the bitmap, by
/// weights of seven bits, which a phone's screen does not tell from more.
///
/// Pixman, which draws it for Cairo, takes some ninety instructions a pixel for what is turned. For what is upright it
/// has a faster way of its own.
enum Sampling {
  /// A pixel of the bitmap in coordinates, which are whole numbers: each pixel is then the same whichever part of a
  /// picture is filled.
  private static let one = 4_294_967_296.0

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
    var source = mk_bitmap(
      pixels: UnsafePointer(bitmap.storage.assumingMemoryBound(to: UInt8.self)), stride: bitmap.stride,
      width: bitmap.width, height: bitmap.height)
    for y in area.top..<area.bottom {
      let (left, top) = (Int64(area.left), Int64(y))
      var line = mk_line(u: u + a * left + c * top, v: v + b * left + d * top, du: a, dv: b)
      var columns = 0.0...Double(area.width)
      columns = within(columns, Double(line.u) / one, back.a, Double(bitmap.width), margin)
      columns = within(columns, Double(line.v) / one, back.b, Double(bitmap.height), margin)
      let first = Int(columns.lowerBound), last = Int(columns.upperBound.rounded(.up))
      guard first < last else { continue }
      line.u += a * Int64(first)
      line.v += b * Int64(first)
      mk_sample(&source, line, picture.pixel(area.left + first, y), last - first)
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
}

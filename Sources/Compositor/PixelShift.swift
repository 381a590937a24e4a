/// A rectangle of whole pixels, upright, that lies between the pixels of the plane in one direction, as a picture does
/// that glides up or down: what shows of it is a mix of the two places on whole pixels between which it is.
struct PixelShift: Equatable {
  /// The place above or left of it, and the one below or right.
  let first, second: PixelRect
  /// How far it is from the first to the second, above 0 and below 1.
  let share: Double

  /// Pixels a point from which on a mix of two rows looks sharp. On coarser canvases a picture may rest between pixels,
  /// and is sampled from a finer raster.
  private static let finest = 2.5

  /// Nil when it lies on whole pixels, or between them in both directions, or is no whole number of them large.
  init?(_ rect: Rect, _ t: Transform) {
    guard t.b == 0, t.c == 0, min(t.a, t.d) >= Self.finest else { return nil }
    let seen = t.bounds(of: rect)
    let left = seen.x.rounded(.down), top = seen.y.rounded(.down)
    func isWhole(_ v: Double) -> Bool { PixelRect(along: Rect(v, 0, 1, 1)) != nil }
    let goesDown = isWhole(seen.x)
    guard goesDown != isWhole(seen.y) else { return nil }
    let start = goesDown ? Point(seen.x, top) : Point(left, seen.y)
    guard let first = PixelRect(along: Rect(start.x, start.y, seen.width, seen.height)), !first.isEmpty else {
      return nil
    }
    self.first = first
    second = goesDown ? first.offset(0, 1) : first.offset(1, 0)
    share = goesDown ? seen.y - top : seen.x - left
  }

  /// The pixels on which it shows.
  var place: PixelRect { first.union(second) }
}

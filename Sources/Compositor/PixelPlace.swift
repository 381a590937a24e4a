/// A rectangle that covers whole pixels exactly, upright; it may be turned over.
struct PixelPlace: Equatable {
  let area: PixelRect
  let isMirrored: Bool

  /// The image of `rect`; nil when an edge is farther than 1/256 pixel from the grid.
  init?(_ rect: Rect, _ t: Transform) {
    guard t.b == 0, t.c == 0, let area = PixelRect(along: t.bounds(of: rect)) else { return nil }
    (self.area, isMirrored) = (area, t.a < 0 || t.d < 0)
  }
}

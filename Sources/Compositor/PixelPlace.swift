/// A rectangle that covers whole pixels exactly, upright and unmirrored.
struct PixelPlace: Equatable {
  let area: PixelRect

  /// The image of `rect`; nil when an edge is farther than 1/256 pixel from the grid.
  init?(_ rect: Rect, _ t: Transform) {
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
    let edges = [
      rect.minX * t.a + t.tx, rect.minY * t.d + t.ty, rect.maxX * t.a + t.tx, rect.maxY * t.d + t.ty,
    ]
    guard edges.allSatisfy({ abs($0) < 1e6 && abs($0 - $0.rounded()) <= 1.0 / 256 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    area = PixelRect(whole[0], whole[1], whole[2], whole[3])
  }
}

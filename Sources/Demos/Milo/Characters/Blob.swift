import Foundation
import Scenes

/// A soft body: simple pieces melted into one outline. The distance of a point is the log-sum-exp blend of its
/// distances to all pieces, so the outline has no corner anywhere and no piece counts before another.
struct Blob: Sendable {
  /// A piece of a body.
  enum Piece: Sendable {
    /// A disc.
    case disc(Point, Double)
    /// Two discs of their own radii and the hull round them.
    case cone(Point, Double, Point, Double)
    /// A box of half extents with round corners.
    case box(Point, Size, Double)
  }

  let centre: Point
  let pieces: [Piece]
  /// How far pieces melt into each other, in points.
  let melt: Double

  /// The outline `inset` points inside the body, as seen from the centre, which must lie inside; of the body swept
  /// along `sweep` when that is given.
  func outline(inset: Double = 0, sweep: Point = .zero, samples: Int = 128) -> Path {
    let steps = sweep == .zero ? [0.0] : [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
    func isInside(_ p: Point) -> Bool { steps.contains { distance(p - sweep * $0) + inset < 0 } }
    return Path.closed(
      through: (0..<samples).map { i in
        let direction = Point.polar(Double(i) * 360 / Double(samples) - 90, 1)
        var low = 0.0, high = 200.0
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if isInside(centre + direction * middle) { low = middle } else { high = middle }
        }
        return centre + direction * low
      })
  }

  func distance(_ p: Point) -> Double {
    let all = pieces.map { Self.distance(p, $0) }
    let least = all.min() ?? 0
    return least - melt * log(all.reduce(0) { $0 + exp((least - $1) / melt) })
  }

  /// Signed distances of the pieces (Inigo Quilez, "2D distance functions").
  private static func distance(_ p: Point, _ piece: Piece) -> Double {
    switch piece {
    case .disc(let c, let r): return p.distance(to: c) - r
    case .box(let c, let half, let r):
      let x = abs(p.x - c.x) - half.width + r, y = abs(p.y - c.y) - half.height + r
      return Point(max(x, 0), max(y, 0)).distance(to: .zero) + min(max(x, y), 0) - r
    case .cone(let a, let ra, let b, let rb):
      let v = b - a, w = p - a
      let h = v.x * v.x + v.y * v.y
      let qx = abs(w.x * v.y - w.y * v.x) / h, qy = (w.x * v.x + w.y * v.y) / h
      let d = ra - rb
      let cx = max(h - d * d, 0).squareRoot()
      let k = cx * qy - d * qx
      if k < 0 { return (h * (qx * qx + qy * qy)).squareRoot() - ra }
      if k > cx { return (h * (qx * qx + qy * qy + 1 - 2 * qy)).squareRoot() - rb }
      return cx * qx + d * qy - ra
    }
  }
}

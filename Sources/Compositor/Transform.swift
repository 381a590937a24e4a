import Foundation

/// An affine map of the plane: x' = a x + c y + tx, y' = b x + d y + ty (the order of Cairo's matrix).
public struct Transform: Hashable, Sendable {
  /// x' = a x + c y + tx, y' = b x + d y + ty.
  public var a, b, c, d, tx, ty: Double

  /// Makes a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by an offset.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns about the origin, degrees, clockwise positive (y grows downwards).
  public static func rotation(degrees: Double) -> Transform {
    let r = degrees * .pi / 180
    return Transform(a: cos(r), b: sin(r), c: -sin(r), d: cos(r), tx: 0, ty: 0)
  }

  /// This map after `inner`: the point goes through `inner` first.
  public func concat(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The image of a point.
  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// The bounds of the image of a rectangle.
  public func bounds(of r: Rect) -> Rect {
    if r.isEmpty { return Rect(origin: apply(r.origin), size: .zero) }
    let p = [
      apply(r.origin), apply(Point(r.maxX, r.minY)), apply(Point(r.minX, r.maxY)), apply(Point(r.maxX, r.maxY)),
    ]
    var left = p[0].x, right = p[0].x, top = p[0].y, bottom = p[0].y
    for q in p.dropFirst() {
      (left, right) = (min(left, q.x), max(right, q.x))
      (top, bottom) = (min(top, q.y), max(bottom, q.y))
    }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The inverse map, or nil when the plane collapses.
  public var inverse: Transform? {
    let det = a * d - b * c
    guard abs(det) > 1e-12 else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// The geometric mean of its scale: how much a length grows.
  public var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

/// A shadow in pixels.
struct PixelShadow: Hashable {
  let color: Color
  let sigma: Double
  /// Move from the group to its shadow.
  let offset: Point
  let isKnockedOut: Bool

  /// `transform` leads from the group's coordinates to pixels.
  init(_ shadow: Shadow, _ transform: Transform) {
    let d = shadow.offset
    color = shadow.color
    sigma = shadow.radius * transform.meanScale
    offset = Point(transform.a * d.x + transform.c * d.y, transform.b * d.x + transform.d * d.y)
    isKnockedOut = shadow.isKnockedOut
  }

  /// Pixels on all sides of the group that the shadow may touch.
  var reach: Int { Blur.reach(sigma) + Int(max(abs(offset.x), abs(offset.y)).rounded(.up)) + 1 }
}

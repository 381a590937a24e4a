/// Fills pictures with dithered gradients.
enum GradientFill {
  /// Gradients shorter than this many pixels show no bands, and are left to Cairo.
  static let shortest = 16.0

  /// What each pixel's place in a gradient is.
  enum Shape {
    /// The place is x a + y b + c.
    case linear(a: Double, b: Double, c: Double)
    /// The place is the length of the image of the pixel, times `scale`, plus `shift`.
    case concentric(Transform, scale: Double, shift: Double)
    /// Circles about different points: from `focus`, `inner` to `center`, `radius`, of which the second holds the first.
    case eccentric(Transform, RadialGradient)
  }

  /// The shape of a paint whose points go through `transform`, and its length in pixels; nil when Cairo is to fill it.
  static func shape(of paint: Paint, _ transform: Transform) -> (Shape, length: Double)? {
    guard let back = transform.inverse else { return nil }
    switch paint {
    case .color: return nil
    case .linear(let g):
      let d = g.to - g.from
      let square = d.x * d.x + d.y * d.y
      guard square > 1e-9, !g.stops.isEmpty else { return nil }
      // Along the direction in which the place grows fastest on screen.
      let a = (back.a * d.x + back.b * d.y) / square, b = (back.c * d.x + back.d * d.y) / square
      let c = ((back.tx - g.from.x) * d.x + (back.ty - g.from.y) * d.y) / square
      let length = 1 / (a * a + b * b).squareRoot()
      return length >= shortest ? (.linear(a: a, b: b, c: c), length) : nil
    case .radial(let g):
      let length = abs(g.radius - g.inner) * transform.meanScale
      guard length >= shortest, !g.stops.isEmpty else { return nil }
      if g.focus == g.center {
        let centred = Transform.translation(-g.center.x, -g.center.y).concat(back)
        let scale = 1 / (g.radius - g.inner)
        return (.concentric(centred, scale: scale, shift: -g.inner * scale), length)
      }
      let isHeld = g.focus.distance(to: g.center) + g.inner < g.radius - 1e-6
      return isHeld ? (.eccentric(back, g), length) : nil
    }
  }

  /// Fills all of a picture.
  static func fill(_ picture: Picture, _ gradient: GradientRows) {
    let area = picture.area
    for y in area.top..<area.bottom {
      picture.pixel(area.left, y).update(from: gradient.pixels(area.left, y, count: area.width), count: 4 * area.width)
    }
  }

  /// Indices into the ramp of `count` pixels from `x`, `y` on.
  static func places(
    _ shape: Shape, _ x: Int, _ y: Int, last: Int, into places: UnsafeMutablePointer<Int32>, count: Int
  ) {
    // The middle of the pixel is what counts.
    let x = Double(x) + 0.5, y = Double(y) + 0.5
    switch shape {
    case .linear(let a, let b, let c):
      linear(places, count, (x * a + y * b + c) * Double(last), a * Double(last), last)
    case .concentric(let t, let scale, let shift):
      let start = t.apply(Point(x, y))
      concentric(
        places, count, SIMD2(Float(start.x), Float(start.y)), SIMD2(Float(t.a), Float(t.b)),
        Float(scale * Double(last)), Float(shift * Double(last)), Int32(last))
    case .eccentric(let t, let g):
      for i in 0..<count {
        let place = GradientFill.place(of: t.apply(Point(x + Double(i), y)), in: g)
        places[i] = Int32(min(max((place * Double(last)).rounded(), 0), Double(last)))
      }
    }
  }

  // Both kinds in single precision: their steps are a thousand times finer than a ramp's. Adding 1.5 x 2^23 to a number
  // leaves it rounded in the low bits.
  private static let rounding: Float = 12_582_912, roundedBits: UInt32 = 0x4B40_0000

  private static func linear(
    _ places: UnsafeMutablePointer<Int32>, _ count: Int, _ start: Double, _ step: Double, _ last: Int
  ) {
    // A place far outside is brought near enough to be clamped all the same.
    let start = Float(min(max(start, -2_000_000), 2_000_000)), step = Float(min(max(step, -64), 64))
    let last = Int32(last)
    for i in 0..<Int32(count) {
      let number = start + step * Float(i) + rounding
      let place = Int32(bitPattern: number.bitPattern &- roundedBits)
      places[Int(i)] = place < 0 ? 0 : place > last ? last : place
    }
  }

  private static func concentric(
    _ places: UnsafeMutablePointer<Int32>, _ count: Int, _ start: SIMD2<Float>, _ step: SIMD2<Float>, _ scale: Float,
    _ shift: Float, _ last: Int32
  ) {
    for i in 0..<Int32(count) {
      let x = start.x + step.x * Float(i), y = start.y + step.y * Float(i)
      let number = (x * x + y * y).squareRoot() * scale + shift + rounding
      let place = Int32(bitPattern: number.bitPattern &- roundedBits)
      places[Int(i)] = place < 0 ? 0 : place > last ? last : place
    }
  }

  /// Where a point lies between the two circles of a gradient of which the second holds the first: the largest t whose
  /// circle goes through the point.
  private static func place(of p: Point, in g: RadialGradient) -> Double {
    let cd = g.center - g.focus, pd = p - g.focus
    let dr = g.radius - g.inner
    let a = cd.x * cd.x + cd.y * cd.y - dr * dr
    let b = pd.x * cd.x + pd.y * cd.y + g.inner * dr
    let c = pd.x * pd.x + pd.y * pd.y - g.inner * g.inner
    return (b - max(b * b - a * c, 0).squareRoot()) / a
  }
}

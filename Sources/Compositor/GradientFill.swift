/// Fills pictures with dithered gradients.
enum GradientFill {
  /// Gradients shorter than this many pixels show no bands, and are left to Cairo.
  static let shortest = 64.0

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
  static func fill(_ picture: Picture, _ shape: Shape, _ ramp: GradientRamp) {
    let area = picture.area
    let places = UnsafeMutablePointer<Int32>.allocate(capacity: area.width + 8)
    defer { places.deallocate() }
    let last = Double(ramp.last)
    for y in area.top..<area.bottom {
      let row = picture.bitmap.storage + (y - area.top) * picture.bitmap.stride
      // The middle of the pixel is what counts.
      let x0 = Double(area.left) + 0.5, yc = Double(y) + 0.5
      switch shape {
      case .linear(let a, let b, let c):
        linear(places, area.width, (x0 * a + yc * b + c) * last, a * last, ramp.last)
      case .concentric(let t, let scale, let shift):
        let start = t.apply(Point(x0, yc))
        concentric(
          places, area.width, SIMD2(Float(start.x), Float(start.y)), SIMD2(Float(t.a), Float(t.b)),
          Float(scale * last), Float(shift * last), Int32(ramp.last))
      case .eccentric(let t, let g):
        for i in 0..<area.width {
          let place = GradientFill.place(of: t.apply(Point(x0 + Double(i), yc)), in: g)
          places[i] = Int32(min(max((place * last).rounded(), 0), last))
        }
      }
      write(row, places, area.width, area.left, Dither.rows[y & (Dither.size - 1)], ramp.steps)
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

  /// Looks the colours up and dithers them.
  private static func write(
    _ row: UnsafeMutableRawPointer, _ places: UnsafeMutablePointer<Int32>, _ count: Int, _ left: Int,
    _ thresholds: [Words], _ steps: UnsafePointer<UInt64>
  ) {
    // The pattern begins at the picture's left edge.
    let t = (0..<4).map { i -> Words in
      func pixel(_ x: Int) -> UInt16 {
        let pair = thresholds[(x & 7) >> 1]
        return x & 1 == 0 ? pair[0] : pair[4]
      }
      let a = pixel(left + 2 * i), b = pixel(left + 2 * i + 1)
      return Words(a, a, a, a, b, b, b, b)
    }
    let (t0, t1, t2, t3) = (t[0], t[1], t[2], t[3])
    for i in count..<(count + 7) & ~7 { places[i] = 0 }
    let bytes = row.assumingMemoryBound(to: UInt8.self)
    @inline(__always) func pair(_ i: Int) -> Words {
      unsafeBitCast(SIMD2(steps[Int(places[i])], steps[Int(places[i + 1])]), to: Words.self)
    }
    var i = 0
    while i + 8 <= count {
      bytes.storeHigh(pair(i) &+ t0, pair(i + 2) &+ t1, 4 * i)
      bytes.storeHigh(pair(i + 4) &+ t2, pair(i + 6) &+ t3, 4 * i + 16)
      i += 8
    }
    guard i < count else { return }
    // A bitmap's rows are a multiple of 64 bytes, so a whole step of eight pixels has room.
    bytes.storeHigh(pair(i) &+ t0, pair(i + 2) &+ t1, 4 * i)
    bytes.storeHigh(pair(i + 4) &+ t2, pair(i + 6) &+ t3, 4 * i + 16)
  }
}

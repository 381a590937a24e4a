import CCairo
import Testing

@testable import Compositor

@Suite struct CoverageFillTests {
  /// Fills a path on pixels that hold something.
  private func filled(_ path: Path, _ color: Color, _ t: Transform = .identity, beneath: UInt32) throws -> Bitmap {
    let picture = ground(beneath)
    let plane = CoveragePlane()
    plane.begin(width: 90, height: 70)
    plane.add(path, t)
    try plane.fill(.color(PixelColor(color, opacity: 1)), on: Canvas(picture), picture.area)
    return picture.bitmap
  }

  private func ground(_ pixel: UInt32) -> Picture {
    let picture = Picture(area: PixelRect(0, 0, 90, 70))
    for y in 0..<70 {
      for x in 0..<90 {
        UnsafeMutableRawPointer(picture.pixel(x, y)).storeBytes(of: pixel, as: UInt32.self)
      }
    }
    return picture
  }

  /// The same by Cairo.
  private func drawnByCairo(_ path: Path, _ color: Color, _ t: Transform, beneath: UInt32) throws -> Bitmap {
    let picture = ground(beneath)
    let canvas = try Canvas(picture)
    canvas.set(t)
    path.trace(in: canvas.context)
    cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(canvas.context, 0.01)
    setSource(.color(color), in: canvas.context)
    cairo_fill(canvas.context)
    try canvas.surface.finish("a test")
    return picture.bitmap
  }

  @Test func shapesAreAsCairoDrawsThem() throws {
    let wheel = Path {
      $0.addEllipse(in: Rect(8, 6, 60, 56))
      // The other way round: a hole.
      $0.move(to: Point(30, 20))
      $0.addLine(to: Point(30, 50))
      $0.addLine(to: Point(50, 50))
      $0.addLine(to: Point(50, 20))
      $0.closeSubpath()
    }
    let star = Path {
      // Open, and over itself: non-zero winding fills the middle.
      for (i, p) in [Point(45, 2), Point(70, 66), Point(4, 26), Point(86, 26), Point(20, 66)].enumerated() {
        i == 0 ? $0.move(to: p) : $0.addLine(to: p)
      }
    }
    let far = Path { $0.addRoundedRect(Rect(-500, 10.3, 2000, 40.5), radii: CornerRadii(12)) }
    let turned = Transform.translation(12, -9).concat(.rotation(degrees: 17)).concat(.scale(0.9, 1.1))
    for path in [wheel, star, far] {
      for t in [Transform.identity, turned] {
        for color in [
          Color(red: 0.8, green: 0.3, blue: 0.1, alpha: 1), Color(red: 0.1, green: 0.9, blue: 0.4, alpha: 0.4),
        ] {
          for beneath: UInt32 in [0, 0xFF30_80C0, 0x8020_4060] {
            let mine = try filled(path, color, t, beneath: beneath)
            let theirs = try drawnByCairo(path, color, t, beneath: beneath)
            var most = 0
            for y in 0..<70 {
              for x in 0..<90 {
                for c in 0..<4 { most = max(most, abs(Int(mine[x, y][c]) - Int(theirs[x, y][c]))) }
              }
            }
            // Cairo looks at 15 rows a pixel; where outlines cross within a pixel both guess.
            #expect(most <= (path == star ? 64 : 255 / 15), "\(most)")
          }
        }
      }
    }
  }

  @Test func aPlaneIsEmptyAfterwards() throws {
    let plane = CoveragePlane()
    for (width, height) in [(90, 70), (13, 5), (90, 70)] {
      plane.begin(width: width, height: height)
      plane.add(Path { $0.addEllipse(in: Rect(-3, -4, 60, 60)) }, .identity)
      let picture = ground(0)
      try plane.fill(.color(PixelColor(.white, opacity: 1)), on: Canvas(picture), picture.area)
    }
    plane.begin(width: 90, height: 70)
    let picture = ground(0)
    try plane.fill(.color(PixelColor(.white, opacity: 1)), on: Canvas(picture), picture.area)
    #expect(bytes(picture.bitmap).allSatisfy { $0 == 0 })
  }

  /// Wherever a run begins and ends, its pixels are the same.
  @Test func longRunsAreAsShortOnes() throws {
    let face = ground(0)
    for y in 0..<70 {
      for x in 0..<90 {
        let (a, v) = (UInt32(x * 255 / 89), UInt32(x * 3 * y / 70 * 255 / 89 / 3))
        let pixel = a << 24 | min(v, a) << 16 | (a / 2) << 8 | a / 3
        UnsafeMutableRawPointer(face.pixel(x, y)).storeBytes(of: pixel, as: UInt32.self)
      }
    }
    func filled(_ columns: [Range<Int>]) throws -> [UInt8] {
      let picture = ground(0xFF40_90D0)
      let canvas = try Canvas(picture), plane = CoveragePlane()
      for part in columns {
        plane.begin(width: 90, height: 70)
        plane.add(Path { $0.addRect(Rect(Double(part.lowerBound), 0, Double(part.count), 70)) }, .identity)
        try plane.fill(.picture(face), on: canvas, picture.area)
      }
      return bytes(picture.bitmap)
    }
    #expect(try filled([0..<90]) == filled([0..<30, 30..<60, 60..<90]))
  }

  /// Stretches of edges and runs, however they are joined, are what laying each pixel through its coverage gives.
  @Test func gradientsGoThroughTheirCoverage() throws {
    let stops = [Stop(0, Color(0xE04020)), Stop(0.4, Color(0x20A0E0).opacity(0.3)), Stop(1, Color(0xF0F0C0))]
    let paint = Paint.radial(RadialGradient(center: Point(40, 36), radius: 44, stops: stops))
    let ring = Path {
      $0.addEllipse(in: Rect(3, 2, 80, 66))
      $0.move(to: Point(70, 36))
      $0.addArc(center: Point(43, 36), radius: 27, start: 360, end: 0)
      $0.closeSubpath()
    }
    let comb = Path {
      for i in 0..<12 { $0.addRect(Rect(Double(i) * 7.6 - 1.3, 3.3 + Double(i), 0.4 + 0.5 * Double(i), 50)) }
    }
    let wide = Path { $0.addRoundedRect(Rect(-50, 10.3, 200, 40.5), radii: CornerRadii(12)) }
    let (shape, length) = try #require(GradientFill.shape(of: paint, .identity))
    let ramp = GradientRamps().ramp(paint, opacity: 0.9, length: length)
    for path in [ring, comb, wide] {
      for width in [90, 83, 81, 80, 64, 9] {
        let area = PixelRect(0, 0, width, 70)
        let gradient = GradientRows(shape, ramp, widest: width, in: GradientBuffers())
        let plane = CoveragePlane(), found = ground(0xFF30_80C0), expected = ground(0xFF30_80C0)
        plane.begin(width: width, height: 70)
        plane.add(path, .identity)
        var coverage = [UInt8](repeating: 0, count: width * 70)
        coverage.withUnsafeMutableBufferPointer { bytes in
          if let base = bytes.baseAddress { plane.write(to: base, stride: width) }
        }
        plane.fill(.gradient(gradient), on: try Canvas(found), area)
        for y in 0..<70 {
          for x in 0..<width {
            Over.row(gradient.pixels(x, y, count: 1), through: [coverage[y * width + x]], expected.pixel(x, y), 1)
          }
        }
        let difference = difference(bytes(found.bitmap), bytes(expected.bitmap), stride: found.bitmap.stride)
        #expect(difference == nil, "\(width): \(difference ?? "")")
      }
    }
  }
}

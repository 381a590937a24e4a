import CCairo
import Testing

@testable import Compositor

/// Pictures that are turned, scaled or between pixels.
@Suite struct SamplingTests {
  private static let area = PixelRect(0, 0, 90, 70)

  /// Soft and sharp: waves, and a hard edge down the middle; transparent towards a corner.
  private static func picture() -> Bitmap {
    let bitmap = Bitmap(width: 48, height: 40)
    for y in 0..<40 {
      for x in 0..<48 {
        let alpha = min(255, 6 * (x + y))
        func channel(_ v: Int) -> UInt8 { UInt8(v % 256 * alpha / 255) }
        bitmap[x, y] = SIMD4(channel(5 * x), channel(6 * y), channel(x < 24 ? 20 : 230), UInt8(alpha))
      }
    }
    return bitmap
  }

  private static let ways: [Transform] = [
    .translation(20.3, 11.8), .translation(45, 35).concat(.rotation(degrees: 34)).concat(.translation(-24, -20)),
    .translation(8, 4).concat(.scale(1.37, 1.21)),
    .translation(45, 35).concat(.rotation(degrees: -97.5)).concat(.scale(0.8, 0.9)).concat(.translation(-24, -20)),
    .translation(80, 5).concat(.scale(-0.9, 1.1)), .translation(-20, -12).concat(.scale(2.1, 2.3)),
  ]

  private static func byCairo(_ t: Transform) throws -> Bitmap {
    let result = Bitmap(width: area.width, height: area.height)
    let canvas = Canvas(try Surface(result, width: area.width, height: area.height), area: area)
    let pixels = try PixelSource(picture())
    canvas.set(t)
    cairo_set_source_surface(canvas.context, pixels.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_BILINEAR)
    cairo_paint(canvas.context)
    try canvas.surface.finish("a picture")
    return result
  }

  private static func inside(_ t: Transform, _ x: Int, _ y: Int) -> Bool {
    guard let p = t.inverse?.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) else { return false }
    return p.x > 0 && p.x < 48 && p.y > 0 && p.y < 40
  }

  @Test(arguments: 0..<6) func isWhatCairoDraws(_ index: Int) throws {
    let t = Self.ways[index]
    let mine = Bitmap(width: Self.area.width, height: Self.area.height)
    #expect(Sampling.fill(Picture(mine, Self.area), from: Self.picture(), try #require(t.inverse)))
    let theirs = try Self.byCairo(t)
    var pixels = 0, differing = 0, most = 0
    for y in 0..<70 {
      for x in 0..<90 where Self.inside(t, x, y) {
        let (a, b) = (mine[x, y], theirs[x, y])
        let worst = (0..<4).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
        pixels += 1
        differing += worst > 1 ? 1 : 0
        most = max(most, worst)
        #expect(max(a[0], a[1], a[2]) <= a[3], "premultiplied at \(x), \(y)")
      }
    }
    // One step of a weight is 1/128 of the hardest edge.
    #expect(pixels > 900 && most <= 3 && differing * 50 <= pixels, "\(differing) of \(pixels), most \(most)")
  }

  @Test(arguments: 0..<6) func partsAreThoseOfTheWhole(_ index: Int) throws {
    let back = try #require(Self.ways[index].inverse)
    let whole = Bitmap(width: 90, height: 70)
    _ = Sampling.fill(Picture(whole, Self.area), from: Self.picture(), back)
    for part in [PixelRect(0, 0, 90, 64), PixelRect(31, 17, 60, 50), PixelRect(7, 69, 8, 70)] {
      let bitmap = Bitmap(width: part.width, height: part.height)
      _ = Sampling.fill(Picture(bitmap, part), from: Self.picture(), back)
      for y in part.top..<part.bottom {
        for x in part.left..<part.right where Self.inside(Self.ways[index], x, y) {
          #expect(bitmap[x - part.left, y - part.top] == whole[x, y])
        }
      }
    }
  }

  @Test func whatIsOfOneColourStaysSo() throws {
    let plain = Bitmap(width: 30, height: 30), pixel = SIMD4<UInt8>(7, 130, 201, 255)
    for y in 0..<30 { for x in 0..<30 { plain[x, y] = pixel } }
    let result = Bitmap(width: 40, height: 40)
    let t = Transform.translation(20, 20).concat(.rotation(degrees: 21)).concat(.translation(-15, -15))
    _ = Sampling.fill(Picture(result, PixelRect(0, 0, 40, 40)), from: plain, try #require(t.inverse))
    for y in 12..<28 { for x in 12..<28 { #expect(result[x, y] == pixel) } }
  }

  @Test func numbersBeyondAllReasonAreLeftToCairo() {
    let picture = Picture(Bitmap(width: 8, height: 8), PixelRect(0, 0, 8, 8))
    for back in [Transform.scale(1e9, 1), .translation(.infinity, 0), .translation(0, .nan), .scale(100, 100)] {
      #expect(!Sampling.fill(picture, from: Self.picture(), back))
    }
  }
}

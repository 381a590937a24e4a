import Testing

@testable import Compositor

@Suite struct CrossfadeTests {
  @Test(arguments: [0.0, 0.001, 0.2, 0.25, 0.3, 0.5, 0.6667, 0.99, 1])
  func everyPairOfBytesIsMixedExactly(_ progress: Double) {
    let area = PixelRect(0, 0, 64, 256)
    let old = Picture(area: area), new = Picture(area: area), mixed = Picture(area: area)
    for a in 0..<256 {
      for b in 0..<256 {
        old.bitmap.storage.storeBytes(of: UInt8(a), toByteOffset: a * old.bitmap.stride + b, as: UInt8.self)
        new.bitmap.storage.storeBytes(of: UInt8(b), toByteOffset: a * new.bitmap.stride + b, as: UInt8.self)
      }
    }
    Crossfade.mix(old, new, progress, into: mixed)
    let p = (progress * 32768).rounded() / 32768
    for a in 0..<256 {
      for b in 0..<256 {
        let exact = Double(a) * (1 - p) + Double(b) * p
        let got = mixed.bitmap.storage.load(fromByteOffset: a * mixed.bitmap.stride + b, as: UInt8.self)
        #expect(Double(got) == (exact + 0.5).rounded(.down), "\(a) and \(b) at \(p)")
      }
    }
  }

  @Test func picturesThatOverlapInPartAreTransparentElsewhere() {
    func filled(_ area: PixelRect, _ value: UInt8) -> Picture {
      let picture = Picture(area: area)
      picture.bitmap.storage.initializeMemory(
        as: UInt8.self, repeating: value, count: picture.bitmap.stride * picture.bitmap.height)
      return picture
    }
    for (a, b) in [
      (PixelRect(2, 1, 9, 5), PixelRect(5, 3, 14, 8)), (PixelRect(5, 3, 14, 8), PixelRect(2, 1, 9, 5)),
      (PixelRect(0, 0, 4, 8), PixelRect(9, 0, 15, 8)), (PixelRect(9, 0, 15, 8), PixelRect(0, 0, 4, 8)),
      (PixelRect(-5, -5, 30, 30), PixelRect(6, 2, 8, 4)), (PixelRect(6, 2, 8, 4), PixelRect(-5, -5, 30, 30)),
    ] {
      let result = Picture(area: PixelRect(0, 0, 16, 9))
      Crossfade.mix(filled(a, 200), filled(b, 100), 0.25, into: result)
      for y in 0..<9 {
        for x in 0..<16 {
          let pixel = PixelRect(x, y, x + 1, y + 1)
          let expected = (a.contains(pixel) ? 150.0 : 0) + (b.contains(pixel) ? 25.0 : 0)
          #expect(Double(result.bitmap[x, y].x) == expected, "(\(x), \(y)) of \(a) and \(b)")
        }
      }
    }
  }

  @Test func theGroundNeverShowsThrough() throws {
    // Two opaque whites over black: with two opacities there would be a dip to a quarter of black.
    let white = box(0, 0, 20, 20, .white)
    for progress in [0.0, 0.1, 0.5, 0.8, 1] {
      let bitmap = try drawn([box(0, 0, 20, 20), .crossfade(from: [white], to: [white], progress: progress)], 20, 20)
      #expect(bitmap[10, 10] == SIMD4(repeating: 255), "at \(progress)")
    }
  }
}

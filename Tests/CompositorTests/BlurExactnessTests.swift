import Foundation
import Testing

@testable import Compositor

/// The blur against a true Gaussian, on what is hardest for it: noise, edges, lines, text.
@Suite struct BlurExactnessTests {
  private static let width = 150, height = 110

  /// Black and white in all channels but alpha, which is that of the shapes.
  private static func scene(_ isOn: (_ x: Int, _ y: Int) -> Bool) -> Picture {
    let scene = Picture(area: PixelRect(0, 0, width, height))
    for y in 0..<height {
      for x in 0..<width where isOn(x, y) {
        scene.bitmap.storage.storeBytes(of: 0xFFFF_FFFF, toByteOffset: y * scene.bitmap.stride + 4 * x, as: UInt32.self)
      }
    }
    return scene
  }

  /// Noise of single pixels, and of blocks of some; edges of a checkerboard; lines of one to four pixels; text.
  private static func scenes() throws -> [(name: String, Picture)] {
    var numbers = SeededNumbers(11)
    let noise = scene { _, _ in Bool.random(using: &numbers) }
    let blocks = (0..<900).map { _ in Bool.random(using: &numbers) }
    let run = Typesetter.layout(
      Paragraph([TextSpan("Some words of small text, to be blurred", font: Font(.system, 17), paint: .color(.white))]),
      width: 45)
    let text = try drawn(
      run.lines.flatMap { line in
        line.runs.map { .glyphs($0.run, Point(2 + $0.origin.x, 2 + $0.origin.y), .color(.white)) }
      }, width, height, scale: 3)
    return [
      ("noise", noise), ("blocks", scene { x, y in blocks[(x / 5) + 30 * (y / 4)] }),
      ("edges", scene { x, y in (x / 37 + y / 41).isMultiple(of: 2) }),
      ("lines", scene { x, _ in [1, 4, 5, 11, 12, 13, 21, 22, 23, 24].contains(x % 33) }),
      ("text", Picture(text, PixelRect(0, 0, width, height))),
    ]
  }

  /// Alpha blurred by samples of a Gaussian, in numbers of double precision.
  private static func exact(_ picture: Picture, _ sigma: Double) -> [Double] {
    let reach = Int((sigma * 5).rounded(.up)) + 1
    let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }, sum = raw.reduce(0, +)
    var across = [Double](repeating: 0, count: width * height), both = across
    for y in 0..<height {
      for x in 0..<width {
        for j in max(-reach, -x)...min(reach, width - 1 - x) {
          across[y * width + x] += raw[j + reach] / sum * Double(picture.bitmap[x + j, y].w)
        }
      }
    }
    for y in 0..<height {
      for j in max(-reach, -y)...min(reach, height - 1 - y) {
        let weight = raw[j + reach] / sum
        for x in 0..<width { both[y * width + x] += weight * across[(y + j) * width + x] }
      }
    }
    return both
  }

  @Test(arguments: [0.9, 1.2, 1.31, 1.6, 1.66, 1.899, 1.901, 2, 2.1, 2.4, 2.9, 3.99, 4, 4.5, 6, 7.99, 8, 11, 16])
  func everyPictureIsWithinOneAndAHalfLevels(_ sigma: Double) throws {
    for (name, picture) in try Self.scenes() {
      let result = Picture(area: picture.area), wanted = Self.exact(picture, sigma)
      Blur(sigma: sigma).apply(picture, to: result)
      var most = 0.0
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          most = max(most, abs(Double(result.bitmap[x, y].w) - wanted[y * Self.width + x]))
        }
      }
      // And half a level by which bytes are rounded.
      #expect(most <= 2, "\(name), sigma \(sigma): \(most)")
      if ProcessInfo.processInfo.environment["MKDEMO_BENCH"] != nil { print("exact", name, sigma, most) }
    }
  }

  @Test func partsAreThoseOfTheWhole() throws {
    // Bands, odd edges and narrow pieces give the bytes of the whole, of pictures and of masks.
    let (_, picture) = try #require(try Self.scenes().first)
    let mask = Mask(alphaOf: picture, from: PixelPool(limit: 0))
    for sigma in [0.6, 1.4, 1.9, 2.2, 5, 9] {
      let blur = Blur(sigma: sigma), area = picture.area.grown(by: 9)
      let whole = Picture(area: area),
        wholeMask = Mask(width: area.width, height: area.height, from: PixelPool(limit: 0))
      blur.apply(picture, to: whole)
      blur.apply(BytePlane(mask, area: picture.area), to: BytePlane(wholeMask, area: area))
      for part in [
        PixelRect(-3, -2, 30, 7), PixelRect(1, 5, 2, 40), PixelRect(17, 9, 158, 30), PixelRect(-9, -9, 0, 119),
      ] {
        let piece = Picture(area: part),
          pieceMask = Mask(width: part.width, height: part.height, from: PixelPool(limit: 0))
        blur.apply(picture, to: piece)
        blur.apply(BytePlane(mask, area: picture.area), to: BytePlane(pieceMask, area: part))
        for y in part.top..<part.bottom {
          for x in part.left..<part.right {
            let wanted = whole.bitmap[x - area.left, y - area.top], found = piece.bitmap[x - part.left, y - part.top]
            #expect(wanted == found, "sigma \(sigma), \(x), \(y)")
            #expect(pieceMask.storage[(y - part.top) * pieceMask.stride + x - part.left] == wanted.w)
            #expect(wholeMask.storage[(y - area.top) * wholeMask.stride + x - area.left] == wanted.w)
          }
        }
      }
    }
  }

  @Test func bytesAreTheSameOnEveryProcessor() throws {
    // The same whatever instructions this was compiled for.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for (_, picture) in try Self.scenes().prefix(4) {
      for sigma in [0.6, 1, 1.5, 1.95, 2.2, 5, 20] {
        let result = Picture(area: picture.area.grown(by: 5))
        Blur(sigma: sigma).apply(picture, to: result)
        for y in 0..<result.area.height {
          for x in 0..<result.area.width {
            let p = result.bitmap[x, y]
            for byte in [p.x, p.y, p.z, p.w] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
          }
        }
      }
    }
    #expect(String(digest, radix: 16) == "e8b698ee89f59bb1")
  }
}

import Foundation
import Testing

@testable import Compositor

@Suite struct BlurTests {
  /// 0...255 of a half plane that begins at `edge`, blurred by a true Gaussian, in the middle of pixel `x`.
  private func halfPlane(_ x: Int, _ edge: Int, _ sigma: Double) -> Double {
    127.5 * (1 + erf((Double(x) + 0.5 - Double(edge)) / sigma / 2.0.squareRoot()))
  }

  /// A wide white half plane, upright or lying, blurred.
  private func blurred(edge: Int, sigma: Double, size: Int, isUpright: Bool) -> Picture {
    // So long across the edge's direction that its ends are not felt.
    let long = Int(sigma * 8) + 24
    let wide = Picture(
      area: PixelRect(0, 0, isUpright ? size : 2 * long, isUpright ? 2 * long : size))
    for y in 0..<wide.area.height {
      for x in 0..<wide.area.width where (isUpright ? x : y) >= edge {
        wide.bitmap.storage.storeBytes(of: 0xFFFF_FFFF, toByteOffset: y * wide.bitmap.stride + 4 * x, as: UInt32.self)
      }
    }
    let result = Picture(area: isUpright ? PixelRect(0, long, size, long + 1) : PixelRect(long, 0, long + 1, size))
    Blur(sigma: sigma).apply(wide, to: result)
    return result
  }

  @Test(arguments: [0.8, 1.3, 2.3, 2.5, 3.1, 4.7, 4.9, 6, 9.7, 13.7, 19.1, 19.3, 30, 36, 61.3, 90])
  func aStepIsWithinOnePercentOfAGaussian(_ sigma: Double) {
    for (edge, isUpright) in [(300, true), (307, true), (301, false), (314, false)] {
      let result = blurred(edge: edge, sigma: sigma, size: 600, isUpright: isUpright)
      for i in max(0, edge - Int(3 * sigma))..<min(600 - Int(3 * sigma) - 1, edge + Int(3 * sigma)) {
        let value = isUpright ? result.bitmap[i, 0].x : result.bitmap[0, i].x
        // A byte's rounding is half a level; small sigmas differ by what a pixel averages.
        let slack = sigma < 1.2 ? 5.0 : 2.55 + 0.5
        #expect(abs(Double(value) - halfPlane(i, edge, sigma)) <= slack, "sigma \(sigma), pixel \(i), edge \(edge)")
      }
    }
  }

  @Test func nothingStepsWhileTheRadiusGrows() {
    let scene = Picture(area: PixelRect(0, 0, 200, 160))
    var numbers = SeededNumbers(7)
    for y in 0..<160 {
      for x in 0..<200 {
        let isOn = (x / 9 + y / 7).isMultiple(of: 2) != (UInt8.random(in: 0..<8, using: &numbers) == 0)
        let value: UInt32 = isOn ? 0xFFFF_FFFF : 0xFF00_0000
        scene.bitmap.storage.storeBytes(of: value, toByteOffset: y * scene.bitmap.stride + 4 * x, as: UInt32.self)
      }
    }
    func blurred(_ sigma: Double) -> [UInt8] {
      let result = Picture(area: scene.area)
      Blur(sigma: sigma).apply(scene, to: result)
      return bytes(result.bitmap)
    }
    // Also, below, at the places where the number of halvings changes: 1.9, 4, 8, 16.
    var sigma = 0.7
    while sigma < 21 {
      let a = blurred(sigma), b = blurred(sigma * 1.001)
      let most = zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(most <= 2, "sigma \(sigma)")
      sigma *= 1.09
    }
    for edge in [1.9, 4, 8, 16] {
      #expect(Blur(sigma: edge * 0.9999).halvings + 1 == Blur(sigma: edge * 1.0001).halvings)
      let a = blurred(edge * 0.9999), b = blurred(edge * 1.0001)
      #expect((zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0) <= 2, "sigma \(edge)")
    }
  }

  @Test(arguments: [0.5, 0.9, 1.5, 1.9, 2, 3, 7, 20, 70]) func whatIsFlatStays(_ sigma: Double) {
    for value: UInt8 in [255, 254, 200, 128, 127, 77, 3, 1] {
      let scene = Picture(area: PixelRect(0, 0, 900, 40))
      let word = UInt32(value) * 0x0101_0101
      for y in 0..<40 {
        for x in 0..<900 {
          scene.bitmap.storage.storeBytes(of: word, toByteOffset: y * scene.bitmap.stride + 4 * x, as: UInt32.self)
        }
      }
      let tall = Mask(width: 40, height: 900, from: PixelPool(limit: 0))
      tall.storage.initialize(repeating: value, count: tall.stride * 900)
      let middle = Picture(area: PixelRect(440, 19, 460, 21))
      // Across and downwards separately, since a picture flat to infinity is large.
      let mask = Mask(width: 2, height: 20, from: PixelPool(limit: 0))
      Blur(sigma: sigma).apply(
        BytePlane(tall, area: PixelRect(0, 0, 40, 900)), to: BytePlane(mask, area: PixelRect(19, 440, 21, 460)))
      Blur(sigma: sigma).apply(scene, to: middle)
      if sigma < 6 {
        #expect((0..<20).allSatisfy { middle.bitmap[$0, 0] == SIMD4(repeating: value) }, "\(value)")
        #expect((0..<20).allSatisfy { mask.storage[$0 * mask.stride] == value }, "\(value)")
      } else {
        // Cut by the narrow side, but level along the long one.
        #expect(Set((0..<20).map { middle.bitmap[$0, 0].x }).count == 1)
        #expect(Set((0..<20).map { mask.storage[$0 * mask.stride] }).count == 1)
      }
    }
  }

  @Test func noChannelExceedsAlphaAndEdgesFadeOut() throws {
    let disc = Path { $0.addEllipse(in: Rect(30, 30, 40, 40)) }
    for radius in [0.4, 1.7, 5, 12, 30] {
      let blurred = Layer.group(Group(blur: radius), [.fill(disc, .color(Color(red: 1, green: 0.7, blue: 0.2)))])
      let bitmap = try drawn([blurred], 100, 100)
      for y in 0..<100 {
        for x in 0..<100 {
          let p = bitmap[x, y]
          #expect(p.x <= p.w && p.y <= p.w && p.z <= p.w)
        }
      }
      let far = Int(50 - 20 - 3 * radius) - 3
      if far > 0 { #expect(bitmap[far, 50].w == 0, "radius \(radius)") }
    }
  }

  @Test func aGroupsBlurIsThatOfItsPicture() throws {
    // Blur is in the group's own points: at 2 pixels a point and scaled by 1.5 its sigma is 3 times as many pixels.
    let box = Layer.group(
      Group(placement: Placement(scaleX: 1.5, scaleY: 1.5), blur: 4), [box(-200, 40, 400, 200)])
    let bitmap = try drawn([box], 300, 300, scale: 2)
    for y in 90..<160 {
      #expect(abs(Double(bitmap[150, y].w) - halfPlane(y, 120, 12)) <= 3, "row \(y)")
    }
  }

  /// What a wide blur draws at a fraction of its size comes out as what is drawn whole and blurred.
  @Test(arguments: [4.01, 5, 7.9, 8.1, 11, 15.9, 17, 33])
  func whatIsDrawnSmallIsBlurredAsTheWhole(_ sigma: Double) throws {
    let text = layout("Some words, to be blurred, of a size that is often seen", Font(.system, 17), width: 150)
    let layers: [Layer] =
      [box(20.3, 15.7, 31, 18), .stroke(Path { $0.addEllipse(in: Rect(60, 20, 40, 30)) }, Stroke(1), .color(.black))]
      + text.lines.flatMap { line in
        line.runs.map { .glyphs($0.run, Point(10 + $0.origin.x, 60 + $0.origin.y), .color(.black)) }
      }
    let scale = 3.0, size = 660
    let found = try drawn([.group(Group(blur: sigma / scale), layers)], size, size, scale: scale)
    let sharp = Picture(try drawn(layers, size, size, scale: scale), PixelRect(0, 0, size, size))
    let wanted = Picture(area: sharp.area)
    Blur(sigma: sigma).apply(sharp, to: wanted)
    var most = 0
    for y in 0..<size { for x in 0..<size { most = max(most, abs(Int(found[x, y].w) - Int(wanted.bitmap[x, y].w))) } }
    #expect(most <= 3, "\(most)")
  }
}

import Testing

@testable import Compositor

@Suite struct GroupEffectTests {
  private let black = Color.black

  @Test func opacityIsThatOfTheWhole() throws {
    // Two overlapping boxes at half opacity: the overlap is no darker.
    let pair = Layer.group(Group(opacity: 0.5), [box(0, 0, 30, 20), box(10, 0, 30, 20)])
    let bitmap = try drawn([box(0, 0, 40, 20, .white), pair], 40, 20)
    #expect(bitmap[5, 10] == bitmap[20, 10] && bitmap[20, 10] == bitmap[35, 10])
    #expect(abs(Int(bitmap[20, 10].x) - 127) <= 1)
  }

  @Test func aFadedShapeIsTheSameAloneAndInCompany() throws {
    // Alone its opacity goes into its colour, in company the group is drawn apart.
    let disc = Layer.fill(Path { $0.addEllipse(in: Rect(3, 3, 30, 30)) }, .color(Color(0x7469E6)))
    let alone = try drawn([box(0, 0, 40, 40, .white), .group(Group(opacity: 0.35), [disc])], 40, 40)
    let company = try drawn(
      [box(0, 0, 40, 40, .white), .group(Group(opacity: 0.35), [disc, box(100, 100, 1, 1)])], 40, 40)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(Int(alone[x, y].x) - Int(company[x, y].x)) <= 1)
        #expect(abs(Int(alone[x, y].z) - Int(company[x, y].z)) <= 1)
      }
    }
  }

  @Test func nothingIsDrawnOfAFlatOrInvisibleGroup() throws {
    for group in [
      Group(opacity: 0), Group(placement: Placement(scaleX: 0)), Group(placement: Placement(scaleY: 0)),
    ] {
      #expect(bytes(try drawn([.group(group, [box(0, 0, 10, 10)])], 10, 10)).allSatisfy { $0 == 0 })
    }
  }

  @Test func aMaskCutsByItsAlpha() throws {
    let mask = [box(0, 0, 10, 20, Color.white.opacity(0.5)), box(10, 0, 10, 20)]
    let bitmap = try drawn([.group(Group(mask: mask), [box(0, 0, 40, 20)])], 40, 20)
    #expect(abs(Int(bitmap[5, 10].w) - 128) <= 1 && bitmap[15, 10].w == 255 && bitmap[25, 10].w == 0)
  }

  @Test func blendsMultiplyAndScreen() throws {
    let ground = box(0, 0, 10, 10, Color(red: 0.8, green: 0.8, blue: 0.8))
    let grey = box(0, 0, 10, 10, Color(red: 0.5, green: 0.5, blue: 0.5))
    let multiplied = try drawn([ground, .group(Group(blend: .multiply), [grey])], 10, 10)
    let screened = try drawn([ground, .group(Group(blend: .screen), [grey])], 10, 10)
    #expect(abs(Double(multiplied[5, 5].x) - 255 * 0.4) <= 1.5)
    #expect(abs(Double(screened[5, 5].x) - 255 * 0.9) <= 1.5)
  }

  @Test func aSlantedClipLetsNoGroundThrough() throws {
    // White under black, both cut by a circle over black: what is on the rim must come from black alone.
    let circle = Path { $0.addEllipse(in: Rect(5, 5, 40, 40)) }
    let clipped = Layer.group(Group(clip: circle), [box(0, 0, 50, 50, .white), box(0, 0, 50, 50)])
    let bitmap = try drawn([box(0, 0, 50, 50), clipped], 50, 50)
    for y in 0..<50 { for x in 0..<50 { #expect(bitmap[x, y].x == 0) } }
  }

  @Test func aShadowIsItsColourTimesTheBlurredAlpha() throws {
    let shadow = Shadow(Color.black.opacity(0.4), radius: 6, offset: Point(0, 10))
    let wide = box(-100, -100, 400, 150, .white)
    for layers in [[wide], [wide, box(20, 20, 5, 5)]] {
      let bitmap = try drawn([box(0, 0, 100, 120, .white), .group(Group(shadow: shadow), layers)], 100, 120)
      // Its half strength lies on the card's edge at 50, moved by 10; half a pixel is 0.033 of it.
      let (inside, outside): (Double, Double) = (255 - 102 * 0.533, 255 - 102 * 0.467)
      #expect(abs(Double(bitmap[50, 59].x) - inside) <= 2)
      #expect(abs(Double(bitmap[50, 60].x) - outside) <= 2)
      #expect(bitmap[50, 49].x == 255)
      #expect(bitmap[50, 85].x == 255)
    }
  }

  @Test func theCardsOwnShapeCastsTheSameShadowAsTheWhole() throws {
    let card = Layer.fill(Path { $0.addRoundedRect(Rect(20, 20, 60, 40), radius: 12) }, .color(.white))
    let shadow = Shadow(Color.black.opacity(0.5), radius: 5, offset: Point(1.3, 4.7))
    // The second card has a part outside of the canvas, so it cannot be told by one shape.
    let one = try drawn([.group(Group(shadow: shadow), [card, box(30, 30, 10, 10)])], 100, 90)
    let whole = try drawn([.group(Group(shadow: shadow), [card, box(30, 30, 10, 10), box(-900, 0, 1, 1)])], 100, 90)
    for y in 0..<90 { for x in 0..<100 { #expect(abs(Int(one[x, y].w) - Int(whole[x, y].w)) <= 1, "(\(x), \(y))") } }
  }

  @Test func aShadowMovesSmoothly() throws {
    func edge(_ x: Double) throws -> Int {
      let shadow = Shadow(.black, radius: 4)
      let card = Layer.group(
        Group(placement: Placement(offset: Point(x, 0)), opacity: 1, shadow: shadow), [box(10, 10, 30, 30)])
      return Int(try drawn([card], 80, 50)[46, 25].w)
    }
    // A tenth of a pixel at a time, the shadow beside the card only grows, by at most two levels a step.
    let values = try stride(from: 0.0, through: 2, by: 0.1).map(edge)
    for (a, b) in zip(values, values.dropFirst()) { #expect(b >= a && b - a <= 3, "\(values)") }
  }

  @Test func aKnockedOutShadowLeavesOutTheGroup() throws {
    let clear = Color.white.opacity(0.2)
    let shadow = Shadow(.black, radius: 5, isKnockedOut: true)
    for group in [Group(shadow: shadow), Group(opacity: 0.999, shadow: shadow)] {
      let bitmap = try drawn([.group(group, [box(20, 20, 40, 40, clear), box(20, 20, 40, 40, clear)])], 80, 80)
      // Inside, of the shadow only what the translucent group does not cover: (1 - 0.36) of it.
      #expect(bitmap[40, 40].x < 100)
      // Outside, 0.36 of a third of it.
      #expect((20...36).contains(bitmap[17, 40].w))
    }
  }

  @Test func picturesOnWholePixelsAreSharp() throws {
    let art = ArtLibrary(folders: [testArt])
    let raster = try art.raster(of: Art("square"), width: 40, height: 30).bitmap
    let bitmap = try drawn([.image(Art("square"), Rect(7, 9, 40, 30))], 60, 50)
    for y in 0..<30 { for x in 0..<40 { #expect(bitmap[7 + x, 9 + y] == raster[x, y]) } }
  }

  @Test func picturesTurnedOverOnWholePixelsAreTheSamePixels() throws {
    let art = ArtLibrary(folders: [testArt])
    let raster = try art.raster(of: Art("square"), width: 40, height: 30).bitmap
    let over = Layer.group(
      Group(placement: Placement(offset: Point(47, 9), scaleX: -1)), [.image(Art("square"), Rect(0, 0, 40, 30))])
    let bitmap = try drawn([over], 60, 50)
    for y in 0..<30 { for x in 0..<40 { #expect(bitmap[7 + x, 9 + y] == raster[39 - x, y]) } }
  }
}

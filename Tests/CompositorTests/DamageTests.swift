import Testing

@testable import Compositor

/// Which bands a change costs, exactly.
@Suite struct DamageTests {
  private let painter = Painter(width: 200, height: 640, scale: 1, art: ArtLibrary(folders: [testArt]))
  private let ground = box(0, 0, 200, 640, .white)

  private func bands(_ before: [Layer], _ after: [Layer]) throws -> [Range<Int>] {
    try painter.paint(before)
    return try painter.paint(after).bands
  }

  @Test func theFirstPaintDrawsEverything() throws {
    #expect(try painter.paint([ground]).bands == [0..<640])
    #expect(try painter.paint([ground]).isEmpty)
  }

  @Test func aMovedLeafDamagesWhereItWasAndIs() throws {
    let rows = try bands([ground, box(10, 10, 20, 20)], [ground, box(10, 300, 20, 20)])
    #expect(rows == [0..<64, 256..<384])
  }

  @Test func aLeafIsAsHighAsItsPixels() throws {
    // Up to a pixel beyond its bounds, for antialiasing.
    #expect(try bands([ground], [ground, box(10, 129, 20, 62)]) == [128..<192])
    #expect(try bands([ground], [ground, box(10, 128, 20, 62)]) == [64..<192])
  }

  @Test func whatIsAboveOrBelowTheCanvasCostsNothing() throws {
    #expect(try bands([ground], [ground, box(0, -80, 20, 40), box(0, 700, 20, 40)]).isEmpty)
  }

  @Test func insertingLeavesTheRestAlone() throws {
    let a = box(0, 10, 20, 20), b = box(0, 140, 20, 20), c = box(0, 400, 20, 20)
    #expect(try bands([ground, a, c], [ground, a, b, c]) == [128..<192])
    #expect(try bands([ground, a, b, c], [ground, a, c]) == [128..<192])
  }

  @Test func aChangeInsideAGroupCostsWhatTheClipLeaves() throws {
    let clip = Path { $0.addRect(Rect(0, 100, 200, 50)) }
    func group(_ y: Double) -> Layer {
      .group(Group(clip: clip), [box(0, 100, 10, 300), box(20, y, 10, 200), box(50, 100, 10, 10)])
    }
    #expect(try bands([ground, group(90)], [ground, group(120)]) == [64..<192])
  }

  @Test func namesCostNothing() throws {
    let leaf = box(0, 140, 20, 20)
    #expect(
      try bands([ground, .group(Group(name: "a"), [leaf])], [ground, .group(Group(name: "b"), [leaf])]).isEmpty)
  }

  @Test func effectsCostTheirGrownBounds() throws {
    func blurred(_ width: Double) -> Layer { .group(Group(blur: 20), [box(10, 300, width, 20)]) }
    // 3 x 20 pixels and one above and below, and the leaf's own one.
    #expect(try bands([ground, blurred(20)], [ground, blurred(21)]) == [192..<384])
    func shaded(_ width: Double) -> Layer {
      .group(Group(shadow: Shadow(.black, radius: 4, offset: Point(0, 60))), [box(10, 300, width, 20)])
    }
    #expect(try bands([ground, shaded(20)], [ground, shaded(21)]) == [256..<448])
  }

  @Test func aShadowStaysWhileWhatLiesOnTheCardChanges() throws {
    func card(_ x: Double) -> Layer {
      .group(
        Group(shadow: Shadow(.black, radius: 30)), [box(20, 140, 160, 200, .white), box(x, 200, 10, 10)])
    }
    #expect(try bands([ground, card(30)], [ground, card(90)]) == [192..<256])
  }

  @Test func glassCostsWhateverChangesBeneathIt() throws {
    let pane = Layer.backdrop(
      Glass(
        outline: Path { $0.addRect(Rect(0, 256, 200, 100)) }, blur: 4, gain: 0.5, lift: 0.4, chroma: 0.7))
    func scene(_ x: Double, _ y: Double) -> [Layer] { [ground, box(x, y, 10, 10), pane] }
    // Beneath the pane: all of the pane.
    #expect(try bands(scene(10, 300), scene(30, 300)) == [192..<384])
    // Within reach of its blur.
    #expect(try bands(scene(10, 236), scene(30, 236)) == [192..<384])
    // Out of reach.
    #expect(try bands(scene(10, 200), scene(30, 200)) == [192..<256])
    // Above it in order: only the leaf.
    #expect(try bands([ground, pane, box(10, 330, 5, 5)], [ground, pane, box(15, 330, 5, 5)]) == [320..<384])
  }

  @Test func aCrossfadeCostsBothSides() throws {
    func fade(_ p: Double) -> [Layer] {
      [ground, .crossfade(from: [box(0, 70, 10, 10)], to: [box(0, 200, 10, 10)], progress: p)]
    }
    #expect(try bands(fade(0.4), fade(0.5)) == [64..<256])
    #expect(try bands(fade(0.5), fade(0.5)).isEmpty)
  }

  @Test func aFailedPaintIsMadeUpFor() throws {
    let missing = Layer.image(Art("no such"), Rect(0, 0, 20, 20))
    try painter.paint([ground])
    #expect(throws: DrawingError.self) { try painter.paint([missing]) }
    #expect(try painter.paint([ground]).bands == [0..<640])
  }
}

import Testing

@testable import Compositor

/// A card with a shadow that slides over the canvas's edge.
@Suite struct SlidingShadowTests {
  private func card(_ x: Double) -> [Layer] {
    let face = Layer.fill(Path { $0.addRoundedRect(Rect(0, 0, 100, 160), radius: 12) }, .color(.white))
    return [
      box(0, 0, 110, 170, Color(0xE0E4E8)),
      .group(
        Group(placement: Placement(offset: Point(x, 4)), shadow: Shadow(Color.black.opacity(0.5), radius: 9)),
        [face, box(20, 30, 10, 10)]),
    ]
  }

  private func mask(_ x: Double) throws -> CastShadow {
    let nodes = Node.make(card(x), .identity, visible: PixelRect(0, 0, 110, 170))
    guard case .shadowed(let cast, _, _)? = nodes.last?.content else {
      throw DrawingError("no shadow", in: "the card", mend: "give it one")
    }
    return cast
  }

  @Test func itsMaskStaysTheSame() throws {
    let inside = try mask(3)
    for x in [-80.0, -20, 40, 90] {
      let cast = try mask(x)
      #expect(cast.caster.key == inside.caster.key)
      #expect(cast.place.offset(-cast.left, -cast.top) == inside.place.offset(-inside.left, -inside.top))
    }
  }

  @Test func itLooksAsDrawnAnew() throws {
    let painter = Painter(width: 110, height: 170, scale: 1, art: ArtLibrary(folders: []))
    for x in [3.0, 20, 60, 95, -70, 105] {
      try painter.paint(card(x))
      let fresh = try drawn(card(x), 110, 170)
      #expect(difference(bytes(painter.bitmap), bytes(fresh), stride: fresh.stride) == nil, "\(x)")
    }
  }
}

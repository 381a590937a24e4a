import Testing

@testable import Compositor

/// What a later shape hides is not drawn, and nobody can tell.
@Suite struct ShieldTests {
  private static let (width, height) = (240, 345)
  private static let area = PixelRect(0, 0, width, height)

  private func card(_ rect: Rect, turned degrees: Double) -> Layer {
    .group(
      Group(placement: Placement(offset: rect.center, rotation: degrees)),
      [
        .fill(
          Path { $0.addRoundedRect(Rect(center: .zero, size: rect.size), radius: 14) }, .color(Color(0xF8F2E4)))
      ])
  }

  private func nodes(_ layers: [Layer]) -> [Node] {
    Node.make(layers, .scale(1.5, 1.5), visible: Self.area)
  }

  /// Draws nodes one by one, so that none knows of those above it; or all together.
  private func drawn(_ nodes: [Node], together: Bool) throws -> [UInt8] {
    let bitmap = Bitmap(width: Self.width, height: Self.height)
    let painter = LayerPainter(art: ArtLibrary(folders: [testArt]), canvas: Self.area)
    painter.begin(nodes, keeping: [])
    for top in stride(from: 0, to: Self.height, by: Damage.bandHeight) {
      let area = PixelRect(0, top, Self.width, min(top + Damage.bandHeight, Self.height))
      let surface = try Surface(bitmap, first: top, width: area.width, height: area.height)
      let band = Canvas(surface, area: area)
      if together {
        try painter.draw(nodes, on: band, visible: area)
      } else {
        for node in nodes where node.bounds.intersects(area) { try painter.draw(node, on: band, visible: area) }
      }
      try surface.finish("a band")
    }
    painter.end()
    return bytes(bitmap)
  }

  @Test(arguments: 1...UInt64(40)) func leavingOutNeverShows(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed), layers: [Layer] = []
    for i in 0..<4 {
      layers += RandomScene(seed: seed &+ UInt64(1000 * i), size: Size(160, 230)).layers.dropFirst()
      let rect = Rect(
        .random(in: -20...40, using: &numbers), .random(in: -20...60, using: &numbers),
        .random(in: 90...150, using: &numbers), .random(in: 90...200, using: &numbers))
      layers.append(card(rect, turned: i == 0 ? 0 : .random(in: -20...20, using: &numbers)))
    }
    #expect(try drawn(nodes(layers), together: true) == drawn(nodes(layers), together: false))
  }

  /// A picture that cannot be drawn is an error, unless it is never drawn.
  @Test func whatIsHiddenIsNotDrawn() throws {
    let missing = Layer.image(Art("no such picture"), Rect(60, 60, 40, 40))
    let hiding = card(Rect(30, 30, 100, 100), turned: 8)
    #expect(throws: DrawingError.self) { try drawn(nodes([missing]), together: true) }
    #expect(throws: DrawingError.self) { try drawn(nodes([hiding, missing]), together: true) }
    _ = try drawn(nodes([missing, hiding]), together: true)
    // Half of it shows, or something shows through.
    let beside = card(Rect(80, 30, 75, 100), turned: 0)
    #expect(throws: DrawingError.self) { try drawn(nodes([missing, beside]), together: true) }
    let faint = Layer.group(Group(opacity: 0.9), [hiding])
    #expect(throws: DrawingError.self) { try drawn(nodes([missing, faint]), together: true) }
    // A clip lets only a corner of the shape through.
    let clip = Path { $0.addRect(Rect(30, 30, 40, 40)) }
    let clipped = Layer.group(Group(clip: clip), [hiding])
    #expect(throws: DrawingError.self) { try drawn(nodes([missing, clipped]), together: true) }
  }

  /// A turned card with a border and marks on it casts the shadow of its outline, and none where it hides it.
  @Test func aTurnedCardHidesItsShadow() throws {
    let rect = Rect(center: .zero, size: Size(100, 120))
    let outline = Path { $0.addRoundedRect(rect, radius: 12) }
    let border = Path { $0.addRoundedRect(rect.inset(by: 0.4, 0.4), radius: 11.6) }
    let card: [Layer] = [
      .fill(outline, .color(.white)), .stroke(border, Stroke(0.8), .color(.black)), box(-40, -40, 60, 2),
    ]
    func cast(_ layers: [Layer]) throws -> CastShadow {
      let group = Group(
        placement: Placement(offset: Point(80, 100), rotation: 7), shadow: Shadow(.black, radius: 6))
      let node = try #require(nodes([.group(group, layers)]).first)
      guard case .shadowed(let cast, _, _) = node.content else { throw DrawingError("no shadow", in: "", mend: "") }
      return cast
    }
    let hidden = try #require(try cast(card).hidden)
    let columns = try #require(hidden.columns(ofRows: 150..<151)[0])
    #expect(columns.count > 130 && columns.contains(120))
    #expect(hidden.columns(ofRows: 20..<22) == [nil, nil])
    // What sticks out casts a shadow of its own.
    #expect(try cast(card + [box(-60, 0, 30, 4)]).hidden == nil)
  }
}

import Testing

@testable import Compositor

@Suite struct BoundsTests {
  @Test func theyHoldAllThatIsDrawn() throws {
    for seed in 1...UInt64(60) {
      let layers = RandomScene(seed: seed, size: Size(100, 100)).layers.dropFirst()
      for layer in layers {
        // A pixel more all round for antialiasing, and for text, which lies on quarters of pixels.
        let area = bounds(of: [layer]).inset(by: -1, -1)
        let bitmap = try drawn([layer], 100, 100)
        for y in 0..<100 {
          for x in 0..<100 where bitmap[x, y].w > 0 {
            #expect(
              area.intersects(Rect(Double(x), Double(y), 1, 1)), "(\(x), \(y)) of seed \(seed), bounds \(area)")
          }
        }
      }
    }
  }

  @Test func theyAreTight() {
    let area = bounds(of: [
      .group(Group(placement: Placement(offset: Point(5, 7), scaleX: 2, scaleY: 2)), [box(0, 0, 10, 20)])
    ])
    let edges = [area.minX - 5, area.maxX - 25, area.minY - 7, area.maxY - 47]
    #expect(edges.allSatisfy { abs($0) < 0.05 })
    #expect(bounds(of: []) == .zero)
  }
}

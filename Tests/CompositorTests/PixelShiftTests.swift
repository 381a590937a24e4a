import Testing

@testable import Compositor

@Suite struct PixelShiftTests {
  @Test func itIsForOneDirectionAlone() {
    let rect = Rect(2, 3, 10, 20)
    func shift(_ x: Double, _ y: Double, _ scale: Double = 1) -> PixelShift? {
      PixelShift(rect, Transform.translation(x, y).concat(.scale(scale, scale)))
    }
    let down = shift(0, 0.25)
    #expect(down?.first == PixelRect(2, 3, 12, 23))
    #expect(down?.second == PixelRect(2, 4, 12, 24))
    #expect(abs((down?.share ?? 0) - 0.25) < 1e-9)
    let across = shift(-4.75, 1)
    #expect(across?.first == PixelRect(-3, 4, 7, 24))
    #expect(across?.second == PixelRect(-2, 4, 8, 24))
    #expect(shift(1, -1) == nil)
    #expect(shift(0.5, 0.5) == nil)
    #expect(shift(0, 0.25, 1.013) == nil)
    #expect(PixelShift(rect, .rotation(degrees: 10)) == nil)
    #expect(PixelShift(rect, .scale(1, -1)) == nil)
  }

  /// Between two places it is the mix of what it is there, wherever bands begin.
  @Test(arguments: [(0.0, 0.25), (0.5, 0), (0, 0.9)]) func glidingIsAMixOfTwoPlaces(_ way: (x: Double, y: Double))
    throws
  {
    func square(_ x: Double, _ y: Double) throws -> Bitmap {
      let ground = Layer.fill(Path { $0.addRect(Rect(0, 0, 120, 150)) }, .color(.white))
      return try drawn([ground, .image(Art("square"), Rect(11 + x, 20 + y, 90, 100))], 120, 150)
    }
    let found = try square(way.x, way.y), share = way.x + way.y
    let first = try square(0, 0), second = try square(way.x > 0 ? 1 : 0, way.y > 0 ? 1 : 0)
    var most = 0.0
    for y in 0..<150 {
      for x in 0..<120 {
        for c in 0..<4 {
          let mixed = Double(first[x, y][c]) * (1 - share) + Double(second[x, y][c]) * share
          most = max(most, abs(mixed - Double(found[x, y][c])))
        }
      }
    }
    // Rounded once on its own and once more over what lies beneath.
    #expect(most <= 1.01)
    #expect(bytes(found) != bytes(first))
  }
}

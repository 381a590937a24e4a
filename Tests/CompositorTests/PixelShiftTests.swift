import Testing

@testable import Compositor

@Suite struct PixelShiftTests {
  @Test func itIsForOneDirectionAlone() {
    let rect = Rect(2, 3, 10, 20)
    func shift(_ x: Double, _ y: Double, _ scale: Double = 3) -> PixelShift? {
      PixelShift(rect, Transform.translation(x, y).concat(.scale(scale, scale)))
    }
    let down = shift(0, 0.25)
    #expect(down?.first == PixelRect(6, 9, 36, 69))
    #expect(down?.second == PixelRect(6, 10, 36, 70))
    #expect(abs((down?.share ?? 0) - 0.25) < 1e-9)
    let across = shift(-4.75, 1)
    #expect(across?.first == PixelRect(1, 10, 31, 70))
    #expect(across?.second == PixelRect(2, 10, 32, 70))
    #expect(shift(1, -1) == nil)
    #expect(shift(0.5, 0.5) == nil)
    #expect(shift(0, 0.25, 3.013) == nil)
    // Small pictures are sampled.
    #expect(shift(0, 0.25, 2) == nil)
    #expect(PixelShift(rect, Transform.scale(3, 3).concat(.rotation(degrees: 10))) == nil)
    #expect(PixelShift(rect, .scale(3, -3)) == nil)
  }

  /// Between two places it is the mix of what it is there, wherever bands begin.
  @Test(arguments: [(0.0, 0.25), (0.5, 0), (0, 0.9)]) func glidingIsAMixOfTwoPlaces(_ way: (x: Double, y: Double))
    throws
  {
    func square(_ x: Double, _ y: Double) throws -> Bitmap {
      let ground = Layer.fill(Path { $0.addRect(Rect(0, 0, 40, 50)) }, .color(.white))
      return try drawn([ground, .image(Art("square"), Rect(4 + x / 3, 7 + y / 3, 30, 33))], 120, 150, scale: 3)
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

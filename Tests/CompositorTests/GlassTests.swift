import Testing

@testable import Compositor

@Suite struct GlassTests {
  private func pane(_ rect: Rect, blur: Double = 3, tint: Color = .clear) -> Layer {
    .backdrop(
      Glass(
        outline: Path { $0.addRect(rect) }, blur: blur, gain: 0.55, lift: 0.4, chroma: 0.5, tint: tint, rimLight: 0,
        rimShade: 0))
  }

  /// What the pane makes of a colour (BGR), by its definition.
  private func toned(_ c: SIMD4<UInt8>) -> [Double] {
    let (b, g, r) = (Double(c.x), Double(c.y), Double(c.z))
    let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return [b, g, r].map { min(max(0.55 * luma + 0.4 * 255 + 0.5 * ($0 - luma), 0), 255) }
  }

  @Test func aFlatGroundIsToned() throws {
    for color in [Color.white, .black, Color(0x7469E6), Color(0x20A040)] {
      let ground = box(0, 0, 60, 60, color)
      let plain = try drawn([ground], 60, 60), glass = try drawn([ground, pane(Rect(10, 10, 40, 40))], 60, 60)
      let expected = toned(plain[30, 30])
      for (x, y) in [(30, 30), (12, 12), (47, 30)] {
        #expect(abs(Double(glass[x, y].x) - expected[0]) <= 1.5)
        #expect(abs(Double(glass[x, y].y) - expected[1]) <= 1.5)
        #expect(abs(Double(glass[x, y].z) - expected[2]) <= 1.5)
        #expect(glass[x, y].w == 255)
      }
      #expect(glass[5, 5] == plain[5, 5])
    }
  }

  @Test func atTheCanvasEdgeTheGroundGoesOn() throws {
    let ground = box(0, 0, 60, 60, Color(0x808080))
    let bitmap = try drawn([ground, pane(Rect(-10, -10, 80, 40), blur: 6)], 60, 60)
    #expect(abs(Int(bitmap[0, 0].x) - Int(bitmap[30, 10].x)) <= 1)
    #expect(abs(Int(bitmap[59, 5].x) - Int(bitmap[30, 10].x)) <= 1)
  }

  @Test func whatLiesBeneathShowsBlurredAndWhatLiesAboveDoesNot() throws {
    let ground = box(0, 0, 100, 100, .white)
    let bar = box(48, 0, 4, 100)
    let bitmap = try drawn([ground, bar, pane(Rect(0, 20, 100, 60), blur: 4), box(10, 40, 4, 4)], 100, 100)
    let far = bitmap[90, 50].x
    #expect(bitmap[50, 50].x < far && bitmap[44, 50].x < far && bitmap[50, 50].x > bitmap[50, 10].x)
    #expect(bitmap[12, 42].x == 0 && bitmap[20, 42].x == far)
  }

  @Test func inAFadingGroupItSeesThroughTheGroup() throws {
    // Half faded in, glass over a colour is half the ground and half the pane.
    let ground = box(0, 0, 60, 60, Color(0x3060C0))
    let group = Layer.group(Group(opacity: 0.5), [pane(Rect(10, 10, 40, 40))])
    let plain = try drawn([ground], 60, 60), half = try drawn([ground, group], 60, 60)
    let whole = toned(plain[30, 30])
    let expected = (Double(plain[30, 30].x) + whole[0]) / 2
    #expect(abs(Double(half[30, 30].x) - expected) <= 2)
    let red = (Double(plain[30, 30].z) + whole[2]) / 2
    #expect(abs(Double(half[30, 30].z) - red) <= 2)
  }

  @Test func aPaneOverAPaneSeesIt() throws {
    let ground = box(0, 0, 60, 60, Color(0xC02020))
    let rect = Rect(5, 5, 50, 50)
    let plain = try drawn([ground], 60, 60)
    let twice = try drawn([ground, pane(rect), pane(Rect(20, 20, 20, 20))], 60, 60)
    let first = toned(plain[30, 30]).map { UInt8($0.rounded()) }
    let second = toned(SIMD4(first[0], first[1], first[2], 255))
    #expect(abs(Double(twice[30, 30].z) - second[2]) <= 2.5 && abs(Double(twice[30, 30].x) - second[0]) <= 2.5)
  }
}

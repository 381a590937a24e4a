import Testing

@testable import Compositor

@Suite struct ClipTests {
  /// A blurred picture wider than its clip must not be seen beyond it, in rows that the clip's corners do not reach
  /// either.
  @Test(arguments: [CornerStyle.circular, .continuous]) func nothingLeavesAClip(_ style: CornerStyle) throws {
    let clip = Path { $0.addRoundedRect(Rect(40, 20, 120, 260), radius: 16, style: style) }
    let wide: Layer = .group(Group(blur: 4), [box(0, 0, 200, 300)])
    let bitmap = try drawn([.group(Group(clip: clip), [wide])], 200, 300)
    for y in 0..<300 {
      #expect(bitmap[38, y].w == 0, "row \(y)")
      #expect(bitmap[161, y].w == 0, "row \(y)")
    }
    #expect(bitmap[100, 150].w == 255)
  }
}

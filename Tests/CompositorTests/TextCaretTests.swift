import Testing

@testable import Compositor

@Suite struct TextCaretTests {
  @Test func caretsFollowTheCharacters() {
    let block = layout("ab cd", Font(.system, 17))
    let xs = (0...5).map { block.caret(atCharacter: $0).x }
    #expect(xs == xs.sorted() && Set(xs).count == 6)
    #expect(xs[0] == 0)
    #expect(abs(xs[5] - block.lines[0].box.width) < 0.01)
    #expect(block.caret(atCharacter: 99).x == xs[5])
    #expect(block.caret(atCharacter: 0).box.width == 2)
    for (n, x) in xs.enumerated() { #expect(block.character(at: Point(x + 0.1, 5)) == n) }
  }

  @Test func caretsCrossLineEnds() {
    let block = layout("ab\ncd", Font(.system, 17))
    #expect(block.caret(atCharacter: 2).line == 0)
    #expect(block.caret(atCharacter: 3).line == 1)
    #expect(block.caret(atCharacter: 3).x == 0)
    #expect(block.character(at: Point(500, 2)) == 2)
    #expect(block.character(at: Point(500, 500)) == 5)
    let soft = layout("aaaa bbbb", Font(.system, 17), width: 50)
    #expect(soft.lines.count == 2)
    #expect(soft.caret(atCharacter: 5).line == 1)
    #expect(soft.character(at: Point(500, 2)) == 4)
    // A space just typed moves the caret.
    #expect(
      layout("ab ", Font(.system, 17)).caret(atCharacter: 3).x > layout("ab", Font(.system, 17)).caret(atCharacter: 2).x
    )
  }
}

import Testing

@testable import Compositor

private let pangram = "The quick brown fox jumps over the lazy dog"

@Suite struct TypesetterTests {
  /// ios-facts.md, 3.3: size and letter spacing of the recipe.
  @Test(arguments: [
    (11.0, 10.66, 0.24), (12, 11.63, 0.19), (13, 12.60, 0.12), (14, 13.57, 0.06), (15, 14.54, -0.01),
    (16, 15.50, -0.07), (17, 16.47, -0.18), (18, 17.44, -0.23), (19, 18.41, -0.28), (20, 19.60, 0.47),
    (22, 21.56, 0.42), (24, 23.52, 0.35), (28, 27.44, 0.17), (30, 29.40, 0.18), (32, 31.36, 0.16),
    (34, 33.32, 0.13), (36, 35.28, 0.07), (40, 39.20, 0.08), (48, 47.04, 0), (52, 50.96, -0.11), (56, 54.88, -0.11),
    (64, 62.72, -0.26), (72, 70.56, -0.43),
  ])
  func interRecipe(size: Double, drawn: Double, spacing: Double) {
    let setting = FaceSetting.inter(size)
    #expect(abs(setting.size - drawn) <= 0.0051)
    #expect(abs(setting.spacing - spacing) <= 0.0065)
  }

  /// ios-facts.md, 3.3: frame heights of one line.
  @Test(arguments: [
    (11.0, 13.33), (12, 14.33), (13, 15.67), (14, 17.00), (15, 18.00), (16, 19.33), (17, 20.33), (20, 24.00),
    (22, 26.33), (28, 33.67), (34, 40.67), (52, 62.33), (64, 76.67),
  ])
  func oneLineHeight(size: Double, height: Double) {
    for role in FontRole.allCases {
      #expect(abs(layout("Hxg", Font(role, size)).size.height - height) < 0.004)
    }
  }

  /// A last line of one word gets company; what already stands well, or cannot, stays.
  @Test func aSingleWordIsNotLeftAlone() {
    func lines(_ text: String, _ width: Double, _ strategy: LineBreakStrategy = .pushOut) -> [String] {
      let span = TextSpan(text, font: Font(.system, 17), paint: .color(.black))
      return Typesetter.layout(Paragraph([span], lineBreakStrategy: strategy), width: width).lines.map(\.text)
    }
    let bullet = "Walk Ueno Park and pick one museum, about $7."
    #expect(lines(bullet, 350, .greedy) == ["Walk Ueno Park and pick one museum, about", "$7."])
    #expect(lines(bullet, 350) == ["Walk Ueno Park and pick one museum,", "about $7."])
    #expect(lines("one two three four", 350) == ["one two three four"])
    #expect(lines("Walk Ueno Park and pick one museum, about seven dollars.", 350).last == "seven dollars.")
    // Nothing above can be spared, and each paragraph is its own.
    #expect(lines("Internationalization matters", 180) == ["Internationalization", "matters"])
    #expect(lines("one\ntwo", 350) == ["one", "two"])
    #expect(lines("", 350) == lines("", 350, .greedy))
  }

  @Test func severalLinesStackUnrounded() {
    let block = layout("one\ntwo\nthree", Font(.system, 17), lineSpacing: 5)
    #expect(block.lines.map(\.text) == ["one", "two", "three"])
    // 3 x 20.287 + 2 x 5 = 70.861, up to a third.
    #expect(abs(block.size.height - 71) < 1e-9)
    #expect(abs(block.lines[1].box.y - (17 * 1.193359 + 5)) < 1e-9)
    #expect(abs(block.lines[0].baseline - 16.0 - 1.0 / 3) < 1e-9)
  }

  @Test func drawnWidthFollowsAdvancesAndSpacing() {
    let plain = layout("nnnnnnnnnn", Font(.system, 17)).lines[0].box.width
    let tracked = layout("nnnnnnnnnn", Font(.system, 17, tracking: -0.5)).lines[0].box.width
    #expect(abs(plain - tracked - 5) < 0.01)
    let digits = ["1111", "8888", "0407"].map {
      layout($0, Font(.system, 17, monospacedDigits: true)).lines[0].box.width
    }
    #expect(digits[0] == digits[1] && digits[1] == digits[2])
    #expect(layout("1111", Font(.system, 17)).lines[0].box.width < digits[0])
  }

  @Test func kerningIsOn() {
    let pair = layout("AV", Font(.system, 40)).lines[0].box.width
    let apart = layout("A", Font(.system, 40)).lines[0].box.width + layout("V", Font(.system, 40)).lines[0].box.width
    #expect(pair < apart - 0.5)
  }

  @Test func contextualFormsAreThoseOfApple() {
    func glyphs(_ text: String, _ font: Font) -> [UInt32] {
      layout(text, font).lines[0].runs.flatMap { $0.run.glyphs.map(\.index) }
    }
    let inter = Font(.system, 17), mono = Font(.mono, 15)
    // No arrows, no products, no ligatures in code.
    #expect(glyphs("->", inter) == glyphs("-", inter) + glyphs(">", inter))
    #expect(glyphs("3x4", inter)[1] == glyphs("x", inter)[0])
    #expect(glyphs("!= ->", mono) == glyphs("!", mono) + glyphs("=", mono) + glyphs("-", mono) + glyphs(">", mono))
    // A colon between digits is raised.
    #expect(glyphs("9:41", inter)[1] != glyphs(":", inter)[0])
    #expect(glyphs("a:b", inter)[1] == glyphs(":", inter)[0])
  }

  @Test func linesBreakGreedilyAtSpaces() {
    let font = Font(.system, 17)
    let block = layout(pangram, font, width: 120)
    #expect(block.lines.count > 2)
    #expect(block.lines.map(\.text).joined(separator: " ") == pangram)
    for (line, next) in zip(block.lines, block.lines.dropFirst()) {
      #expect(line.box.width <= 120)
      let word = String(next.text.split(separator: " ")[0])
      #expect(layout(line.text + " " + word, font).lines[0].box.width > 120)
    }
    // The block's own size holds the same lines.
    #expect(layout(pangram, font, width: block.size.width).lines.map(\.text) == block.lines.map(\.text))
  }

  @Test func longWordsBreakByCharacter() {
    let block = layout("Donaudampfschifffahrtsgesellschaft", Font(.system, 17), width: 60)
    #expect(block.lines.count > 3)
    #expect(block.lines.allSatisfy { $0.box.width <= 60 && !$0.text.isEmpty })
    #expect(block.lines.map(\.text).joined() == "Donaudampfschifffahrtsgesellschaft")
    #expect(layout("abc", Font(.system, 17), width: 0).lines.map(\.text) == ["a", "b", "c"])
    #expect(layout("abc", Font(.system, 17), width: -5).lines.count == 3)
    #expect(layout("abc", Font(.system, 17), width: .nan).lines.count == 1)
  }

  @Test func alignment() {
    let font = Font(.system, 17)
    let left = layout("wide line here\nx", font)
    let center = layout("wide line here\nx", font, alignment: .center)
    let right = layout("wide line here\nx", font, alignment: .trailing)
    #expect(left.lines[1].box.x == 0)
    #expect(abs(center.lines[1].box.midX - center.size.width / 2) < 0.001)
    #expect(abs(right.lines[1].box.maxX - right.size.width) < 0.001)
    #expect(right.lines[1].runs[0].origin.x == right.lines[1].box.x)
  }

  @Test func lineLimitEndsInOneEllipsis() {
    let font = Font(.system, 17)
    let block = layout(pangram, font, width: 120, lineLimit: 2)
    #expect(block.isTruncated)
    #expect(block.lines.count == 2)
    #expect(block.lines[1].text.hasSuffix("\u{2026}"))
    #expect(!block.lines[1].text.hasSuffix(" \u{2026}"))
    #expect(block.lines[1].box.width <= 120.01)
    #expect(block.lines[1].runs.map(\.run.text).joined() == block.lines[1].text)
    #expect(!layout(pangram, font, width: 1000, lineLimit: 1).isTruncated)
    #expect(layout("a\nb", font, lineLimit: 1).lines.map(\.text) == ["a\u{2026}"])
    #expect(layout(pangram, font, width: 1, lineLimit: 1).lines.map(\.text) == ["\u{2026}"])
  }

  @Test func spansShareOneBaseline() {
    let block = Typesetter.layout(
      Paragraph([
        TextSpan("small ", font: Font(.system, 11), paint: .color(.black)),
        TextSpan("large", font: Font(.serif, 30, .semibold), paint: .color(.white)),
      ]))
    #expect(block.lines.count == 1)
    let runs = block.lines[0].runs
    #expect(runs.count == 2)
    #expect(runs[0].origin.y == runs[1].origin.y)
    #expect(runs[1].origin.x == runs[0].run.width)
    #expect(abs(block.lines[0].baseline - 30 * 0.95215) < 0.17)
    #expect(runs[1].paint == .color(.white))
    #expect(runs[1].run.file.hasSuffix("NotoSerif-SemiBold.ttf"))
  }

  @Test func wordsAreRunsOfTheirOwn() {
    let whole = layout(pangram, Font(.system, 17), width: 150)
    let split = layout(pangram, Font(.system, 17), width: 150, splitsWords: true)
    let runs = split.lines.flatMap(\.runs)
    #expect(runs.map(\.run.text) == pangram.split(separator: " ").map(String.init))
    #expect(runs.map(\.word) == Array(0..<9))
    #expect(split.lines.map(\.box) == whole.lines.map(\.box))
    #expect(whole.lines.flatMap(\.runs).allSatisfy { $0.word == -1 })
    // Splitting moves no glyph.
    func places(_ block: TextBlock) -> [Point] {
      block.lines.flatMap { $0.runs.flatMap { run in run.run.glyphs.map { Point(run.origin.x + $0.x, run.origin.y) } } }
    }
    for (a, b) in zip(places(whole), places(split)) { #expect(a.distance(to: b) < 0.003) }
  }

  @Test func emojiAreColorRuns() {
    let block = layout("Hi \u{1F44B}\u{1F3FD} there \u{2764}\u{FE0F}", Font(.system, 17))
    let runs = block.lines[0].runs.map(\.run)
    #expect(runs.map(\.isColor) == [false, true, false, true])
    #expect(runs[1].glyphs.count == 1)
    #expect(abs(runs[1].width - 20.5) < 0.1)
    #expect(block.problems.isEmpty)
    #expect(layout("5 \u{A9} #1", Font(.system, 17)).lines[0].runs.allSatisfy { !$0.run.isColor })
  }

  @Test func emptyTextHasACaretAndNoSize() {
    #expect(layout("", Font(.system, 17)).size == .zero)
    #expect(layout("", Font(.system, 17)).lines.count == 1)
    #expect(abs(layout("", Font(.system, 17)).caret(atCharacter: 0).box.height - 20.287) < 0.01)
    #expect(Typesetter.layout(Paragraph([])).lines.isEmpty)
    #expect(layout("a\n", Font(.system, 17)).lines.count == 2)
    #expect(layout("\n\n", Font(.system, 17)).lines.count == 3)
  }

  @Test func oddTextDoesNotCrash() {
    let odd = [
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc \u{645}\u{631}\u{62D}", "\u{0}\u{1}\t\u{7F}", "e\u{301}\u{301}\u{301}",
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{FE0F}", "\u{200D}", "a\r\nb\u{2028}c\u{2029}d", "\u{10FFFF}",
      "\u{E9}\u{65}\u{301}", "\u{0E01}\u{0E33}", "\u{1F1E9}\u{1F1EA}\u{1F1E9}",
    ]
    for text in odd {
      for width in [nil, 0, 30.0] as [Double?] {
        let block = layout(text, Font(.system, 17), width: width, lineLimit: 2, splitsWords: true)
        for n in 0...text.count + 1 { _ = block.caret(atCharacter: n) }
        _ = block.character(at: Point(5, 5))
      }
    }
    #expect(layout("a\r\nb\u{2028}c", Font(.system, 17)).lines.map(\.text) == ["a", "b", "c"])
    #expect(layout("x", Font(.system, .nan)).size.width == 0)
    #expect(layout("\u{E9}", Font(.system, 17)).size == layout("e\u{301}", Font(.system, 17)).size)
  }

  @Test func anyThreadGetsTheSame() async {
    func set(_ i: Int) -> [TextLine] {
      layout(
        "Thread \(i % 7) says \u{1F44B} hello", Font(i % 2 == 0 ? .rounded : .system, Double(20 + i % 5)), width: 90
      ).lines
    }
    let alone = (0..<70).map(set)
    let together = await withTaskGroup(of: (Int, [TextLine]).self) { group in
      for round in 0..<4 { for i in 0..<70 { group.addTask { (i, layoutFresh(i, round)) } } }
      return await group.reduce(into: [(Int, [TextLine])]()) { $0.append($1) }
    }
    for (i, lines) in together { #expect(lines == alone[i]) }

    @Sendable func layoutFresh(_ i: Int, _ round: Int) -> [TextLine] {
      // Another width that breaks alike passes by the cache of blocks.
      layout(
        "Thread \(i % 7) says \u{1F44B} hello", Font(i % 2 == 0 ? .rounded : .system, Double(20 + i % 5)),
        width: 90 + Double(round) * 1e-9
      ).lines
    }
  }
}

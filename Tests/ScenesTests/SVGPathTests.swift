import Testing

@testable import Compositor
@testable import Scenes

@Suite struct SVGPathTests {
  @Test func readsAbsoluteAndRelative() {
    let absolute = Path(svg: "M10 20 L30,20 V40 H10 Z")
    let relative = Path(svg: "m10 20l20 0v20h-20z")
    #expect(absolute == relative)
    #expect(absolute.bounds == Rect(10, 20, 20, 20))
    #expect(abs(absolute.length - 80) < 1e-9)
  }

  @Test func readsRepeatedCommandsAndTightNumbers() {
    #expect(Path(svg: "M0 0 10 0 10 10") == Path(svg: "M0 0L10 0L10 10"))
    #expect(Path(svg: "M.5.5-1-2") == Path(svg: "M0.5 0.5 L-1 -2"))
    #expect(Path(svg: "M1e1 2E+1l1e-1,0") == Path(svg: "M10 20L10.1 20"))
  }

  @Test func mirrorsShorthandCurves() {
    #expect(Path(svg: "M0 0C0 5 5 10 10 10S20 5 20 0") == Path(svg: "M0 0C0 5 5 10 10 10C15 10 20 5 20 0"))
    #expect(Path(svg: "M0 0Q5 10 10 0T20 0") == Path(svg: "M0 0Q5 10 10 0Q15 -10 20 0"))
  }

  @Test func endsBeforeWhatItCannotRead() {
    #expect(Path(svg: "M0 0L5 5L7").elements.count == 2)
    #expect(Path(svg: "M0 0L5 5A1 1 0 0 0 9 9").elements.count == 2)
    #expect(Path(svg: "5 5").isEmpty)
    #expect(Path(svg: "").isEmpty)
  }
}

@Suite struct HandwritingTests {
  @Test func drawsOneStrokeAfterTheOther() {
    let pen = Handwriting(svg: ["M0 0H30", "M0 0V10"])
    #expect(pen.trim(0, at: 0) == 0 && pen.trim(1, at: 0) == 0)
    #expect(abs(pen.trim(0, at: 0.375) - 0.5) < 1e-9)
    #expect(pen.trim(1, at: 0.75) == 0)
    #expect(abs(pen.trim(1, at: 0.875) - 0.5) < 1e-9)
    #expect(pen.trim(0, at: 1) == 1 && pen.trim(1, at: 1) == 1)
  }

  @Test func aStrokeWithoutLengthIsThereAtTheEnd() {
    let pen = Handwriting(svg: ["M0 0H30", "M5 5"])
    #expect(pen.trim(1, at: 0.99) == 0 && pen.trim(1, at: 1) == 1)
  }
}

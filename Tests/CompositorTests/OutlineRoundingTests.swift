import Testing

@testable import Compositor

@Suite struct OutlineRoundingTests {
  private func square(_ side: Double) -> GlyphOutline {
    let p: [CubicPiece.Vector] = [[0, 0], [side, 0], [side, side], [0, side]]
    return GlyphOutline(loops: [(0..<4).map { CubicPiece(from: p[$0], to: p[($0 + 1) % 4]) }])
  }

  /// Area inside the loops by Green's theorem over short chords.
  private func area(_ outline: GlyphOutline) -> Double {
    outline.loops.joined().reduce(0) { sum, piece in
      sum
        + (0..<64).reduce(0) { part, i in
          let a = piece.point(Double(i) / 64), b = piece.point(Double(i + 1) / 64)
          return part + (a.x * b.y - a.y * b.x) / 2
        }
    }
  }

  @Test func aSquareLosesItsCorners() {
    let rounded = OutlineRounding(radius: 0.125).apply(to: square(1000), unitsPerEm: 1000)
    #expect(rounded.loops[0].count == 8)
    // Four quarter circles of radius 125 in place of squares.
    let expected = 1e6 - (4 - Double.pi) * 125 * 125
    #expect(abs(area(rounded) - expected) < expected * 1e-3)
    #expect(rounded.bounds?.left == 0 && rounded.bounds?.top == 1000)
  }

  @Test func radiiShrinkToTheRoom() {
    let rounded = OutlineRounding(radius: 0.5).apply(to: square(200), unitsPerEm: 1000)
    // As good as a circle of radius 100.
    #expect(abs(area(rounded) - Double.pi * 1e4) < 400)
  }

  @Test func innerCornersAndCurvesStay() {
    // An L: five outer corners, one inner.
    let p: [CubicPiece.Vector] = [[0, 0], [600, 0], [600, 200], [200, 200], [200, 600], [0, 600]]
    let outline = GlyphOutline(loops: [(0..<6).map { CubicPiece(from: p[$0], to: p[($0 + 1) % 6]) }])
    let rounded = OutlineRounding(radius: 0.05).apply(to: outline, unitsPerEm: 1000)
    #expect(rounded.loops[0].count == 6 + 5)
    #expect(rounded.loops[0].contains { $0.start == [200, 200] })
    #expect(area(rounded) < area(outline))
    // The same shape drawn the other way round (TrueType) comes out the same.
    let q = Array(p.reversed())
    let turned = GlyphOutline(loops: [(0..<6).map { CubicPiece(from: q[$0], to: q[($0 + 1) % 6]) }])
    #expect(abs(area(OutlineRounding(radius: 0.05).apply(to: turned, unitsPerEm: 1000)) + area(rounded)) < 1)
  }

  @Test func everyLetterKeepsItsPartsAndBounds() throws {
    for weight in FontWeight.allCases {
      let drawing = RoundedDrawing.of(weight)
      let file = try #require(FontFile.of(drawing.face))
      for glyph in UInt32(1)..<400 {
        let plain = file.outline(glyph)
        let rounded = file.outline(glyph, drawing.rounding)
        guard let box = plain.bounds else { continue }
        let new = try #require(rounded.bounds)
        #expect(plain.loops.count == rounded.loops.count)
        let slack = 0.02 * file.unitsPerEm
        #expect(new.left >= box.left - slack && new.right <= box.right + slack)
        #expect(new.bottom >= box.bottom - slack && new.top <= box.top + slack)
        #expect(abs(area(rounded)) > abs(area(plain)) * 0.8)
      }
    }
  }
}

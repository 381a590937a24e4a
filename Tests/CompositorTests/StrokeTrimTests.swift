import Foundation
import Testing

@testable import Compositor

@Suite struct StrokeTrimTests {
  private func length(_ path: Path?) -> Double {
    path.map { PathPiece.pieces(of: $0).reduce(0) { $0 + $1.length } } ?? 0
  }

  @Test func lengthsAreThoseOfTheCurves() {
    let circle = Path { $0.addEllipse(in: Rect(0, 0, 200, 200)) }
    #expect(abs(length(circle) - 200 * .pi) < 0.2)
    // y = x^2 from 0 to 1, times 100, whose length is known in closed form.
    let parabola = Path {
      $0.move(to: .zero); $0.addQuadCurve(to: Point(100, 100), control: Point(50, 0))
    }
    let exact: Double = 100 * (5.0.squareRoot() / 2 + asinh(2.0) / 4)
    #expect(abs(length(parabola) - exact) < 0.01)
  }

  @Test(arguments: [(0.0, 0.3), (0.1, 0.9), (0.45, 0.55), (0.7, 1)])
  func aPartHasItsShareOfTheLength(_ from: Double, _ to: Double) {
    let path = Path {
      $0.move(to: Point(10, 10))
      $0.addCurve(to: Point(300, 40), control1: Point(500, 0), control2: Point(-200, 300))
      $0.addLine(to: Point(40, 80))
      $0.move(to: Point(0, 200))
      $0.addArc(center: Point(60, 200), radius: 60, start: 180, end: 500)
      $0.closeSubpath()
    }
    let expected = (to - from) * length(path)
    #expect(abs(length(path.trimmed(from: from, to: to)) - expected) < 0.01)
  }

  @Test func trimsAddUpToTheWhole() {
    let path = Path { $0.addRoundedRect(Rect(0, 0, 120, 70), radius: 30) }
    let cuts = [0, 0.13, 0.5, 0.77, 1]
    let parts = zip(cuts, cuts.dropFirst()).map { path.trimmed(from: $0, to: $1) }
    #expect(abs(parts.map(length).reduce(0, +) - length(path)) < 0.01)
    for (a, b) in zip(parts, parts.dropFirst()) {
      let end = a.map { PathPiece.pieces(of: $0).last?.end ?? .zero } ?? .zero
      let start = b.map { PathPiece.pieces(of: $0).first?.start ?? .zero } ?? .zero
      #expect(end.distance(to: start) < 1e-3)
    }
  }

  @Test func nothingAtAllIsDrawnAtNoLength() throws {
    let line = Path {
      $0.move(to: Point(10, 10)); $0.addLine(to: Point(90, 10))
    }
    for stroke in [
      Stroke(12, trimFrom: 0, trimTo: 0), Stroke(12, trimFrom: 0.6, trimTo: 0.6),
      Stroke(12, trimFrom: 0.8, trimTo: 0.2),
    ] {
      let bitmap = try drawn([.stroke(line, stroke, .color(.black))], 100, 20)
      #expect(bytes(bitmap).allSatisfy { $0 == 0 })
    }
  }

  @Test func aTrimmedLineHasRoundEndsWhereItIsCut() throws {
    let line = Path {
      $0.move(to: Point(10, 20)); $0.addLine(to: Point(90, 20))
    }
    let bitmap = try drawn([.stroke(line, Stroke(16, trimTo: 0.5), .color(.black))], 100, 40)
    #expect(bitmap[50, 20].w == 255)
    #expect(bitmap[56, 20].w == 255 && bitmap[58, 20].w == 0)
    // The end is half a disc: its corner is empty.
    #expect(bitmap[57, 12].w == 0 && bitmap[57, 27].w == 0)
    #expect(bitmap[2, 20].w > 240 && bitmap[1, 20].w == 0)
  }
}

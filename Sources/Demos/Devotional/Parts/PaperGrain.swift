import Scenes

extension Devotional {
  /// Fibres and specks of a sheet of paper: the same on every sheet of a size, drawn as shapes so that they turn with it
  /// and do not crawl. Filled, since strokes of so many cost several times as much.
  struct PaperGrain: View {
    let color: Theme.Colors

    var body: some View {
      Canvas { rect in
        let marks = Marks(rect)
        return [
          .fill(marks.specks, .color(color.paperSpeck.opacity(0.11))),
          .fill(marks.fibres, .color(color.paperSpeck.opacity(0.13))),
          .fill(marks.threads, .color(color.surface.opacity(0.5))),
        ]
      }
    }

    /// The marks in a rectangle.
    private struct Marks {
      let specks: Path
      let fibres: Path
      let threads: Path

      init(_ rect: Rect) {
        var dice = Dice(seed: 7)
        let area = rect.width * rect.height / 100_000
        specks = Path { path in
          for _ in 0..<Int(170 * area) {
            let size = dice.between(0.5, 1.1)
            path.addRect(Rect(origin: dice.point(in: rect, margin: 6), size: Size(size, size)))
          }
        }
        fibres = Marks.lines(Int(26 * area), 0.5, rect, &dice)
        threads = Marks.lines(Int(34 * area), 0.6, rect, &dice)
      }

      private static func lines(_ count: Int, _ width: Double, _ rect: Rect, _ dice: inout Dice) -> Path {
        Path { path in
          for _ in 0..<count {
            let start = dice.point(in: rect, margin: 9)
            let way = Point(dice.between(-7, 7), dice.between(-3, 3))
            let control = start + way * 0.5 + Point(dice.between(-2, 2), dice.between(-2, 2))
            // Bent so little, the side of a line is the line itself, moved.
            let length = max((way.x * way.x + way.y * way.y).squareRoot(), 0.1)
            let side = Point(-way.y, way.x) * (0.5 * width / length)
            path.move(to: start + side)
            path.addQuadCurve(to: start + way + side, control: control + side)
            path.addLine(to: start + way - side)
            path.addQuadCurve(to: start - side, control: control - side)
            path.closeSubpath()
          }
        }
      }
    }

    /// Numbers that look like chance and are the same each time (Knuth's MMIX generator).
    private struct Dice {
      var state: UInt64

      init(seed: UInt64) { state = seed }

      mutating func between(_ low: Double, _ high: Double) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * Double(state >> 33) / Double(1 << 31)
      }

      mutating func point(in rect: Rect, margin: Double) -> Point {
        let inner = rect.inset(by: margin, margin)
        return Point(between(inner.minX, inner.maxX), between(inner.minY, inner.maxY))
      }
    }
  }
}

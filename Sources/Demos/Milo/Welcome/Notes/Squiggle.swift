import Foundation
import Scenes

extension Milo {
  /// A wavy line under a word, drawn fast with a soft pen: it leans, presses down the strokes, and lets go at the end.
  /// Meant for about 108 x 10 points.
  struct Squiggle: View {
    let color: Color

    var body: some View { Wave().fill(color) }
  }
}

private struct Wave: Shape {
  private static let waves = 4.6
  private static let steps = 56

  func path(in rect: Rect) -> Path {
    var points: [Point] = [], widths: [Double] = []
    for i in 0...Self.steps {
      let u = Double(i) / Double(Self.steps)
      // The hand speeds up: later waves are longer and flatter.
      let phase = 2 * Double.pi * Self.waves * (u + 0.16 * u * (1 - u)) + 0.5
      let height = rect.height * (0.36 - 0.13 * u + 0.03 * sin(7 * u))
      points.append(
        Point(
          rect.x + rect.width * u + 1.1 * sin(2 * phase + 0.6),
          rect.midY - height * cos(phase) - rect.height * 0.05 * sin(3 * u)))
      let pressure = 2.15 + 0.6 * sin(phase) - 0.25 * u
      widths.append(pressure * min(1, 0.55 + 6 * u) * min(1, 0.3 + 5 * (1 - u)))
    }
    return Ink.line(points, widths: widths)
  }
}

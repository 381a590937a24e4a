import Foundation
import Scenes

extension Milo {
  /// A wavy line under a word, drawn fast with a soft pen: pressed down the strokes and let go at the end.
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
      let phase = 2 * Double.pi * Self.waves * (u + 0.14 * u * (1 - u)) - 0.9
      let height = rect.height * (0.33 - 0.12 * u + 0.03 * sin(8 * u))
      points.append(
        Point(
          rect.x + rect.width * u - 0.55 * sin(2 * phase),
          rect.midY - height * sin(phase) - rect.height * 0.06 * sin(3.4 * u)))
      // Pressed on the way down, eased on the way up, lifted at the end.
      let pressure = 2.5 - 0.75 * cos(phase - 0.35) - 0.3 * u
      widths.append(pressure * min(1, 0.6 + 8 * u) * min(1, 0.25 + 6 * (1 - u)))
    }
    return Ink.line(points, widths: widths)
  }
}

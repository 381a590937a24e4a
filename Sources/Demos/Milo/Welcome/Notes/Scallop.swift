import Foundation
import Scenes

extension Milo {
  /// A round badge with an edge of equal, nearly half-round bumps. With a border it is the badge's own outline moved
  /// outwards by the border's width, as a die cuts a rim round a print: the bumps grow, the notches stay sharp.
  struct Scallop: Shape {
    var bumps = 16
    /// Width of the border that it adds, points. The frame holds badge and border.
    var border = 0.0
    /// Width of the border that is left free round it, points.
    var inset = 0.0
    /// Radius of the notches, points.
    var notch = 1.1

    func path(in rect: Rect) -> Path {
      let step = Double.pi / Double(bumps)
      let print = min(rect.width, rect.height) / 2 - border - inset
      // A bump is a bit wider than its share of the ring.
      let share = sin(step) * 1.06
      let ring = print / (1 + share)
      let radius = ring * share + border
      guard ring > 0 else { return Path(elements: []) }
      // A notch's circle touches both neighbours: its centre lies further out, on the line between them.
      let reach = radius + notch, half = ring * sin(step)
      let centre = ring * cos(step) + (reach * reach - half * half).squareRoot()
      // From a bump's own outward direction to that of the notch after it.
      let turn = atan2(centre * sin(step), centre * cos(step) - ring)
      func at(_ r: Double, _ angle: Double) -> Point {
        Point(rect.midX + r * sin(angle), rect.midY - r * cos(angle))
      }
      let degrees = 180 / Double.pi
      return Path { b in
        for i in 0..<bumps {
          let angle = Double(i) * step * 2
          let out = angle * degrees - 90
          b.addArc(center: at(ring, angle), radius: radius, start: out - turn * degrees, end: out + turn * degrees)
          // Seen from the notch's centre, the bumps' sides lie backwards.
          let back = (angle + turn) * degrees + 90
          let next = (angle + 2 * step - turn) * degrees + 90
          b.addArc(center: at(centre, angle + step), radius: notch, start: back, end: next)
        }
        b.closeSubpath()
      }
    }
  }
}

import Foundation
import Scenes

extension Devotional {
  /// A five-pointed star with slightly rounded points.
  struct Star: Shape {
    func path(in rect: Rect) -> Path {
      let middle = Point(rect.midX, rect.midY + rect.height * 0.045)
      let outer = rect.width * 0.525
      let inner = outer * 0.47
      let points = (0..<10).map { index -> Point in
        let angle = Double(index) * .pi / 5
        let radius = index.isMultiple(of: 2) ? outer : inner
        return Point(middle.x + radius * sin(angle), middle.y - radius * cos(angle))
      }
      return Path { path in
        for index in stride(from: 0, to: 10, by: 2) {
          let before = points[(index + 9) % 10], tip = points[index], after = points[(index + 1) % 10]
          let start = tip.mixed(with: before, by: 0.16), end = tip.mixed(with: after, by: 0.16)
          if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
          path.addQuadCurve(to: end, control: tip)
          path.addLine(to: after)
        }
        path.closeSubpath()
      }
    }
  }

  /// A heart.
  struct Heart: Shape {
    func path(in rect: Rect) -> Path {
      func at(_ x: Double, _ y: Double) -> Point { Point(rect.x + x * rect.width, rect.y + y * rect.height) }
      return Path {
        $0.move(to: at(0.5, 0.24))
        $0.addCurve(to: at(1, 0.3), control1: at(0.6, -0.06), control2: at(1, -0.08))
        $0.addCurve(to: at(0.5, 1), control1: at(1, 0.62), control2: at(0.62, 0.84))
        $0.addCurve(to: at(0, 0.3), control1: at(0.38, 0.84), control2: at(0, 0.62))
        $0.addCurve(to: at(0.5, 0.24), control1: at(0, -0.08), control2: at(0.4, -0.06))
        $0.closeSubpath()
      }
    }
  }
}

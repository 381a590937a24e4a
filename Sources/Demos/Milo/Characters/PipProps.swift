import Foundation
import Scenes

/// A plump question mark, its middle at the origin.
enum QuestionMark {
  private static let bowl = Point(0, -9.6)
  private static let hook: Path = {
    let arc = stride(from: 172.0, through: 372, by: 20).map { bowl + .polar($0, 9.8) }
    let tail = Cubic(a: arc[arc.count - 1], b: bowl + Point(8, 7.6), c: Point(0.6, 0.4), d: Point(0, 8))
    let line = arc + [0.34, 0.67, 1].map { tail.point($0) }
    return Ink.line(line, widths: line.indices.map { 7.4 + 0.9 * sin(Double($0) / Double(line.count - 1) * .pi) })
  }()
  private static let dot = Path.oval(Point(-0.2, 18.6), 4.6, 4.5)
  private static let light = Ink.line(
    stride(from: 196.0, through: 262, by: 11).map { bowl + .polar($0, 10.6) }, widths: [1, 1.4, 1.7, 1.8, 1.7, 1.4, 1])

  static func layers(_ p: CharacterPalette) -> [Layer] {
    [
      .fill(hook, .color(p.accent)), .fill(dot, .color(p.accent)), .fill(light, .color(p.bodyLight)),
    ]
  }
}

/// A magnifying glass held upright: the hand at the origin, the lens above it.
enum MagnifyingGlass {
  private static let handle = Path { $0.addRoundedRect(Rect(-4.6, -13, 9.2, 30), radius: 4.6) }
  private static let handleShade = Path { $0.addRect(Rect(0.8, -14, 8, 40)) }
  private static let centre = Point(0, -33)

  static func layers(_ p: CharacterPalette) -> [Layer] {
    let rim = Path.oval(centre, 19.5, 19.5), lens = Path.oval(centre, 15.6, 15.6)
    return [
      .fill(handle, .color(p.material)), .group(Group(clip: handle), [.fill(handleShade, .color(p.materialShade))]),
      .stroke(handle, Stroke(2.5), .color(p.ink)),
      .fill(rim, .color(p.material)), .stroke(rim, Stroke(2.5), .color(p.ink)),
      .fill(lens, .color(p.paper)),
      .group(
        Group(clip: lens),
        [
          .fill(.oval(centre + Point(5, 6), 17, 17), .color(p.paperShade)),
          .fill(.oval(centre + Point(-1.5, -2), 15, 15), .color(p.paper)),
        ]),
      .fill(
        Ink.line(
          stride(from: 184.0, through: 256, by: 12).map { centre + .polar($0, 10.4) },
          widths: [1.6, 2.4, 2.9, 3, 2.9, 2.4, 1.6]),
        .color(p.shine)),
      .stroke(lens, Stroke(1.8), .color(p.ink)),
    ]
  }
}

import Scenes

/// A body's outline with what is painted on it: flat colour, and a shade along the lower right.
struct BodyShape: Sendable {
  let outline: Path
  /// All that the light does not reach: a large frame with the outline, moved up and to the left, cut out of it.
  private let dark: Path

  /// Makes a shape whose lit part is the outline moved by `shade`.
  init(_ outline: Path, shade: Point = Point(-5, -6)) {
    self.outline = outline
    let lit = outline.offset(by: shade)
    let frame = outline.bounds.inset(by: -40, -40)
    // Blob outlines run clockwise; the frame runs the other way round, so that winding leaves the lit part out.
    dark = Path { b in
      b.addPath(lit)
      b.move(to: frame.origin)
      b.addLine(to: Point(frame.minX, frame.maxY))
      b.addLine(to: Point(frame.maxX, frame.maxY))
      b.addLine(to: Point(frame.maxX, frame.minY))
      b.closeSubpath()
    }
  }

  /// The body's layers, back to front.
  func layers(_ palette: CharacterPalette) -> [Layer] {
    [
      .fill(outline, .color(palette.body)),
      .group(Group(name: "shade", clip: outline), [.fill(dark, .color(palette.bodyShade))]),
    ]
  }
}

/// Small things painted on bodies.
enum Surface {
  /// A swelling light along a curve, with a dot beyond its end.
  static func gloss(_ curve: Cubic, width: Double, dot: Point? = nil, _ palette: CharacterPalette) -> [Layer] {
    var layers: [Layer] = [
      .fill(Ink.line(curve, from: width * 0.5, middle: width, to: width * 0.62), .color(palette.bodyLight))
    ]
    if let dot { layers.append(.fill(.oval(dot, width * 0.5, width * 0.5), .color(palette.bodyLight))) }
    return layers
  }

  /// A light that follows a round lobe: `inset` points inside the circle, between two directions in degrees, with a
  /// dot further round.
  static func gloss(
    lobe center: Point, radius: Double, from: Double, to: Double, width: Double, dot: Double? = nil,
    _ palette: CharacterPalette
  ) -> [Layer] {
    let steps = stride(from: 0.0, through: 1, by: 0.125)
    let points = steps.map { center + .polar(mix(from, to, $0), radius) }
    let line = Ink.line(points, widths: steps.map { width * (0.55 + 1.8 * $0 * (1 - $0)) })
    var layers: [Layer] = [.fill(line, .color(palette.bodyLight))]
    if let dot {
      layers.append(.fill(.oval(center + .polar(dot, radius), width * 0.5, width * 0.5), .color(palette.bodyLight)))
    }
    return layers
  }

  /// A thin swelling line that follows a lobe from inside, between two directions in degrees.
  static func puff(_ center: Point, radius: Double, from: Double, to: Double, _ color: Color) -> Layer {
    let steps = stride(from: 0.0, through: 1, by: 0.125)
    let points = steps.map { center + .polar(mix(from, to, $0), radius) }
    return .fill(Ink.line(points, widths: steps.map { 0.9 + 6 * $0 * (1 - $0) }), .color(color))
  }

  /// Small round markings: place and radius of each.
  static func freckles(_ spots: [(Double, Double, Double)], _ color: Color) -> Layer {
    .fill(
      Path { b in
        for (x, y, r) in spots { b.addEllipse(in: Rect(x - r, y - r * 0.86, r * 2, r * 1.72)) }
      }, .color(color))
  }
}

import Scenes

extension Devotional {
  /// The brand mark: two plasters crossed, a pad of gauze in the middle, and on it a tiny black X. Light falls from
  /// top-left; what would be lost at a letter's size is left away there.
  struct PlasterCross: View {
    let color: Theme.Colors
    /// Height of the upright bar in points.
    let height: Double

    /// Its width for a height of 1.
    static let aspect = PlasterDrawing.box.width / PlasterDrawing.box.height

    var body: some View {
      let drawing = PlasterDrawing(color: color, unit: height / PlasterDrawing.box.height)
      ZStack(.topLeading) {
        Canvas(box: PlasterDrawing.box) { drawing.cast }
        bar(PlasterDrawing.across)
        Canvas(box: PlasterDrawing.box) { drawing.acrossLayers }
        bar(PlasterDrawing.upright)
        Canvas(box: PlasterDrawing.box) { drawing.uprightLayers + drawing.padLayers }
      }
      .frame(width: height * PlasterCross.aspect, height: height)
      .anchor("cross")
    }

    /// A bar in the one colour that it has for the list of layers; what gives it body lies on it.
    private func bar(_ path: Path) -> some View {
      PathShape { rect in
        let unit = rect.height / PlasterDrawing.box.height
        return path.applying(Transform.translation(rect.x, rect.y).concat(.scale(unit, unit)))
      }
      .fill(color.cross)
    }
  }

  /// The cross in a box of 50 by 57, drawn at `unit` points a unit of the box.
  struct PlasterDrawing {
    let color: Theme.Colors
    let unit: Double

    static let box = Size(50, 57)

    static let upright = Path(
      svg: """
        M24.7 0.1C29.9 -0.2 33.5 3.3 33.7 8.5C34.1 20.5 33.9 36.5 33.6 48.5C33.4 53.8 29.8 57 25.1 57C20.3 57.1 16.6
        53.7 16.4 48.7C15.9 34.5 16 20.5 16.3 8.4C16.5 3.5 19.9 0.3 24.7 0.1Z
        """)
    static let across = Path(
      svg: """
        M8.3 12.4C20 11.8 31 11.9 41.8 12.2C46.7 12.3 49.9 15.9 50 20.6C50.1 25.5 46.6 29.1 41.9 29.2C31 29.6 19 29.5
        8.1 29.3C3.3 29.2 0 25.5 0 20.8C0 15.9 3.4 12.6 8.3 12.4Z
        """)
    private static let pad = Path(
      svg: """
        M19.6 13.5C22.8 13 27.4 13 30.5 13.5C31.8 13.7 32.3 14.4 32.4 15.7C32.6 18.9 32.6 22.7 32.4 25.9C32.3 27.3 31.7
        27.9 30.4 28.1C27.2 28.4 22.8 28.4 19.7 28.1C18.3 27.9 17.7 27.3 17.6 25.9C17.4 22.7 17.4 18.9 17.6 15.7C17.7
        14.3 18.3 13.7 19.6 13.5Z
        """)
    private static let gauze = Path(
      svg: """
        M17.9 16.7H32.2M17.9 19.7H32.2M17.9 22.7H32.2M17.9 25.7H32.2M20.4 13.4V28.1M23.4 13.4V28.1M26.5 13.4V28.1M29.6
        13.4V28.1
        """)
    private static let mark = [
      (path: Path(svg: "M21.8 17.4C24 19.5 26.3 22.1 28.3 24.3"), width: 1.9),
      (path: Path(svg: "M28.5 17.1C26.2 19.5 23.7 22 21.6 24.6"), width: 1.6),
    ]
    private static let shine = Path(
      svg:
        "M18.6 9.9C18.7 5.9 20.6 3.1 24 2.4M18.2 32.5C18.1 37.5 18.2 42.5 18.6 47.9M5.4 15.7C7.6 14.1 11 13.8 14.4 13.7"
    )
    private static let acrossHoles = holes(x: [5.2, 9, 12.8, 37.2, 41, 44.8], y: [17.2, 20.8, 24.4])
    private static let uprightHoles = holes(x: [21.3, 25, 28.7], y: [4.9, 8.7, 37.5, 41.5, 45.5, 49.5])
    private static let holeSize = Size(1.5, 1.6)
    /// What it throws on the paper: from wide and faint to narrow.
    private static let shadow = [(x: 1.1, y: 2.3, spread: 2.2), (x: 1, y: 1.9, spread: 1), (x: 0.8, y: 1.4, spread: 0)]
    private static let shadowStrength = 0.08

    private var isLarge: Bool { unit > 0.37 }

    /// What swells the lower bar and pricks and edges it.
    var acrossLayers: [Layer] {
      [
        .fill(PlasterDrawing.across, rounding(from: Point(0, 12.1), to: Point(0, 29.5))),
        .fill(PlasterDrawing.across, beneath),
      ] + pricked(PlasterDrawing.acrossHoles)
        + [edge(PlasterDrawing.across, from: Point(1, 11.5), to: Point(7, 30.5))]
    }

    /// The same for the upper bar, and the light on both.
    var uprightLayers: [Layer] {
      [.fill(PlasterDrawing.upright, rounding(from: Point(16, 16.5), to: Point(34, 21.5)))]
        + pricked(PlasterDrawing.uprightHoles)
        + [edge(PlasterDrawing.upright, from: Point(15, 4.5), to: Point(35, 26.5))]
        + (isLarge ? [.stroke(PlasterDrawing.shine, Stroke(1), .color(color.surface.opacity(0.26)))] : [])
    }

    /// The pad, its gauze and the X.
    var padLayers: [Layer] {
      let pad = PlasterDrawing.pad
      let light = color.surface, dark = color.crossShade
      let swell = LinearGradient(
        from: Point(18, 13.5), to: Point(32, 28.5),
        stops: [Stop(0, light.opacity(0.62)), Stop(0.55, light.opacity(0.08)), Stop(1, dark.opacity(0.22))])
      return [
        .fill(pad.offset(by: Point(0.5, 0.8)), .color(dark.opacity(0.35))),
        .fill(pad, .color(color.crossPad)), .fill(pad, .linear(swell)),
      ]
        + (isLarge
          ? [.stroke(PlasterDrawing.gauze, Stroke(0.5), .color(color.crossEdge.opacity(0.32)))] : [])
        + [.stroke(pad, Stroke(0.7), .color(color.crossEdge.opacity(0.62)))]
        + PlasterDrawing.mark.map { .stroke($0.path, Stroke(max($0.width, 0.9 / unit)), .color(color.crossMark)) }
    }

    /// What it throws on the paper.
    var cast: [Layer] {
      guard isLarge else { return [] }
      let shade = Paint.color(color.crossShade.opacity(PlasterDrawing.shadowStrength))
      return PlasterDrawing.shadow.flatMap { part in
        [PlasterDrawing.across, PlasterDrawing.upright].flatMap { bar -> [Layer] in
          let bar = bar.offset(by: Point(part.x, part.y))
          return [.fill(bar, shade)] + (part.spread > 0 ? [.stroke(bar, Stroke(part.spread), shade)] : [])
        }
      }
    }

    /// A bar swells: lit on one side, shaded on the other.
    private func rounding(from: Point, to: Point) -> Paint {
      let light = color.crossPad, dark = color.crossShade
      return .linear(
        LinearGradient(
          from: from, to: to,
          stops: [
            Stop(0, light.opacity(0.6)), Stop(0.4, light.opacity(0)), Stop(0.6, dark.opacity(0)),
            Stop(1, dark.opacity(0.36)),
          ]))
    }

    /// The shade in which the bar beneath lies at both sides of the one above.
    private var beneath: Paint {
      let stops = [(0, 0), (0.2, 0.16), (0.68, 0.4), (0.8, 0.12), (0.9, 0)]
      return .linear(
        LinearGradient(
          from: Point(9, 0), to: Point(45, 0), stops: stops.map { Stop($0.0, color.crossShade.opacity($0.1)) }))
    }

    /// A line that grows darker, as if pressed harder, away from the light.
    private func edge(_ path: Path, from: Point, to: Point) -> Layer {
      let line = LinearGradient(
        from: from, to: to,
        stops: [Stop(0, color.crossEdge.opacity(0.5)), Stop(1, color.crossShade.opacity(0.8))])
      return .stroke(path, Stroke(max(1.1, 0.4 / unit)), .linear(line))
    }

    /// Pinholes, each with a little light on its lower rim.
    private func pricked(_ holes: Path) -> [Layer] {
      guard isLarge else { return [] }
      return [
        .fill(holes.offset(by: Point(0.05, 0.35)), .color(color.surface.opacity(0.3))),
        .fill(holes, .color(color.crossEdge.mixed(with: color.crossShade, by: 0.4).opacity(0.8))),
      ]
    }

    private static func holes(x: [Double], y: [Double]) -> Path {
      Path { path in
        for x in x { for y in y { path.addEllipse(in: Rect(center: Point(x, y), size: holeSize)) } }
      }
    }
  }
}

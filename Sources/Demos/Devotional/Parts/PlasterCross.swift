import Scenes

extension Devotional {
  /// The brand mark: two plasters crossed, a pad in the middle, and on it a tiny black X. Drawn in a box of 64 by 64 and
  /// scaled to its height; the upright bar is 57 high.
  struct PlasterCross: View {
    let color: Theme.Colors
    /// Height of the upright bar in points.
    let height: Double

    private static let upright = Rect(23.2, 3.5, 17.6, 57)
    private static let across = Rect(7, 15.6, 50, 17.2)
    private static let pad = Rect(24.6, 16.6, 14.8, 15.2)
    /// Its width for a height of 1.
    static let aspect = 50.0 / 57

    var body: some View {
      let unit = height / PlasterCross.upright.height
      ZStack(.topLeading) {
        // The whole height, so that its foot stands on the baseline of a text.
        Canvas { _ in [] }
        bar(PlasterCross.across, unit, radius: 8.2)
        bar(PlasterCross.upright, unit, radius: 8.2)
        Canvas { rect in holes(rect.origin, unit) }
        box(PlasterCross.pad, unit) {
          RoundedRectangle(2.6 * unit, style: .circular).fill(color.crossPad)
        }
        box(PlasterCross.pad.inset(by: 4.6, 4.8), unit) {
          NavGlyph.cross.stroke(color.crossMark, width: max(1.7 * unit, 0.9))
        }
      }
      .frame(width: height * PlasterCross.aspect, height: height)
      .anchor("cross")
    }

    private func bar(_ rect: Rect, _ unit: Double, radius: Double) -> some View {
      box(rect, unit) {
        ZStack {
          RoundedRectangle(radius * unit, style: .circular).fill(color.cross)
          RoundedRectangle(radius * unit, style: .circular)
            .strokeBorder(color.crossEdge.opacity(0.55), width: max(0.9 * unit, 0.4))
        }
      }
    }

    private func box(_ rect: Rect, _ unit: Double, @ViewBuilder _ content: () -> ViewList) -> some View {
      ZStack { content() }
        .frame(width: rect.width * unit, height: rect.height * unit)
        .offset(x: (rect.x - PlasterCross.across.x) * unit, y: (rect.y - PlasterCross.upright.y) * unit)
    }

    /// The rows of pinholes on the four arms; too small to be seen on a cross the size of a letter.
    private func holes(_ origin: Point, _ unit: Double) -> [Layer] {
      guard unit > 0.45 else { return [] }
      let places =
        [8.6, 12.2, 42, 46, 50, 54].flatMap { y in [28.4, 32, 35.6].map { Point($0, y) } }
        + [12.4, 16.2, 20, 44, 47.8, 51.6].flatMap { x in [20.8, 24.3, 27.8].map { Point(x, $0) } }
      let path = Path {
        for place in places {
          let center =
            origin + Point(place.x - PlasterCross.across.x, place.y - PlasterCross.upright.y) * unit
          $0.addEllipse(in: Rect(center: center, size: Size(1.5 * unit, 1.5 * unit)))
        }
      }
      return [.fill(path, .color(color.crossEdge.opacity(0.6)))]
    }
  }
}

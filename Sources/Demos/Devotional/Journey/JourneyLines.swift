import Scenes

extension Devotional {
  /// The swirls and lavender sprigs behind the hands, as far as they have drawn themselves in.
  struct JourneyLines: View {
    let script: DemoScript.Journey
    let age: Double
    /// Whether the swirl that rises in the middle stays away, where a heading stands there.
    var leavesMiddleFree = false

    private static let middle = 4
    /// The order in which they begin: swirls and sprigs by turns.
    private static let order: [Line] = [
      .swirl(0), .swirl(1), .sprig(0), .sprig(1), .swirl(2), .swirl(3), .sprig(2), .sprig(3), .swirl(4), .sprig(4),
      .sprig(5), .swirl(5), .swirl(6),
    ]

    private enum Line {
      case swirl(Int)
      case sprig(Int)
    }

    var body: some View {
      ForEach(JourneyLines.order.indices) { place in
        let own = age - script.strokes - script.strokeStagger * Double(place)
        switch JourneyLines.order[place] {
        case .swirl(let index): if !(leavesMiddleFree && index == JourneyLines.middle) { swirl(index, own) }
        case .sprig(let index): sprig(index, own)
        }
      }
    }

    private func swirl(_ index: Int, _ age: Double) -> some View {
      let swirl = JourneySwirls.all[index]
      let drawn = Curve.easeInOut.value(age / script.swirl)
      return SwellingLine(path: swirl.path, color: swirl.color, width: swirl.width * 1.12, drawn: drawn)
        .anchor("swirl.\(index + 1)")
    }

    private func sprig(_ index: Int, _ age: Double) -> some View {
      let sprig = JourneySprigs.all[index]
      let grown = Curve.easeInOut.value(age / script.sprig)
      let opening = script.bud / script.sprig
      return ZStack(.topLeading) {
        PathShape { sprig.stem.offset(by: $0.origin) }
          .stroke(LavenderSprig.green, Stroke(sprig.width, trimTo: sprig.stemDrawn(grown, opening: opening)))
        Canvas(box: JourneyScreen.picture) { sprig.budLayers(grown, opening: opening) }
      }
      .anchor("sprig.\(index + 1)")
    }
  }

  /// A lavender stem with its buds; each opens as the stem passes it.
  struct LavenderSprig: Sendable {
    let width: Double
    let stem: Path
    private let buds: [Bud]
    /// All buds, open.
    private let open: [Layer]

    private struct Bud: Sendable {
      let center: Point
      let path: Path
      let color: Color
      /// Where on the stem it sits, 0 at the root to 1 at the tip.
      let place: Double
    }

    static let green = Color(0x8FA085)
    private static let shades = [0x8676B3, 0x9C8CC4, 0xB4A5D6, 0xC3B6E0].map { Color(UInt32($0)) }

    /// Reads a sprig: each bud as x, y, half length, half width, degrees and shade.
    init(width: Double, stem data: String, buds text: String) {
      self.width = width
      let stem = Path(svg: data)
      self.stem = stem
      let bounds = stem.bounds
      buds = text.split(separator: ";").compactMap { entry in
        let n = entry.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard n.count == 6, let color = LavenderSprig.shades[safe: Int(n[5])] else { return nil }
        let center = Point(n[0], n[1])
        let oval = Path { $0.addEllipse(in: Rect(-n[2], -n[3], 2 * n[2], 2 * n[3])) }
        return Bud(
          center: center,
          path: oval.applying(Transform.translation(center.x, center.y).concat(.rotation(degrees: n[4]))),
          color: color, place: min(max((bounds.maxY - center.y) / bounds.height, 0), 0.86))
      }
      open = buds.map { .fill($0.path, .color($0.color)) }
    }

    /// How far the stem is drawn, 0...1, when the sprig is grown 0...1 and a bud takes the share `opening` to open.
    func stemDrawn(_ grown: Double, opening: Double) -> Double { min(grown / (1 - opening * 0.5), 1) }

    /// The buds of the sprig grown 0...1.
    func budLayers(_ grown: Double, opening: Double) -> [Layer] {
      if grown >= 1 { return open }
      return buds.indices.compactMap { index in
        let bud = buds[index]
        let size = Curve.easeOut.value((grown - bud.place * (1 - opening * 0.5)) / opening * 1.4)
        guard size > 0 else { return nil }
        guard size < 1 else { return open[index] }
        return .group(
          Group(placement: Placement(scaleX: size, scaleY: size, pivot: bud.center)),
          [.fill(bud.path, .color(bud.color.opacity(size)))])
      }
    }
  }
}

import Scenes

extension Devotional {
  /// The swirls and lavender sprigs behind the hands, as far as they have drawn themselves in.
  struct JourneyLines {
    let script: DemoScript.Journey

    /// The order in which they begin: swirls and sprigs by turns.
    private static let order: [(isSwirl: Bool, index: Int)] = [
      (true, 0), (true, 1), (false, 0), (false, 1), (true, 2), (true, 3), (false, 2), (false, 3), (true, 4),
      (false, 4), (false, 5), (true, 5), (true, 6),
    ]

    /// The layers `age` seconds after the screen's time began.
    func layers(_ age: Double) -> [Layer] {
      var found: [Layer] = []
      for (place, item) in JourneyLines.order.enumerated() {
        let own = age - script.strokes - script.strokeStagger * Double(place)
        guard own > 0 else { continue }
        if item.isSwirl {
          let swirl = JourneySwirls.all[item.index]
          let drawn = Curve.easeInOut.value(own / script.swirl)
          found.append(.stroke(swirl.path, Stroke(swirl.width, trimTo: drawn), .color(swirl.color)))
        } else {
          let grown = Curve.easeInOut.value(own / script.sprig)
          found.append(
            .group(Group(), JourneySprigs.all[item.index].layers(grown, opening: script.bud / script.sprig)))
        }
      }
      return found
    }
  }

  /// A lavender stem with its buds; each opens as the stem passes it.
  struct LavenderSprig: Sendable {
    private let width: Double
    private let stem: Path
    private let buds: [Bud]
    private let grownLayers: [Layer]

    private struct Bud: Sendable {
      let center: Point
      let path: Path
      let color: Color
      /// Where on the stem it sits, 0 at the root to 1 at the tip.
      let place: Double
    }

    private static let green = Color(0x8FA085)
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
      grownLayers =
        [.stroke(stem, Stroke(width), .color(LavenderSprig.green))] + buds.map { .fill($0.path, .color($0.color)) }
    }

    /// The sprig grown 0...1; a bud takes the share `opening` of that time to open.
    func layers(_ grown: Double, opening: Double) -> [Layer] {
      if grown >= 1 { return grownLayers }
      let tip = min(grown / (1 - opening * 0.5), 1)
      var layers: [Layer] = [.stroke(stem, Stroke(width, trimTo: tip), .color(LavenderSprig.green))]
      for bud in buds {
        let open = Curve.easeOut.value((grown - bud.place * (1 - opening * 0.5)) / opening * 1.4)
        guard open > 0 else { continue }
        if open >= 1 {
          layers.append(.fill(bud.path, .color(bud.color)))
        } else {
          layers.append(
            .group(
              Group(placement: Placement(scaleX: open, scaleY: open, pivot: bud.center)),
              [.fill(bud.path, .color(bud.color.opacity(open)))]))
        }
      }
      return layers
    }
  }
}

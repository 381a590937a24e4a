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

    // The flame has everything about it drawn again in every frame, so what has drawn itself in is kept as a picture.
    private func swirl(_ index: Int, _ age: Double) -> some View {
      let swirl = JourneySwirls.all[index]
      let drawn = Curve.easeInOut.value(age / script.swirl)
      return ZStack(.topLeading) {
        SwellingLine(
          path: swirl.path, color: swirl.color, width: swirl.width, drawn: drawn, pressure: .swelling, steps: 4,
          least: 0.4)
        if !swirl.leaves.isEmpty {
          Canvas(box: JourneyScreen.picture) { swirl.leaves.flatMap { $0.layers(drawn: drawn) } }
        }
      }
      .drawingGroup(drawn >= 1)
      .anchor("swirl.\(index + 1)")
    }

    private func sprig(_ index: Int, _ age: Double) -> some View {
      let sprig = JourneySprigs.all[index]
      let grown = Curve.easeInOut.value(age / script.sprig)
      let opening = script.bud / script.sprig
      return ZStack(.topLeading) {
        PathShape { sprig.stem.offset(by: $0.origin) }
          .stroke(LavenderSprig.green, Stroke(sprig.width, trimTo: sprig.stemDrawn(grown, opening: opening)))
        Canvas(box: JourneyScreen.picture) { sprig.partLayers(grown, opening: opening) }
      }
      .drawingGroup(grown >= 1)
      .anchor("sprig.\(index + 1)")
    }
  }
}

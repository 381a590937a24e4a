import Scenes

extension Devotional {
  /// A pen line of uneven weight: thinner where it sets off or runs out. It is drawn as strokes over one another, each a
  /// little wider and shorter than the one beneath, so that it can still draw itself by its trim.
  struct SwellingLine: View {
    let path: Path
    let color: Color
    /// Where it is widest, in points.
    let width: Double
    /// How much of it is drawn, 0...1.
    let drawn: Double
    var pressure = Pressure.both
    /// In how many steps it swells; a wide line needs more for them not to show.
    var steps = 2
    /// The width of its ends, as a share.
    var least = 0.72

    /// Where the pen is pressed less, as shares of the length at its start and its end.
    struct Pressure: Sendable {
      let start, end: Double

      static let both = Pressure(start: 0.14, end: 0.26)
      static let swelling = Pressure(start: 0.34, end: 0.5)
      static let rising = Pressure(start: 0.34, end: 0)
      static let falling = Pressure(start: 0, end: 0.6)
      static let even = Pressure(start: 0, end: 0)
    }

    var body: some View {
      let steps = pressure.start + pressure.end > 0 ? steps : 0
      ZStack(.topLeading) {
        ForEach(Array(0...steps)) { step in
          let share = steps > 0 ? Double(step) / Double(steps) : 1
          let weight = least + (1 - least) * share
          let from = steps > 0 ? pressure.start * share : 0
          let to = steps > 0 ? 1 - pressure.end * share : 1
          if step == 0 || drawn > from {
            PathShape { path.offset(by: $0.origin) }
              .stroke(color, Stroke(width * weight, trimFrom: from, trimTo: min(drawn, to)))
          }
        }
      }
    }
  }
}

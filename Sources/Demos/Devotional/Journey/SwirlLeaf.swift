import Scenes

extension Devotional {
  /// A grey-green leaf on a swirl; it opens as the swirl's line passes it.
  struct SwirlLeaf: Sendable {
    /// Where it hangs on the line.
    let root: Point
    /// Where that is along the line, 0...1.
    let place: Double
    private let layers: [Layer]

    private static let base = Color(0x98A89B)
    private static let tip = Color(0xBCC9B4)
    private static let vein = Color(0x87948D)
    private static let veinWidth = 0.5
    /// How much of the line is drawn while it opens.
    private static let opening = 0.16

    /// A leaf whose tip points `degrees` clockwise from the right.
    init(_ x: Double, _ y: Double, degrees: Double, length: Double, place: Double) {
      root = Point(x, y)
      self.place = place
      let turned = Transform.translation(x, y).concat(.rotation(degrees: degrees))
      func at(_ x: Double, _ y: Double) -> Point { turned.apply(Point(x * length, y * length)) }
      let outline = Path {
        $0.move(to: at(0, 0))
        $0.addCurve(to: at(1, 0), control1: at(0.2, -0.2), control2: at(0.62, -0.24))
        $0.addCurve(to: at(0, 0), control1: at(0.66, 0.13), control2: at(0.24, 0.16))
        $0.closeSubpath()
      }
      let vein = Path {
        $0.move(to: at(0, 0))
        $0.addQuadCurve(to: at(0.86, 0), control: at(0.5, -0.03))
      }
      let color = LinearGradient(
        from: at(0, 0), to: at(1, 0), stops: [Stop(0, SwirlLeaf.base), Stop(1, SwirlLeaf.tip)])
      layers = [
        .fill(outline, .linear(color)), .stroke(vein, Stroke(SwirlLeaf.veinWidth), .color(SwirlLeaf.vein)),
      ]
    }

    /// The leaf when so much of its line is drawn, 0...1: it grows out of nothing.
    func layers(drawn: Double) -> [Layer] {
      let size = Curve.easeOut.value((drawn - place) / SwirlLeaf.opening)
      guard size > 0 else { return [] }
      guard size < 1 else { return layers }
      return [.group(Group(placement: Placement(scaleX: size, scaleY: size, pivot: root)), layers)]
    }
  }
}

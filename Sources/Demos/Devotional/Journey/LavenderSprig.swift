import Foundation
import Scenes

extension Devotional {
  /// A lavender stem with its leaves and buds; each opens as the stem passes it.
  struct LavenderSprig: Sendable {
    let width: Double
    let stem: Path
    private let parts: [Part]
    /// All parts, open.
    private let open: [Layer]

    /// A leaf or a bud.
    private struct Part: Sendable {
      /// Where it hangs on the stem or sits over it.
      let root: Point
      let layers: [Layer]
      /// Where on the stem it is, 0 at the root to 1 at the tip.
      let place: Double
    }

    static let green = Color(0x8FA085)
    private static let leafGreen = (base: Color(0x7F9678), tip: Color(0xA9BB9A), vein: Color(0x6F8468))
    /// At a bud's foot and at its tip, from dark to light.
    private static let shades = [
      (0x6E5EA0, 0x9485C2), (0x8371B4, 0xAC9CD4), (0x9A88C8, 0xC6B8E6), (0xA895D4, 0xDACFF2),
    ].map { (base: Color(UInt32($0.0)), tip: Color(UInt32($0.1))) }
    private static let pen = Color(0x5E4E92, alpha: 0.5)
    private static let penWidth = 0.4
    /// Each leaf's place along the stem, degrees from it, and length for a stem of the usual width.
    private static let leaves = [(0.1, -26.0, 24.0), (0.16, 24, 22), (0.27, -22, 18), (0.33, 26, 15)]
    private static let usualWidth = 1.5

    /// Reads a sprig: each bud as x, y, half length, half width, degrees and shade.
    init(width: Double, stem data: String, buds text: String) {
      self.width = width
      let stem = Path(svg: data)
      self.stem = stem
      let bounds = stem.bounds
      func place(_ p: Point) -> Double { min(max((bounds.maxY - p.y) / bounds.height, 0), 0.86) }
      let knots = stem.elements.compactMap { element -> Point? in
        switch element {
        case .move(let p), .line(let p), .curve(_, _, let p): p
        case .close: nil
        }
      }
      let leaves = LavenderSprig.leaves.compactMap { share, degrees, length -> Part? in
        let index = Int(share * Double(knots.count - 1))
        guard let root = knots[safe: index], let next = knots[safe: index + 1] else { return nil }
        let along = atan2(next.y - root.y, next.x - root.x) * 180 / .pi
        let layers = LavenderSprig.leaf(
          length * width / LavenderSprig.usualWidth,
          Transform.translation(root.x, root.y).concat(.rotation(degrees: along + degrees)))
        return Part(root: root, layers: layers, place: place(root))
      }
      let buds = text.split(separator: ";").compactMap { entry -> Part? in
        let n = entry.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard n.count == 6, let shade = LavenderSprig.shades[safe: Int(n[5])] else { return nil }
        let center = Point(n[0], n[1])
        let turned = Transform.translation(center.x, center.y).concat(.rotation(degrees: n[4]))
        return Part(root: center, layers: LavenderSprig.bud(n[2], n[3], shade, turned), place: place(center))
      }
      parts = leaves + buds
      open = parts.flatMap(\.layers)
    }

    /// A pointed bud about the origin that points along x.
    private static func bud(
      _ length: Double, _ width: Double, _ shade: (base: Color, tip: Color), _ place: Transform
    ) -> [Layer] {
      func at(_ x: Double, _ y: Double) -> Point { place.apply(Point(x * length, y * width)) }
      let outline = Path {
        $0.move(to: at(-1, 0))
        $0.addCurve(to: at(0.5, -0.74), control1: at(-0.92, -0.9), control2: at(-0.1, -1.32))
        $0.addCurve(to: at(1.14, 0), control1: at(0.8, -0.44), control2: at(1.04, -0.2))
        $0.addCurve(to: at(0.5, 0.74), control1: at(1.04, 0.2), control2: at(0.8, 0.44))
        $0.addCurve(to: at(-1, 0), control1: at(-0.1, 1.32), control2: at(-0.92, 0.9))
        $0.closeSubpath()
      }
      let color = LinearGradient(from: at(-1, 0), to: at(1.1, 0), stops: [Stop(0, shade.base), Stop(1, shade.tip)])
      return [.fill(outline, .linear(color)), .stroke(outline, Stroke(penWidth), .color(pen))]
    }

    /// A narrow leaf that grows from the origin along x.
    private static func leaf(_ length: Double, _ place: Transform) -> [Layer] {
      func at(_ x: Double, _ y: Double) -> Point { place.apply(Point(x * length, y * length)) }
      let outline = Path {
        $0.move(to: at(0, 0))
        $0.addCurve(to: at(1, 0.02), control1: at(0.25, -0.13), control2: at(0.7, -0.12))
        $0.addCurve(to: at(0, 0), control1: at(0.7, 0.08), control2: at(0.25, 0.09))
        $0.closeSubpath()
      }
      let vein = Path {
        $0.move(to: at(0, 0))
        $0.addQuadCurve(to: at(0.9, 0.01), control: at(0.5, -0.02))
      }
      let color = LinearGradient(
        from: at(0, 0), to: at(1, 0), stops: [Stop(0, leafGreen.base), Stop(1, leafGreen.tip)])
      return [.fill(outline, .linear(color)), .stroke(vein, Stroke(0.5), .color(leafGreen.vein))]
    }

    /// How far the stem is drawn, 0...1, when the sprig is grown 0...1 and a bud takes the share `opening` to open.
    func stemDrawn(_ grown: Double, opening: Double) -> Double { min(grown / (1 - opening * 0.5), 1) }

    /// Leaves and buds of the sprig grown 0...1; each grows out of nothing.
    func partLayers(_ grown: Double, opening: Double) -> [Layer] {
      if grown >= 1 { return open }
      return parts.flatMap { part -> [Layer] in
        let size = Curve.easeOut.value((grown - part.place * (1 - opening * 0.5)) / opening * 1.4)
        guard size > 0 else { return [] }
        guard size < 1 else { return part.layers }
        return [.group(Group(placement: Placement(scaleX: size, scaleY: size, pivot: part.root)), part.layers)]
      }
    }
  }
}

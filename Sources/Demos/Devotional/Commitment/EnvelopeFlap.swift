import Foundation
import Scenes

extension Devotional {
  /// The flap as it swings about its fold line towards the viewer and down: its outline in true perspective.
  struct EnvelopeFlap {
    /// 0 open (upwards) to 180 closed.
    let degrees: Double

    /// Eye and vanishing point: how far before the paper, and where over it (in the pictures' box).
    private static let distance = 760.0
    private static let eye = Point(165, 264)
    private static let hinge = EnvelopeArt.hinge
    private static let tip = Point(165, 18)
    private static let outline = Path(svg: "M13 154Q82.08 89.4 153.82 28Q165 18 176.18 28Q247.92 89.4 317 154Z")
    /// The outline without the fold line, which is no edge of the paper.
    private static let edge = Path(svg: "M13 154Q82.08 89.4 153.82 28Q165 18 176.18 28Q247.92 89.4 317 154")
    /// Covers the seam between the lining here and that of the envelope's back.
    private static let fold = Path(svg: "M15.8 154H314.2")
    private static let lining = Path(svg: "M15.2 154Q88.6 92.6 153.9 35.6Q165 25.5 176.1 35.6Q241.4 92.6 314.8 154Z")
    /// Degrees from either end in which the drawn flap comes under the picture, before the picture thins out.
    private static let exchange = 20.0
    /// Degrees in which it thins out.
    private static let fade = 66.0
    /// The closed flap is a little longer than the open one.
    private static let closedLength = 138.0 / 136

    /// The envelope's body.
    private static let front = Rect(13, EnvelopeFlap.hinge, 304, EnvelopeArt.bodyHeight)
    private var radians: Double { degrees * .pi / 180 }

    /// A point of the open flap, turned and seen from the eye.
    private func seen(_ p: Point) -> Point {
      let up = (EnvelopeFlap.hinge - p.y) * (1 + (EnvelopeFlap.closedLength - 1) * degrees / 180)
      let y = EnvelopeFlap.hinge - up * cos(radians)
      let z = up * sin(radians)
      let eye = EnvelopeFlap.eye
      let near = EnvelopeFlap.distance / (EnvelopeFlap.distance - z)
      return Point(eye.x + (p.x - eye.x) * near, eye.y + (y - eye.y) * near)
    }

    private func seen(_ path: Path) -> Path {
      Path(
        elements: path.elements.map {
          switch $0 {
          case .move(let p): .move(seen(p))
          case .line(let p): .line(seen(p))
          case .curve(let a, let b, let p): .curve(seen(a), seen(b), seen(p))
          case .close: .close
          }
        })
    }

    /// Whether one sees its inside: its tip still shows above the fold line.
    private var showsInside: Bool { seen(EnvelopeFlap.tip).y < EnvelopeFlap.hinge }

    /// How far its tip stands above the fold line, 1 when open; below 0 when it hangs beneath.
    private var reach: Double {
      let length = EnvelopeFlap.hinge - EnvelopeFlap.tip.y
      let reach = (EnvelopeFlap.hinge - seen(EnvelopeFlap.tip).y) / length
      return reach < 0 ? reach / EnvelopeFlap.closedLength : reach
    }

    /// What is drawn behind the letter.
    @ViewBuilder var inside: ViewList {
      if degrees <= 0 {
        EnvelopeArt.picture("envelope-flap-open").anchor("envelope.flap")
      } else if showsInside {
        EnvelopeArt.drawn { Canvas { insideLayers($0.origin) } }.anchor("envelope.flap").opacity(
          degrees / EnvelopeFlap.exchange)
        EnvelopeArt.picture("envelope-flap-open")
          .scale(x: 1, y: reach, anchor: Alignment(0.5, EnvelopeFlap.hinge / EnvelopeArt.box.height))
          .opacity(1 - Curve.linear.value((degrees - EnvelopeFlap.exchange) / EnvelopeFlap.fade))
          .anchor("envelope.flap")
      }
    }

    /// What is drawn over the envelope's front.
    @ViewBuilder var outside: ViewList {
      if degrees >= 180 {
        EnvelopeArt.picture("envelope-flap-closed").anchor("envelope.flap")
      } else if degrees > 0, !showsInside {
        EnvelopeArt.drawn { Canvas { outsideLayers($0.origin) } }.anchor("envelope.flap").opacity(
          (180 - degrees) / EnvelopeFlap.exchange)
        EnvelopeArt.picture("envelope-flap-closed")
          .scale(x: 1, y: -reach, anchor: Alignment(0.5, EnvelopeFlap.hinge / EnvelopeArt.box.height))
          .opacity(Curve.linear.value((degrees - 180 + EnvelopeFlap.exchange + EnvelopeFlap.fade) / EnvelopeFlap.fade))
          .anchor("envelope.flap")
      }
    }

    private func insideLayers(_ origin: Point) -> [Layer] {
      let palette = EnvelopePalette.self
      // The lining turns away from the light as the flap rises.
      let dim = sin(min(radians, .pi / 2))
      let paper = palette.insidePaper.map { $0.mixed(with: palette.shade, by: 0.25 * dim) }
      let lining = palette.lining.map { $0.mixed(with: palette.shade, by: 0.4 * dim) }
      let sprigs = palette.sprig.mixed(with: palette.shade, by: 0.4 * dim)
      let inner = shape(EnvelopeFlap.lining, origin)
      return [
        .fill(shape(EnvelopeFlap.outline, origin), gradient(paper, origin)),
        .stroke(shape(EnvelopeFlap.edge, origin), Stroke(1.2), .color(palette.line)),
        .fill(inner, gradient(lining, origin)),
        .group(Group(clip: inner), [.fill(shape(EnvelopeLining.sprigs, origin), .color(sprigs.opacity(0.6)))]),
        .stroke(shape(EnvelopeFlap.fold, origin), Stroke(1.3), .color(lining[0].mixed(with: palette.shade, by: 0.35))),
      ]
    }

    private func outsideLayers(_ origin: Point) -> [Layer] {
      let palette = EnvelopePalette.self
      // Seen edge-on it is in the shade, and grows lighter as it comes down.
      let down = min(max(-cos(radians), 0), 1)
      let paper = palette.outsidePaper.map { $0.mixed(with: palette.shade, by: 0.3 * (1 - down)) }
      let outline = shape(EnvelopeFlap.outline, origin)
      return shadow(of: outline, origin) + [
        .fill(outline, gradient(paper, origin)), .stroke(outline, Stroke(1.2), .color(palette.line)),
      ]
    }

    /// What the falling flap throws on the front: outlines from long to short, faint each, whose covers add up to a soft
    /// edge. Its softness changes with every frame, in which a blur of that size would cost many times as much. All
    /// begin at the fold line, where flap and front touch, and reach the farther the nearer they are to the tip.
    private func shadow(of outline: Path, _ origin: Point) -> [Layer] {
      let lift = sin(radians)
      let reach = 1.4 + 11 * lift
      let drop = 2 + 14 * lift
      let fold = Point(EnvelopeFlap.eye.x, EnvelopeFlap.hinge) + origin
      let length = max(seen(EnvelopeFlap.tip).y - EnvelopeFlap.hinge, 8)
      let count = 20
      let faint = EnvelopePalette.shade.opacity(1 - pow(1 - 0.34, 1 / Double(count)))
      let outlines: [Layer] = (0..<count).map { index in
        let edge = reach * (1 - 2 * (Double(index) + 0.5) / Double(count))
        let stretch = Transform.translation(fold.x, fold.y)
          .concat(.scale(1 + edge / EnvelopeFlap.front.width, 1 + (drop + edge) / length))
          .concat(.translation(-fold.x, -fold.y))
        return .fill(outline.applying(stretch), .color(faint))
      }
      // It falls on the front alone.
      let front = Path {
        $0.addRect(EnvelopeFlap.front.offset(by: origin))
      }
      return [.group(Group(clip: front), outlines)]
    }

    private func shape(_ path: Path, _ origin: Point) -> Path { seen(path).offset(by: origin) }

    /// Colours from the fold line to the tip.
    private func gradient(_ colors: [Color], _ origin: Point) -> Paint {
      let from = Point(165, EnvelopeFlap.hinge) + origin
      let to = seen(EnvelopeFlap.tip) + origin
      let last = Double(max(1, colors.count - 1))
      return .linear(
        LinearGradient(
          from: from, to: to, stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }))
    }
  }

  /// The envelope's colours while its flap moves; those of its pictures.
  enum EnvelopePalette {
    static let lining = [Color(0x11392F), Color(0x1A5245)]
    static let insidePaper = [Color(0xEBDABA), Color(0xFBF2E0)]
    static let outsidePaper = [Color(0xF5E8CF), Color(0xFAF0DC), Color(0xEEDDBD)]
    static let line = Color(0x6E4E35)
    static let sprig = Color(0x2F7360)
    static let shade = Color(0x1B1208)
  }
}

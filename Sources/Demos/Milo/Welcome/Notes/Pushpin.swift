import Scenes

extension Milo {
  /// A pushpin stuck in from above, leaning to the right, with the shadow that it casts on the paper. Drawn
  /// in a box of `box` points.
  struct Pushpin: View {
    let colors: Theme.PaperColors

    static let box = Size(34, 40)

    private static let tip = Point(11, 35)
    /// Middle and half axes of the head's face, upright.
    private static let head = Point(11, 7.4)
    private static let face = Size(17.8, 10.6)

    var body: some View {
      ZStack(.topLeading) {
        Canvas(box: Self.box) {
          [.group(Group(blur: 1.7), [.fill(cast, .color(colors.shadow.opacity(0.42)))])]
        }
        ZStack(.topLeading) {
          Canvas(box: Self.box) { stem }
          Ellipse().fill(colors.pin).frame(width: Self.face.width, height: Self.face.height).position(Self.head)
          Canvas(box: Self.box) { light }
        }
        .rotation(24, anchor: Alignment(Self.tip.x / Self.box.width, Self.tip.y / Self.box.height))
      }
      .frame(width: Self.box.width, height: Self.box.height)
    }

    /// Shadow on the paper, away from the light.
    private var cast: Path {
      Path { b in
        b.move(to: Point(10.5, 35))
        b.addCurve(to: Point(24, 30.5), control1: Point(15, 32.5), control2: Point(19, 29.5))
        b.addCurve(to: Point(33, 36.5), control1: Point(29, 28.5), control2: Point(34.5, 31))
        b.addCurve(to: Point(21, 40), control1: Point(31.5, 41), control2: Point(25.5, 42))
        b.addCurve(to: Point(10.5, 35), control1: Point(17.5, 38), control2: Point(14, 36.5))
        b.closeSubpath()
      }
    }

    /// Needle, collar, body and the thickness of the head, upright.
    private var stem: [Layer] {
      let x = Self.tip.x
      let side = across(
        x - 9, x + 9, [(0, colors.pinLight), (0.22, colors.pin), (0.62, colors.pin), (1, colors.pinShade)])
      return [
        .stroke(
          Path { b in
            b.move(to: Point(x, 24))
            b.addLine(to: Point(x, 34.6))
          }, Stroke(1.5), across(x - 0.8, x + 0.8, [(0, colors.needleLight), (1, colors.needle)])),
        .fill(oval(x, 25.4, 8.0, 3.9), .color(colors.pinShade)),
        .fill(oval(x, 23.9, 8.0, 3.9), side),
        .fill(oval(x, 22.9, 5.6, 2.4), .color(colors.pinShade.opacity(0.55))),
        .fill(body(x), side),
        .fill(rim(x), side),
      ]
    }

    /// Light on the head's face and along the body.
    private var light: [Layer] {
      let (x, y) = (Self.head.x, Self.head.y)
      return [
        .fill(
          oval(x, y, Self.face.width / 2, Self.face.height / 2),
          .radial(
            RadialGradient(
              center: Point(x - 3.2, y - 2.4), radius: 11,
              stops: [
                Stop(0, colors.pinLight), Stop(0.5, colors.pinLight.opacity(0.22)), Stop(1, colors.pinLight.opacity(0)),
              ]))),
        .fill(oval(x - 3.4, y - 2.1, 2.6, 1.25), .color(colors.light.opacity(0.78))),
        .stroke(
          Path { b in
            b.move(to: Point(x - 3.1, 14.2))
            b.addCurve(to: Point(x - 3.0, 20), control1: Point(x - 2.5, 16.2), control2: Point(x - 2.5, 18))
          }, Stroke(1.1), .color(colors.light.opacity(0.55))),
      ]
    }

    private func body(_ x: Double) -> Path {
      Path { b in
        b.move(to: Point(x - 5.6, 10))
        b.addCurve(to: Point(x - 5.2, 23), control1: Point(x - 3.6, 15), control2: Point(x - 3.6, 18.6))
        b.addCurve(to: Point(x + 5.2, 23), control1: Point(x - 2.6, 25), control2: Point(x + 2.6, 25))
        b.addCurve(to: Point(x + 5.6, 10), control1: Point(x + 3.6, 18.6), control2: Point(x + 3.6, 15))
        b.closeSubpath()
      }
    }

    private func rim(_ x: Double) -> Path {
      Path { b in
        b.move(to: Point(x - 8.9, 7.4))
        b.addLine(to: Point(x - 8.9, 9.4))
        b.addCurve(to: Point(x, 14.6), control1: Point(x - 8.6, 12.6), control2: Point(x - 4.8, 14.6))
        b.addCurve(to: Point(x + 8.9, 9.4), control1: Point(x + 4.8, 14.6), control2: Point(x + 8.6, 12.6))
        b.addLine(to: Point(x + 8.9, 7.4))
        b.closeSubpath()
      }
    }

    private func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
      Path { $0.addEllipse(in: Rect(center: Point(x, y), size: Size(rx * 2, ry * 2))) }
    }

    private func across(_ left: Double, _ right: Double, _ stops: [(Double, Color)]) -> Paint {
      .linear(LinearGradient(from: Point(left, 0), to: Point(right, 0), stops: stops.map { Stop($0.0, $0.1) }))
    }
  }
}

import Scenes

extension Milo {
  /// A pushpin stuck in from above, leaning to the right, with the shadow that it casts on the paper. Its point is at
  /// (11, 35) of its box.
  struct Pushpin: View {
    let colors: Theme.PaperColors

    static let box = Size(34, 40)

    var body: some View {
      Canvas(box: Self.box) {
        let lean = Placement(rotation: 24, pivot: Point(11, 35))
        return [
          .group(Group(blur: 1.7), [.fill(cast, .color(colors.shadow.opacity(0.42)))]),
          .group(Group(placement: lean), pin),
        ]
      }
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

    /// The pin upright, its point at (11, 35).
    private var pin: [Layer] {
      let x = 11.0
      let side = across(
        x - 9, x + 9, [(0, colors.pinLight), (0.22, colors.pin), (0.62, colors.pin), (1, colors.pinShade)])
      return [
        .stroke(
          Path { b in
            b.move(to: Point(x, 24))
            b.addLine(to: Point(x, 34.6))
          }, Stroke(1.5), across(x - 0.8, x + 0.8, [(0, colors.needleLight), (1, colors.needle)])),
        // Collar: its thickness, then its face.
        .fill(oval(x, 25.4, 8.0, 3.9), .color(colors.pinShade)),
        .fill(oval(x, 23.9, 8.0, 3.9), side),
        .fill(oval(x, 22.9, 5.6, 2.4), .color(colors.pinShade.opacity(0.55))),
        .fill(body(x), side),
        // Head: its thickness, then its face with the light on it.
        .fill(rim(x), side),
        .fill(oval(x, 7.4, 8.9, 5.3), .color(colors.pin)),
        .fill(
          oval(x, 7.4, 8.9, 5.3),
          .radial(
            RadialGradient(
              center: Point(x - 3.2, 5.0), radius: 11,
              stops: [
                Stop(0, colors.pinLight), Stop(0.5, colors.pinLight.opacity(0.22)), Stop(1, colors.pinLight.opacity(0)),
              ]))),
        .fill(oval(x - 3.4, 5.3, 2.6, 1.25), .color(colors.light.opacity(0.78))),
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

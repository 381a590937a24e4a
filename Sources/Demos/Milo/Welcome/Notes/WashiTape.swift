import Scenes

extension Milo {
  /// A strip of translucent paper tape with stripes and torn ends.
  struct WashiTape: View {
    let colors: Theme.PaperColors

    static let box = Size(76, 25)

    var body: some View {
      Canvas(box: Self.box) {
        let w = Self.box.width, h = Self.box.height
        let shade = Group(placement: Placement(offset: Point(0, 0.8)), blur: 0.9)
        return [
          .group(shade, [.fill(strip, .color(colors.shadow.opacity(0.16)))]),
          .fill(strip, .color(colors.tape.opacity(0.74))),
          .group(
            Group(clip: strip),
            stripes + tears + [
              .fill(
                Path { $0.addRect(Rect(0, 0, w, h)) },
                .linear(
                  LinearGradient(
                    from: Point(0, 0), to: Point(0, h),
                    stops: [
                      Stop(0, colors.light.opacity(0.34)), Stop(0.12, colors.light.opacity(0.10)),
                      Stop(0.6, colors.light.opacity(0)), Stop(1, colors.clipShade.opacity(0.10)),
                    ])))
            ]),
        ]
      }
    }

    private var stripes: [Layer] {
      stride(from: -20.0, through: 80, by: 9).map { x in
        .fill(
          Path { b in
            b.move(to: Point(x, 26))
            b.addLine(to: Point(x + 15, -1))
            b.addLine(to: Point(x + 18.4, -1))
            b.addLine(to: Point(x + 3.4, 26))
            b.closeSubpath()
          }, .color(colors.tapeStripe.opacity(0.42)))
      }
    }

    /// Straight along, torn across.
    private var strip: Path {
      Path { b in
        b.move(to: Self.right[0])
        for p in Self.right.dropFirst() + Self.left { b.addLine(to: p) }
        b.closeSubpath()
      }
    }

    /// The light fibres of the torn ends.
    private var tears: [Layer] {
      [Self.right, Self.left].map { points in
        .stroke(
          Path { b in
            b.move(to: points[0])
            for p in points.dropFirst() { b.addLine(to: p) }
          }, Stroke(1.1), .color(colors.light.opacity(0.42)))
      }
    }

    // Teeth of uneven depth, from top to bottom and from bottom to top.
    private static let right = [
      Point(74.6, 0), Point(75.5, 1.4), Point(73.4, 2.5), Point(75.8, 5.2), Point(72.6, 7.4), Point(74.0, 8.6),
      Point(73.2, 9.7), Point(76, 12.9), Point(73.0, 14.6), Point(74.9, 16.0), Point(71.8, 18.5), Point(75.2, 20.9),
      Point(74.1, 21.8), Point(75.6, 23.6), Point(74.2, 25),
    ]
    private static let left = [
      Point(1.8, 25), Point(2.9, 23.7), Point(0.3, 21.3), Point(2.4, 20.2), Point(1.4, 18.8), Point(4.2, 16.4),
      Point(0.7, 14.2), Point(2.7, 12.5), Point(0, 9.6), Point(1.8, 8.7), Point(1.2, 7.6), Point(3.4, 5.2),
      Point(0.6, 3.1), Point(2.2, 1.6), Point(1.6, 0),
    ]
  }
}

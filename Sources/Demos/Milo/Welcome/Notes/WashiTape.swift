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
            stripes + [
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

    /// Straight along, torn across: teeth of uneven depth.
    private var strip: Path {
      let right: [Point] = [
        Point(75.4, 0), Point(73.2, 2.6), Point(75.8, 5.3), Point(73.6, 7.8), Point(76, 10.6), Point(72.9, 13.2),
        Point(75.2, 15.7), Point(73.0, 18.5), Point(75.9, 21.2), Point(73.8, 23.1), Point(74.9, 25),
      ]
      let left: [Point] = [
        Point(1.2, 25), Point(2.8, 22.6), Point(0.4, 20.2), Point(3.1, 17.3), Point(0.8, 14.9), Point(2.6, 12.2),
        Point(0, 9.4), Point(2.9, 6.9), Point(0.6, 4.3), Point(2.4, 1.8), Point(1.5, 0),
      ]
      return Path { b in
        b.move(to: right[0])
        for p in right.dropFirst() + left { b.addLine(to: p) }
        b.closeSubpath()
      }
    }
  }
}

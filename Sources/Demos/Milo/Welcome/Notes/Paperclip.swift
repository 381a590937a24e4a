import Scenes

extension Milo {
  /// A paperclip over a sheet whose upper edge lies `edge` points below the top of its box: one leg goes down behind
  /// the sheet, the rest grips it from the front.
  struct Paperclip: View {
    let colors: Theme.PaperColors

    static let box = Size(18, 46)
    /// Where the sheet's edge crosses the wire.
    static let edge = 14.0

    private static let width = 2.3

    var body: some View {
      ZStack {
        Canvas(box: Self.box) {
          let cast = Group(placement: Placement(offset: Point(1.2, 1.5)), blur: 0.9)
          return [.group(Group(clip: onSheet), [.group(cast, [.stroke(grip, Stroke(Self.width), .color(shadow))])])]
        }
        // A round wire: its shaded side, its body, and the light along it.
        ZStack {
          line(Point(0.22, 0.25)).stroke(colors.clipShade, width: Self.width)
          line(.zero).stroke(colors.clip, width: Self.width - 0.35)
          line(Point(-0.4, -0.35)).stroke(colors.clipLight, width: 0.6)
        }
        .clipShape(PathShape { inSight.offset(by: $0.origin) })
      }
      .frame(width: Self.box.width, height: Self.box.height)
    }

    private func line(_ offset: Point) -> PathShape { PathShape { wire.offset(by: $0.origin + offset) } }

    private var shadow: Color { colors.shadow.opacity(0.36) }

    /// The grip, and the leg that goes down behind.
    private var wire: Path {
      grip.appending(
        Path { b in
          b.move(to: Point(5.6, 6.4))
          b.addLine(to: Point(5.6, 30))
        })
    }

    /// From the free end on the left round the wide bend below, up the right side and over the top.
    private var grip: Path {
      Path { b in
        b.move(to: Point(2.2, 19))
        b.addLine(to: Point(2.2, 36.4))
        b.addArc(center: Point(8.2, 36.4), radius: 6, start: 180, end: 0)
        b.addLine(to: Point(14.2, 6.4))
        b.addArc(center: Point(9.9, 6.4), radius: 4.3, start: 0, end: -180)
      }
    }

    /// All but the leg behind the sheet.
    private var inSight: Path {
      Path { b in
        b.move(to: Point(-4, -4))
        b.addLine(to: Point(22, -4))
        b.addLine(to: Point(22, 50))
        b.addLine(to: Point(-4, 50))
        b.addLine(to: Point(-4, Self.edge))
        b.closeSubpath()
        // Wound the other way round, so that it is left out.
        b.move(to: Point(3.9, Self.edge))
        b.addLine(to: Point(3.9, 32))
        b.addLine(to: Point(8, 32))
        b.addLine(to: Point(8, Self.edge))
        b.closeSubpath()
      }
    }

    private var onSheet: Path { Path { $0.addRect(Rect(-6, Self.edge, 34, 46)) } }
  }
}

import Scenes

extension Milo {
  /// A paperclip that grips the upper edge of a sheet, which lies `edge` points below the top of its box: the back
  /// goes under the sheet's view, the front over it.
  struct Paperclip: View {
    let colors: Theme.PaperColors
    let side: Side

    /// What part of it.
    enum Side { case back, front }

    static let box = Size(18, 46)
    /// Where the sheet's edge crosses the wire.
    static let edge = 14.0

    private static let wire = 2.3

    var body: some View {
      Canvas(box: Self.box) {
        switch side {
        case .back: return wire(back)
        case .front:
          let cast = Group(placement: Placement(offset: Point(1.3, 1.5)), blur: 0.9, clip: belowEdge)
          return [.group(cast, [.stroke(front, Stroke(Self.wire), .color(colors.shadow.opacity(0.34)))])] + wire(front)
        }
      }
      .frame(width: Self.box.width, height: Self.box.height)
    }

    /// A round wire: its shaded side, its body, and the light along it.
    private func wire(_ path: Path) -> [Layer] {
      [
        .stroke(path.offset(by: Point(0.22, 0.25)), Stroke(Self.wire), .color(colors.clipShade)),
        .stroke(path, Stroke(Self.wire - 0.35), .color(colors.clip)),
        .stroke(path.offset(by: Point(-0.4, -0.35)), Stroke(0.6), .color(colors.clipLight.opacity(0.9))),
      ]
    }

    private var belowEdge: Path { Path { $0.addRect(Rect(-6, Self.edge - 1.5, 34, 60)) } }

    /// From the free end on the left round the wide bend below, up the right side and over the top.
    private var front: Path {
      Path { b in
        b.move(to: Point(2.2, 19))
        b.addLine(to: Point(2.2, 36.4))
        b.addArc(center: Point(8.2, 36.4), radius: 6, start: 180, end: 0)
        b.addLine(to: Point(14.2, 6.4))
        b.addArc(center: Point(9.9, 6.4), radius: 4.3, start: 0, end: -180)
      }
    }

    /// What goes down behind the sheet.
    private var back: Path {
      Path { b in
        b.move(to: Point(5.6, 6.4))
        b.addLine(to: Point(5.6, 30))
      }
    }
  }
}

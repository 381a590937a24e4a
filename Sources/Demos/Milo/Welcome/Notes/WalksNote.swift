import Scenes

extension Milo {
  /// Note 1: a yellow sticky note with a curled corner under a red pushpin.
  struct WalksNote: View {
    let content: Content

    /// Width and height, points.
    static let side = 152.0

    private var theme: Theme { content.theme }

    var body: some View {
      ZStack(.topLeading) {
        paper
        Text(content.fixtures.notes.walks).font(theme.font.note).foreground(theme.paper.walksInk)
          .lineSpacing(2).fixedSize().anchor("welcome.note.1.text").rotation(-1.2)
          .padding(Insets(top: 41, left: 26))
        Squiggle(color: theme.paper.squiggle).frame(width: 104, height: 10).anchor("welcome.note.1.squiggle")
          .rotation(-2).padding(Insets(top: 98, left: 27))
        Pushpin(colors: theme.paper).frame(width: Pushpin.box.width, height: Pushpin.box.height)
          .anchor("welcome.note.1.pin").offset(x: 66, y: -19)
      }
      .frame(width: Self.side, height: Self.side, alignment: .topLeading)
    }

    private var paper: some View {
      let colors = theme.paper
      return ZStack {
        // The lifted corner lets more light under: its shadow is wider and reaches further than the rest.
        LiftedShadow().fill(colors.shadow.opacity(0.30)).blur(5)
        StickySheet().fill(theme.color.yellowNote)
          .shadow(colors.shadow.opacity(0.22), radius: 1.2, y: 0.8)
        StickySheet().fill(
          .linear(
            from: .topLeading, to: .bottomTrailing,
            [
              Stop(0, colors.light.opacity(0.26)), Stop(0.5, colors.light.opacity(0)),
              Stop(0.7, colors.shade.opacity(0)), Stop(1, colors.shade.opacity(0.09)),
            ]))
        CurledCorner.Cast().fill(colors.shade.opacity(0.36)).blur(2.8).clipShape(StickySheet())
        CurledCorner().fill(colors.underside)
        CurledCorner().fill(
          .linear(
            from: Alignment(0.745, 0.715), to: Alignment(0.915, 0.895),
            [
              Stop(0, colors.underside), Stop(0.34, colors.foldLight), Stop(0.62, colors.underside),
              Stop(1, colors.fold),
            ]))
      }
      .frame(width: Self.side, height: Self.side)
    }
  }
}

/// The sheet without its curled corner, in a square of 152.
private struct StickySheet: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(0.6, 0.4))
      b.addCurve(to: Point(151.6, 0), control1: Point(50, -0.2), control2: Point(104, 0.3))
      b.addCurve(to: Point(152, 108), control1: Point(152.3, 40), control2: Point(151.6, 74))
      b.addCurve(to: Point(106, 152), control1: Point(150.5, 131), control2: Point(130, 150.5))
      b.addCurve(to: Point(0.2, 151.2), control1: Point(70, 152.3), control2: Point(36, 151.6))
      b.addCurve(to: Point(0.6, 0.4), control1: Point(0, 100), control2: Point(-0.2, 50))
      b.closeSubpath()
    }.applying(.translation(rect.x, rect.y))
  }
}

/// The underside of the corner that has rolled up.
private struct CurledCorner: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(152, 108))
      b.addCurve(to: Point(114, 111), control1: Point(147, 117), control2: Point(131, 119))
      b.addCurve(to: Point(106, 152), control1: Point(121, 127), control2: Point(117, 146))
      b.addCurve(to: Point(152, 108), control1: Point(130, 150.5), control2: Point(150.5, 131))
      b.closeSubpath()
    }.applying(.translation(rect.x, rect.y))
  }

  /// What it casts on the sheet.
  struct Cast: Shape {
    func path(in rect: Rect) -> Path {
      Path { b in
        b.move(to: Point(152, 104))
        b.addCurve(to: Point(109, 108), control1: Point(144, 112), control2: Point(128, 114))
        b.addCurve(to: Point(102, 152), control1: Point(115, 122), control2: Point(113, 142))
        b.addLine(to: Point(128, 152))
        b.addLine(to: Point(152, 128))
        b.closeSubpath()
      }.applying(.translation(rect.x, rect.y))
    }
  }
}

/// The shadow of the sheet on the page: tight at the pinned top, wide at the lifted corner.
private struct LiftedShadow: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(6, 20))
      b.addLine(to: Point(148, 20))
      b.addCurve(to: Point(153, 120), control1: Point(152, 60), control2: Point(155, 100))
      b.addCurve(to: Point(118, 157), control1: Point(151, 140), control2: Point(140, 155))
      b.addCurve(to: Point(4, 155), control1: Point(80, 158), control2: Point(40, 157))
      b.closeSubpath()
    }.applying(.translation(rect.x, rect.y))
  }
}

import Scenes

extension Milo {
  /// Note 3: a lavender note under washi tape. It is shown half off the left edge, so what matters stands in its right
  /// half.
  struct FunNote: View {
    let content: Content

    /// Width and height, points.
    static let side = 168.0

    private var theme: Theme { content.theme }

    var body: some View {
      ZStack(.topLeading) {
        paper
        Text(content.fixtures.notes.fun).font(theme.font.noteLarge).foreground(theme.paper.funInk)
          .lineSpacing(2).multilineTextAlignment(.center).fixedSize().anchor("welcome.note.3.text").rotation(-1.5)
          .position(Point(91, 84))
        OutlineHeart().stroke(theme.paper.funInk, width: 2.1).frame(width: 25, height: 23)
          .anchor("welcome.note.3.heart").rotation(10).padding(Insets(top: 122, left: 118))
        WashiTape(colors: theme.paper).frame(width: WashiTape.box.width, height: WashiTape.box.height)
          .anchor("welcome.note.3.tape").rotation(-4).offset(x: 63, y: -13)
      }
      .frame(width: Self.side, height: Self.side, alignment: .topLeading)
    }

    private var paper: some View {
      let colors = theme.paper
      return ZStack {
        RoundedRectangle(3).fill(colors.shadow.opacity(0.24)).padding(Insets(top: 12, left: 6, bottom: -6, right: 4))
          .blur(6)
        Sheet().fill(theme.color.lavenderNote).shadow(colors.shadow.opacity(0.20), radius: 1.1, y: 0.7)
        Sheet().fill(
          .linear(
            from: .topLeading, to: .bottomTrailing,
            [
              Stop(0, colors.light.opacity(0.32)), Stop(0.5, colors.light.opacity(0.04)),
              Stop(0.7, colors.tapeStripe.opacity(0)), Stop(1, colors.tapeStripe.opacity(0.10)),
            ]))
      }
      .frame(width: Self.side, height: Self.side)
    }
  }
}

/// A sheet torn from a pad: three straight sides, one that is a hair out of true.
private struct Sheet: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(0.5, 0.3))
      b.addCurve(to: Point(167.6, 0), control1: Point(60, -0.3), control2: Point(120, 0.4))
      b.addCurve(to: Point(168, 167), control1: Point(168.4, 60), control2: Point(166.6, 120))
      b.addCurve(to: Point(0.2, 167.8), control1: Point(110, 168.8), control2: Point(60, 167.2))
      b.closeSubpath()
    }.applying(.translation(rect.x, rect.y))
  }
}

/// A heart drawn in one line that does not quite meet itself.
private struct OutlineHeart: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(12.9, 5.4))
      b.addCurve(to: Point(6.4, 1.0), control1: Point(11.6, 2.6), control2: Point(9.4, 0.9))
      b.addCurve(to: Point(1.0, 7.6), control1: Point(3.2, 1.1), control2: Point(0.9, 3.9))
      b.addCurve(to: Point(12.6, 21.8), control1: Point(1.1, 13.4), control2: Point(8.0, 18.2))
      b.addCurve(to: Point(24.0, 7.2), control1: Point(17.8, 18.2), control2: Point(24.0, 13.2))
      b.addCurve(to: Point(18.4, 1.2), control1: Point(24.0, 3.6), control2: Point(21.8, 1.1))
      b.addCurve(to: Point(12.4, 6.6), control1: Point(15.4, 1.3), control2: Point(13.2, 3.4))
    }.applying(.translation(rect.x, rect.y))
  }
}

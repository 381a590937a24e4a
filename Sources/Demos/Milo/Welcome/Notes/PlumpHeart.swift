import Scenes

extension Milo {
  /// A filled heart with light on its left lobe. Meant for about 31 x 28 points.
  struct PlumpHeart: View {
    let colors: Theme.PaperColors

    var body: some View {
      ZStack {
        Heart().fill(colors.heart).shadow(colors.heartShade.opacity(0.45), radius: 1.4, y: 1.2)
        Heart().fill(
          .radial(
            center: Alignment(0.3, 0.22), radius: 0.85,
            [
              Stop(0, colors.heartLight.opacity(0.75)), Stop(0.42, colors.heartLight.opacity(0)),
              Stop(0.7, colors.heartShade.opacity(0)), Stop(1, colors.heartShade.opacity(0.6)),
            ]))
        Gleam().stroke(colors.light.opacity(0.85), width: 1.9)
      }
    }
  }
}

private struct Heart: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(15.5, 6.2))
      b.addCurve(to: Point(23.2, 0.4), control1: Point(16.8, 2.6), control2: Point(19.6, 0.4))
      b.addCurve(to: Point(30.7, 8.9), control1: Point(27.7, 0.4), control2: Point(30.7, 4.2))
      b.addCurve(to: Point(17.4, 26.9), control1: Point(30.7, 16.4), control2: Point(24.2, 22.0))
      b.addCurve(to: Point(13.6, 26.9), control1: Point(16.2, 27.8), control2: Point(14.8, 27.8))
      b.addCurve(to: Point(0.3, 8.9), control1: Point(6.8, 22.0), control2: Point(0.3, 16.4))
      b.addCurve(to: Point(7.8, 0.4), control1: Point(0.3, 4.2), control2: Point(3.3, 0.4))
      b.addCurve(to: Point(15.5, 6.2), control1: Point(11.4, 0.4), control2: Point(14.2, 2.6))
      b.closeSubpath()
    }.applying(.translation(rect.x, rect.y).concat(.scale(rect.width / 31, rect.height / 28)))
  }
}

private struct Gleam: Shape {
  func path(in rect: Rect) -> Path {
    Path { b in
      b.move(to: Point(4.3, 9.2))
      b.addCurve(to: Point(8.0, 4.3), control1: Point(4.3, 6.6), control2: Point(5.8, 4.7))
    }.applying(.translation(rect.x, rect.y).concat(.scale(rect.width / 31, rect.height / 28)))
  }
}

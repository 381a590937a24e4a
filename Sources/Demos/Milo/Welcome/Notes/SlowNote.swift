import Scenes

extension Milo {
  /// Note 4: a scalloped sticker, die-cut with a white rim. It is shown half off the right edge, so what matters
  /// stands in its left half.
  struct SlowNote: View {
    let content: Content

    /// Width and height, points.
    static let side = 170.0

    private static let rim = 6.5

    private var theme: Theme { content.theme }

    var body: some View {
      ZStack(.topLeading) {
        sticker
        PlumpHeart(colors: theme.paper).frame(width: 33, height: 30).anchor("welcome.note.4.heart").rotation(-8)
          .padding(Insets(top: 24, left: 54))
        Text(content.fixtures.notes.slow).font(theme.font.noteLarge).foreground(theme.paper.slowInk)
          .lineSpacing(1).fixedSize().anchor("welcome.note.4.text").rotation(-1.5)
          .padding(Insets(top: 64, left: 27))
      }
      .frame(width: Self.side, height: Self.side, alignment: .topLeading)
    }

    private var sticker: some View {
      let colors = theme.paper
      return ZStack {
        Scallop(border: Self.rim).fill(colors.shadow.opacity(0.24)).padding(2).offset(y: 4.5).blur(5)
        Scallop(border: Self.rim).fill(colors.stickerRim).shadow(colors.shadow.opacity(0.24), radius: 1, y: 0.7)
        Scallop(inset: Self.rim).fill(theme.color.pinkNote)
        Scallop(inset: Self.rim).fill(
          .linear(
            from: .topLeading, to: .bottomTrailing,
            [
              Stop(0, colors.light.opacity(0.36)), Stop(0.42, colors.light.opacity(0.06)),
              Stop(0.62, colors.heart.opacity(0)), Stop(1, colors.heart.opacity(0.07)),
            ]))
      }
      .frame(width: Self.side, height: Self.side)
    }
  }
}

import Scenes

extension Milo {
  /// Note 2: a lined card held by a paperclip.
  struct WinNote: View {
    let content: Content

    /// Width and height, points.
    static let size = Size(168, 128)

    private static let pitch = 25.0
    private static let firstBaseline = 62.0
    private static let left = 31.0
    /// Where the clip holds it.
    private static let clip = Point(104, -Paperclip.edge)

    private var theme: Theme { content.theme }

    var body: some View {
      ZStack(.topLeading) {
        card
        Text(content.fixtures.notes.winLabel).font(theme.font.noteLabel).foreground(theme.paper.winLabel)
          .fixedSize().anchor("welcome.note.2.label").padding(Insets(top: 22, left: Self.left))
        Text(content.fixtures.notes.win).font(theme.font.note).foreground(theme.paper.winInk)
          .lineSpacing(Self.pitch - theme.font.note.lineHeight).fixedSize()
          .anchor("welcome.note.2.text").rotation(-0.8)
          .padding(Insets(top: Self.firstBaseline - theme.font.note.ascent, left: Self.left))
        HandStar(colors: theme.paper).frame(width: 18, height: 18).anchor("welcome.note.2.star").rotation(9)
          .padding(Insets(top: 93, left: 107))
        Paperclip(colors: theme.paper).anchor("welcome.note.2.clip")
          .offset(x: Self.clip.x, y: Self.clip.y)
      }
      .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
    }

    private var card: some View {
      let colors = theme.paper
      return ZStack {
        RoundedRectangle(4).fill(colors.shadow.opacity(0.20)).padding(Insets(top: 8, left: 5, bottom: -5, right: 5))
          .blur(6)
        RoundedRectangle(3).fill(colors.card).shadow(colors.shadow.opacity(0.20), radius: 1.1, y: 0.7)
        ForEach(0..<4) { line in
          Rectangle().fill(colors.rule).frame(height: 0.8)
            .offset(y: Self.firstBaseline + 5 + Double(line - 1) * Self.pitch - Self.size.height / 2)
        }
        Rectangle().fill(colors.cardMargin).frame(width: 0.8).offset(x: Self.left - 9 - Self.size.width / 2)
        RoundedRectangle(3).fill(
          .linear(
            from: .topLeading, to: .bottomTrailing,
            [Stop(0, colors.shade.opacity(0)), Stop(0.6, colors.shade.opacity(0)), Stop(1, colors.shade.opacity(0.07))])
        )
      }
      .frame(width: Self.size.width, height: Self.size.height)
    }
  }
}

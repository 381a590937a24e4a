import Scenes

extension Milo {
  /// The first stamp of a collection: perforated paper, a printed panel with the emblem, a name and a number.
  struct PostageStamp: View {
    let content: Content
    /// 0 on the page, 1 in the air: its shadow goes from tight to wide.
    let lift: Double

    /// Width and height, points.
    static let size = Size(240, 290)

    private static let panel = Rect(18, 18, 204, 222)

    private var theme: Theme { content.theme }
    private var copy: Brand.StampCopy { content.brand.stamp }

    var body: some View {
      ZStack(.topLeading) {
        paper
        panel.padding(Insets(top: Self.panel.y, left: Self.panel.x))
        foot
      }
      .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
    }

    private var paper: some View {
      let colors = theme.paper
      return ZStack {
        Perforated().fill(colors.shadow.opacity(0.22 - 0.09 * lift)).blur(3.5 + 14 * lift).offset(y: 3 + 18 * lift)
        Perforated().fill(theme.color.stampPaper)
          .shadow(colors.shadow.opacity(0.26 * (1 - 0.7 * lift)), radius: 0.9 + lift, y: 0.5)
        Perforated().fill(
          .linear(
            from: .topLeading, to: .bottomTrailing,
            [
              Stop(0, colors.light.opacity(0.06)), Stop(0.5, colors.light.opacity(0)),
              Stop(0.6, theme.color.stampPanel.opacity(0)), Stop(1, theme.color.stampPanel.opacity(0.012)),
            ]))
      }
      .frame(width: Self.size.width, height: Self.size.height)
    }

    private var panel: some View {
      ZStack(.topLeading) {
        RoundedRectangle(3).fill(theme.color.stampPanel).anchor("stamp.panel")
        Text(copy.edition).font(theme.font.stampEdition).foreground(theme.color.stampCaption)
          .lineLimit(1).fixedSize().anchor("stamp.edition").padding(Insets(top: 11, left: 12))
        StampEmblem(color: theme.color.stampCream)
          .frame(width: StampEmblem.box.width, height: StampEmblem.box.height).anchor("stamp.emblem")
          .position(Point(Self.panel.width / 2, Self.panel.height / 2 + 5))
      }
      .frame(width: Self.panel.width, height: Self.panel.height)
    }

    private var foot: some View {
      HStack(.firstBaseline, spacing: 0) {
        Text(copy.name).font(theme.font.stampName).foreground(theme.paper.stampInk).fixedSize()
          .anchor("stamp.name")
        Spacer()
        Text(copy.number).font(theme.font.stampNumber).foreground(theme.paper.stampInk).fixedSize()
          .anchor("stamp.number")
      }
      .padding(Insets(left: Self.panel.x + 1, right: Self.size.width - Self.panel.maxX + 1))
      .frame(width: Self.size.width, height: Self.size.height - Self.panel.maxY - 10)
      .padding(Insets(top: Self.panel.maxY))
    }
  }
}

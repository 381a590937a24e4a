import Scenes

extension ChatGPT {
  /// A page that comes in from the right over the chat: GPTs, or the library.
  struct PushedPage: View {
    let look: Look
    let state: State

    var body: some View {
      let shown = state.page.shown.value(look.t)
      if shown > 0.001 {
        let x = look.snapped(look.device.width * (1 - shown))
        ZStack(.topLeading) {
          Rectangle().fill(look.color.dim.opacity(0.1 * min(shown, 1))).allowsHitTesting(false)
          ZStack(.topLeading) {
            Rectangle().fill(look.color.background)
            list
            head
          }
          .offset(x: x)
        }
        .clipped()
        .allowsHitTesting(state.page.isOpen)
        .scope("page")
        .anchor("page.\(state.page.kind == .gpts ? "gpts" : "library")")
      }
    }

    private var list: some View {
      let touch = look.now.touches.last { $0.isDown(look.t) }
      let offset = state.page.scroll.offset(look.t, finger: -(touch?.translation(look.t).y ?? 0))
      let layout = PageLayout(look)
      return ZStack(.topLeading) {
        ZStack(.topLeading) { content(layout) }
          .frame(width: look.device.width, height: layout.contentHeight(state), alignment: .topLeading)
          .offset(y: look.snapped(-offset))
      }
      .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
      .onDrag(Action.pageList)
      .anchor("page.list")
    }

    private var head: some View {
      ZStack(.topLeading) {
        EdgeFades(look: look, composerTop: nil)
        Button(Action.pageBack) { press in
          SymbolView(symbol: .chevronLeft, size: 22, color: look.color.text, weight: 2.2).offset(x: -1)
            .frame(width: look.metric.bar, height: look.metric.bar)
            .background { GlassPane(Circle()) }
            .overlay { Circle().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)) }
            .anchor("page.back")
            .scale(1 + 0.12 * press.amount)
        }
        .placed(in: Rect(look.metric.margin, look.device.safeTop, look.metric.bar, look.metric.bar))
      }
    }

    @ViewBuilder private func content(_ layout: PageLayout) -> ViewList {
      let title = state.page.kind == .gpts ? look.copy.explore : look.copy.library
      Text(title).font(look.font.title).foreground(look.color.text)
        .placed(in: Rect(look.metric.margin, layout.titleTop, look.column, 36))
      switch state.page.kind {
      case .gpts:
        Text(look.copy.exploreLine).font(look.font.row).foreground(look.color.secondary)
          .placed(in: Rect(look.metric.margin, layout.titleTop + 40, look.column, 24))
        ForEach(state.shown.gpts.enumerated()) { index, gpt in
          GPTCard(look: look, gpt: gpt, index: index).placed(in: layout.card(index))
        }
      case .library:
        ForEach(state.library.enumerated()) { index, art in
          Button(Action.libraryPicture(index)) { press in
            Image(Art(art)).clipShape(RoundedRectangle(look.metric.cardRadius))
              .anchor("library.\(index)")
              .opacity(1 - 0.3 * min(max(press.amount, 0), 1))
          }
          .placed(in: layout.picture(index))
        }
      }
    }
  }

  /// The grids of pushed pages.
  struct PageLayout {
    let look: Look
    private let gap = 12.0

    init(_ look: Look) { self.look = look }

    var titleTop: Double { look.barBottom + 8 }
    private var cardWidth: Double { (look.column - gap) / 2 }
    /// Narrow cards have room for a second line.
    private var cardHeight: Double { cardWidth < 176 ? 143 : 126 }

    func card(_ index: Int) -> Rect {
      Rect(
        look.metric.margin + Double(index % 2) * (cardWidth + gap),
        titleTop + 82 + Double(index / 2) * (cardHeight + gap), cardWidth, cardHeight)
    }

    func picture(_ index: Int) -> Rect {
      Rect(
        look.metric.margin + Double(index % 2) * (cardWidth + gap),
        titleTop + 54 + Double(index / 2) * (cardWidth + gap), cardWidth, cardWidth)
    }

    func contentHeight(_ state: State) -> Double {
      let last = state.page.kind == .gpts ? card(state.shown.gpts.count - 1) : picture(max(0, state.library.count - 1))
      return max(look.device.height, last.maxY + look.device.safeBottom + 16)
    }
  }

  /// A GPT of the grid.
  private struct GPTCard: View {
    let look: Look
    let gpt: GPT
    let index: Int

    var body: some View {
      Button(Action.gpt(index)) { press in
        VStack(.leading, spacing: 0) {
          IconView(icon: gpt.icon, size: 52)
          Spacer()
          Text(gpt.name).font(look.font.cardTitle).foreground(look.color.text)
          Text(gpt.line).font(look.font.cardLine).foreground(look.color.secondary).lineSpacing(1)
            .frame(maxWidth: .infinity, minHeight: 17, alignment: .topLeading)
            .padding(Insets(top: 3))
        }
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          RoundedRectangle(22).fill(look.color.chip)
          RoundedRectangle(22).fill(look.color.pressed).opacity(min(max(press.amount, 0), 1))
          RoundedRectangle(22).strokeBorder(look.color.chipEdge, width: 1)
        }
        .anchor("gpt.\(index)")
        .scale(1 - 0.03 * press.amount)
      }
    }
  }
}

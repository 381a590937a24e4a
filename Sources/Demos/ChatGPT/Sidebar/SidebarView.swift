import Scenes

extension ChatGPT {
  /// What lies left of the chat: search, four ways on, past chats, the user.
  struct SidebarView: View {
    let look: Look
    let state: State

    var body: some View {
      let open = state.sidebar.openness(look)
      if open > 0.001 {
        let layout = SidebarLayout(look, state)
        ZStack(.topLeading) {
          Rectangle().fill(look.color.sidebar).anchor("sidebar.ground").allowsHitTesting(false)
          ZStack(.topLeading) {
            list(layout)
            SearchField(look: look, sidebar: state.sidebar)
              .placed(in: Rect(layout.rowX, look.device.safeTop + 4, layout.rowWidth, 42))
            UserRow(look: look, user: state.shown.user)
              .placed(in: Rect(layout.rowX, layout.window.maxY + 4, layout.rowWidth, 54))
          }
          .opacity(min(1, 2.6 * open))
          .offset(x: look.snapped(-0.22 * look.sidebarWidth * (1 - min(open, 1))))
        }
        // Only what the chat has laid open: as far as it has moved, and beneath its round corners.
        .clipShape(
          PathShape { rect in
            let width = look.sidebarWidth * open + look.device.cornerRadius * min(1, 6 * open)
            return Path { $0.addRect(Rect(rect.x, rect.y, min(rect.width, width), rect.height)) }
          }
        )
        .scope("sidebar")
        .anchor("sidebar")
      }
    }

    private func list(_ layout: SidebarLayout) -> some View {
      let scroll = state.sidebar.scroll
      let touch = look.now.touches.last { $0.isDown(look.t) }
      let offset = scroll.offset(look.t, finger: -(touch?.translation(look.t).y ?? 0))
      let window = layout.window
      return ZStack(.topLeading) {
        ZStack(.topLeading) {
          ForEach(layout.rows) { row in
            SidebarRow(look: look, row: row, width: layout.rowWidth, state: state)
              .placed(in: Rect(layout.rowX, row.y, layout.rowWidth, row.height))
          }
          Text(look.copy.noMatch)
            .font(look.font.thoughtText).foreground(look.color.secondary)
            .opacity(layout.noMatch)
            .placed(in: Rect(layout.rowX + SidebarLayout.inset, 14, layout.rowWidth - 2 * SidebarLayout.inset, 60))
        }
        .frame(width: window.width, height: max(layout.contentHeight, window.height), alignment: .topLeading)
        .offset(y: look.snapped(-offset))
      }
      .frame(width: window.width, height: window.height, alignment: .topLeading)
      .clipped()
      .overlay(.top) { edge(from: .top, to: .bottom, min(1, max(0, offset / 12))) }
      .overlay(.bottom) { edge(from: .bottom, to: .top, 1) }
      .onDrag(Action.sidebarList)
      .anchor("sidebar.list")
      .placed(in: window)
    }

    /// Rows fade at the ends of the list.
    private func edge(from: Alignment, to: Alignment, _ strength: Double) -> some View {
      let ground = look.color.sidebar
      return Rectangle()
        .fill(UnitPaint.linear(from: from, to: to, [Stop(0, ground), Stop(1, ground.opacity(0))]))
        .frame(height: 18).opacity(strength).allowsHitTesting(false)
    }
  }

  /// A line of the list.
  struct SidebarRow: View {
    let look: Look
    let row: SidebarLayout.Row
    let width: Double
    let state: State

    var body: some View {
      ZStack(.topLeading) { kind }
        .frame(width: width, height: row.height, alignment: .topLeading)
        .clipShape(PathShape { rect in Path { $0.addRect(rect) } })
        .opacity(row.opacity)
    }

    @ViewBuilder private var kind: ViewList {
      let height = SidebarLayout.rowHeight
      switch row.kind {
      case .section(let title):
        Text(title).font(look.font.section).foreground(look.color.secondary)
          .padding(Insets(top: 17, left: SidebarLayout.inset))
      case .item(let symbol, let label, let action, let name):
        Button(action) { press in
          HStack(spacing: 13) {
            SymbolView(symbol: symbol, size: 21, color: look.color.text)
            Text(label).font(look.font.row).foreground(look.color.text)
            Spacer()
          }
          .padding(Insets(left: SidebarLayout.inset - SidebarLayout.bearing, right: SidebarLayout.inset))
          .frame(height: height)
          .background { RowGround(look: look, chosen: 0, press: press) }
          .anchor(name)
        }
      case .chat(let chat): ChatRow(look: look, chat: chat, state: state).frame(height: height)
      }
    }
  }

  /// A past chat; a long press opens its menu.
  struct ChatRow: View {
    let look: Look
    let chat: Chat
    let state: State

    var body: some View {
      WithContext { context in
        let touch = context.now.touch(on: Responder(tap: Action.chat(chat.id), scope: context.scope).id)
        let press = Button.Press(amount: touch?.pressure(look.t) ?? 0, touch: touch, t: look.t)
        title
          .padding(horizontal: SidebarLayout.inset)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background { RowGround(look: look, chosen: chosen, press: press) }
          .onTap(Action.chat(chat.id))
          .onHold(Action.chat(chat.id), for: 0.5)
          .anchor("chat.\(chat.id)")
          .scale(1 - 0.03 * press.amount)
      }
    }

    /// 0...1: the mark of the open chat, which fades from one row to the other.
    private var chosen: Double {
      let p = state.chosen.map { ramp(look.t, from: $0.at, over: look.script.fade) } ?? 1
      if chat.id == state.current.id { return p }
      return chat.id == state.chosen?.before ? 1 - p : 0
    }

    private var title: some View {
      let renamed = state.sidebar.renamed.flatMap { $0.id == chat.id ? $0 : nil }
      let p = renamed.map { ramp(look.t, from: $0.at, over: look.script.fade) } ?? 1
      return ZStack(.leading) {
        if let renamed, p < 1 { line(renamed.before).opacity(1 - p) }
        line(chat.title).opacity(p)
      }
    }

    private func line(_ text: String) -> some View {
      Text(text).font(look.font.row).foreground(look.color.text).lineLimit(1)
    }
  }

  /// The ground of a row: grey where it is the open one, and under a finger.
  struct RowGround: View {
    let look: Look
    let chosen: Double
    let press: Button.Press

    var body: some View {
      RoundedRectangle(12).fill(look.color.row).opacity(max(chosen, min(max(press.amount, 0), 1))).padding(vertical: 1)
    }
  }
}

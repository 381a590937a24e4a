import Scenes

extension ChatGPT {
  /// The long-press menu of a chat in the sidebar: its row lifts off, the menu grows below it, or above where there is no
  /// room.
  struct ContextMenuView: View {
    let look: Look
    let state: State

    var body: some View {
      if case .chat(let id) = state.menu.kind, state.menu.context(look.t) > 0, let (chat, row) = find(id) {
        let shown = state.menu.shown.value(look.t)
        let items = ChatMenu.items(look, id)
        let height = MenuPanel.height(items)
        let isBelow = row.maxY + 12 + height < look.device.height - look.device.safeBottom
        let top = isBelow ? row.maxY + 12 : row.minY - 12 - height
        ZStack(.topLeading) {
          TouchArea().onTap(Action.closeMenu).anchor("menu.outside")
          // The row's shadow beneath, the row over the menu's: neither greys the other.
          ground.shadow(look.color.dim.opacity(0.16), radius: 14, y: 6).lifted(shown).placed(in: row)
          MenuPanel(
            look: look, items: items, frame: Rect(row.x, top, 220, height),
            source: Rect(row.x + 16, isBelow ? top - 8 : top + height - 52, 120, 60), shown: shown,
            tint: look.color.card.opacity(0.93))
          line(chat).anchor("menu.lifted").lifted(shown).placed(in: row)
        }
        .allowsHitTesting(state.menu.isOpen)
        .scope("menu")
      }
    }

    private var ground: some View { RoundedRectangle(16).fill(look.color.card) }

    private func line(_ chat: Chat) -> some View {
      Text(chat.title).font(look.font.row).foreground(look.color.text).lineLimit(1)
        .padding(horizontal: SidebarLayout.inset)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { ground }
    }

    /// The chat and its row on the canvas.
    private func find(_ id: Int) -> (Chat, Rect)? {
      let layout = SidebarLayout(look, state)
      for row in layout.rows {
        if case .chat(let chat) = row.kind, chat.id == id {
          let y = layout.window.y + row.y - state.sidebar.scroll.offset(look.t)
          return (chat, Rect(layout.rowX, look.snapped(y), layout.rowWidth, SidebarLayout.rowHeight))
        }
      }
      return nil
    }
  }
}

extension View {
  /// As a row that comes off its list: a little larger, its left edge where it was, which is the menu's too.
  fileprivate func lifted(_ shown: Double) -> some View {
    scale(0.97 + 0.06 * shown, anchor: .leading).opacity(min(max(shown * 2, 0), 1))
  }
}

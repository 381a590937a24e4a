import Scenes

extension ChatGPT {
  /// The field at the sidebar's top.
  struct SearchField: View {
    let look: Look
    let sidebar: Sidebar

    var body: some View {
      let on = min(max(sidebar.searching.value(look.t), 0), 1)
      HStack(spacing: 4) {
        field
        if on > 0.01 {
          Button(Action.searchDone) { press in
            SymbolView(symbol: .close, size: 17, color: look.color.text, weight: 2.2)
              .frame(width: 40 * on, height: 42)
              .anchor("search.done")
              .pressed(press.amount)
          }
          .opacity(on)
        }
      }
    }

    /// 0...1: what is left of the words that the search ended with.
    private var leaving: Double {
      guard sidebar.query.isEmpty, let left = sidebar.left else { return 0 }
      return 1 - ramp(look.t, from: left.at, over: look.script.typedFade)
    }

    private func editor(_ text: String, _ caret: Caret?) -> some View {
      TextEditor(
        text, font: look.font.row, color: look.color.text, tint: look.color.accent, caret: caret, insets: Insets()
      )
      .frame(height: 21)
      .anchor("search.editor")
    }

    private var field: some View {
      Button(Action.search) { press in
        HStack(spacing: 8) {
          SymbolView(symbol: .search, size: 18, color: look.color.icon, weight: 2)
          ZStack(.leading) {
            Text(look.copy.search).font(look.font.row).foreground(look.color.secondary)
              .opacity(min(max(sidebar.blank.value(look.t), 0), 1))
            if leaving > 0, let left = sidebar.left { editor(left.text, nil).opacity(leaving) }
            if sidebar.caret != nil || !sidebar.query.isEmpty { editor(sidebar.query, sidebar.caret) }
          }
          Spacer()
        }
        .padding(Insets(left: SidebarLayout.inset - SidebarLayout.bearing, right: SidebarLayout.inset))
        .frame(height: 42)
        .background {
          Capsule().fill(look.color.row)
          Capsule().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1))
        }
      }
      .typed(when: sidebar.caret != nil)
      .anchor("search")
    }
  }

  /// Sam, at the sidebar's foot.
  struct UserRow: View {
    let look: Look
    let user: User

    var body: some View {
      Button(Action.settings) { press in
        HStack(spacing: 11) {
          Text(user.initials).font(look.font.avatar).foreground(look.color.onAvatar)
            .frame(width: 34, height: 34)
            .background { Circle().fill(look.color.avatar) }
          Text(user.name).font(look.font.rowTitle).foreground(look.color.text)
          Spacer()
          SymbolView(symbol: .more, size: 20, color: look.color.icon)
        }
        .padding(horizontal: SidebarLayout.inset)
        .frame(maxHeight: .infinity)
        .background { RowGround(look: look, chosen: 0, press: press) }
        .anchor("sidebar.user")
      }
    }
  }
}

extension View {
  /// Takes keys while it has the focus.
  fileprivate func typed(when hasFocus: Bool) -> ViewList {
    ViewList([hasFocus ? onType(ChatGPT.Action.search) : self])
  }
}

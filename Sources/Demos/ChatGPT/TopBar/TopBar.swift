import Scenes

extension ChatGPT {
  /// Three pieces of glass: sidebar, model picker, new chat and "…".
  struct TopBar: View {
    let look: Look
    let state: State

    var body: some View {
      let (margin, side) = (look.metric.margin, look.metric.bar)
      let y = look.device.safeTop
      ZStack(.topLeading) {
        sidebarButton.placed(in: Rect(margin, y, side, side))
        modelPill.placed(in: Rect(look.device.width / 2 - 70, y, 140, side), .center)
        actions.placed(in: Rect(look.device.width - margin - 2 * side - 4, y, 2 * side + 4, side))
      }
      .scope("bar")
    }

    private var sidebarButton: some View {
      Button(Action.sidebar) { press in
        SymbolView(symbol: .sidebar, size: 22, color: look.color.text, weight: 2)
          .frame(width: look.metric.bar, height: look.metric.bar)
          .background { GlassPane(Circle()) }
          .overlay { Circle().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)) }
          .anchor("bar.sidebar")
          .scale(1 + 0.12 * press.amount)
      }
    }

    private var modelPill: some View {
      let turn = state.menu.kind == .model ? min(max(state.menu.shown.value(look.t), 0), 1) : 0
      return Button(Action.modelMenu) { press in
        HStack(spacing: 5) {
          Text(look.brand.name).font(look.font.bar).foreground(look.color.text)
          SymbolView(symbol: .chevronDown, size: 13, color: look.color.secondary, weight: 3).rotation(180 * turn)
        }
        .padding(Insets(left: 17, right: 14))
        .frame(height: look.metric.bar)
        .background { GlassPane(Capsule()) }
        .overlay { Capsule().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)) }
        .anchor("bar.model")
        .scale(1 + 0.06 * press.amount)
      }
    }

    private var actions: some View {
      HStack(spacing: 0) {
        glyph(.compose, .newChat, "bar.new", size: 22)
        glyph(.more, .moreMenu, "bar.more", size: 21)
      }
      .padding(horizontal: 2)
      .background { GlassPane(Capsule()) }
      .anchor("bar.actions")
    }

    private func glyph(_ symbol: Symbol, _ action: Action, _ name: String, size: Double) -> some View {
      Button(action) { press in
        SymbolView(symbol: symbol, size: size, color: look.color.text)
          .frame(width: look.metric.bar, height: look.metric.bar)
          .background {
            Circle().fill(look.color.pressed).padding(3).opacity(min(max(press.amount, 0), 1))
          }
          .anchor(name)
          .scale(1 + 0.08 * press.amount)
      }
    }
  }

  /// The unseen area that plays HOOK MODE.
  struct HookArea: View {
    let look: Look

    var body: some View {
      TouchArea().frame(width: 44, height: 44)
        .onTap(Action.hook)
        .anchor("hook")
        .placed(in: Rect(look.device.width - 44, look.barBottom, 44, 44))
    }
  }
}

import Scenes

extension ChatGPT {
  /// The menus of the top bar and of "+".
  struct MenuView: View {
    let look: Look
    let state: State

    var body: some View {
      let shown = state.menu.shown.value(look.t)
      if shown > 0.004, let panel = panel(shown) {
        ZStack(.topLeading) {
          TouchArea().onTap(Action.closeMenu).anchor("menu.outside")
          panel
        }
        .allowsHitTesting(state.menu.isOpen)
        .scope("menu")
      }
    }

    private func panel(_ shown: Double) -> MenuPanel? {
      let width = min(look.metric.menuWidth, look.column)
      let top = look.device.safeTop + look.metric.bar + 8
      switch state.menu.kind {
      case .model:
        let items = models
        let frame = Rect((look.device.width - width) / 2, top, width, MenuPanel.height(items))
        let pill = Rect((look.device.width - 140) / 2, look.device.safeTop, 140, look.metric.bar)
        return MenuPanel(look: look, items: items, frame: frame, source: pill, shown: shown)
      case .more:
        let items = ChatMenu.items(look, state.current.id, isEnabled: !state.current.turns.isEmpty)
        let frame = Rect(look.device.width - look.metric.margin - 220, top, 220, MenuPanel.height(items))
        let bar = look.metric.bar
        let dots = Rect(look.device.width - look.metric.margin - bar - 2, look.device.safeTop, bar, bar)
        return MenuPanel(look: look, items: items, frame: frame, source: dots, shown: shown)
      case .attach:
        let items = attachments
        let height = MenuPanel.height(items)
        let pill = ComposerLayout(look, state.composer).pill
        let frame = Rect(look.metric.margin, pill.y - 8 - height, 220, height)
        let plus = Rect(pill.x + 3, pill.maxY - 46, 44, 44)
        return MenuPanel(look: look, items: items, frame: frame, source: plus, shown: shown)
      case .chat: return nil
      }
    }

    private var models: [MenuItem] {
      let p = state.modelChange.map { ramp(look.t, from: $0.at, over: look.script.fade) } ?? 1
      return state.shown.models.map { row in
        let isBefore = state.modelChange?.from == row.model
        let check = row.model == state.model ? p : isBefore ? 1 - p : 0
        return MenuItem(
          label: row.name, line: row.line, action: .model(row.model), name: "model.\(row.model.rawValue)", check: check)
      }
    }

    private var attachments: [MenuItem] {
      [
        MenuItem(symbol: .camera, label: look.copy.camera, action: .attach(.camera), name: "attach.camera"),
        MenuItem(symbol: .photo, label: look.copy.photos, action: .attach(.photos), name: "attach.photos"),
        MenuItem(symbol: .folder, label: look.copy.files, action: .attach(.files), name: "attach.files"),
      ]
    }
  }

  /// What one can do with a chat.
  enum ChatMenu {
    static func items(_ look: Look, _ id: Int, isEnabled: Bool = true) -> [MenuItem] {
      [
        MenuItem(
          symbol: .pencil, label: look.copy.rename, action: .rename(id), name: "menu.rename", isEnabled: isEnabled),
        MenuItem(
          symbol: .share, label: look.copy.share, action: .shareChat(id), name: "menu.share", isEnabled: isEnabled),
        MenuItem(
          symbol: .trash, label: look.copy.delete, action: .delete(id), name: "menu.delete", isDangerous: true,
          isEnabled: isEnabled),
      ]
    }
  }
}

import Scenes

extension ChatGPT {
  /// The sidebar's list at a moment: rows with their place and how far they are there.
  struct SidebarLayout {
    enum Kind {
      case item(Symbol, String, Action, name: String)
      case section(String)
      case chat(Chat)
    }

    struct Row {
      var kind: Kind
      var y, height, opacity: Double
    }

    let look: Look
    private(set) var rows: [Row] = []
    private(set) var contentHeight = 0.0
    /// 0...1: the line that says that nothing matches.
    private(set) var noMatch = 0.0

    static let rowHeight = 44.0
    /// From a row's edge to what it says.
    static let inset = 12.0
    /// What a symbol's box leaves free at its left.
    static let bearing = 2.0

    init(_ look: Look, _ state: State) {
      self.look = look
      let sidebar = state.sidebar
      let calm = 1 - min(max(sidebar.searching.value(look.t), 0), 1)
      add(.item(.compose, look.copy.newChat, .newChat, name: "sidebar.new"), calm)
      add(.item(.library, look.copy.library, .library, name: "sidebar.library"), calm)
      add(.item(.grid, look.copy.gpts, .gpts, name: "sidebar.gpts"), calm)
      var most = 0.0
      for section in Chat.Section.allCases {
        let chats = list(section, state)
        let strongest = chats.map(\.1).max() ?? 0
        add(.section(title(section)), strongest, height: 40)
        for (chat, presence) in chats { add(.chat(chat), presence) }
        most = max(most, strongest)
      }
      noMatch = (1 - min(1, most)) * (1 - calm)
      contentHeight += 12
    }

    /// The chats of a section, with the one that is being deleted, and how far each is there.
    private func list(_ section: Chat.Section, _ state: State) -> [(Chat, Double)] {
      var chats = state.chats.map { ($0, state.sidebar.presence(of: $0.id, look.t)) }
      if let removed = state.sidebar.removed {
        chats.insert((removed.chat, removed.gap.value(look.t)), at: min(removed.index, chats.count))
      }
      return chats.filter { $0.0.section == section && $0.1 > 0.001 }
    }

    private mutating func add(_ kind: Kind, _ presence: Double, height: Double = SidebarLayout.rowHeight) {
      let p = min(max(presence, 0), 1)
      guard p > 0.001 else { return }
      rows.append(Row(kind: kind, y: contentHeight, height: height * p, opacity: p))
      contentHeight += height * p
    }

    private func title(_ section: Chat.Section) -> String {
      switch section {
      case .today: look.copy.today
      case .yesterday: look.copy.yesterday
      case .week: look.copy.week
      }
    }

    /// Where rows, search field and user begin, and how wide they are.
    var rowX: Double { look.metric.margin }
    var rowWidth: Double { look.sidebarWidth - 2 * look.metric.margin }

    /// The list's window on the canvas.
    var window: Rect {
      let top = look.device.safeTop + 56
      return Rect(0, top, look.sidebarWidth, look.device.height - look.device.safeBottom - 58 - top)
    }
  }
}

extension ChatGPT.Sidebar {
  /// 0...1: whether a chat fits what is searched for.
  func presence(of id: Int, _ t: Instant) -> Double { matches[id]?.value(t) ?? 1 }
}

import Scenes

extension ChatGPT {
  /// A line of a menu.
  struct MenuItem {
    var symbol: Symbol?
    var label: String
    var line: String?
    var action: Action
    var name: String
    /// 0...1: the check before it.
    var check: Double?
    var isDangerous = false
    var isEnabled = true

    var height: Double { line == nil ? 46 : 60 }
  }

  /// A pane of glass with lines, which grows out of the control that opened it.
  struct MenuPanel: View {
    let look: Look
    let items: [MenuItem]
    /// Where it rests, and where it comes from.
    let frame, source: Rect
    /// 0...1, a little more as it springs.
    let shown: Double
    /// Laid over the glass; nil for what menus have.
    var tint: Color?

    static func height(_ items: [MenuItem]) -> Double { items.reduce(16) { $0 + $1.height } }

    var body: some View {
      // The glass is there at once; its lines come when it has room for them, and are gone before it shrinks.
      let glass = min(max(shown * 2.6, 0), 1)
      let lines = min(max((shown - 0.35) / 0.5, 0), 1)
      let pane = Rect.between(source, frame, shown)
      let radius = min(look.metric.menuRadius, min(pane.width, pane.height) / 2)
      ZStack(.topLeading) {
        GlassPane(RoundedRectangle(radius), tint: tint ?? look.color.menu)
        RoundedRectangle(radius).strokeBorder(look.color.menuEdge, width: 1.0 / 3)
        if lines > 0 {
          rows
            .scale(0.8 + 0.2 * shown, anchor: side)
            .blur(lines < 1 ? 5 * (1 - lines) : 0)
            .opacity(lines)
            .frame(width: pane.width, height: pane.height, alignment: side)
            .clipShape(RoundedRectangle(radius))
        }
      }
      .opacity(glass)
      .placed(in: pane)
    }

    /// The side of the pane towards the control: there its lines stay put while it grows.
    private var side: Alignment {
      let x = frame.width > 0 ? (source.midX - frame.x) / frame.width : 0.5
      return Alignment(x < 0.4 ? 0 : x > 0.6 ? 1 : 0.5, source.midY > frame.midY ? 1 : 0)
    }

    private var rows: some View {
      VStack(spacing: 0) {
        ForEach(items) { MenuRow(look: look, item: $0) }
      }
      .padding(vertical: 8)
      .frame(width: frame.width, height: frame.height)
    }
  }

  private struct MenuRow: View {
    let look: Look
    let item: MenuItem

    var body: some View {
      let ink = item.isDangerous ? look.color.danger : look.color.text
      Button(item.action) { press in
        HStack(spacing: 12) {
          if let check = item.check {
            SymbolView(symbol: .check, size: 17, color: look.color.text, weight: 2.6).opacity(check)
          } else if let symbol = item.symbol {
            SymbolView(symbol: symbol, size: 21, color: ink)
          }
          VStack(.leading, spacing: 2) {
            Text(item.label).font(look.font.menu).foreground(ink)
            if let line = item.line {
              Text(line).font(look.font.menuLine).foreground(look.color.secondaryOnGlass).lineLimit(1)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(horizontal: 20)
        .frame(height: item.height)
        .background {
          RoundedRectangle(20).fill(look.color.pressed).padding(horizontal: 8)
            .opacity(min(max(press.amount, 0), 1))
        }
        .anchor(item.name)
      }
      .disabled(!item.isEnabled)
      .opacity(item.isEnabled ? 1 : 0.35)
    }
  }
}

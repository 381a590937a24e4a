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

  /// A pane of glass with lines, which grows out of a point of its edge.
  struct MenuPanel: View {
    let look: Look
    let items: [MenuItem]
    let frame: Rect
    /// The point that it grows from, as a place in its frame.
    let origin: Alignment
    let shown: Double

    static func height(_ items: [MenuItem]) -> Double { items.reduce(16) { $0 + $1.height } }

    var body: some View {
      let fade = min(max(shown * 1.5, 0), 1)
      VStack(spacing: 0) {
        ForEach(items) { MenuRow(look: look, item: $0) }
      }
      .padding(vertical: 8)
      .frame(width: frame.width, height: frame.height)
      .background {
        GlassPane(RoundedRectangle(look.metric.menuRadius), tint: look.color.menu)
        RoundedRectangle(look.metric.menuRadius).strokeBorder(look.color.menuEdge, width: 2.0 / 3)
      }
      .scale(0.35 + 0.65 * shown, anchor: origin)
      .opacity(fade)
      .placed(in: frame)
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

import Scenes

extension ChatGPT {
  /// A table that builds row by row: each row's line, then its cells.
  struct TableView: View {
    let look: Look
    let table: Table
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      let height = look.metric.tableRow
      let columns = max(1, table.header.count)
      ZStack(.topLeading) {
        ForEach(placed.texts.enumerated()) { index, cell in
          let (row, column) = (index / columns, index % columns)
          let isLast = column == columns - 1 && columns > 1 && isFigures
          let rise = 6 * (1 - look.script.glide.progress(clock.age(cell.firstUnit) + 0.02))
          if clock.opacity(cell.firstUnit) > 0 {
            StreamText(
              text: cell.text, font: row == 0 ? look.font.tableHead : look.font.table, color: look.color.text,
              firstUnit: cell.firstUnit, clock: clock
            )
            .placed(in: cell.frame, isLast ? .trailing : .leading)
            .offset(y: rise)
          }
        }
        ForEach(placed.lines.enumerated()) { index, line in
          Rectangle().fill(index == 0 ? look.color.strongRule : look.color.rule)
            .opacity(clock.opacity(line.unit))
            .placed(in: Rect(0, line.bottom - 1, look.column, index == 0 ? 1 : 2.0 / 3))
        }
      }
      .frame(width: look.column, height: placed.frame.y + height * Double(placed.lines.count), alignment: .topLeading)
    }

    /// True when the last column holds amounts, which stand at the right.
    private var isFigures: Bool {
      table.rows.allSatisfy { $0.last.map { $0.contains(where: \.isNumber) && !$0.contains(" ") } ?? false }
    }
  }
}

/// Rows of text in columns, for people.
struct TextTable {
  private var rows: [[String]]
  /// Columns whose text is set to the right.
  private let rightAligned: Set<Int>

  /// A table with a heading.
  init(_ heading: [String], rightAligned: Set<Int> = []) {
    rows = [heading]
    self.rightAligned = rightAligned
  }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines; a column without any text is left out.
  var text: String {
    let columns = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(columns, widths).map { column, width in
        let blank = String(repeating: " ", count: width - row[column].count)
        return rightAligned.contains(column) ? blank + row[column] : row[column] + blank
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

/// A streamed answer appears unit by unit: a word of text, a word of a table's cell or of code, a whole picture.
extension ChatGPT.Block {
  /// How many units the block has.
  var unitCount: Int {
    switch self {
    case .heading(let text), .paragraph(let text): text.wordCount
    case .bullets(let items), .numbered(let items): items.reduce(0) { $0 + $1.wordCount }
    case .table(let table): table.allRows.joined().reduce(0) { $0 + $1.wordCount }
    case .code(let code): code.text.wordCount
    case .image: 1
    }
  }

  /// The block as far as its first `count` units; nil when that is nothing.
  func prefix(units count: Int) -> ChatGPT.Block? {
    guard count > 0 else { return nil }
    guard count < unitCount else { return self }
    switch self {
    case .heading(let text): return .heading(text.prefix(words: count))
    case .paragraph(let text): return .paragraph(text.prefix(words: count))
    case .bullets(let items): return .bullets(cut(items, at: count))
    case .numbered(let items): return .numbered(cut(items, at: count))
    case .table(let table):
      var left = count
      let rows = table.allRows.compactMap { row -> [String]? in
        guard left > 0 else { return nil }
        return row.map { cell in
          defer { left -= cell.wordCount }
          return cell.prefix(words: left)
        }
      }
      return .table(ChatGPT.Table(header: rows.first ?? [], rows: Array(rows.dropFirst())))
    case .code(let code): return .code(ChatGPT.Code(language: code.language, text: code.text.prefix(words: count)))
    case .image: return self
    }
  }

  private func cut(_ items: [String], at count: Int) -> [String] {
    var left = count
    return items.compactMap { item in
      guard left > 0 else { return nil }
      defer { left -= item.wordCount }
      return item.prefix(words: left)
    }
  }

  /// What the copy button would put on the clipboard, and the voice reads.
  var plainText: String {
    switch self {
    case .heading(let text), .paragraph(let text): text
    case .bullets(let items), .numbered(let items): items.joined(separator: "\n")
    case .table(let table): table.allRows.map { $0.joined(separator: " ") }.joined(separator: "\n")
    case .code(let code): code.text
    case .image: ""
    }
  }

  /// The picture, if it is one.
  var picture: ChatGPT.Picture? { if case .image(let picture) = self { picture } else { nil } }
}

extension ChatGPT {
  /// When the units of an answer appear, in seconds from the begin of its stream.
  enum Pace {
    /// Evenly, so many units a second; a picture takes its own time. Gives the times and the length of the whole.
    static func even(_ blocks: [Block], _ script: DemoScript) -> (times: [Double], length: Double) {
      var times: [Double] = []
      var t = 0.0
      for block in blocks {
        if block.picture != nil {
          times.append(t)
          t += script.sharpening
        } else {
          for _ in 0..<block.unitCount {
            times.append(t)
            t += 1 / script.wordsPerSecond
          }
        }
      }
      return (times, t)
    }

    /// Each marked unit at its time, those between spread evenly; what stands before the first mark came at the pace
    /// that follows it.
    static func marked(_ blocks: [Block], _ hook: DemoScript.Hook) -> [Double] {
      let count = blocks.reduce(0) { $0 + $1.unitCount }
      let marks = hook.marks.map { (unit: index(of: $0, in: blocks), at: $0.at) } + [(unit: count, at: hook.end)]
      guard let first = marks.first, marks.count > 1 else { return [] }
      func spacing(_ i: Int) -> Double {
        (marks[i + 1].at - marks[i].at) / Double(max(1, marks[i + 1].unit - marks[i].unit))
      }
      return (0..<count).map { unit in
        guard unit >= first.unit else { return first.at + Double(unit - first.unit) * spacing(0) }
        let i = min(marks.lastIndex { $0.unit <= unit } ?? 0, marks.count - 2)
        return marks[i].at + Double(unit - marks[i].unit) * spacing(i)
      }
    }

    private static func index(of mark: DemoScript.Hook.Mark, in blocks: [Block]) -> Int {
      let before = blocks.prefix(mark.block).reduce(0) { $0 + $1.unitCount }
      guard blocks.indices.contains(mark.block) else { return before }
      let items: [String] =
        switch blocks[mark.block] {
        case .bullets(let items), .numbered(let items): items
        case .table(let table): table.allRows.map { $0.joined(separator: " ") }
        default: []
        }
      return before + items.prefix(mark.item).reduce(0) { $0 + $1.wordCount } + mark.word
    }
  }
}

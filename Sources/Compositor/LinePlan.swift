/// Which cells stand on a line.
struct LinePlan: Sendable {
  /// The cells of the line, without the end-of-line cell.
  var cells: Range<Int>
  /// How many cells at the end are spaces that hang beyond the edge and are not measured.
  var hanging = 0
  /// True when the line ends in an ellipsis because the text is cut.
  var hasEllipsis = false
}

/// Greedy line breaking: each line takes as much as fits, breaks where Unicode allows, and inside a word only when
/// the word alone is wider than the line.
struct LineBreaker {
  let cells: [ShapedText.Cell]
  /// Points; infinite when only "\n" breaks.
  let width: Double
  var strategy = LineBreakStrategy.greedy
  /// Slack in points, so that a block laid out at its own rounded width breaks the same.
  private let slack = 1.0 / 512

  /// The lines, at least one when there are cells. A line end at the very end of the text opens an empty line.
  func lines() -> [LinePlan] {
    var lines: [LinePlan] = []
    for segment in segments() {
      var starts: [Int] = []
      var start = segment.lowerBound
      repeat {
        starts.append(start)
        start = fit(start, segment.upperBound)
      } while start < segment.upperBound
      if strategy == .pushOut { pushOut(&starts, segment.upperBound) }
      for (start, end) in zip(starts, starts.dropFirst() + [segment.upperBound]) {
        var line = LinePlan(cells: start..<end)
        if end < segment.upperBound { line.hanging = hangingSpaces(start..<end) }
        lines.append(line)
      }
    }
    return lines
  }

  /// Moves the last word of the last line but one down to a word that stands alone, where both fit on a line and
  /// something stays above.
  private func pushOut(_ starts: inout [Int], _ end: Int) {
    guard starts.count > 1, let last = starts.last, !cells[last..<end].dropLast().contains(where: \.breaksAfter) else {
      return
    }
    let above = starts[starts.count - 2]..<last
    guard cells[last - 1].breaksAfter, let word = above.dropLast().last(where: { cells[$0].breaksAfter }) else {
      return
    }
    if fit(word + 1, end) == end { starts[starts.count - 1] = word + 1 }
  }

  /// The first `limit` lines, the last one cut so that `ellipsis` (its width by the cell it follows) fits behind it.
  func lines(limit: Int, ellipsis: (Int) -> Double) -> (lines: [LinePlan], isTruncated: Bool) {
    let all = lines()
    guard all.count > limit, let last = all.prefix(limit).last else { return (all, false) }
    // The last line may take part of a word: it fills up to its end.
    let end = segments().first { $0.contains(last.cells.lowerBound) || $0.lowerBound == last.cells.lowerBound }
    let start = last.cells.lowerBound
    var kept = start
    var x = 0.0
    while kept < (end?.upperBound ?? start) {
      x += cells[kept].advance
      if x + ellipsis(kept) > width + slack { break }
      kept += 1
    }
    while kept > start && cells[kept - 1].kind == .space { kept -= 1 }
    return (all.prefix(limit - 1) + [LinePlan(cells: start..<kept, hasEllipsis: true)], true)
  }

  /// The stretches between forced line ends.
  private func segments() -> [Range<Int>] {
    var list: [Range<Int>] = []
    var start = 0
    for (i, cell) in cells.enumerated() where cell.kind == .lineEnd {
      list.append(start..<i)
      start = i + 1
    }
    if !cells.isEmpty { list.append(start..<cells.count) }
    return list
  }

  /// Where the line that starts at `start` ends, at most at `limit`.
  private func fit(_ start: Int, _ limit: Int) -> Int {
    var x = 0.0
    var lastBreak: Int?
    for i in start..<limit {
      let cell = cells[i]
      if cell.kind == .ink && i > start && x + cell.advance > width + slack { return lastBreak ?? i }
      x += cell.advance
      if cell.breaksAfter { lastBreak = i + 1 }
    }
    return limit
  }

  private func hangingSpaces(_ range: Range<Int>) -> Int {
    var count = 0
    while count < range.count && cells[range.upperBound - 1 - count].kind == .space { count += 1 }
    return count
  }
}

/// Places the lines of shaped text: alignment, line boxes, baselines, runs and caret positions.
struct BlockBuilder {
  let shaped: ShapedText
  let paragraph: Paragraph
  /// Points; infinite when only "\n" breaks.
  let width: Double

  func build() -> TextBlock {
    let breaker = LineBreaker(cells: shaped.cells, width: width, strategy: paragraph.lineBreakStrategy)
    var (plans, isTruncated) =
      paragraph.lineLimit.map { limit in
        breaker.lines(limit: max(1, limit)) { cell in ellipsis(after: cell + 1).cells.reduce(0) { $0 + $1.advance } }
      } ?? (breaker.lines(), false)
    if plans.isEmpty && !shaped.spans.isEmpty { plans = [LinePlan(cells: 0..<0)] }
    let lengths = plans.map(measure)
    let widest = Self.roundedUp(lengths.max() ?? 0)
    var lines: [TextLine] = []
    var top = 0.0
    for (index, plan) in plans.enumerated() {
      if index > 0 { top += paragraph.lineSpacing }
      let metrics = lineMetrics(plan)
      let left: Double
      switch paragraph.alignment {
      case .leading: left = 0
      case .center: left = (widest - lengths[index]) / 2
      case .trailing: left = widest - lengths[index]
      }
      let box = Rect(left, top, lengths[index], metrics.height)
      lines.append(place(plan, box, baseline: Self.snapped(top + metrics.ascent)))
      top += metrics.height
    }
    let isEmpty = shaped.characters.isEmpty
    return TextBlock(
      lines: lines, size: Size(widest, isEmpty ? 0 : Self.roundedUp(top)), isTruncated: isTruncated,
      problems: shaped.problems)
  }

  /// Lengths grow to the next third of a point, the pixel of the devices (ios-facts.md, 3.2), at every output scale.
  static func roundedUp(_ v: Double) -> Double { (v * 3 - 1e-3).rounded(.up) / 3 }

  /// Baselines rest on thirds of a point.
  static func snapped(_ v: Double) -> Double { (v * 3).rounded() / 3 }

  private func measure(_ plan: LinePlan) -> Double {
    var sum = 0.0
    for cell in shaped.cells[plan.cells.lowerBound..<plan.cells.upperBound - plan.hanging] { sum += cell.advance }
    if plan.hasEllipsis { for cell in ellipsis(after: plan.cells.upperBound).cells { sum += cell.advance } }
    return Grid.length(max(0, sum))
  }

  /// The span whose font and colour hold at the end of the cells before `cell`.
  private func span(before cell: Int) -> Int {
    if cell > 0 && cell <= shaped.cells.count { return shaped.cells[cell - 1].span }
    return shaped.cells.first?.span ?? 0
  }

  private func ellipsis(after cell: Int) -> ShapedText {
    let index = span(before: cell)
    guard index < shaped.spans.count else { return ShapedText.of([]) }
    return ShapedText.of([.init(text: "\u{2026}", font: shaped.spans[index].font)])
  }

  private func lineMetrics(_ plan: LinePlan) -> (height: Double, ascent: Double) {
    var ascent = 0.0, descent = 0.0
    func add(_ index: Int) {
      guard index < shaped.spans.count else { return }
      let font = shaped.spans[index].font
      ascent = max(ascent, font.ascent)
      descent = max(descent, font.lineHeight - font.ascent)
    }
    if plan.cells.isEmpty { add(span(before: plan.cells.lowerBound)) }
    var last = -1
    for cell in shaped.cells[plan.cells] where cell.span != last {
      last = cell.span
      add(last)
    }
    return (ascent + descent, ascent)
  }

  private func place(_ plan: LinePlan, _ box: Rect, baseline: Double) -> TextLine {
    var runs: [PlacedRun] = []
    var stops: [Double] = []
    var x = box.x
    let visible = plan.cells.lowerBound..<plan.cells.upperBound - plan.hanging
    let ordered = visualOrder(plan.cells)
    var open = OpenRun(start: x)
    for index in ordered {
      let cell = shaped.cells[index]
      addStops(cell, x, &stops)
      if visible.contains(index) {
        let word = paragraph.splitsWords ? cell.word : -1
        let isSkipped = paragraph.splitsWords && cell.kind == .space
        if isSkipped || !open.accepts(cell, word) {
          close(&open, baseline, &runs)
          open = OpenRun(start: x)
        }
        if !isSkipped { open.add(cell, index, word, shaped, at: x) }
      }
      x += cell.advance
    }
    close(&open, baseline, &runs)
    let first = shaped.cells[safe: plan.cells.lowerBound]?.characters.lowerBound ?? shaped.characters.count
    let characters =
      first..<max(first, plan.cells.isEmpty ? first : shaped.cells[plan.cells.upperBound - 1].characters.upperBound)
    if plan.hasEllipsis { appendEllipsis(plan, x, baseline, &runs) }
    stops.append(x)
    while stops.count <= characters.count { stops.append(x) }
    let textEnd = visible.isEmpty ? first : shaped.cells[visible.upperBound - 1].characters.upperBound
    let text = String(shaped.characters[first..<max(first, textEnd)]) + (plan.hasEllipsis ? "\u{2026}" : "")
    return TextLine(
      runs: runs, text: text, box: box, baseline: baseline, characters: characters, stops: stops.map(Grid.length))
  }

  /// Where a caret may stand before each character of a cell; characters that share a glyph divide it evenly.
  private func addStops(_ cell: ShapedText.Cell, _ x: Double, _ stops: inout [Double]) {
    for i in 0..<cell.characters.count {
      stops.append(x + cell.advance * Double(i) / Double(cell.characters.count))
    }
  }

  /// The cells from left to right: stretches that run from right to left are turned round.
  private func visualOrder(_ range: Range<Int>) -> [Int] {
    var order: [Int] = []
    var turned: [Int] = []
    for index in range {
      let item = shaped.cells[index].item
      if item >= 0 && shaped.items[item].isRightToLeft {
        turned.append(index)
      } else {
        order += turned.reversed()
        turned = []
        order.append(index)
      }
    }
    return order + turned.reversed()
  }

  private func close(_ open: inout OpenRun, _ baseline: Double, _ runs: inout [PlacedRun]) {
    guard let run = open.run(shaped) else { return }
    runs.append(
      PlacedRun(
        run: run, origin: Point(Grid.length(open.start), baseline), paint: paint(open.span), word: open.word))
  }

  private func appendEllipsis(_ plan: LinePlan, _ x: Double, _ baseline: Double, _ runs: inout [PlacedRun]) {
    let dots = ellipsis(after: plan.cells.upperBound)
    let word = paragraph.splitsWords ? shaped.cells[safe: plan.cells.upperBound - 1]?.word ?? 0 : -1
    var open = OpenRun(start: x)
    for (index, cell) in dots.cells.enumerated() { open.add(cell, index, word, dots, at: x) }
    guard let run = open.run(dots) else { return }
    runs.append(
      PlacedRun(
        run: run, origin: Point(Grid.length(x), baseline), paint: paint(span(before: plan.cells.upperBound)),
        word: word))
  }

  private func paint(_ span: Int) -> Paint { paragraph.spans[safe: span]?.paint ?? .color(.black) }
}

extension Array {
  /// The element, or nil when there is none at that place.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

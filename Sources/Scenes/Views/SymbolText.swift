/// Words with a small view among them, set and broken into lines as one text. The view is centred on the height of the
/// capitals.
public struct SymbolText: PrimitiveView {
  private let start, end: String
  private let font: Font
  private let color: Color
  private let symbolSize: Size
  private let symbol: ViewList

  /// Makes the text: words before the symbol, words after it, and the room in points that the symbol takes.
  public init(
    _ start: String, _ end: String, font: Font, color: Color, symbolSize: Size, @ViewBuilder symbol: () -> ViewList
  ) {
    self.start = start
    self.end = end
    self.font = font
    self.color = color
    self.symbolSize = symbolSize
    self.symbol = symbol()
  }

  /// One node: a text, and the symbol over the room that the text keeps for it.
  public func nodes(in context: Context) -> [Node] {
    // A space that cannot be broken, widened to the symbol's width, keeps its place.
    let blank = Typesetter.layout(Paragraph([TextSpan("\u{A0}", font: font, paint: .color(color))])).size.width
    var wide = font
    wide.tracking += symbolSize.width - blank
    let paragraph = Paragraph(
      [
        TextSpan(start + " ", font: font, paint: .color(color)), TextSpan("\u{A0}", font: wide, paint: .color(color)),
        TextSpan(" " + end, font: font, paint: .color(color)),
      ], alignment: .center, lineSpacing: context.lineSpacing)
    return [SymbolTextNode(paragraph, symbol.node(in: context), symbolSize, font)]
  }
}

private final class SymbolTextNode: WrapperNode {
  let paragraph: Paragraph
  let symbolSize: Size
  let font: Font

  init(_ paragraph: Paragraph, _ symbol: Node, _ symbolSize: Size, _ font: Font) {
    (self.paragraph, self.symbolSize, self.font) = (paragraph, symbolSize, font)
    super.init(symbol)
  }

  override func measure(_ proposal: Proposal) -> Size { Typesetter.layout(paragraph, width: proposal.width).size }
  override func stretch(_ axis: Axis) -> Stretch { axis == .horizontal ? .soft : .fixed }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let block = Typesetter.layout(paragraph, width: rect.width + 0.01)
    let place = paragraph.spans[0].text.count
    for line in block.lines {
      for run in line.runs {
        sink.add(.glyphs(run.run, Grid.point(rect.origin + run.origin), run.paint))
      }
      if line.characters.contains(place), let x = line.stops[safe: place - line.characters.lowerBound] {
        let middle = Point(rect.x + x + symbolSize.width / 2, rect.y + line.baseline - font.capHeight / 2)
        child.draw(in: Rect(center: middle, size: child.size(Proposal(symbolSize))), into: &sink)
      }
    }
    for span in [paragraph.spans[0], paragraph.spans[2]] {
      var details = Element.Details()
      details.text = span.text.trimmed
      details.font = span.font
      details.lineCount = block.lines.count
      if case .color(let color) = span.paint { details.fill = color }
      sink.note(Element(.text, frame: rect, details: details))
    }
    if !block.problems.isEmpty { sink.report(block.problems) }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

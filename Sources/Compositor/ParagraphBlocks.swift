import Synchronization

/// A paragraph set in the widths that it was lately asked for. Safe to use from any thread; what is made again comes out
/// the same.
public final class ParagraphBlocks: Sendable {
  private struct Kept {
    let width: Double?
    let block: TextBlock
  }

  /// Widths kept: a text is measured without one, by what it is offered, and drawn in what it takes.
  private static let most = 6
  private let paragraph: Paragraph
  private let kept = Mutex<[Kept]>([])

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  /// The paragraph in lines no wider than `width` points; see `Typesetter.layout`.
  public func block(width: Double? = nil) -> TextBlock {
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    if let known = kept.withLock({ $0.first { $0.width == width }?.block }) { return known }
    let block = set(width)
    return kept.withLock { kept in
      if let first = kept.first(where: { $0.width == width }) { return first.block }
      if kept.count >= Self.most { kept.removeFirst() }
      kept.append(Kept(width: width, block: block))
      return block
    }
  }

  private func set(_ width: Double?) -> TextBlock {
    let spans = paragraph.spans.map { span in
      var font = span.font
      font.size = font.size.isFinite ? min(max(font.size, 0), 4096) : 0
      font.tracking = font.tracking.isFinite ? font.tracking : 0
      return ShapedText.Span(text: span.text, font: font)
    }
    return BlockBuilder(shaped: ShapedText.of(spans), paragraph: paragraph, width: width ?? .infinity).build()
  }
}

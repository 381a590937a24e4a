import Foundation

/// When a caret last moved, so that it stays solid while one types and blinks at rest.
public struct Caret: Hashable, Codable, Sendable {
  /// The last keystroke, or the moment the field got the focus.
  public var since: Instant

  /// Makes a caret.
  public init(since: Instant) { self.since = since }

  /// 0...1 at a moment: a loop of one second, solid for the first half (ios-facts.md, 7.3).
  public func opacity(_ t: Instant) -> Double {
    let age = max(0, t.since(since))
    let phase = age - age.rounded(.down)
    let keys: [(at: Double, alpha: Double)] = [
      (0, 1), (0.5, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.85, 0), (0.8875, 0.25),
      (0.925, 0.5), (0.9625, 0.75), (1, 1),
    ]
    for (a, b) in zip(keys, keys.dropFirst()) where phase <= b.at {
      return a.alpha + (b.alpha - a.alpha) * (phase - a.at) / (b.at - a.at)
    }
    return 1
  }
}

/// Text that can be typed into: wraps, and scrolls within its frame so that the caret, at the end, stays in sight.
public struct TextEditor: PrimitiveView {
  private let text: String
  private let font: Font
  private let color, tint: Color
  private let caret: Caret?
  private let insets: Insets

  /// Makes an editor; without a caret it has no focus. The insets are UITextView's.
  public init(
    _ text: String, font: Font, color: Color, tint: Color, caret: Caret?,
    insets: Insets = Insets(top: 8, left: 5, bottom: 8, right: 5)
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.tint = tint
    self.caret = caret
    self.insets = insets
  }

  /// One node that keeps the end of the text in sight.
  public func nodes(in context: Context) -> [Node] {
    [EditorNode(self.paragraph, text, font, tint, caret?.opacity(context.now.t), insets)]
  }

  private var paragraph: Paragraph { Paragraph([TextSpan(text, font: font, paint: .color(color))]) }
}

private final class EditorNode: Node {
  let paragraph: Paragraph
  let text: String
  let font: Font
  let tint: Color
  let caret: Double?
  let insets: Insets

  init(_ paragraph: Paragraph, _ text: String, _ font: Font, _ tint: Color, _ caret: Double?, _ insets: Insets) {
    (self.paragraph, self.text, self.font, self.tint) = (paragraph, text, font, tint)
    (self.caret, self.insets) = (caret, insets)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = proposal.width.map { max(0, $0 - insets.left - insets.right) }
    let block = Typesetter.layout(paragraph, width: width)
    return Size(
      proposal.width ?? (block.size.width + insets.left + insets.right),
      proposal.height ?? (max(block.size.height, font.lineHeight) + insets.top + insets.bottom))
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let inner = Rect(
      rect.x + insets.left, rect.y + insets.top, max(0, rect.width - insets.left - insets.right),
      max(0, rect.height - insets.top - insets.bottom))
    let block = Typesetter.layout(paragraph, width: inner.width)
    // A text that ends in a line break has its caret on the empty line below.
    let lineHeight = font.lineHeight
    let last = block.lines.last
    let endsInBreak = text.hasSuffix("\n")
    let caretTop = endsInBreak || last == nil ? Double(block.lines.count) * lineHeight : last?.box.minY ?? 0
    let caretX = endsInBreak || last == nil ? 0 : (last?.box.maxX ?? 0)
    // Whole lines: none is ever cut in half by the field's edge. A field on whole pixels may be a hair too low.
    let scroll = (max(0, caretTop + lineHeight - inner.height - 1) / lineHeight).rounded(.up) * lineHeight
    var details = Element.Details()
    details.text = text
    details.font = font
    details.lineCount = block.lines.count
    sink.note(Element(.text, frame: rect, details: details))
    let window = Rect(rect.x, inner.y - 1, rect.width, inner.height + 3)
    sink.group(Group(clip: Path { $0.addRect(window) })) { clip in
      clip.group(Group(placement: Placement(offset: Point(inner.x, inner.y - scroll)))) { content in
        content.add(block.layers)
        guard let caret else { return }
        let bar = Rect(caretX + (caretX > 0 ? 1 : 0), caretTop, 2, lineHeight)
        content.element(Element(.shape, name: "caret", frame: bar)) {
          if caret > 0 {
            $0.add(.fill(Path { $0.addRoundedRect(bar, radius: 1, style: .circular) }, .color(tint.opacity(caret))))
          }
        }
      }
    }
    if !block.problems.isEmpty { sink.report(block.problems) }
  }
}

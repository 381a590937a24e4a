/// Sets text in the fonts of the font list. Safe to use from any thread; results are cached and shared.
///
/// Everything is measured in points without hinting and without rounding to pixels, so that the scale of the output
/// never moves a line break. Metrics are those of Apple's faces (ios-facts.md, 3.2), whatever font stands in.
public enum Typesetter {
  private struct Key: Hashable, Sendable {
    let paragraph: Paragraph
    let width: Double?
  }

  private static let cache = SharedCache<Key, TextBlock>(capacity: 2048)

  /// Sets a paragraph in lines no wider than `width` points (nil: only "\n" breaks lines). Widths below 0 count as 0,
  /// a width that is no number as none; a text without characters has no size but one empty line for a caret.
  public static func layout(_ paragraph: Paragraph, width: Double? = nil) -> TextBlock {
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    return cache.value(Key(paragraph: paragraph, width: width)) {
      let spans = paragraph.spans.map { span in
        var font = span.font
        font.size = font.size.isFinite ? min(max(font.size, 0), 4096) : 0
        font.tracking = font.tracking.isFinite ? font.tracking : 0
        return ShapedText.Span(text: span.text, font: font)
      }
      return BlockBuilder(shaped: ShapedText.of(spans), paragraph: paragraph, width: width ?? .infinity).build()
    }
  }
}

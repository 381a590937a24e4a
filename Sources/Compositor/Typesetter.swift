/// Sets text in the fonts of the font list. Safe to use from any thread; results are cached and shared.
///
/// Everything is measured in points without hinting and without rounding to pixels, so that the scale of the output
/// never moves a line break. Metrics are those of Apple's faces (ios-facts.md, 3.2), whatever font stands in.
public enum Typesetter {
  private static let cache = SharedCache<Paragraph, ParagraphBlocks>(capacity: 2048)

  /// Sets a paragraph in lines no wider than `width` points (nil: only "\n" breaks lines). Widths below 0 count as 0,
  /// a width that is no number as none; a text without characters has no size but one empty line for a caret.
  public static func layout(_ paragraph: Paragraph, width: Double? = nil) -> TextBlock {
    text(paragraph).block(width: width)
  }

  /// A paragraph that is asked for in several widths, looked for once.
  public static func text(_ paragraph: Paragraph) -> ParagraphBlocks {
    cache.value(paragraph) { ParagraphBlocks(paragraph) }
  }
}

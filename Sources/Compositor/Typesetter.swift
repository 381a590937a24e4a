/// Sets text in the fonts of the font list. Safe to use from any thread; results are cached and shared.
public enum Typesetter {
  /// Sets a paragraph in lines no wider than `width` points (nil: only "\n" breaks lines).
  public static func layout(_ paragraph: Paragraph, width: Double? = nil) -> TextBlock {
    TextBlock(lines: [], size: .zero, isTruncated: false, problems: [])
  }
}

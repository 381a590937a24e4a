import Compositor

/// A text in black, set.
func layout(
  _ text: String, _ font: Font, width: Double? = nil, alignment: TextAlignment = .leading, lineSpacing: Double = 0,
  lineLimit: Int? = nil, splitsWords: Bool = false
) -> TextBlock {
  Typesetter.layout(
    Paragraph(
      [TextSpan(text, font: font, paint: .color(.black))], alignment: alignment, lineSpacing: lineSpacing,
      lineLimit: lineLimit, splitsWords: splitsWords), width: width)
}

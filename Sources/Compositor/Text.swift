/// A stretch of text in one font and colour.
public struct TextSpan: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font that they are set in.
  public var font: Font
  /// What they are painted with.
  public var paint: Paint

  /// Makes a span.
  public init(_ text: String, font: Font, paint: Paint) {
    self.text = text
    self.font = font
    self.paint = paint
  }
}

/// Where lines stand between the edges.
public enum TextAlignment: Hashable, Codable, Sendable { case leading, center, trailing }

/// How the lines of a paragraph are filled.
public enum LineBreakStrategy: Hashable, Codable, Sendable {
  /// Each line takes as much as fits.
  case greedy
  /// The same, but a last line of a single word gets the word before it for company, as SwiftUI's `Text` does
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`).
  case pushOut
}

/// Text to be set: spans in order, "\n" breaks a line.
public struct Paragraph: Hashable, Sendable {
  /// Its text, in order.
  public var spans: [TextSpan]
  /// Where its lines stand in its width.
  public var alignment: TextAlignment
  /// Space in points between one line box and the next.
  public var lineSpacing: Double
  /// The most lines; what does not fit ends in an ellipsis. Nil for no limit.
  public var lineLimit: Int?
  /// One run a word, so that words can fade and move on their own.
  public var splitsWords: Bool
  /// How lines are chosen.
  public var lineBreakStrategy: LineBreakStrategy

  /// Makes a paragraph.
  public init(
    _ spans: [TextSpan], alignment: TextAlignment = .leading, lineSpacing: Double = 0, lineLimit: Int? = nil,
    splitsWords: Bool = false, lineBreakStrategy: LineBreakStrategy = .greedy
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.lineLimit = lineLimit
    self.splitsWords = splitsWords
    self.lineBreakStrategy = lineBreakStrategy
  }
}

/// Glyphs of one font file in a row, shaped and placed; drawn by `Layer.glyphs`.
public final class Run: Hashable, Sendable {
  /// One glyph of a run.
  public struct Glyph: Hashable, Sendable {
    /// Index in the font file.
    public let index: UInt32
    /// Origin in points, from the run's origin; y grows downwards.
    public let x, y: Double
  }

  /// The font as asked for.
  public let font: Font
  /// The text that the glyphs show.
  public let text: String
  /// The file that the glyphs come from.
  public let file: String
  /// Size in points at which the file is drawn (stand-ins are scaled to match Apple's faces).
  public let drawnSize: Double
  /// How the file's outlines get round corners (role `rounded`); nil where they are drawn as they are.
  let rounding: OutlineRounding?
  /// True for colour emoji, which keep their own colours.
  public let isColor: Bool
  /// Its glyphs, in the order of drawing.
  public let glyphs: [Glyph]
  /// Sum of the advances in points.
  public let width: Double
  /// Bounds that hold the ink in points, from the run's origin on the baseline; empty when there is none.
  public let inkBounds: Rect
  let hash: Int

  /// Radius in points of the arcs that round the corners of letters; 0 but for role `rounded`.
  public var cornerRadius: Double { (rounding?.radius ?? 0) * drawnSize }

  init(
    font: Font, text: String, file: String, drawnSize: Double, rounding: OutlineRounding?, isColor: Bool,
    glyphs: [Glyph],
    width: Double, inkBounds: Rect
  ) {
    self.font = font
    self.text = text
    self.file = file
    self.drawnSize = drawnSize
    self.rounding = rounding
    self.isColor = isColor
    self.glyphs = glyphs
    self.width = width
    self.inkBounds = inkBounds
    var hasher = Hasher()
    hasher.combine(file)
    hasher.combine(text)
    hasher.combine(drawnSize)
    hasher.combine(rounding)
    hasher.combine(glyphs)
    hash = hasher.finalize()
  }

  /// Equal glyphs of equal fonts; the hash settles most.
  public static func == (a: Run, b: Run) -> Bool {
    a === b
      || (a.hash == b.hash && a.file == b.file && a.text == b.text && a.font == b.font && a.drawnSize == b.drawnSize
        && a.rounding == b.rounding && a.isColor == b.isColor && a.glyphs == b.glyphs)
  }

  /// The hash that was made with the run.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A run's place in a line.
public struct PlacedRun: Hashable, Sendable {
  /// The glyphs.
  public let run: Run
  /// Baseline start, in points from the block's top-left corner.
  public let origin: Point
  /// What they are painted with.
  public let paint: Paint
  /// Which word of the paragraph it belongs to, counted from 0; -1 when words are not split.
  public let word: Int
}

/// One line of set text.
public struct TextLine: Hashable, Sendable {
  /// Its runs, from left to right.
  public let runs: [PlacedRun]
  /// The characters of the line, without its break.
  public let text: String
  /// Line box in points, from the block's top-left corner: its width is the text's own.
  public let box: Rect
  /// Baseline in points from the block's top, on a third of a point.
  public let baseline: Double
  /// The line's characters in the whole text, without its line end.
  public let characters: Range<Int>
  /// x of the caret before each character and after the last, in points from the block's left edge.
  public let stops: [Double]
}

/// Set text: lines, and the size that SwiftUI's `Text` would report.
public final class TextBlock: Sendable {
  /// Its lines, from top to bottom.
  public let lines: [TextLine]
  /// Widest line by the height of all line boxes and the spacing between them, rounded up to 1/3 point.
  public let size: Size
  /// True when text was cut by the line limit.
  public let isTruncated: Bool
  /// Characters for which the font list has no glyph, and font files that are missing: each a sentence that names the
  /// thing and the package that mends it.
  public let problems: [String]

  init(lines: [TextLine], size: Size, isTruncated: Bool, problems: [String]) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.problems = problems
  }

  /// The set text as layers.
  public var layers: [Layer] {
    lines.flatMap { line in line.runs.map { .glyphs($0.run, $0.origin, $0.paint) } }
  }
}

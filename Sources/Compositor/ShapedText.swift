/// Text turned into glyphs, before it is broken into lines: what depends on words and fonts but not on width, colour
/// or alignment.
struct ShapedText: Sendable {
  /// A piece of text and its font.
  struct Span: Hashable, Sendable {
    let text: String
    let font: Font
  }

  /// A stretch of one span in one face and one direction.
  struct Item: Sendable {
    let span: Int
    let setting: FaceSetting
    let file: FontFile
    let isRightToLeft: Bool
    /// x from the start of the glyph's own cell.
    let glyphs: [Run.Glyph]
  }

  /// The smallest stretch that glyphs allow to be cut: mostly one character, several where they share a glyph.
  struct Cell: Sendable {
    enum Kind: Sendable { case ink, space, lineEnd }
    let kind: Kind
    /// Index of its item; -1 for the end of a line.
    let item: Int
    let span: Int
    /// Its glyphs in the item.
    let glyphs: Range<Int>
    /// Points.
    let advance: Double
    /// Its characters in the whole text.
    var characters: Range<Int>
    /// True when a line may break after it.
    let breaksAfter: Bool
    /// Which word it belongs to, from 0; spaces belong to the word before them.
    let word: Int
  }

  let spans: [Span]
  let characters: [Character]
  let items: [Item]
  let cells: [Cell]
  let problems: [String]

  private static let cache = SharedCache<[Span], ShapedText>(capacity: 2048)

  /// The shaped text of spans, cached.
  static func of(_ spans: [Span]) -> ShapedText {
    cache.value(spans) {
      var shaper = Shaper(spans)
      return shaper.shape()
    }
  }
}

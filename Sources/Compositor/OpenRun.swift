/// A run in the making: cells of one item, from left to right.
struct OpenRun {
  /// Where it begins, in points from the block's left edge.
  let start: Double
  private(set) var span = 0
  private(set) var word = -1
  private var item: Int?
  private var glyphs: [Run.Glyph] = []
  private var characters: Range<Int>?
  private var end: Double

  init(start: Double) {
    self.start = start
    end = start
  }

  /// True when the cell may join.
  func accepts(_ cell: ShapedText.Cell, _ word: Int) -> Bool {
    item == nil || item == cell.item && self.word == word
  }

  /// Adds a cell that begins at `x`.
  mutating func add(_ cell: ShapedText.Cell, _ index: Int, _ word: Int, _ shaped: ShapedText, at x: Double) {
    item = cell.item
    span = cell.span
    self.word = word
    end = x + cell.advance
    let known = characters ?? cell.characters
    characters =
      min(known.lowerBound, cell.characters.lowerBound)..<max(known.upperBound, cell.characters.upperBound)
    guard cell.kind == .ink, let item = shaped.items[safe: cell.item] else { return }
    for glyph in item.glyphs[cell.glyphs] {
      glyphs.append(
        Run.Glyph(index: glyph.index, x: Grid.length(x - start + glyph.x), y: Grid.length(glyph.y)))
    }
  }

  /// The finished run; nil when nothing was added.
  func run(_ shaped: ShapedText) -> Run? {
    guard let item, let set = shaped.items[safe: item], let characters else { return nil }
    let setting = set.setting
    let isColor = setting.face == .emoji
    return Run(
      font: shaped.spans[set.span].font, text: String(shaped.characters[characters]), file: set.file.path,
      drawnSize: setting.drawnSize, rounding: setting.rounding, isColor: isColor, glyphs: glyphs,
      width: Grid.length(end - start),
      inkBounds: Run.ink(
        glyphs, file: set.file, size: setting.drawnSize, rounding: setting.rounding, isColor: isColor))
  }
}

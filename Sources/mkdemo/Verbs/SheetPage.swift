import Scenes
import Video

/// How the pictures of a contact sheet lie on their page. Everything is in pixels.
struct SheetPage {
  /// Most pictures on a page, and its longest edge.
  static let most = 600
  private static let longest = 20_000

  private static let margin = 28, gap = 18, title = 44, label = 50
  private static let ground = Color(0xB9BBBE), ink = Color(0x1B1C1E), faint = Color(0x55585C)

  private let columns: Int
  private let cell: PixelSize
  private let count: Int

  /// A page for `count` pictures.
  init(_ count: Int, cell: PixelSize, columns: Int?) throws(CommandError) {
    self.count = count
    self.cell = cell
    let broad = (Double(count) * Double(cell.height + Self.label) / Double(cell.width + Self.gap) * 1.5).squareRoot()
    self.columns = max(1, min(count, columns ?? Int(broad.rounded(.up))))
    guard count <= Self.most, width <= Self.longest, height <= Self.longest else {
      throw CommandError(
        "the sheet would hold \(count > Self.most ? "more than \(Self.most)" : "\(count)") pictures on \(width)x\(height) pixels",
        mend: "choose a longer --every, a part by --from and --to, or a smaller --cell")
    }
  }

  private var rows: Int { (count + columns - 1) / columns }
  private var width: Int { 2 * Self.margin + columns * cell.width + (columns - 1) * Self.gap }
  private var height: Int {
    Self.margin + Self.title + rows * (cell.height + Self.label) + (rows - 1) * Self.gap + Self.margin
  }

  private func origin(_ index: Int) -> (x: Int, y: Int) {
    (
      Self.margin + index % columns * (cell.width + Self.gap),
      Self.margin + Self.title + index / columns * (cell.height + Self.label + Self.gap)
    )
  }

  /// Draws the page.
  func draw(_ frames: ClipFrames, _ cells: [SheetCells.Cell]) throws -> Bitmap {
    let painter = Painter(width: width, height: height, scale: 1, art: frames.clip.art)
    try painter.paint(lettering(frames, cells))
    let cellPainter = try frames.painter()
    for (index, cell) in cells.enumerated() {
      if Signals.received != nil { throw VideoError(.cancelled, "stopped") }
      let place = origin(index)
      painter.bitmap.put(try cellPainter.paint(cell.frame).bitmap, x: place.x, y: place.y)
    }
    return painter.bitmap
  }

  private func lettering(_ frames: ClipFrames, _ cells: [SheetCells.Cell]) -> [Layer] {
    let clip = frames.clip, take = clip.take
    let whole = Rect(0, 0, Double(width), Double(height))
    var layers = [Layer.fill(Path { $0.addRect(whole) }, .color(Self.ground))]
    let about =
      "  \(clip.demo.title), \(JSON.digits(take.end.since(take.start))) s at \(frames.plan.rate), \(take.device.name)"
    layers += text(
      [
        TextSpan(clip.name, font: Font(.system, 22, .bold), paint: .color(Self.ink)),
        span(about, 16, .medium, Self.faint),
      ],
      at: Point(Double(Self.margin), Double(Self.margin) - 4), width: Double(width - 2 * Self.margin), lines: 1)
    for (index, cell) in cells.enumerated() {
      let t = frames.clock.instant(cell.frame), place = origin(index)
      let y = Double(place.y + self.cell.height)
      let head = [
        span(Self.seconds(t), 14, .bold, Self.ink),
        span("  \(cell.frame)f  \(take.screen(at: t))", 13, .regular, Self.faint),
      ]
      layers += text(head, at: Point(Double(place.x), y + 5), width: Double(self.cell.width), lines: 1)
      let words = cell.labels.joined(separator: " · ")
      if !words.isEmpty {
        layers += text(
          [span(words, 13, .medium, Self.ink)], at: Point(Double(place.x), y + 23), width: Double(self.cell.width),
          lines: 1)
      }
    }
    return layers
  }

  private func span(_ text: String, _ size: Double, _ weight: FontWeight, _ color: Color) -> TextSpan {
    TextSpan(text, font: Font(.system, size, weight, monospacedDigits: true), paint: .color(color))
  }

  private func text(_ spans: [TextSpan], at point: Point, width: Double, lines: Int) -> [Layer] {
    let block = Typesetter.layout(Paragraph(spans, lineLimit: lines), width: width)
    return [.group(Group(placement: Placement(offset: point)), block.layers)]
  }

  /// Three decimals, so that neighbouring frames are told apart.
  private static func seconds(_ t: Instant) -> String {
    let thousandths = Int((t.seconds * 1000).rounded())
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst()) s"
  }
}

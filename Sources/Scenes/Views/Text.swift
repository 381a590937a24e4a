/// Words. Wraps at the width it is offered; "\n" breaks a line.
public struct Text: PrimitiveView {
  private var parts: [(text: String, font: Font?, paint: Paint?)]
  private var wordLook: (@Sendable (Int) -> WordLook)?

  /// How one word of a text looks at a moment.
  public struct WordLook: Hashable, Sendable {
    /// 0...1.
    public var opacity: Double
    /// Points downwards.
    public var rise: Double

    /// Makes a look.
    public init(opacity: Double, rise: Double = 0) {
      self.opacity = opacity
      self.rise = rise
    }
  }

  /// Makes a text in the font and colour of its surroundings.
  public init(_ text: String) { parts = [(text, nil, nil)] }

  /// The text in a font.
  public func font(_ font: Font) -> Text { changed { $0.font = $0.font ?? font } }
  /// The text in a colour.
  public func foreground(_ color: Color) -> Text { changed { $0.paint = $0.paint ?? .color(color) } }
  /// The text filled with a paint, in the text's own coordinates.
  public func foreground(_ paint: Paint) -> Text { changed { $0.paint = $0.paint ?? paint } }

  /// Each word looks as `look` says of its index, counted from 0; layout does not change.
  public func words(_ look: @escaping @Sendable (Int) -> WordLook) -> Text {
    var copy = self
    copy.wordLook = look
    return copy
  }

  /// One text after another on the same lines.
  public static func + (a: Text, b: Text) -> Text {
    var joined = a
    joined.parts += b.parts
    return joined
  }

  private func changed(_ change: (inout (text: String, font: Font?, paint: Paint?)) -> Void) -> Text {
    var copy = self
    for i in copy.parts.indices { change(&copy.parts[i]) }
    return copy
  }

  /// One node that lays out a paragraph in the fonts and colours of the context.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node {
    let spans = parts.map {
      TextSpan($0.text, font: $0.font ?? context.font, paint: $0.paint ?? .color(context.foreground))
    }
    let paragraph = Paragraph(
      spans, alignment: context.textAlignment, lineSpacing: context.lineSpacing, lineLimit: context.lineLimit,
      splitsWords: wordLook != nil, lineBreakStrategy: context.lineBreakStrategy)
    return TextNode(paragraph, words: wordLook, pixel: 1 / context.now.device.scale)
  }
}

/// Lays out and draws a paragraph.
final class TextNode: Node {
  private let paragraph: Paragraph
  /// The paragraph's blocks, looked for once, since a node asks for several widths.
  private lazy var text = Typesetter.text(paragraph)
  private let words: ((Int) -> Text.WordLook)?
  private let pixel: Double
  /// How much of it has been written, 0...1; what `inspect` says of it.
  var written = 1.0

  init(_ paragraph: Paragraph, words: ((Int) -> Text.WordLook)? = nil, pixel: Double) {
    self.paragraph = paragraph
    self.words = words
    self.pixel = pixel
  }

  override func measure(_ proposal: Proposal) -> Size { text.block(width: proposal.width).size }
  override func stretch(_ axis: Axis) -> Stretch { axis == .horizontal ? .soft : .fixed }

  override func firstBaseline(_ size: Size) -> Double {
    text.block(width: size.width).lines.first?.baseline ?? size.height
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    // A resting text has its line boxes on whole pixels; a hair of width keeps rounding from moving a line break.
    let block = text.block(width: rect.width + 0.01)
    let origin = Point(
      rect.x,
      ((rect.y + (block.lines.first?.baseline ?? 0)) / pixel).rounded() * pixel
        - (block.lines.first?.baseline ?? 0))
    note(block, rect, in: &sink)
    for line in block.lines {
      for run in line.runs {
        let place = Point(origin.x + run.origin.x, origin.y + run.origin.y)
        guard let words, run.word >= 0 else {
          sink.add(.glyphs(run.run, Grid.point(place), run.paint.moved(by: origin)))
          continue
        }
        let look = words(run.word)
        guard look.opacity > 0 else { continue }
        let raised = Grid.point(Point(place.x, place.y + look.rise))
        if case .color(let color) = run.paint, !run.run.isColor {
          sink.add(.glyphs(run.run, raised, .color(color.opacity(look.opacity))))
        } else {
          sink.group(Group(opacity: look.opacity)) { $0.add(.glyphs(run.run, raised, run.paint.moved(by: origin))) }
        }
      }
    }
    if !block.problems.isEmpty { sink.report(block.problems) }
  }

  /// Tells the probe of the text; one whose words fade is as opaque as its most opaque word.
  private func note(_ block: TextBlock, _ rect: Rect, in sink: inout Sink) {
    guard sink.probe != nil else { return }
    var element = element(block, rect)
    guard let words else { return sink.note(element) }
    let opacities = block.lines.flatMap(\.runs).filter { $0.word >= 0 }.map { ($0.word, words($0.word).opacity) }
    element.details.wordCount = Set(opacities.map(\.0)).count
    element.details.shownWords = Set(opacities.filter { $0.1 > 0 }.map(\.0)).count
    _ = sink.collect(Group(opacity: opacities.map(\.1).max() ?? 0)) { $0.note(element) }
  }

  /// The boxes of the lines when drawn in `rect`.
  func lineBoxes(in rect: Rect) -> [Rect] {
    text.block(width: rect.width + 0.01).lines.map { $0.box.offset(by: rect.origin) }
  }

  private func element(_ block: TextBlock, _ rect: Rect) -> Element {
    var details = Element.Details()
    details.text = paragraph.spans.map(\.text).joined()
    details.font = paragraph.spans.first?.font
    details.lineCount = block.lines.count
    details.isTruncated = block.isTruncated
    if written < 1 { details.trim = (0, written) }
    if case .color(let color)? = paragraph.spans.first?.paint { details.fill = color }
    return Element(.text, frame: rect, details: details)
  }
}

extension Paint {
  /// The paint with its gradient's points, which are the text's own, where the text stands.
  fileprivate func moved(by way: Point) -> Paint {
    switch self {
    case .color: self
    case .linear(let g): .linear(LinearGradient(from: g.from + way, to: g.to + way, stops: g.stops))
    case .radial(let g):
      .radial(
        RadialGradient(
          center: g.center + way, radius: g.radius, focus: g.focus + way, inner: g.inner, stops: g.stops))
    }
  }
}

/// What flows down to views from those that hold them.
public struct Context {
  /// The moment, device, appearance and fingers.
  public let now: Now
  /// Colour of text and symbols that name none.
  public var foreground = Color.black
  /// The font of texts that name none.
  public var font = Font(.system, 17)
  /// Where lines of a text stand.
  public var textAlignment = TextAlignment.leading
  /// Most lines of a text; nil for as many as it takes.
  public var lineLimit: Int?
  /// Room between lines beyond the font's own, in points.
  public var lineSpacing = 0.0
  /// How lines of a text are chosen.
  public var lineBreakStrategy = LineBreakStrategy.greedy
  /// False within what is disabled.
  public var isEnabled = true
  /// The screen that controls belong to; see `Responder.scope`.
  public var scope = ""

  /// Makes the context of a screen.
  public init(_ now: Now) { self.now = now }
}

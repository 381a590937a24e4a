/// What flows down to views from those that hold them.
public struct Context {
  /// The moment, device, appearance and fingers.
  public let now: Now
  /// Colour of text and symbols that name none.
  public var foreground = Color.black
  public var font = Font(.system, 17)
  public var textAlignment = TextAlignment.leading
  public var lineLimit: Int?
  public var lineSpacing = 0.0
  public var lineBreakStrategy = LineBreakStrategy.greedy
  public var isEnabled = true
  /// The screen that controls belong to; see `Responder.scope`.
  public var scope = ""

  /// Makes the context of a screen.
  public init(_ now: Now) { self.now = now }
}

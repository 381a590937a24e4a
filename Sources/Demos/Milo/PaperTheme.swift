import Scenes

extension Milo.Theme {
  /// Colours of the drawn paper things by role: notes, what holds them, the inks on them, the stamp's ink.
  /// Notes' and stamp's own papers are among `Colors`.
  public struct PaperColors: Hashable, Codable, Sendable {
    /// Light and shade laid over paper, at the opacity that the drawing needs.
    public var light = Color(0xFFFFFF)
    public var shade = Color(0x94600C)
    /// Cast on what lies beneath.
    public var shadow = Color(0x3B2E22)

    public var walksInk = Color(0x4A3020)
    public var squiggle = Color(0xE2A021)
    /// The underside of the curled corner: in its fold, at its edge, and where it catches the light.
    public var fold = Color(0xEBD37A)
    public var underside = Color(0xF8E99F)
    public var foldLight = Color(0xFFFDEB)

    public var pin = Color(0xE2403A)
    public var pinLight = Color(0xFF9C8C)
    public var pinShade = Color(0xA51F25)
    public var needle = Color(0x8D8F94)
    public var needleLight = Color(0xE9EAEC)

    public var card = Color(0xFFFFFE)
    public var rule = Color(0xD3DFEC)
    public var cardMargin = Color(0xF2B4AE)
    public var winLabel = Color(0x8C8C94)
    public var winInk = Color(0x33313B)
    public var clip = Color(0x7C68DA)
    public var clipLight = Color(0xC9BEFB)
    public var clipShade = Color(0x4E3DA6)
    public var star = Color(0xF8C93F)
    public var starEdge = Color(0xE4A31C)

    public var funInk = Color(0x6A4EBD)
    public var tape = Color(0xBBA3F0)
    public var tapeStripe = Color(0xA186E6)

    public var slowInk = Color(0x9A4030)
    public var stickerRim = Color(0xFFFFFD)
    public var heart = Color(0xE2453F)
    public var heartLight = Color(0xFF8F83)
    public var heartShade = Color(0xC22F30)

    public var stampInk = Color(0x8E3A26)
  }
}

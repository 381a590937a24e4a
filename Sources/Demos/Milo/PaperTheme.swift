import Scenes

extension Milo.Theme {
  /// Colours of the drawn paper things by role: notes, what holds them, the inks on them, the stamp's ink.
  /// Notes' and stamp's own papers are among `Colors`.
  struct PaperColors: Hashable, Codable, Sendable {
    /// Light and shade laid over paper, at the opacity that the drawing needs.
    var light = Color(0xFFFFFF)
    var shade = Color(0x94600C)
    /// Cast on what lies beneath.
    var shadow = Color(0x3B2E22)

    var walksInk = Color(0x4A3020)
    var squiggle = Color(0xE2A021)
    /// The underside of the curled corner: in its fold, at its edge, and where it catches the light.
    var fold = Color(0xEBD37A)
    var underside = Color(0xF8E99F)
    var foldLight = Color(0xFFFDEB)

    var pin = Color(0xE2403A)
    var pinLight = Color(0xFF9C8C)
    var pinShade = Color(0xA51F25)
    var needle = Color(0x8D8F94)
    var needleLight = Color(0xE9EAEC)

    var card = Color(0xFFFFFE)
    var rule = Color(0xD3DFEC)
    var cardMargin = Color(0xF2B4AE)
    var winLabel = Color(0x8C8C94)
    var winInk = Color(0x33313B)
    var clip = Color(0x7C68DA)
    var clipLight = Color(0xC9BEFB)
    var clipShade = Color(0x4E3DA6)
    var star = Color(0xF8C93F)
    var starEdge = Color(0xE4A31C)

    var funInk = Color(0x6A4EBD)
    var tape = Color(0xBBA3F0)
    var tapeStripe = Color(0xA186E6)

    var slowInk = Color(0x9A4030)
    var stickerRim = Color(0xFFFFFD)
    var heart = Color(0xE2453F)
    var heartLight = Color(0xFF8F83)
    var heartShade = Color(0xC22F30)

    var stampInk = Color(0x8E3A26)
  }
}

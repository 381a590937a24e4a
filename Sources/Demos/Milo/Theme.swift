import Scenes

extension Milo {
  /// Colours by role, fonts, radii and distances (points).
  public struct Theme: Hashable, Codable, Sendable {
    public var color = Colors()
    public var paper = PaperColors()
    public var font = Fonts()
    public var metric = Metrics()

    /// Colours by role; those the brief names come first.
    public struct Colors: Hashable, Codable, Sendable {
      public var background = Color(0xF7F7F7)
      public var ink = Color(0x222222)
      public var muted = Color(0x6B6B6B)
      public var button = Color(0x232826)
      public var yellowNote = Color(0xFBEFA6)
      public var lavenderNote = Color(0xE5DDF8)
      public var pinkNote = Color(0xF7DDD8)
      public var row = Color(0xF0F0F0)
      public var purple = Color(0x7469E6)
      public var green = Color(0x4DB88A)
      public var coral = Color(0xE96D5E)
      public var yellow = Color(0xEBC94F)
      public var gentleCard = Color(0xF8EDB6)
      public var lavender = Color(0xE6E3FA)
      public var playfulCard = Color(0xF6DDD3)
      public var directCard = Color(0xD9E9DA)
      public var track = Color(0xEDEDED)
      public var arc = Color(0x8ECFDD)
      public var pill = Color(0xE3F3F6)
      public var nudge = Color(0xEFEFEF)
      public var stampPaper = Color(0xF6DED3)
      public var stampPanel = Color(0xE0563B)
      public var stampCream = Color(0xF8DFA5)
      /// A paler cream for tiny letters, which the emblem's would leave hard to read on the red.
      public var stampCaption = Color(0xFFF6E0)
      // Roles that the brief names without a hex.
      public var onButton = Color(0xFFFFFF)
      public var surface = Color(0xFFFFFF)
      public var veil = Color(0xFFFFFF)
      public var glow = Color(0xE4FFEF)
      public var footnote = Color(0x8A8A8A)
      public var minorTick = Color(0xBDBDBD)
      public var black = Color(0x111111)
      public var dot = Color(0xD0D0D0)
      public var toggleOn = Color(0x34C759)
      public var toggleOff = Color(0xD9D9DC)
      public var warmGlow = Color(0xFFD9A8)
      public var warmGlowEdge = Color(0xFFF0C4)
    }

    /// Fonts by role.
    public struct Fonts: Hashable, Codable, Sendable {
      public var wordmark = Font(.rounded, 26, .black, tracking: 0.2)
      public var title = Font(.rounded, 34, .black, tracking: 0.1)
      public var subtitle = Font(.system, 16)
      public var button = Font(.system, 18, .medium)
      public var footnote = Font(.system, 13)
      public var line = Font(.system, 28, .semibold)
      public var row = Font(.system, 21, .medium)
      public var tag = Font(.system, 16, .medium, tracking: 0.6)
      public var quote = Font(.system, 22, .medium)
      public var name = Font(.rounded, 26, .black, tracking: 0.2)
      public var number = Font(.rounded, 64, .black, monospacedDigits: true)
      public var unit = Font(.system, 12, .semibold, tracking: 1.2)
      public var pillNumber = Font(.system, 20, .medium)
      public var pillLabel = Font(.system, 14)
      public var nudge = Font(.system, 17, .semibold)
      public var nudgeTime = Font(.system, 14)
      public var bubble = Font(.system, 15, .medium)
      public var heading = Font(.rounded, 22, .heavy, tracking: 0.1)
      public var hint = Font(.system, 15)
      public var label = Font(.system, 10.5, .semibold, tracking: 0.9)
      public var editor = Font(.system, 17)
      public var counter = Font(.system, 13, monospacedDigits: true)
      public var stampHeading = Font(.system, 22)
      public var note = Font(.hand, 20, .semibold)
      public var noteLarge = Font(.hand, 25, .semibold)
      public var noteLabel = Font(.system, 10, .semibold, tracking: 0.9)
      public var stampEdition = Font(.system, 8, .bold, tracking: 1)
      public var stampName = Font(.system, 13, .medium, tracking: 1)
      public var stampNumber = Font(.system, 11)
    }

    /// Distances and radii in points.
    public struct Metrics: Hashable, Codable, Sendable {
      public var margin = 24.0
      public var buttonHeight = 56.0
      /// From the button's bottom edge to the home indicator's zone.
      public var buttonLift = 36.0
      public var titleTop = 44.0
      public var rowHeight = 72.0
      public var rowGap = 14.0
      public var rowRadius = 24.0
      public var cardWidth = 0.78
      public var cardPeek = 20.0
      public var cardRadius = 32.0
      public var dial = 280.0
      public var ring = 44.0
      public var pillRadius = 16.0
      public var nudgeRadius = 20.0
      public var archRadius = 28.0
      public var fieldHeight = 150.0
      public var fieldRadius = 20.0
      /// How wide rows, cards and buttons get at most, margins included; on a wider canvas they stand in the middle.
      public var readable = 450.0

      /// From either edge of a canvas to rows, cards and buttons.
      func side(on device: Device) -> Double { margin + max(0, (device.width - readable) / 2) }
    }
  }
}

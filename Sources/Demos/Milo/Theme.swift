import Scenes

extension Milo {
  /// Colours by role, fonts, radii and distances (points).
  struct Theme: Hashable, Codable, Sendable {
    var color = Colors()
    var paper = PaperColors()
    var font = Fonts()
    var metric = Metrics()

    /// Colours by role; those the brief names come first.
    struct Colors: Hashable, Codable, Sendable {
      var background = Color(0xF7F7F7)
      var ink = Color(0x222222)
      var muted = Color(0x6B6B6B)
      var button = Color(0x232826)
      var yellowNote = Color(0xFBEFA6)
      var lavenderNote = Color(0xE5DDF8)
      var pinkNote = Color(0xF7DDD8)
      var row = Color(0xF0F0F0)
      var purple = Color(0x7469E6)
      var green = Color(0x4DB88A)
      var coral = Color(0xE96D5E)
      var yellow = Color(0xEBC94F)
      var gentleCard = Color(0xF8EDB6)
      var lavender = Color(0xE6E3FA)
      var playfulCard = Color(0xF6DDD3)
      var directCard = Color(0xD9E9DA)
      var track = Color(0xEDEDED)
      var arc = Color(0x8ECFDD)
      var pill = Color(0xE3F3F6)
      var nudge = Color(0xEFEFEF)
      var stampPaper = Color(0xF6DED3)
      var stampPanel = Color(0xE0563B)
      var stampCream = Color(0xF8DFA5)
      /// A paler cream for tiny letters, which the emblem's would leave hard to read on the red.
      var stampCaption = Color(0xFFF6E0)
      // Roles that the brief names without a hex.
      var onButton = Color(0xFFFFFF)
      var surface = Color(0xFFFFFF)
      var veil = Color(0xFFFFFF)
      var glow = Color(0xE4FFEF)
      var footnote = Color(0x8A8A8A)
      var minorTick = Color(0xBDBDBD)
      var black = Color(0x111111)
      var dot = Color(0xD0D0D0)
      var toggleOn = Color(0x34C759)
      var toggleOff = Color(0xD9D9DC)
      var warmGlow = Color(0xFFD9A8)
      var warmGlowEdge = Color(0xFFF0C4)
    }

    /// Fonts by role.
    struct Fonts: Hashable, Codable, Sendable {
      var wordmark = Font(.rounded, 26, .black, tracking: 0.2)
      var title = Font(.rounded, 34, .black, tracking: 0.1)
      var subtitle = Font(.system, 16)
      var button = Font(.system, 18, .medium)
      var footnote = Font(.system, 13)
      var line = Font(.system, 28, .semibold)
      var row = Font(.system, 21, .medium)
      var tag = Font(.system, 16, .medium, tracking: 0.6)
      var quote = Font(.system, 22, .medium)
      var name = Font(.rounded, 26, .black, tracking: 0.2)
      var number = Font(.rounded, 64, .black, monospacedDigits: true)
      var unit = Font(.system, 12, .semibold, tracking: 1.2)
      var pillNumber = Font(.system, 20, .medium)
      var pillLabel = Font(.system, 14)
      var nudge = Font(.system, 17, .semibold)
      var nudgeTime = Font(.system, 14)
      var bubble = Font(.system, 15, .medium)
      var heading = Font(.rounded, 22, .heavy, tracking: 0.1)
      var hint = Font(.system, 15)
      var label = Font(.system, 10.5, .semibold, tracking: 0.9)
      var editor = Font(.system, 17)
      var counter = Font(.system, 13, monospacedDigits: true)
      var stampHeading = Font(.system, 22)
      var note = Font(.hand, 20, .semibold)
      var noteLarge = Font(.hand, 25, .semibold)
      var noteLabel = Font(.system, 10, .semibold, tracking: 0.9)
      var stampEdition = Font(.system, 8, .bold, tracking: 1)
      var stampName = Font(.system, 13, .medium, tracking: 1)
      var stampNumber = Font(.system, 11)
    }

    /// Distances and radii in points.
    struct Metrics: Hashable, Codable, Sendable {
      var margin = 24.0
      var buttonHeight = 56.0
      /// From the button's bottom edge to the home indicator's zone.
      var buttonLift = 36.0
      var titleTop = 44.0
      var rowHeight = 72.0
      var rowGap = 14.0
      var rowRadius = 24.0
      var cardWidth = 0.78
      var cardPeek = 20.0
      var cardRadius = 32.0
      var dial = 280.0
      var ring = 44.0
      var pillRadius = 16.0
      var nudgeRadius = 20.0
      var archRadius = 28.0
      var fieldHeight = 150.0
      var fieldRadius = 20.0
      /// How wide rows, cards and buttons get at most, margins included; on a wider canvas they stand in the middle.
      var readable = 450.0

      /// From either edge of a canvas to rows, cards and buttons.
      func side(on device: Device) -> Double { margin + max(0, (device.width - readable) / 2) }
    }
  }
}

import Scenes

extension Devotional {
  /// Colours by role, fonts, radii and distances (points).
  public struct Theme: Hashable, Codable, Sendable {
    public var color = Colors()
    public var font = Fonts()
    public var metric = Metrics()

    /// Colours by role; those the brief names come first.
    public struct Colors: Hashable, Codable, Sendable {
      /// Splash, tint of the Welcome picture, button of Day 1, dark text on light buttons.
      public var deepGreen = Color(0x0D463C)
      public var primary = Color(0x116654)
      /// Screens 2 to 9.
      public var background = Color(0xEFECE6)
      public var heading = Color(0x1D4A3C)
      public var body = Color(0x3F6B5E)
      public var star = Color(0xEFB71F)
      public var accent = Color(0xE3592B)
      public var pen = Color(0x3CC9A6)
      public var dayBackground = Color(0xEFE8D1)
      public var cross = Color(0xF2A65A)
      public var splashText = Color(0xA9B8B4)
      public var start = Color(0x316057)
      public var logIn = Color(0xCFD9D8)
      public var topicCard = Color(0xE4E0DA)
      public var topicChosen = Color(0xE6F4E2)
      public var topicBorder = Color(0x6CC56A)
      /// Hands at rest and the thinner bars.
      public var mist = Color(0xB9C7BF)
      public var yes = Color(0x3CC96A)
      public var no = Color(0xE25B5B)
      public var box = Color(0xE4E2DC)
      public var begin = Color(0xDCE3E2)
      public var dayBand = Color(0xF6EBC9)
      // Roles that the brief names without a hex.
      public var onButton = Color(0xFFFFFF)
      public var surface = Color(0xFFFFFF)
      public var shade = Color(0x000000)
      /// The one grey for text: 4.6 to 1 on the background.
      public var muted = Color(0x696C68)
      public var starEmpty = Color(0xD9D5CC)
      public var heart = Color(0xDF8A77)
      public var divider = Color(0xC6C4BC)
      public var headerCross = Color(0x9AA29E)
      public var track = Color(0xE0DDD6)
      public var ringTrack = Color(0xDDDAD2)
      public var crossEdge = Color(0xD17F34)
      public var crossPad = Color(0xFBD3A4)
      public var crossMark = Color(0x14100D)
      public var script = Color(0xB0727B)
      public var paper = Color(0xFAF5E7)
      public var paperSpeck = Color(0x8A7448)
      public var paperEdge = Color(0xE6DFCF)
      public var paperLine = Color(0xCBD9D2)
      public var timeline = Color(0xD3C493)
      public var timelineMark = Color(0x8FA98F)
      public var statusDark = Color(0x000000)
      public var statusLight = Color(0xFFFFFF)
    }

    /// Fonts by role.
    public struct Fonts: Hashable, Codable, Sendable {
      public var wordmark = Font(.serif, 28, .semibold)
      public var splash = Font(.serif, 52, .semibold)
      public var heading = Font(.serif, 30, .semibold)
      public var headingLarge = Font(.serif, 34, .semibold)
      public var header = Font(.serif, 15, .semibold)
      public var button = Font(.system, 17, .medium)
      public var body = Font(.system, 16)
      public var bodyLarge = Font(.system, 17)
      public var reviewName = Font(.serif, 22, .semibold)
      public var reviewAge = Font(.system, 15)
      public var topic = Font(.serif, 16, .semibold)
      public var link = Font(.serif, 17, .semibold)
      public var stepCard = Font(.serif, 22, .semibold)
      public var figure = Font(.serif, 34, .semibold)
      public var rowLabel = Font(.system, 15, .medium)
      public var percent = Font(.system, 15, .semibold, monospacedDigits: true)
      public var percentOnBar = Font(.system, 15, .semibold, monospacedDigits: true)
      public var statement = Font(.serif, 30, .semibold)
      public var swipe = Font(.serif, 20, .semibold)
      public var hand = Font(.serif, 15, .semibold)
      public var letterTitle = Font(.serif, 22, .semibold)
      public var letterLine = Font(.system, 16)
      public var box = Font(.serif, 15, .semibold)
      public var breath = Font(.serif, 28, .semibold)
      public var welcome = Font(.serif, 40, .semibold)
      public var day = Font(.serif, 36, .semibold)
      public var session = Font(.serif, 18, .semibold)
      public var sessionNote = Font(.system, 14)
      public var notebook = Font(.script, 25, .bold)
    }

    /// Distances and radii in points.
    public struct Metrics: Hashable, Codable, Sendable {
      public var margin = 24.0
      public var buttonHeight = 56.0
      public var buttonRadius = 14.0
      /// From a bottom button to the home indicator's zone.
      public var buttonLift = 14.0
      public var buttonGap = 12.0
      public var navSize = 44.0
      /// From the status bar's zone to the middle of the back button and of the header.
      public var navMiddle = 30.0
      /// From the status bar's zone to the first line of a heading.
      public var headingTop = 64.0
      public var topicHeight = 120.0
      public var topicRadius = 12.0
      public var topicGap = 14.0
      public var topicBorder = 1.5
      public var stepCard = Size(260, 150)
      public var stepRadius = 16.0
      public var thickBar = 26.0
      public var thinBar = 9.0
      public var card = Size(316, 376)
      public var cardRadius = 14.0
      public var cardLine = 36.0
      public var letter = 290.0
      public var letterRadius = 10.0
      public var letterLine = 22.0
      public var boxRadius = 16.0
      public var lock = 72.0
      public var ring = 5.0
      public var avatar = 58.0
      public var star = 17.0
    }
  }
}

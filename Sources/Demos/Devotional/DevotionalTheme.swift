import Scenes

extension Devotional {
  /// Colours by role, fonts, radii and distances (points).
  struct Theme: Hashable, Codable, Sendable {
    var color = Colors()
    var font = Fonts()
    var metric = Metrics()

    /// Colours by role; those the brief names come first.
    struct Colors: Hashable, Codable, Sendable {
      /// Splash, tint of the Welcome picture, button of Day 1, dark text on light buttons.
      var deepGreen = Color(0x0D463C)
      var primary = Color(0x116654)
      /// Screens 2 to 9.
      var background = Color(0xEFECE6)
      var heading = Color(0x1D4A3C)
      var body = Color(0x3F6B5E)
      var star = Color(0xEFB71F)
      var accent = Color(0xE3592B)
      var pen = Color(0x3CC9A6)
      var dayBackground = Color(0xEFE8D1)
      var cross = Color(0xF2A65A)
      var splashText = Color(0xA9B8B4)
      var start = Color(0x316057)
      var logIn = Color(0xCFD9D8)
      var topicCard = Color(0xE4E0DA)
      var topicChosen = Color(0xE6F4E2)
      var topicBorder = Color(0x6CC56A)
      /// Hands at rest and the thinner bars.
      var mist = Color(0xB9C7BF)
      var yes = Color(0x3CC96A)
      var no = Color(0xE25B5B)
      var box = Color(0xE4E2DC)
      var begin = Color(0xDCE3E2)
      var dayBand = Color(0xF6EBC9)
      // Roles that the brief names without a hex.
      var onButton = Color(0xFFFFFF)
      var surface = Color(0xFFFFFF)
      var shade = Color(0x000000)
      /// The one grey for text: 4.6 to 1 on the background.
      var muted = Color(0x696C68)
      var starEmpty = Color(0xD9D5CC)
      var heart = Color(0xDF8A77)
      var divider = Color(0xC6C4BC)
      var headerCross = Color(0x9AA29E)
      var track = Color(0xE0DDD6)
      var ringTrack = Color(0xDDDAD2)
      var crossEdge = Color(0xD17F34)
      var crossPad = Color(0xFBD3A4)
      var crossShade = Color(0x8A4312)
      var crossMark = Color(0x14100D)
      var script = Color(0xB0727B)
      var paper = Color(0xFAF5E7)
      var paperSpeck = Color(0x8A7448)
      var paperEdge = Color(0xE6DFCF)
      var paperLine = Color(0xCBD9D2)
      var timeline = Color(0xD3C493)
      /// The lines of a hand at rest, and of one that is tinted.
      var mistInk = Color(0x819A90)
      var yesInk = Color(0x23864B)
      var noInk = Color(0xA8363C)
      var timelineMark = Color(0x8FA98F)
      var statusDark = Color(0x000000)
      var statusLight = Color(0xFFFFFF)
    }

    /// Fonts by role.
    struct Fonts: Hashable, Codable, Sendable {
      var wordmark = Font(.serif, 28, .semibold)
      var splash = Font(.serif, 52, .semibold)
      var heading = Font(.serif, 30, .semibold)
      var headingLarge = Font(.serif, 34, .semibold)
      var header = Font(.serif, 15, .semibold)
      var button = Font(.system, 17, .medium)
      var body = Font(.system, 16)
      var bodyLarge = Font(.system, 17)
      var reviewName = Font(.serif, 22, .semibold)
      var reviewAge = Font(.system, 15)
      var topic = Font(.serif, 16, .semibold)
      var link = Font(.serif, 17, .semibold)
      var stepCard = Font(.serif, 22, .semibold)
      var figure = Font(.serif, 34, .semibold)
      var rowLabel = Font(.system, 15, .medium)
      var percent = Font(.system, 15, .semibold, monospacedDigits: true)
      var percentOnBar = Font(.system, 15, .semibold, monospacedDigits: true)
      var statement = Font(.serif, 30, .semibold)
      var swipe = Font(.serif, 20, .semibold)
      var hand = Font(.serif, 15, .semibold)
      var letterTitle = Font(.serif, 22, .semibold)
      var letterLine = Font(.system, 16)
      var box = Font(.serif, 15, .semibold)
      var breath = Font(.serif, 28, .semibold)
      var welcome = Font(.serif, 40, .semibold)
      var day = Font(.serif, 36, .semibold)
      var session = Font(.serif, 18, .semibold)
      var sessionNote = Font(.system, 14)
      var notebook = Font(.script, 25, .bold)
    }

    /// Distances and radii in points.
    struct Metrics: Hashable, Codable, Sendable {
      var margin = 24.0
      var buttonHeight = 56.0
      var buttonRadius = 14.0
      /// From a bottom button to the home indicator's zone.
      var buttonLift = 14.0
      var buttonGap = 12.0
      var navSize = 44.0
      /// From the status bar's zone to the middle of the back button and of the header.
      var navMiddle = 30.0
      /// From the status bar's zone to the first line of a heading.
      var headingTop = 64.0
      var topicHeight = 112.0
      var topicRadius = 12.0
      var topicGap = 16.0
      var topicBorder = 1.5
      var stepCard = Size(260, 150)
      var stepRadius = 16.0
      var thickBar = 26.0
      var thinBar = 9.0
      var card = Size(316, 376)
      var cardRadius = 14.0
      var cardLine = 36.0
      var letter = 290.0
      var letterRadius = 10.0
      var letterLine = 22.0
      var boxRadius = 16.0
      var lock = 72.0
      var ring = 5.0
      var avatar = 58.0
      var star = 17.0
    }
  }
}

import Scenes

extension ChatGPT {
  /// Colours by role, fonts, radii and distances (points).
  struct Theme: Hashable, Codable, Sendable {
    var color = Colors()
    var orb = OrbColors()
    var font = Fonts()
    var metric = Metrics()

    /// A role's colour on light and on dark screens.
    struct Shade: Hashable, Codable, Sendable {
      var light: Color
      var dark: Color

      /// Makes a shade; without a dark colour it is the same on both.
      init(_ light: UInt32, _ dark: UInt32? = nil, alpha: Double = 1, darkAlpha: Double? = nil) {
        // In eight bits, as a remix file writes it.
        func bytes(_ alpha: Double) -> Double { (alpha * 255).rounded() / 255 }
        self.light = Color(light, alpha: bytes(alpha))
        self.dark = Color(dark ?? light, alpha: bytes(darkAlpha ?? alpha))
      }

      /// The colour at a darkness 0...1.
      func at(_ darkness: Double) -> Color { light.mixed(with: dark, by: darkness) }
    }

    /// Colours by role; those the brief names come first.
    struct Colors: Hashable, Codable, Sendable {
      var background = Shade(0xFFFFFF, 0x212121)
      var text = Shade(0x0D0D0D, 0xECECEC)
      var secondary = Shade(0x8E8E93)
      var bubble = Shade(0xE8F2FC, 0x1F3C5E)
      var bubbleText = Shade(0x2E64BE, 0xBBD8FA)
      var accent = Shade(0x0078FC)
      var stop = Shade(0x0D0D0D, 0xECECEC)
      var code = Shade(0x1E1E1E)
      // Roles that the brief names without a hex.
      var onAccent = Shade(0xFFFFFF)
      var onStop = Shade(0xFFFFFF, 0x0D0D0D)
      var shimmer = Shade(0xD9D9DE, 0xF2F2F4)
      var composer = Shade(0xFFFFFF, 0x303030)
      var composerEdge = Shade(0x0D0D0D, 0xFFFFFF, alpha: 0.1, darkAlpha: 0.08)
      var composerShadow = Shade(0x000000, alpha: 0.07, darkAlpha: 0.25)
      var icon = Shade(0x5D5D63, 0xB4B4BA)
      var rule = Shade(0xE3E3E8, 0x424246)
      var strongRule = Shade(0xC9C9CF, 0x5A5A60)
      var chip = Shade(0xFFFFFF, 0x2B2B2C)
      var chipEdge = Shade(0xE0E0E5, 0x454548)
      var pressed = Shade(0x0D0D0D, 0xFFFFFF, alpha: 0.08, darkAlpha: 0.1)
      var codeText = Shade(0xE7E7EA)
      var codeTitle = Shade(0xB6B6BC)
      var codeKeyword = Shade(0x86B9F7)
      var codeString = Shade(0xA9D39B)
      var codeComment = Shade(0x92979F)
      var sidebar = Shade(0xFFFFFF, 0x2A2A2A)
      var row = Shade(0xF0F0F3, 0x3B3B3D)
      var dim = Shade(0x000000)
      /// Laid over the screen under a sheet or a question.
      var scrim = Shade(0x000000, alpha: 0.2, darkAlpha: 0.48)
      var danger = Shade(0xE5262B, 0xFF6B6E)
      /// The ground of a button that destroys.
      var dangerFill = Shade(0xE5262B, 0xE03A3E)
      var toast = Shade(0x0D0D0D, 0xF2F2F2)
      var onToast = Shade(0xFFFFFF, 0x0D0D0D)
      var sheet = Shade(0xF2F2F7, 0x1C1C1E)
      var card = Shade(0xFFFFFF, 0x2C2C2E)
      var sheetButton = Shade(0xE3E3E8, 0x3A3A3C)
      var avatar = Shade(0x0D0D0D, 0x4A4A4E)
      var onAvatar = Shade(0xFFFFFF)
      var voice = Shade(0x0D0D0D)
      var onVoice = Shade(0xFFFFFF)
      var voiceSecondary = Shade(0x9A9AA0)
      var voiceControl = Shade(0x2A2A2C)
      var viewfinder = Shade(0x000000)
      /// Laid over the glass of menus, so that their text can be read over anything.
      var menu = Shade(0xFFFFFF, 0x2C2C2E, alpha: 0.72, darkAlpha: 0.72)
      var menuEdge = Shade(0x000000, 0xFFFFFF, alpha: 0.07, darkAlpha: 0.1)
      var codeEdge = Shade(0x1E1E1E, 0x3A3A3D)
      var secondaryOnGlass = Shade(0x76767B, 0xA8A8AD)
      var clear = Shade(0x000000, alpha: 0)
    }

    /// The voice orb, from its light to its depth.
    struct OrbColors: Hashable, Codable, Sendable {
      var light = Color(0xFFFFFF)
      var sky = Color(0xBFE0FF)
      var blue = Color(0x3F9BFF)
      var accent = Color(0x0078FC)
      var deep = Color(0x003EA8)
    }

    /// Fonts by role.
    struct Fonts: Hashable, Codable, Sendable {
      var body = Font(.system, 17)
      var heading = Font(.system, 20, .semibold)
      var thought = Font(.system, 16)
      var thoughtText = Font(.system, 15)
      var tableHead = Font(.system, 15, .semibold)
      var table = Font(.system, 16, monospacedDigits: true)
      var code = Font(.mono, 14)
      var codeTitle = Font(.system, 13)
      var chip = Font(.system, 15, .medium)
      var bar = Font(.system, 17, .semibold)
      var question = Font(.system, 26, .semibold)
      var button = Font(.system, 15, .semibold)
      var toast = Font(.system, 15, .medium)
      var row = Font(.system, 17)
      var rowTitle = Font(.system, 17, .semibold)
      var section = Font(.system, 13, .semibold)
      var menu = Font(.system, 17)
      var menuLine = Font(.system, 13)
      var cardTitle = Font(.system, 15, .semibold)
      var cardLine = Font(.system, 13)
      var title = Font(.system, 28, .bold)
      var caption = Font(.system, 22, .medium)
      var voiceState = Font(.system, 15, .medium)
      var avatar = Font(.system, 13, .semibold)
      var small = Font(.system, 12)
    }

    /// Distances and radii in points.
    struct Metrics: Hashable, Codable, Sendable {
      var margin = 16.0
      var lineSpacing = 4.2
      var codeSpacing = 3.5
      var bar = 44.0
      /// From the status bar to the transcript's first line.
      var barBottom = 54.0
      var composer = 48.0
      /// From the composer to the home indicator's zone.
      var composerLift = 3.0
      var bubbleRadius = 20.0
      var bubbleWidth = 0.78
      var cardRadius = 16.0
      var pictureRadius = 16.0
      var codeRadius = 14.0
      var tableRow = 40.0
      var action = 40.0
      var chipHeight = 40.0
      /// Of the canvas: the chat's round corner passes between two glyphs of the status bar.
      var sidebarWidth = 0.81
      var row = 44.0
      var menuWidth = 312.0
      var menuRadius = 30.0
      var sheetRadius = 38.0
      var orb = 236.0
    }
  }
}

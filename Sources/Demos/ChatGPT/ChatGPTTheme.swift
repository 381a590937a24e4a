import Scenes

extension ChatGPT {
  /// Colours by role, fonts, radii and distances (points).
  public struct Theme: Hashable, Codable, Sendable {
    public var color = Colors()
    public var orb = OrbColors()
    public var font = Fonts()
    public var metric = Metrics()

    /// A role's colour on light and on dark screens.
    public struct Shade: Hashable, Codable, Sendable {
      public var light: Color
      public var dark: Color

      /// Makes a shade; without a dark colour it is the same on both.
      init(_ light: UInt32, _ dark: UInt32? = nil, alpha: Double = 1, darkAlpha: Double? = nil) {
        // In eight bits, as a remix file writes it.
        func bytes(_ alpha: Double) -> Double { (alpha * 255).rounded() / 255 }
        self.light = Color(light, alpha: bytes(alpha))
        self.dark = Color(dark ?? light, alpha: bytes(darkAlpha ?? alpha))
      }

      /// The colour at a darkness 0...1.
      public func at(_ darkness: Double) -> Color { light.mixed(with: dark, by: darkness) }
    }

    /// Colours by role; those the brief names come first.
    public struct Colors: Hashable, Codable, Sendable {
      public var background = Shade(0xFFFFFF, 0x212121)
      public var text = Shade(0x0D0D0D, 0xECECEC)
      public var secondary = Shade(0x8E8E93)
      public var bubble = Shade(0xE8F2FC, 0x1F3C5E)
      public var bubbleText = Shade(0x2E64BE, 0xBBD8FA)
      public var accent = Shade(0x0078FC)
      public var stop = Shade(0x0D0D0D, 0xECECEC)
      public var code = Shade(0x1E1E1E)
      // Roles that the brief names without a hex.
      public var onAccent = Shade(0xFFFFFF)
      public var onStop = Shade(0xFFFFFF, 0x0D0D0D)
      public var shimmer = Shade(0xD9D9DE, 0xF2F2F4)
      public var composer = Shade(0xFFFFFF, 0x303030)
      public var composerEdge = Shade(0x0D0D0D, 0xFFFFFF, alpha: 0.1, darkAlpha: 0.08)
      public var composerShadow = Shade(0x000000, alpha: 0.07, darkAlpha: 0.25)
      public var icon = Shade(0x5D5D63, 0xB4B4BA)
      public var rule = Shade(0xE3E3E8, 0x424246)
      public var strongRule = Shade(0xC9C9CF, 0x5A5A60)
      public var chip = Shade(0xFFFFFF, 0x2B2B2C)
      public var chipEdge = Shade(0xE0E0E5, 0x454548)
      public var pressed = Shade(0x0D0D0D, 0xFFFFFF, alpha: 0.08, darkAlpha: 0.1)
      public var codeText = Shade(0xE7E7EA)
      public var codeTitle = Shade(0xB6B6BC)
      public var codeKeyword = Shade(0x86B9F7)
      public var codeString = Shade(0xA9D39B)
      public var codeComment = Shade(0x92979F)
      public var sidebar = Shade(0xFFFFFF, 0x2A2A2A)
      public var row = Shade(0xF0F0F3, 0x3B3B3D)
      public var dim = Shade(0x000000)
      /// Laid over the screen under a sheet or a question.
      public var scrim = Shade(0x000000, alpha: 0.2, darkAlpha: 0.48)
      public var danger = Shade(0xE5262B, 0xFF6B6E)
      /// The ground of a button that destroys.
      public var dangerFill = Shade(0xE5262B, 0xE03A3E)
      public var toast = Shade(0x0D0D0D, 0xF2F2F2)
      public var onToast = Shade(0xFFFFFF, 0x0D0D0D)
      public var sheet = Shade(0xF2F2F7, 0x1C1C1E)
      public var card = Shade(0xFFFFFF, 0x2C2C2E)
      public var sheetButton = Shade(0xE3E3E8, 0x3A3A3C)
      public var avatar = Shade(0x0D0D0D, 0x4A4A4E)
      public var onAvatar = Shade(0xFFFFFF)
      public var voice = Shade(0x0D0D0D)
      public var onVoice = Shade(0xFFFFFF)
      public var voiceSecondary = Shade(0x9A9AA0)
      public var voiceControl = Shade(0x2A2A2C)
      public var viewfinder = Shade(0x000000)
      /// Laid over the glass of menus, so that their text can be read over anything.
      public var menu = Shade(0xFFFFFF, 0x2C2C2E, alpha: 0.72, darkAlpha: 0.72)
      public var menuEdge = Shade(0x000000, 0xFFFFFF, alpha: 0.07, darkAlpha: 0.1)
      public var codeEdge = Shade(0x1E1E1E, 0x3A3A3D)
      public var secondaryOnGlass = Shade(0x76767B, 0xA8A8AD)
      public var clear = Shade(0x000000, alpha: 0)
    }

    /// The voice orb, from its light to its depth.
    public struct OrbColors: Hashable, Codable, Sendable {
      public var light = Color(0xFFFFFF)
      public var sky = Color(0xBFE0FF)
      public var blue = Color(0x3F9BFF)
      public var accent = Color(0x0078FC)
      public var deep = Color(0x003EA8)
    }

    /// Fonts by role.
    public struct Fonts: Hashable, Codable, Sendable {
      public var body = Font(.system, 17)
      public var heading = Font(.system, 20, .semibold)
      public var thought = Font(.system, 16)
      public var thoughtText = Font(.system, 15)
      public var tableHead = Font(.system, 15, .semibold)
      public var table = Font(.system, 16, monospacedDigits: true)
      public var code = Font(.mono, 14)
      public var codeTitle = Font(.system, 13)
      public var chip = Font(.system, 15, .medium)
      public var bar = Font(.system, 17, .semibold)
      public var question = Font(.system, 26, .semibold)
      public var button = Font(.system, 15, .semibold)
      public var toast = Font(.system, 15, .medium)
      public var row = Font(.system, 17)
      public var rowTitle = Font(.system, 17, .semibold)
      public var section = Font(.system, 13, .semibold)
      public var menu = Font(.system, 17)
      public var menuLine = Font(.system, 13)
      public var cardTitle = Font(.system, 15, .semibold)
      public var cardLine = Font(.system, 13)
      public var title = Font(.system, 28, .bold)
      public var caption = Font(.system, 22, .medium)
      public var voiceState = Font(.system, 15, .medium)
      public var avatar = Font(.system, 13, .semibold)
      public var small = Font(.system, 12)
    }

    /// Distances and radii in points.
    public struct Metrics: Hashable, Codable, Sendable {
      public var margin = 16.0
      public var lineSpacing = 4.2
      public var codeSpacing = 3.5
      public var bar = 44.0
      /// From the status bar to the transcript's first line.
      public var barBottom = 54.0
      public var composer = 48.0
      /// From the composer to the home indicator's zone.
      public var composerLift = 3.0
      public var bubbleRadius = 20.0
      public var bubbleWidth = 0.78
      public var cardRadius = 16.0
      public var pictureRadius = 16.0
      public var codeRadius = 14.0
      public var tableRow = 40.0
      public var action = 40.0
      public var chipHeight = 40.0
      /// Of the canvas.
      public var sidebarWidth = 0.8
      public var row = 44.0
      public var menuWidth = 312.0
      public var menuRadius = 30.0
      public var sheetRadius = 38.0
      public var orb = 236.0
    }
  }
}

extension Milo {
  /// The app's name and every word on its screens that is not content.
  public struct Brand: Hashable, Codable, Sendable {
    /// The app's name, for lists and titles.
    public var name = "Milo"
    /// The wordmark as it is drawn.
    public var wordmark = "milo"
    public var welcome = WelcomeCopy()
    public var mind = MindCopy()
    public var vibe = VibeCopy()
    public var rhythm = RhythmCopy()
    public var start = StartCopy()
    public var stamp = StampCopy()

    /// Screen 1.
    public struct WelcomeCopy: Hashable, Codable, Sendable {
      public var line = "Your thoughts,\nideas, and stories.\nAll welcome here."
      public var button = "Get started"
      public var footnote = "Already have an account?"
      public var signIn = "Sign in"
    }

    /// Screen 2.
    public struct MindCopy: Hashable, Codable, Sendable {
      public var title = "What's On Your\nMind?"
      public var button = "Continue"
      public var footnote = "Choose up to three. Change these anytime."
    }

    /// Screen 3.
    public struct VibeCopy: Hashable, Codable, Sendable {
      public var title = "Who Matches\nYour Vibe?"
      public var button = "That's my companion"
      public var footnote = "A good fit can change. Switch anytime."
    }

    /// Screen 4.
    public struct RhythmCopy: Hashable, Codable, Sendable {
      public var title = "Small Time\nBig Feelings"
      public var subtitle = "A few minutes to check in with yourself."
      public var unit = "MIN / DAY"
      public var nudge = "A little nudge?"
      public var nudgeTime = "8:30 PM \u{B7} your call"
      public var button = "Set my daily rhythm"
      public var skip = "Skip for now"
    }

    /// Screen 5.
    public struct StartCopy: Hashable, Codable, Sendable {
      public var title = "Let's Start\nWith You"
      public var subtitle = "There's no right place to start."
      public var skip = "Skip"
      public var heading = "What's on your mind?"
      public var hint = "An idea, a feeling, or how today went."
      public var label = "YOUR THOUGHT"
      public var button = "Save my thought"
      public var footnote = "Share as much or as little as you like."
    }

    /// Screen 6.
    public struct StampCopy: Hashable, Codable, Sendable {
      public var title = "A Good Start"
      public var subtitle = "You turned a thought into a first step."
      public var edition = "MILO / FIRST EDITION"
      public var name = "FIRST WORD"
      public var number = "001"
      public var heading = "Your first stamp"
      public var lines = "Little moments, worth keeping.\nYour collection grows as you do."
      public var button = "Open my space"
      public var footnote = "A small start counts."
    }
  }
}

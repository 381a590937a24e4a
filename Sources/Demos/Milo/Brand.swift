extension Milo {
  /// The app's name and every word on its screens that is not content.
  struct Brand: Hashable, Codable, Sendable {
    /// The app's name, for lists and titles.
    var name = "Milo"
    /// The wordmark as it is drawn.
    var wordmark = "milo"
    var welcome = WelcomeCopy()
    var mind = MindCopy()
    var vibe = VibeCopy()
    var rhythm = RhythmCopy()
    var start = StartCopy()
    var stamp = StampCopy()

    /// Screen 1.
    struct WelcomeCopy: Hashable, Codable, Sendable {
      var line = "Your thoughts,\nideas, and stories.\nAll welcome here."
      var button = "Get started"
      var footnote = "Already have an account?"
      var signIn = "Sign in"
    }

    /// Screen 2.
    struct MindCopy: Hashable, Codable, Sendable {
      var title = "What's On Your\nMind?"
      var button = "Continue"
      var footnote = "Choose up to three. Change these anytime."
    }

    /// Screen 3.
    struct VibeCopy: Hashable, Codable, Sendable {
      var title = "Who Matches\nYour Vibe?"
      var button = "That's my companion"
      var footnote = "A good fit can change. Switch anytime."
    }

    /// Screen 4.
    struct RhythmCopy: Hashable, Codable, Sendable {
      var title = "Small Time\nBig Feelings"
      var subtitle = "A few minutes to check in with yourself."
      var unit = "MIN / DAY"
      var nudge = "A little nudge?"
      var nudgeTime = "8:30 PM \u{B7} your call"
      var button = "Set my daily rhythm"
      var skip = "Skip for now"
    }

    /// Screen 5.
    struct StartCopy: Hashable, Codable, Sendable {
      var title = "Let's Start\nWith You"
      var subtitle = "There's no right place to start."
      var skip = "Skip"
      var heading = "What's on your mind?"
      var hint = "An idea, a feeling, or how today went."
      var label = "YOUR THOUGHT"
      var button = "Save my thought"
      var footnote = "Share as much or as little as you like."
    }

    /// Screen 6.
    struct StampCopy: Hashable, Codable, Sendable {
      var title = "A Good Start"
      var subtitle = "You turned a thought into a first step."
      var edition = "MILO / FIRST EDITION"
      var name = "FIRST WORD"
      var number = "001"
      var heading = "Your first stamp"
      var lines = "Little moments, worth keeping.\nYour collection grows as you do."
      var button = "Open my space"
      var footnote = "A small start counts."
    }
  }
}

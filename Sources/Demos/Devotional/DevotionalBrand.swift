extension Devotional {
  /// The app's name and every word on its screens that is not content.
  public struct Brand: Hashable, Codable, Sendable {
    /// The app's name, for lists and titles.
    public var name = "Devotional"
    /// The wordmark as it is drawn: the cross stands between the two parts, in place of a letter.
    public var wordmarkStart = "Devo"
    public var wordmarkEnd = "ional"
    public var primary = "Continue"
    /// Above the headings of screens 4 to 7.
    public var header = "From Noise to Clarity"
    public var splash = SplashCopy()
    public var testimonials = TestimonialsCopy()
    public var journey = JourneyCopy()
    public var topics = TopicsCopy()
    public var step = StepCopy()
    public var deck = DeckCopy()
    public var commitment = CommitmentCopy()
    public var breath = BreathCopy()
    public var welcome = WelcomeCopy()
    public var day = DayCopy()

    /// Screen 1.
    public struct SplashCopy: Hashable, Codable, Sendable {
      public var lineAbove = "Grow closer\nto God"
      public var lineBelow = "a little more\neveryday"
      public var start = "Get started"
      public var logIn = "Log in"
    }

    /// Screen 2: the cross stands between the two parts of the heading.
    public struct TestimonialsCopy: Hashable, Codable, Sendable {
      public var headingStart = "This is what's possible when the scripture meets"
      public var headingEnd = "real life"
    }

    /// Screen 3.
    public struct JourneyCopy: Hashable, Codable, Sendable {
      public var heading = "Every journey of\nfaith is unique"
    }

    /// Screen 4.
    public struct TopicsCopy: Hashable, Codable, Sendable {
      public var heading = "Which topic would you\nlike to explore first?"
      public var startFresh = "Start Fresh"
    }

    /// Screen 5.
    public struct StepCopy: Hashable, Codable, Sendable {
      public var heading = "You've already taken a\npowerful step"
    }

    /// Screen 6.
    public struct DeckCopy: Hashable, Codable, Sendable {
      public var heading = "Share what feels\ntrue to you"
      public var swipe = "Swipe"
      public var no = "False"
      public var yes = "True"
    }

    /// Screen 7.
    public struct CommitmentCopy: Hashable, Codable, Sendable {
      public var heading = "Commitment"
      public var subtitle = "This isn't a big vow - it's a small yes to growing with God"
      public var letterTitle = "I'm saying yes to:"
      public var box =
        "Devotional has everything that will help you with prayers, scripture, reflection, and simple action "
        + "you can carry each day"
    }

    /// Screen 9.
    public struct BreathCopy: Hashable, Codable, Sendable {
      public var first = "Take a deep breath"
      public var second = "and press Continue"
    }

    /// Screen 10.
    public struct WelcomeCopy: Hashable, Codable, Sendable {
      public var title = "Welcome!"
      public var lines = "You are not here by accident.\nGod has something for you."
      public var button = "Begin your Story"
    }

    /// Screen 11.
    public struct DayCopy: Hashable, Codable, Sendable {
      public var button = "Start with Prayer"
    }
  }
}

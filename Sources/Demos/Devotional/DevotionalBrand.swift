extension Devotional {
  /// The app's name and every word on its screens that is not content.
  struct Brand: Hashable, Codable, Sendable {
    /// The app's name, for lists and titles.
    var name = "Devotional"
    /// The wordmark as it is drawn: the cross stands between the two parts, in place of a letter.
    var wordmarkStart = "Devo"
    var wordmarkEnd = "ional"
    var primary = "Continue"
    /// Above the headings of screens 4 to 7.
    var header = "From Noise to Clarity"
    var splash = SplashCopy()
    var testimonials = TestimonialsCopy()
    var journey = JourneyCopy()
    var topics = TopicsCopy()
    var step = StepCopy()
    var deck = DeckCopy()
    var commitment = CommitmentCopy()
    var breath = BreathCopy()
    var welcome = WelcomeCopy()
    var day = DayCopy()

    /// Screen 1.
    struct SplashCopy: Hashable, Codable, Sendable {
      var lineAbove = "Grow closer\nto God"
      var lineBelow = "a little more\neveryday"
      var start = "Get started"
      var logIn = "Log in"
    }

    /// Screen 2: the cross stands between the two parts of the heading.
    struct TestimonialsCopy: Hashable, Codable, Sendable {
      var headingStart = "This is what's possible when the scripture meets"
      var headingEnd = "real life"
    }

    /// Screen 3.
    struct JourneyCopy: Hashable, Codable, Sendable {
      var heading = "Every journey of\nfaith is unique"
    }

    /// Screen 4.
    struct TopicsCopy: Hashable, Codable, Sendable {
      var heading = "Which topic would you\nlike to explore first?"
      var startFresh = "Start Fresh"
    }

    /// Screen 5.
    struct StepCopy: Hashable, Codable, Sendable {
      var heading = "You've already taken a\npowerful step"
    }

    /// Screen 6.
    struct DeckCopy: Hashable, Codable, Sendable {
      var heading = "Share what feels\ntrue to you"
      var swipe = "Swipe"
      var no = "False"
      var yes = "True"
    }

    /// Screen 7.
    struct CommitmentCopy: Hashable, Codable, Sendable {
      var heading = "Commitment"
      var subtitle = "This isn't a big vow - it's a small yes to growing with God"
      var letterTitle = "I'm saying yes to:"
      var box =
        "Devotional has everything that will help you with prayers, scripture, reflection, and simple action "
        + "you can carry each day"
    }

    /// Screen 9.
    struct BreathCopy: Hashable, Codable, Sendable {
      var first = "Take a deep breath"
      var second = "and press Continue"
    }

    /// Screen 10.
    struct WelcomeCopy: Hashable, Codable, Sendable {
      var title = "Welcome!"
      var lines = "You are not here by accident.\nGod has something for you."
      var button = "Begin your Story"
    }

    /// Screen 11.
    struct DayCopy: Hashable, Codable, Sendable {
      var button = "Start with Prayer"
    }
  }
}

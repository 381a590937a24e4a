extension Devotional {
  /// All content: reviews, topics, figures, statements, promises, sessions.
  struct Fixtures: Hashable, Codable, Sendable {
    /// Time in the status bar.
    var clock = "9:41"
    var notebook = Notebook()
    var reviews = Review.all
    /// False switches off the lines that draw in round the picture of screen 3, for a flat picture of one's own.
    var drawsJourneyLines = true
    /// False switches off the flame that flickers over that picture's own.
    var drawsFlame = true
    var topics = Topic.all
    var step = Step()
    var statements = [
      "Spending time on spiritual growth makes my life feel balanced",
      "Setting clear boundaries helps me protect my energy and peace of mind.",
      "Practicing daily gratitude changes how I experience ordinary moments.",
    ]
    /// The letter's lines.
    var promises = [
      "Spend some time each day with God's Word.",
      "A safe place to pray, reflect and return",
      "Guidance that points you back to Scripture, not pressure",
    ]
    var day = Day()

    /// What is written in the notebook of screen 1.
    struct Notebook: Hashable, Codable, Sendable {
      var left = "Day 1 :\nThe Mirror"
      var right = "You are fully known, deeply loved, and never alone."
    }

    /// Figures of screen 5: shares in percent.
    struct Step: Hashable, Codable, Sendable {
      var card = "Biblical Self Discovery"
      var icon = TopicIcon.book
      var figure = "86% of users"
      var note =
        "who focused on a single growth area in their first month experienced greater clarity and direction"
      var main = 95
      var rows = [
        Share(label: "Build a Faith That Lasts", percent: 64), Share(label: "Parenting", percent: 38),
        Share(label: "Stop Worrying About Money", percent: 16),
      ]
    }

    /// A bar of screen 5.
    struct Share: Hashable, Codable, Sendable {
      var label: String
      /// 0...100.
      var percent: Int
    }

    /// Screen 11.
    struct Day: Hashable, Codable, Sendable {
      var first = "Day 1:"
      var second = "The Mirror"
      var sessions = [
        Session(title: "Daily Prayer", note: "A powerful start of the session"),
        Session(title: "Today's scripture"), Session(title: "Quiz"), Session(title: "One-time action"),
      ]
    }

    /// A row of screen 11.
    struct Session: Hashable, Codable, Sendable {
      var title: String
      var note: String?
    }
  }

  /// A topic to choose on screen 4.
  struct Topic: Hashable, Codable, Sendable {
    var title: String
    var icon: TopicIcon
  }
}

extension Devotional.Topic {
  /// The six topics as the brief has them.
  static let all = [
    Devotional.Topic(title: "Biblical Self Discovery", icon: .book),
    Devotional.Topic(title: "Build a Faith That Lasts", icon: .cross),
    Devotional.Topic(title: "Parenting", icon: .family),
    Devotional.Topic(title: "Stop Worrying About Money", icon: .coin),
    Devotional.Topic(title: "Find meaning in your work", icon: .magnifier),
    Devotional.Topic(title: "Calm an anxious mind", icon: .mind),
  ]
}

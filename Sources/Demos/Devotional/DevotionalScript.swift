extension Devotional {
  /// The app's own delays and rates, in seconds unless said. What the user does stands in timeline scripts.
  struct DemoScript: Hashable, Codable, Sendable {
    /// From one screen to the next, and how far the new content comes up meanwhile (points).
    var crossfade = 0.35
    var rise = 8.0
    var splash = Splash()
    var testimonials = Testimonials()
    var journey = Journey()
    var topics = Topics()
    var step = Step()
    var deck = Deck()
    var commitment = Commitment()
    var signature = Signature()
    var breath = Breath()
    var welcome = Welcome()
    var day = Day()

    /// Screen 1, from launch.
    struct Splash: Hashable, Codable, Sendable {
      var wordmark = 0.42
      var lineAbove = 0.5
      var notebook = 0.5
      var flight = 1.0
      var lineBelow = 1.5
      var line = 0.5
      var buttons = 2.0
      var buttonStagger = 0.1
    }

    /// Screen 2.
    struct Testimonials: Hashable, Codable, Sendable {
      var stars = 0.45
      var starStagger = 0.1
      var star = 0.3
      /// How much later the second review's stars begin.
      var reviewDelay = 0.35
    }

    /// Screen 3.
    struct Journey: Hashable, Codable, Sendable {
      var strokes = 0.4
      var strokeStagger = 0.13
      var swirl = 1.2
      var sprig = 1.1
      var bud = 0.22
    }

    /// Screen 4.
    struct Topics: Hashable, Codable, Sendable {
      var cards = 0.3
      var cardStagger = 0.11
      var choice = 0.25
      var enable = 0.25
    }

    /// Screen 5.
    struct Step: Hashable, Codable, Sendable {
      var card = 0.26
      var figure = 0.55
      var bars = 0.9
      var barStagger = 0.16
      var bar = 1.1
    }

    /// Screen 6.
    struct Deck: Hashable, Codable, Sendable {
      /// The card's way up from the bottom.
      var cardDelay = 0.1
      var card = 0.8
      var fan = 0.72
      var foot = 0.6
      /// How far (points) a card must be dragged, or how fast (points a second), to fly off.
      var threshold = 110.0
      var flick = 700.0
      /// Degrees at most while dragged.
      var tilt = 12.0
      /// The slowest flight off, points a second.
      var flight = 1500.0
      /// From the last card's release to the next screen.
      var leave = 0.05
    }

    /// Screen 7.
    struct Commitment: Hashable, Codable, Sendable {
      var letter = 0.3
      var lines = 1.4
      var lineStagger = 0.63
      var line = 0.6
      /// The lock is full after so long; what happens meanwhile counts in seconds of holding.
      var hold = 1.5
      var envelope = 0.3
      var slide = 0.3
      var slideFor = 1.0
      var rewind = 0.33
      /// From the moment the lock is full.
      var flap = 0.35
      var glideDelay = 0.12
      var glide = 0.6
      var seal = 0.8
      var sealed = 1.1
      var wait = 0.8
    }

    /// Screen 8.
    struct Signature: Hashable, Codable, Sendable {
      var start = 0.6
      var write = 1.5
      var hold = 0.5
      var fade = 0.4
      /// From the screen's start to the next one.
      var leave = 2.95
    }

    /// Screen 9.
    struct Breath: Hashable, Codable, Sendable {
      var words = 0.35
      var wordStagger = 0.3
      var word = 0.5
      var slide = 1.95
      var slideFor = 0.7
      var button = 3.45
    }

    /// Screen 10.
    struct Welcome: Hashable, Codable, Sendable {
      var title = 0.35
      var lines = 0.75
      var button = 1.1
      var fade = 0.5
    }

    /// Screen 11.
    struct Day: Hashable, Codable, Sendable {
      var first = 0.3
      var second = 0.8
      var fade = 0.5
      var lift = 1.5
      var liftFor = 0.7
      var rows = 2.15
      var rowStagger = 0.3
      var button = 3.3
      var pulse = 0.6
    }
  }
}

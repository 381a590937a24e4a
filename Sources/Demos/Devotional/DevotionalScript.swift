extension Devotional {
  /// The app's own delays and rates, in seconds unless said. What the user does stands in timeline scripts.
  public struct DemoScript: Hashable, Codable, Sendable {
    /// From one screen to the next, and how far the new content comes up meanwhile (points).
    public var crossfade = 0.35
    public var rise = 8.0
    public var splash = Splash()
    public var testimonials = Testimonials()
    public var journey = Journey()
    public var topics = Topics()
    public var step = Step()
    public var deck = Deck()
    public var commitment = Commitment()
    public var signature = Signature()
    public var breath = Breath()
    public var welcome = Welcome()
    public var day = Day()

    /// Screen 1, from launch.
    public struct Splash: Hashable, Codable, Sendable {
      public var wordmark = 0.42
      public var lineAbove = 0.5
      public var notebook = 0.5
      public var flight = 1.0
      public var lineBelow = 1.5
      public var line = 0.5
      public var buttons = 2.0
      public var buttonStagger = 0.1
    }

    /// Screen 2.
    public struct Testimonials: Hashable, Codable, Sendable {
      public var stars = 0.45
      public var starStagger = 0.1
      public var star = 0.3
      /// How much later the second review's stars begin.
      public var reviewDelay = 0.35
    }

    /// Screen 3.
    public struct Journey: Hashable, Codable, Sendable {
      public var strokes = 0.4
      public var strokeStagger = 0.13
      public var swirl = 1.2
      public var sprig = 1.1
      public var bud = 0.22
    }

    /// Screen 4.
    public struct Topics: Hashable, Codable, Sendable {
      public var cards = 0.3
      public var cardStagger = 0.11
      public var choice = 0.25
      public var enable = 0.25
    }

    /// Screen 5.
    public struct Step: Hashable, Codable, Sendable {
      public var card = 0.26
      public var figure = 0.55
      public var bars = 0.9
      public var barStagger = 0.16
      public var bar = 1.1
    }

    /// Screen 6.
    public struct Deck: Hashable, Codable, Sendable {
      /// The card's way up from the bottom.
      public var cardDelay = 0.1
      public var card = 0.8
      public var fan = 0.72
      public var foot = 0.6
      /// How far (points) a card must be dragged, or how fast (points a second), to fly off.
      public var threshold = 110.0
      public var flick = 700.0
      /// Degrees at most while dragged.
      public var tilt = 12.0
      /// The slowest flight off, points a second.
      public var flight = 1500.0
      /// From the last card's release to the next screen.
      public var leave = 0.05
    }

    /// Screen 7.
    public struct Commitment: Hashable, Codable, Sendable {
      public var letter = 0.3
      public var lines = 1.4
      public var lineStagger = 0.63
      public var line = 0.6
      /// The lock is full after so long; what happens meanwhile counts in seconds of holding.
      public var hold = 1.5
      public var envelope = 0.3
      public var slide = 0.3
      public var slideFor = 1.0
      public var rewind = 0.33
      /// From the moment the lock is full.
      public var flap = 0.35
      public var glideDelay = 0.12
      public var glide = 0.6
      public var seal = 0.8
      public var sealed = 1.1
      public var wait = 0.8
    }

    /// Screen 8.
    public struct Signature: Hashable, Codable, Sendable {
      public var start = 0.6
      public var write = 1.5
      public var hold = 0.5
      public var fade = 0.4
      /// From the screen's start to the next one.
      public var leave = 2.95
    }

    /// Screen 9.
    public struct Breath: Hashable, Codable, Sendable {
      public var words = 0.35
      public var wordStagger = 0.3
      public var word = 0.5
      public var slide = 1.95
      public var slideFor = 0.7
      public var button = 3.45
    }

    /// Screen 10.
    public struct Welcome: Hashable, Codable, Sendable {
      public var title = 0.35
      public var lines = 0.75
      public var button = 1.1
      public var fade = 0.5
    }

    /// Screen 11.
    public struct Day: Hashable, Codable, Sendable {
      public var first = 0.3
      public var second = 0.8
      public var fade = 0.5
      public var lift = 1.5
      public var liftFor = 0.7
      public var rows = 2.15
      public var rowStagger = 0.3
      public var button = 3.3
      public var pulse = 0.6
    }
  }
}

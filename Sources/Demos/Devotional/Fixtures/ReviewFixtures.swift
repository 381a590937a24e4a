import Scenes

extension Devotional {
  /// What someone says of the app.
  struct Review: Hashable, Codable, Sendable {
    var name: String
    var age: String
    /// A picture from the assets, shown in a circle.
    var portrait: String
    /// Filled stars of five.
    var stars: Int
    var quote: String
  }
}

extension Devotional.Review {
  /// The brief's review, and a second one of the same kind.
  static let all = [
    Devotional.Review(
      name: "Diane", age: "39 years", portrait: "Devotional/avatar-diane", stars: 5,
      quote: """
        I always meant to read my Bible more but never knew where to start. The daily verse and short reflection give \
        me a clear next step every morning, and I actually look forward to opening the app.
        """),
    Devotional.Review(
      name: "Marcus", age: "44 years", portrait: "Devotional/avatar-marcus", stars: 4,
      quote: """
        I used to open my Bible and close it again. Ten quiet minutes here each morning gave me a rhythm I can keep, \
        and my evenings are calmer for it.
        """),
  ]
}

import Scenes

extension Milo {
  /// A page of the carousel.
  struct CompanionCard: Hashable, Codable, Sendable {
    var companion: Companion
    var name: String
    var tag: String
    var quote: String
    var subtitle: String
    var card: Color
    var accent: Color
  }
}

extension Milo.CompanionCard {
  /// The four companions as the brief has them.
  static let all: [Milo.CompanionCard] = {
    let color = Milo.Theme.Colors()
    return [
      Milo.CompanionCard(
        companion: .bo, name: "Bo", tag: "GENTLE",
        quote: "No rush. Tell me what's on your mind. We'll take it from there.",
        subtitle: "Calm words. Room to be yourself.", card: color.gentleCard, accent: color.yellow),
      Milo.CompanionCard(
        companion: .pip, name: "Pip", tag: "CURIOUS",
        quote: "That's interesting. What if we follow that thought a little further?",
        subtitle: "Good questions. Fresh perspectives.", card: color.lavender, accent: color.purple),
      Milo.CompanionCard(
        companion: .momo, name: "Momo", tag: "PLAYFUL",
        quote: "Brain full of tabs? Let's close a few. One tiny thought at a time.",
        subtitle: "A little wit. A lighter way through.", card: color.playfulCard, accent: color.coral),
      Milo.CompanionCard(
        companion: .kiko, name: "Kiko", tag: "DIRECT",
        quote: "Let's get clear. Pick one thing. What's the next step you can take?",
        subtitle: "Clear answers. A doable next step.", card: color.directCard, accent: color.green),
    ]
  }()
}

extension Companion {
  /// The name of the picture that may take the drawing's place.
  var art: String { "Milo/\(rawValue)" }
}

extension PeekFace {
  /// The name of the picture that may take the drawing's place.
  var art: String { "Milo/face-\(rawValue)" }
}

import Scenes

extension Milo {
  /// A page of the carousel.
  public struct CompanionCard: Hashable, Codable, Sendable {
    public var companion: Companion
    public var name: String
    public var tag: String
    public var quote: String
    public var subtitle: String
    public var card: Color
    public var accent: Color
  }
}

import Scenes

extension Milo {
  /// All content: what the rows, companions and labels say.
  public struct Fixtures: Hashable, Codable, Sendable {
    /// Time in the status bar.
    public var clock = "9:41"
    public var notes = Notes()
    public var rows = [
      Row(label: "A clearer head", face: .cloud), Row(label: "Everyday habits", face: .star),
      Row(label: "A new idea", face: .triangle), Row(label: "My next chapter", face: .toast),
    ]
    public var companions = CompanionCard.all
    /// Labels of the dial, each with the most minutes it stands for.
    public var bands = [
      Band(upTo: 3, label: "Quick pause"), Band(upTo: 6, label: "Little reset"), Band(upTo: 10, label: "Deep breath"),
    ]

    /// The label for a number of minutes.
    public func label(for minutes: Int) -> String {
      (bands.first { minutes <= $0.upTo } ?? bands.last)?.label ?? ""
    }
  }

  /// What the four notes of the first screen say.
  public struct Notes: Hashable, Codable, Sendable {
    public var walks = "More walks.\nLess scrolling."
    public var winLabel = "SMALL WIN"
    public var win = "Sent that\nmessage."
    public var fun = "Something\njust for fun."
    public var slow = "slow days\ncount, too."
  }

  /// A row of the second screen.
  public struct Row: Hashable, Codable, Sendable {
    public var label: String
    public var face: PeekFace
  }

  /// A range of minutes with a name.
  public struct Band: Hashable, Codable, Sendable {
    public var upTo: Int
    public var label: String
  }
}

import Scenes

extension Milo {
  /// All content: what the rows, companions and labels say.
  struct Fixtures: Hashable, Codable, Sendable {
    /// Time in the status bar.
    var clock = "9:41"
    var notes = Notes()
    var rows = [
      Row(label: "A clearer head", face: .cloud), Row(label: "Everyday habits", face: .star),
      Row(label: "A new idea", face: .triangle), Row(label: "My next chapter", face: .toast),
    ]
    var companions = CompanionCard.all
    /// Labels of the dial, each with the most minutes it stands for.
    var bands = [
      Band(upTo: 3, label: "Quick pause"), Band(upTo: 6, label: "Little reset"), Band(upTo: 10, label: "Deep breath"),
    ]

    /// The label for a number of minutes.
    func label(for minutes: Int) -> String {
      (bands.first { minutes <= $0.upTo } ?? bands.last)?.label ?? ""
    }
  }

  /// What the four notes of the first screen say.
  struct Notes: Hashable, Codable, Sendable {
    var walks = "More walks.\nLess scrolling."
    var winLabel = "SMALL WIN"
    var win = "Sent that\nmessage."
    var fun = "Something\njust for fun."
    var slow = "slow days\ncount, too."
  }

  /// A row of the second screen.
  struct Row: Hashable, Codable, Sendable {
    var label: String
    var face: PeekFace
  }

  /// A range of minutes with a name.
  struct Band: Hashable, Codable, Sendable {
    var upTo: Int
    var label: String
  }
}

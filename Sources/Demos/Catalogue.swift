import Foundation
import Scenes

/// A demo that scripts can name.
public struct Playable: Sendable {
  /// As scripts name it ("milo").
  public let name: String
  /// As people call it ("Milo").
  public let title: String
  /// One sentence.
  public let summary: String
  private let stage: @Sendable (Script, Staging, Remix) throws -> Take

  init(
    _ name: String, title: String, summary: String,
    stage: @escaping @Sendable (Script, Staging, Remix) throws -> Take
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.stage = stage
  }

  /// Plays a script on the demo. The staging wins over the script's own header; the script's `set` lines come after the
  /// remix.
  /// - Throws: `ScriptError` for cues that cannot be done, `RemixError` for a remix that does not fit.
  public func play(_ script: Script, _ staging: Staging = Staging(), remix: Remix = Remix()) throws -> Take {
    try stage(script, staging, remix)
  }
}

/// All demos.
public enum Catalogue {
  /// In the order in which lists show them.
  public static let demos: [Playable] = [
    Playable("milo", title: "Milo", summary: "Onboarding of an AI companion journaling app, six screens") {
      try Stage.play(Milo.App(try $2.applied(to: Milo.Content(), by: $0)), $0, $1)
    },
    Playable(
      "devotional", title: "Devotional", summary: "Onboarding of a Christian daily-devotional app, eleven screens"
    ) {
      try Stage.play(Devotional.App(try $2.applied(to: Devotional.Content(), by: $0)), $0, $1)
    },
    Playable(
      "chatgpt", title: "ChatGPT Clone",
      summary: "A chat app: streaming answers, a sidebar, pictures that sharpen, a voice orb"
    ) {
      try Stage.play(ChatGPT.App(try $2.applied(to: ChatGPT.Content(), by: $0)), $0, $1)
    },
  ]

  /// The demo of that name, or nil.
  public static func demo(named name: String) -> Playable? { demos.first { $0.name == name } }
}

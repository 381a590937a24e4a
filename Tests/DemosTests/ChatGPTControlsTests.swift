import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// No dead buttons: whatever can be touched on any screen of the clips is touched in one of them (GPT-G.12), and every
/// clip can be remixed.
@Suite struct ChatGPTControlsTests {
  private static let names = ScriptsTests.names.filter { $0.hasPrefix("chatgpt") }

  /// Rows and cells that are told apart by what they show.
  private static let rows = [
    "settingsRow", "chat", "photo", "file", "shareTarget", "libraryPicture", "gpt", "starter", "model",
  ]

  /// What a control does, the same for what stands below every answer.
  private func kinds(_ responder: Responder) -> [String] {
    [responder.tap, responder.hold, responder.drag, responder.type].compactMap { action in
      guard let action = action as? ChatGPT.Action else { return nil }
      let name = String(describing: action)
      let isRow = ChatGPTControlsTests.rows.contains { name.hasPrefix($0 + "(") }
      return isRow ? name : name.replacing(/[0-9]+/, with: "#")
    }
  }

  private func canBeTouched(_ element: Element) -> Bool {
    element.isEnabled && element.takesTouches && element.opacity > 0.9 && !element.visibleRect.isEmpty
  }

  @Test func noControlIsDead() throws {
    var drawn: Set<String> = [], used: Set<String> = []
    for name in ChatGPTControlsTests.names {
      let take = try ScriptsTests.play(name)
      for mark in take.moments {
        for element in take.probe(at: mark.at).elements where canBeTouched(element) {
          if let responder = element.responder { drawn.formUnion(kinds(responder)) }
        }
      }
      for touch in take.happenings where touch.kind == .touchDown {
        let point = try #require(touch.point)
        let met = take.probe(at: touch.at).elements.filter {
          $0.responder != nil && canBeTouched($0) && $0.visibleRect.contains(point)
        }
        for element in met.suffix(2) { used.formUnion(element.responder.map(kinds) ?? []) }
      }
    }
    // Rows of the settings only show that they are pressed.
    let left = drawn.subtracting(used)
    #expect(left.isEmpty, "\(left.sorted())")
    #expect(drawn.count > 40)
  }

  @Test(arguments: names) func everyClipCanBeRemixed(_ name: String) throws {
    let json = """
      {"brand": {"name": "Saucepan"}, "theme": {"color": {"accent": {"light": "#E3592B", "dark": "#E3592B"}}},
       "fixtures": {"user": {"name": "Lee Park", "initials": "LP"}}}
      """
    let take = try ScriptsTests.play(name, Remix(json: Data(json.utf8)))
    for mark in take.moments {
      let shown = take.probe(at: mark.at).elements.filter { $0.opacity > 0 }.compactMap(\.details.text)
      #expect(!shown.contains("ChatGPT") && !shown.contains("Sam Rivera"), "\(mark.name)")
    }
  }
}

import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// Every script that is shipped plays to its end: its targets are there, can be hit, and lead where it says.
@Suite struct ScriptsTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets/Timelines")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".timeline") }.sorted()

  static func play(_ name: String, _ remix: Remix = Remix()) throws -> Take {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let script = try Script.parse(text, file: name)
    let demo = try #require(Catalogue.demo(named: script.demo))
    return try demo.play(script, remix: remix)
  }

  @Test func thereAreScripts() { #expect(!ScriptsTests.names.isEmpty) }

  @Test(arguments: names) func plays(_ name: String) throws {
    let take = try ScriptsTests.play(name)
    #expect(!take.layers(at: take.start).isEmpty)
    for mark in take.moments {
      let probe = take.probe(at: mark.at)
      #expect(probe.problems == [], "at \(mark.name)")
      #expect(!probe.elements.contains { $0.details.isTruncated == true }, "a text is cut at \(mark.name)")
    }
  }

  @Test(arguments: ["milo.timeline", "devotional.timeline"]) func everyChangeOfScreensEnds(_ name: String) throws {
    let take = try ScriptsTests.play(name)
    #expect(!take.screenChanges.isEmpty && take.transitionEnds.count == take.screenChanges.count)
    for (change, end) in zip(take.screenChanges, take.transitionEnds) {
      #expect(end > change && end.since(change) < 1, "\(change) to \(end)")
    }
  }
}

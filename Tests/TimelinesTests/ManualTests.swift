import Foundation
import Testing

@testable import Timelines

/// The fenced blocks of `docs/timeline.md`.
private struct Manual {
  let text: String
  var fences: [(info: String, body: String)] = []

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "docs/timeline.md"), encoding: .utf8)
    var open: (info: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let fence = open {
          fences.append((fence.info, fence.lines.joined(separator: "\n")))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
  }
}

@Test func everyExampleOfTheManualReads() throws {
  let manual = try Manual()
  #expect(manual.fences.count > 12)
  var used: Set<String> = []
  for fence in manual.fences {
    switch fence.info {
    case "timeline":
      #expect(complaints(fence.body) == "", "\(fence.body)")
      #expect(try !Script.parse(fence.body, file: "x").cues.isEmpty)
    case "timeline cues":
      #expect(complaints("demo milo\nduration 10:00\n" + fence.body) == "", "\(fence.body)")
      for cue in try cues(fence.body) { used.insert(cue.text.split(separator: " ")[1].description) }
    case "timeline wrong", "text": break
    default: Issue.record("the manual has a fence \"\(fence.info)\" that no test reads")
    }
  }
  #expect(used == Set(Verb.allCases.map(\.rawValue)), "every verb has an example")
}

@Test func theManualShowsErrorsAsTheyPrint() throws {
  let fences = try Manual().fences
  let wrong = try #require(fences.firstIndex { $0.info == "timeline wrong" })
  #expect(complaints(fences[wrong].body, file: "milo.timeline") == fences[wrong + 1].body)
}

@Test func theManualNamesEveryWord() throws {
  let text = try Manual().text
  for word in Verb.allCases.map(\.rawValue) + Script.HeaderKey.allCases.map(\.rawValue) {
    #expect(text.contains("`\(word) "), "\(word)")
  }
}

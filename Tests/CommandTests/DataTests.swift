import Foundation
import Testing

@testable import mkdemo

@Suite("What programs read")
struct DataTests {
  private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test(
    "JSON parses, its keys are sorted, its numbers have at most 4 decimals",
    arguments: [
      "list --json", "timeline milo --json", "inspect milo --at 4.3 --json", "inspect milo --at 2.2 --all --json",
      "check milo --json", "doctor --json",
    ])
  func isTidy(_ line: String) throws {
    let outcome = try Workshop().run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 0)
    #expect(outcome.err.isEmpty)
    _ = try json(outcome.out)
    #expect(outcome.out.firstMatch(of: /\d\.\d{5}/) == nil)
    #expect(Self.hasSortedKeys(outcome.out))
  }

  /// Looks at keys that begin a line, by their indent, and at those of objects within a line.
  private static func hasSortedKeys(_ text: String) -> Bool {
    var last: [Int: String] = [:]
    for row in text.split(separator: "\n") {
      let indent = row.prefix { $0 == " " }.count
      if let start = row.firstMatch(of: #/^ *"([^"]+)":/#) {
        let key = String(start.1)
        if let before = last[indent], before >= key { return false }
        last[indent] = key
      }
      if let inner = row.firstMatch(of: #/\{.*\}/#) {
        let keys = inner.0.matches(of: #/"([a-zA-Z]+)": /#).map { String($0.1) }
        if keys != keys.sorted() { return false }
      }
      if row.hasSuffix("{") || row.hasSuffix("[") { last = last.filter { $0.key <= indent } }
    }
    return true
  }

  @Test func list() throws {
    let shop = try Workshop()
    let all = try #require(try json(shop.run("list", "--json").out) as? [String: Any])
    let clips = try #require(all["clips"] as? [[String: Any]])
    let milo = try #require(clips.first { $0["name"] as? String == "milo" })
    #expect(milo["seconds"] as? Double == 24)
    #expect(milo["demo"] as? String == "milo")
    #expect(clips.allSatisfy { $0["isValid"] as? Bool == true })
    let names = try shop.run("list", "--names").out.split(separator: "\n").map(String.init)
    #expect(names == clips.compactMap { $0["name"] as? String })
  }

  @Test func timeline() throws {
    let shop = try Workshop()
    let all = try #require(try json(shop.run("timeline", "milo", "--json").out) as? [String: Any])
    #expect(all["frames"] as? Int == 1440)
    let screens = try #require(all["screens"] as? [[String: Any]])
    #expect(screens.compactMap { $0["name"] as? String } == ["welcome", "mind", "vibe", "rhythm", "start", "stamp"])
    let events = try #require(all["events"] as? [[String: Any]])
    let down = try #require(events.first { $0["kind"] as? String == "touch.down" })
    #expect(down["at"] as? Double == 1.75)
    #expect(down["target"] as? String == "Get started")
    #expect((down["point"] as? [Double])?.count == 2)
    let times = events.compactMap { $0["at"] as? Double }
    #expect(times == times.sorted())
    let table = try shop.run("timeline", "milo").out
    #expect(table.contains("touch.down"))
  }

  @Test func inspect() throws {
    let shop = try Workshop()
    let all = try #require(try json(shop.run("inspect", "milo", "--at", "row chosen", "--json").out) as? [String: Any])
    #expect(all["screen"] as? String == "mind")
    #expect(all["frame"] as? Int == 258)
    let elements = try #require(all["elements"] as? [[String: Any]])
    let label = try #require(elements.first { $0["text"] as? String == "A clearer head" })
    #expect(label["id"] as? String == "mind.row.1")
    #expect(label["kind"] as? String == "text")
    #expect(label["opacity"] as? Double == 1)
    #expect(label["lineCount"] as? Int == 1)
    let font = try #require(label["font"] as? [String: Any])
    #expect(font["role"] as? String == "system")
    let rect = try #require(label["rect"] as? [Double])
    let canvas = try #require(all["canvas"] as? [Double])
    #expect(rect.count == 4 && rect[0] >= 0 && rect[0] + rect[2] <= canvas[0])
    #expect(try shop.run("inspect", "milo", "--at", "258f").out.contains("A clearer head"))
  }

  @Test("Problems of scripts as JSON")
  func checkTells() throws {
    let shop = try Workshop()
    try shop.write("a.timeline", Scripts.misspelt)
    try shop.write("b.timeline", Scripts.short)
    let outcome = try shop.run("check", "a.timeline", "b.timeline", "--json")
    #expect(outcome.status == 2)
    let reports = try #require(try json(outcome.out) as? [[String: Any]])
    #expect(reports.map { $0["ok"] as? Bool } == [false, true])
    let problem = try #require((reports[0]["problems"] as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 3)
    #expect(problem["column"] as? Int == 13)
  }

  @Test func doctor() throws {
    let outcome = try Workshop().run("doctor")
    #expect(outcome.status == 0, "\(outcome.out)")
    for words in ["cairo", "pango", "librsvg", "libavcodec", "h264", "assets", "GB free"] {
      #expect(outcome.out.contains(words))
    }
  }

  @Test("A picture that is missing or broken is named, with what mends it, by the doctor as by the clip")
  func missingArt() throws {
    // A program beside a folder of assets that lacks one picture and has another that is none.
    let shop = try Workshop(), files = FileManager.default
    try files.createDirectory(atPath: shop.path("bin"), withIntermediateDirectories: false)
    try files.copyItem(atPath: Workshop.program, toPath: shop.path("bin/mkdemo"))
    try files.copyItem(atPath: try Assets.find(executable: Workshop.program).folder, toPath: shop.path("Assets"))
    try files.removeItem(atPath: shop.path("Assets/Devotional/leaf.svg"))
    try shop.write("Assets/Devotional/seal.svg", "<svg")
    let leaf = "\"Devotional/leaf\": there is no such picture", seal = "Devotional/seal.svg: is no SVG"
    let doctor = try shop.run(program: shop.path("bin/mkdemo"), ["doctor"])
    #expect(doctor.status == 1)
    #expect(doctor.out.contains(leaf) && doctor.out.contains("add Devotional/leaf.svg"), "\(doctor.out)")
    #expect(doctor.out.contains(seal) && doctor.out.contains("rsvg-convert"), "\(doctor.out)")
    for words in [["check", "devotional"], ["render", "devotional", "--to", "0.1", "--scale", "1", "-o", "a.mp4"]] {
      let outcome = try shop.run(program: shop.path("bin/mkdemo"), words)
      #expect(outcome.status == 2)
      #expect(outcome.err.contains(leaf) && outcome.err.contains(seal), "\(outcome.err)")
    }
    #expect(!shop.files.contains("a.mp4"))
  }
}

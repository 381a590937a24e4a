import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// What is on screen at every moment of every shipped script, as text: a change of a word, place or colour that nobody
/// meant shows up here. `make goldens` records, and a recording run fails.
@Suite struct GoldenTests {
  static let folder = ScriptsTests.folder
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tests/Goldens")

  @Test(arguments: ScriptsTests.names) func screensAreAsRecorded(_ name: String) throws {
    let take = try ScriptsTests.play(name)
    var lines: [String] = []
    for mark in take.moments {
      lines.append("== \(mark.name), \(take.screen(at: mark.at)) at \(mark.at.seconds) s")
      let probe = take.probe(at: mark.at)
      for (index, element) in probe.elements.enumerated() {
        guard element.kind != .group, element.kind != .control, element.opacity > 0, !element.visibleRect.isEmpty
        else { continue }
        lines.append(line(element, owner: probe.owner(of: index)))
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let file = GoldenTests.folder.appendingPathComponent(name.replacingOccurrences(of: ".timeline", with: ".txt"))
    if ProcessInfo.processInfo.environment["MKDEMO_RECORD"] != nil {
      try FileManager.default.createDirectory(at: GoldenTests.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = actual.difference(from: expected)
    #expect(
      changes.isEmpty,
      "\(name): \(changes.count) lines differ, first \(changes.first.map { "\($0)" } ?? ""); make goldens")
  }

  private func line(_ element: Element, owner: String) -> String {
    func n(_ v: Double) -> String {
      let rounded = (v * 10).rounded() / 10
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    let r = element.rect
    var parts = [element.kind.rawValue, owner, "\(n(r.x)),\(n(r.y)) \(n(r.width))x\(n(r.height))"]
    let d = element.details
    if let text = d.text { parts.append("\"\(flat(text))\"") }
    if let font = d.font {
      parts.append("\(font.role.rawValue) \(n(font.size)) \(font.weight.rawValue) lines \(d.lineCount ?? 1)")
    }
    if let fill = d.fill { parts.append(fill.hex) }
    if let stroke = d.stroke { parts.append("stroke \(n(d.strokeWidth ?? 0)) \(stroke.hex)") }
    if let trim = d.trim, trim != (0, 1) { parts.append("trim \(n(trim.from))-\(n(trim.to))") }
    if let art = d.art { parts.append(art) }
    if element.opacity < 0.999 { parts.append("opacity \(n(element.opacity))") }
    if abs(element.rotation) > 0.05 { parts.append("turned \(n(element.rotation))") }
    if element.blur > 0.05 { parts.append("blur \(n(element.blur))") }
    return parts.joined(separator: " ")
  }
}

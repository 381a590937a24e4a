import Foundation
import Video

/// index.html: one file that opens from disk and plays the films beside it.
struct ComparisonPage {
  let comparison: Comparison
  let gates: [ComparisonGate]
  /// The folder that holds the page's parts.
  let folder: String

  /// Finds the page's parts among the assets.
  init(_ comparison: Comparison, _ gates: [ComparisonGate], _ assets: Assets) {
    self.comparison = comparison
    self.gates = gates
    folder = assets.folder + "/Compare"
  }

  /// The page.
  func text() throws -> String {
    let title = "\(comparison.request.nameA) against \(comparison.request.nameB)"
    let parts = [
      "{{TITLE}}": ComparisonJUnit.escaped(title), "{{STYLE}}": try part("page.css"), "{{SCRIPT}}": try part("page.js"),
      // No tag may end within the data.
      "{{DATA}}": data.pretty.replacingOccurrences(of: "<", with: "\\u003c"),
    ]
    // From the end, so that nothing is looked for within what was put in.
    var page = try part("page.html")
    for mark in ["{{SCRIPT}}", "{{DATA}}", "{{STYLE}}", "{{TITLE}}"] {
      guard let place = page.range(of: mark), let text = parts[mark] else {
        throw CommandError("\(folder)/page.html has no \(mark)", mend: "install mkdemo anew", status: .broke)
      }
      page.replaceSubrange(place, with: text)
    }
    return page
  }

  private func part(_ name: String) throws -> String {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else {
      throw CommandError("\(folder)/\(name) cannot be read", mend: "install mkdemo anew", status: .broke)
    }
    return text
  }

  private var data: JSON {
    let words = ComparisonText(comparison: comparison, gates: gates)
    return [
      "report": ComparisonJSON(comparison: comparison, gates: gates).json(),
      "review": comparison.review.map {
        .object(["rate": .number($0.rate.value), "count": .int($0.count)])
      } ?? .null,
      "words": .object([
        "verdict": .text(words.verdict.joined(separator: " ")),
        "aligned": .text(words.alignment.joined(separator: "; ")),
        "gates": .list(words.gateLines.map { .text($0) }),
      ]),
      "pictures": .list(
        comparison.worst.map { .list([picture($0.pictureA), picture($0.pictureB)]) }),
    ]
  }

  private func picture(_ bytes: [UInt8]) -> JSON {
    .text("data:image/jpeg;base64," + Data(bytes).base64EncodedString())
  }
}

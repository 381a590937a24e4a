import Foundation
import Video

/// index.html: one file that opens from disk and plays the films beside it.
struct ComparisonPage {
  let comparison: Comparison
  let gates: [ComparisonGate]
  private let template: PageTemplate

  /// Finds the page's parts among the assets.
  init(_ comparison: Comparison, _ gates: [ComparisonGate], _ assets: Assets) {
    self.comparison = comparison
    self.gates = gates
    template = PageTemplate("Compare", assets)
  }

  /// The page.
  func text() throws -> String {
    try template.text(title: "\(comparison.request.nameA) against \(comparison.request.nameB)", data: data)
  }

  private var data: JSON {
    let words = ComparisonText(comparison: comparison, gates: gates)
    return [
      "report": ComparisonJSON(comparison: comparison, gates: gates).json(),
      "review": comparison.review.map {
        .object([
          "rate": .number($0.rate.value), "count": .int($0.count), "width": .int($0.width), "height": .int($0.height),
        ])
      } ?? .null,
      "passes": .bool(ComparisonGate.allHold(gates, comparison)),
      "aligns": .bool(comparison.request.time == .auto),
      "words": .object([
        "aligned": .list(words.alignment.map { .text($0) }),
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

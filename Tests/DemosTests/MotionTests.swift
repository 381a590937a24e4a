import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// Nothing appears or vanishes in one frame (MILO-MOT.03, DEV-MOT.03, GPT-MOT.02): between two frames at 60 a second no
/// thing on screen gains or loses more than 34 % of its opacity, unless it comes from outside the canvas or a clip.
@Suite struct MotionTests {
  /// A thing on screen, told apart from frame to frame by what it is and where it belongs.
  private struct Key: Hashable, Comparable {
    var owner: String
    var kind: String
    var text: String

    static func < (a: Key, b: Key) -> Bool { (a.owner, a.kind, a.text) < (b.owner, b.kind, b.text) }
  }

  private struct Look {
    var opacity: Double
    /// The visible share of its bounds.
    var share: Double
  }

  /// Typed text, its caret and its counter appear in one frame on iOS too; figures that count are new in each.
  private static let typed: Set<String> = [
    "caret", "composer.editor", "search.editor", "dialog.editor", "start.editor", "start.counter", "keyboard",
    "step.percent", "step.percent.0",
  ]

  @Test(arguments: ScriptsTests.names) func nothingPops(_ name: String) throws {
    let take = try ScriptsTests.play(name)
    let count = FrameRate.sixty.frame(nearest: take.end)
    var before = look(take.probe(at: .zero))
    var faults: [String] = []
    for frame in 1..<count {
      let now = look(take.probe(at: FrameRate.sixty.instant(ofFrame: frame)))
      for key in Set(before.keys).union(now.keys).sorted() {
        let a = before[key] ?? Look(opacity: 0, share: now[key]?.share ?? 0)
        let b = now[key] ?? Look(opacity: 0, share: before[key]?.share ?? 0)
        let comesIn = before[key] == nil || now[key] == nil
        if comesIn && min(a.share, b.share) < 0.3 { continue }
        if abs(a.opacity - b.opacity) > 0.34 {
          faults.append("frame \(frame): \(key.kind) \(key.owner) \(key.text): \(a.opacity) to \(b.opacity)")
        }
      }
      before = now
    }
    let report = "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(report)")
  }

  private func look(_ probe: Probe) -> [Key: Look] {
    var found: [Key: Look] = [:]
    for (index, element) in probe.elements.enumerated() {
      guard element.kind != .group, element.kind != .control, element.opacity > 0 else { continue }
      let owner = probe.owner(of: index)
      if MotionTests.typed.contains(owner) { continue }
      let area = element.rect.width * element.rect.height
      guard area > 0 else { continue }
      let visible = element.visibleRect
      let alpha = element.details.fill?.alpha ?? 1
      // A line that draws itself begins with nothing to see.
      let drawn = element.details.trim.map { min(1, 4 * ($0.to - $0.from)) } ?? 1
      // So does a bar that grows.
      let grown = min(1, area / 100)
      let look = Look(
        opacity: element.opacity * alpha,
        share: grown * drawn * visible.width * visible.height / area)
      let key = Key(owner: owner, kind: element.kind.rawValue, text: element.details.text ?? element.details.art ?? "")
      if (found[key]?.opacity ?? 0) < look.opacity { found[key] = look }
    }
    return found
  }
}

extension Probe {
  /// The name of the nearest named thing that holds an element, or its own.
  func owner(of index: Int) -> String {
    var next: Int? = index
    while let current = next {
      if let name = elements[current].name { return name }
      next = elements[current].parent
    }
    return ""
  }
}

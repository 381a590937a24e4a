import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// The Milo clip on canvases other than the brief's: nothing runs under the button, and nothing stretches.
@Suite struct MiloFitTests {
  private static let rests = [4.3, 6.2, 8, 9.7, 11.4, 14.6, 17.3, 22]

  private func take(on device: String) throws -> Take {
    let file = ScriptsTests.folder.appendingPathComponent("milo.timeline")
    let text = try String(contentsOf: file, encoding: .utf8)
    let script = try Script.parse("device \(device)\n" + text, file: "milo.timeline")
    return try #require(Catalogue.demo(named: "milo")).play(script)
  }

  @Test(arguments: ["iphone-se", "iphone-13-mini", "iphone-16e", "iphone-17-pro", "iphone-duo"])
  func noWordLiesUnderTheButton(_ device: String) throws {
    let take = try take(on: device)
    for t in MiloFitTests.rests {
      let probe = take.probe(at: .seconds(t))
      let top = try #require(probe.elements.first { $0.name == "button.primary" }).rect.minY
      let metric = Milo.Theme().metric
      let device = take.device
      #expect(abs(top - (device.height - device.safeBottom - metric.buttonLift - metric.buttonHeight)) < 0.01, "\(t) s")
      for (index, element) in probe.elements.enumerated() where element.kind == .text && element.opacity > 0 {
        guard !probe.owner(of: index).hasPrefix("button."), element.rect.minX >= 0 else { continue }
        #expect(element.rect.maxY <= top, "\(element.details.text ?? "") at \(t) s on \(device)")
      }
    }
  }

  @Test func aWideCanvasHasAColumnInItsMiddle() throws {
    let take = try take(on: "iphone-duo")
    let middle = take.device.width / 2
    for (t, name) in [
      (4.3, "button.primary"), (6.2, "vibe.card.1"), (14.6, "button.primary"), (16.5, "start.arch"),
      (16.5, "start.field"),
    ] {
      let frame = try #require(take.probe(at: .seconds(t)).elements.first { $0.name == name }, "\(name)").rect
      #expect(frame.minX >= middle - 202 && frame.maxX <= middle + 202, "\(name) at \(t) s: \(frame)")
    }
  }
}

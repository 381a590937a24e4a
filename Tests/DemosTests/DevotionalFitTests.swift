import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// The Devotional clip on canvases that are smaller than the brief's: nothing runs under a button or into its neighbour.
@Suite struct DevotionalFitTests {
  private static let devices = [
    "iphone-se", "iphone-13-mini", "iphone-16e", "iphone-17-pro", "iphone-17-pro-max", "iphone-duo",
  ]
  private static let rests = [2.8, 6.8, 10.6, 14.9, 18.5, 20.3, 26.9, 37.6, 41.5, 47]

  private func take(on device: String) throws -> Take {
    let file = ScriptsTests.folder.appendingPathComponent("devotional.timeline")
    let text = try String(contentsOf: file, encoding: .utf8)
    let script = try Script.parse("device \(device)\n" + text, file: "devotional.timeline")
    return try #require(Catalogue.demo(named: "devotional")).play(script)
  }

  private func rect(_ name: String, in probe: Probe) -> Rect? {
    probe.elements.first { $0.name == name && $0.opacity > 0 }?.rect
  }

  @Test(arguments: devices) func noWordLiesUnderAButton(_ device: String) throws {
    let take = try take(on: device)
    let buttons = ["button.primary", "splash.start", "welcome.button", "day.button", "lock"]
    for t in DevotionalFitTests.rests {
      let probe = take.probe(at: .seconds(t))
      let top = buttons.compactMap { rect($0, in: probe)?.minY }.min() ?? take.device.height - take.device.safeBottom
      for (index, element) in probe.elements.enumerated() {
        guard element.kind == .text, element.opacity > 0, !probe.owner(of: index).hasSuffix(".label") else { continue }
        let text = element.details.text ?? ""
        guard !text.isEmpty, !probe.owner(of: index).hasPrefix("splash.log") else { continue }
        #expect(element.rect.maxY <= top, "\(text) at \(t) s on \(device)")
      }
    }
  }

  @Test(arguments: devices) func textsDoNotRunIntoOneAnother(_ device: String) throws {
    let take = try take(on: device)
    for t in DevotionalFitTests.rests {
      let probe = take.probe(at: .seconds(t))
      let texts = probe.elements.enumerated().filter { _, element in
        element.kind == .text && element.opacity > 0.5 && abs(element.rotation) < 0.1
          && !(element.details.text ?? "").isEmpty
      }
      // The runs of one heading share its frame.
      for (place, (index, a)) in texts.enumerated() {
        for (other, b) in texts[(place + 1)...] where probe.owner(of: index) != probe.owner(of: other) {
          let shared = a.rect.intersection(b.rect)
          let isClear = shared.height < 6 || shared.width < 1
          #expect(isClear, "\(a.details.text ?? "") and \(b.details.text ?? "") at \(t) s")
        }
      }
    }
  }

  @Test(arguments: devices) func deckAndEnvelopeKeepTheirRoom(_ device: String) throws {
    let take = try take(on: device)
    let deck = take.probe(at: .seconds(20.3))
    let card = try #require(rect("card.1", in: deck))
    #expect(card.minY >= (try #require(rect("heading", in: deck))).maxY)
    #expect(card.maxY <= (try #require(rect("swipe.foot", in: deck))).minY)
    for t in [27.5, 27.9, 28.2, 28.5, 28.9, 29.7] {
      let probe = take.probe(at: .seconds(t))
      let flap = try #require(rect("envelope.flap", in: probe))
      let front = try #require(rect("envelope.front", in: probe))
      // The pictures' box reaches from the tip of the open flap to 14 points of it below the body.
      let scale = front.width / 330
      if t < 28.5 { #expect(flap.minY + 18 * scale >= (try #require(rect("subtitle", in: probe))).maxY - 1, "\(t)") }
      #expect(front.minY + (154 + 222) * scale <= (try #require(rect("lock", in: probe))).minY, "\(t)")
    }
  }

  /// 52 points, as the brief has them, on every canvas: on a small one the notebook gives way.
  @Test(arguments: devices) func theSplashKeepsTheSizeOfItsWords(_ device: String) throws {
    let probe = try take(on: device).probe(at: .seconds(2.8))
    let heights = probe.elements.enumerated()
      .filter { index, element in element.kind == .text && probe.owner(of: index).hasPrefix("splash.above") }
      .map { $1.rect.height }
    let reference = try take(on: "iphone-17-pro").probe(at: .seconds(2.8))
    let words = try #require(rect("splash.above", in: reference))
    #expect(heights.count == 1 && abs((heights.first ?? 0) - words.height) < 0.5, "\(heights)")
  }

  /// The little fingers end 366 of 560 below the picture's top.
  @Test(arguments: devices) func theHandsStandAboveTheButton(_ device: String) throws {
    let take = try take(on: device)
    let probe = take.probe(at: .seconds(10.6))
    let art = try #require(rect("journey.art", in: probe))
    let button = try #require(rect("button.primary", in: probe))
    let flame = try #require(rect("journey.flame", in: probe))
    #expect(abs(flame.minX - art.minX) < 0.1 && abs(flame.minY - art.minY) < 0.1, "\(flame)")
    #expect(abs(flame.height - art.height) < 0.1, "\(flame)")
    #expect(art.minY + art.height * 366 / 560 <= button.minY + 0.5)
    #expect(abs(art.minX) < 0.1 && abs(art.maxX - take.device.width) < 0.1, "\(art)")
  }

  @Test func aWideCanvasHasAColumnInItsMiddle() throws {
    let take = try take(on: "iphone-duo")
    let middle = take.device.width / 2
    for (t, names) in [
      (6.8, ["heading", "review.1", "review.2", "button.primary"]), (14.9, ["topic.1", "topic.2", "button.primary"]),
      (18.5, ["step.card", "step.bar.main.track", "button.primary"]), (26.9, ["commitment.box"]),
      (41.5, ["welcome.button"]), (47, ["session.1", "day.button"]),
    ] {
      let probe = take.probe(at: .seconds(t))
      for name in names {
        let frame = try #require(rect(name, in: probe), "\(name) at \(t) s")
        #expect(frame.minX >= middle - 257 && frame.maxX <= middle + 257, "\(name) at \(t) s: \(frame)")
      }
    }
  }

  @Test func theLetterNeverJumpsBehindTheEnvelope() throws {
    let take = try take(on: "iphone-17-pro")
    var last = 0.0
    for frame in 1622...1710 {
      let elements = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements
      let letter = try #require(elements.firstIndex { $0.name == "letter" })
      let front = try #require(elements.lastIndex { $0.name == "envelope.front" && $0.opacity > 0 })
      #expect(front > letter, "frame \(frame)")
      // What lies before the letter's foot comes up step by step.
      #expect(elements[front].opacity - last < 0.25, "frame \(frame)")
      last = elements[front].opacity
    }
  }

  /// The place of the envelope's front in pixels, frame by frame.
  private func envelope(_ take: Take, _ frames: ClosedRange<Int>) throws -> [Double] {
    try frames.map { frame in
      let elements = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements
      let front = try #require(elements.last { $0.name == "envelope.front" })
      #expect(front.rotation == 0)
      return front.rect.minY * take.device.scale
    }
  }

  @Test func theEnvelopeGlidesBetweenPixelsAndRestsOnThem() throws {
    let take = try take(on: "iphone-17-pro")
    let approach = try envelope(take, 1638...1704)
    // By whole pixels a slow step would be 0 and the next one 1.
    for index in 2..<approach.count {
      let change = approach[index] - 2 * approach[index - 1] + approach[index - 2]
      #expect(abs(change) < 0.6, "frame \(1638 + index)")
    }
    for rest in [1704, 1756, 1815] {
      let place = try envelope(take, rest...rest)[0]
      #expect(abs(place - place.rounded()) < 0.02, "frame \(rest)")
    }
    // The knock gives by more than a point, and returns.
    let knock = try envelope(take, 1758...1806)
    #expect((knock.max() ?? 0) - (knock.min() ?? 0) >= 3)
  }

  @Test func theSealIsOpaqueBeforeItTouches() throws {
    let take = try take(on: "iphone-17-pro")
    let seals = (1758...1776).compactMap { frame in
      take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements.first { $0.name == "seal" }
    }
    let first = try #require(seals.firstIndex { $0.scale <= 1.05 })
    for seal in seals[first...] { #expect(seal.opacity == 1) }
    #expect(seals.filter { $0.opacity < 1 }.count <= 4)
  }

  @Test func theSplashNotebookRunsOverTheRightEdge() throws {
    for device in Device.all {
      let take = try take(on: device.name)
      let notebook = try #require(
        take.probe(at: .seconds(2.8)).elements.first { $0.name == "notebook" })
      #expect(notebook.rect.maxX > device.width + 20, "\(device.name)")
    }
  }

  @Test func theClosingFlapHidesWhatLiesBehindIt() throws {
    let take = try take(on: "iphone-17-pro")
    for frame in 1710...1740 {
      let flaps = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements.filter {
        $0.name == "envelope.flap" && $0.kind == .group
      }
      let seenThrough = flaps.reduce(1) { $0 * (1 - $1.opacity) }
      #expect(seenThrough < 0.01, "frame \(frame): \(flaps.map(\.opacity))")
    }
  }
}

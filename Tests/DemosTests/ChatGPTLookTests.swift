import Foundation
import Testing

@testable import Compositor
@testable import Demos
@testable import Scenes

/// What a designer would send back: faults of the ChatGPT clone that were found by looking, and stay mended.
@Suite struct ChatGPTLookTests {
  private func play(_ cues: String, seconds: Int = 30) throws -> Take {
    let script = try Script.parse("demo chatgpt\nduration \(seconds)s\n\(cues)\n", file: "test.timeline")
    return try #require(Catalogue.demo(named: "chatgpt")).play(script, remix: Remix())
  }

  private func element(_ take: Take, _ t: Double, _ name: String) throws -> Element {
    try #require(take.probe(at: .seconds(t)).elements.first { $0.name == name }, "\(name) at \(t)")
  }

  /// Runs of text with their baselines on the canvas, moves counted but no turns.
  private func runs(_ layers: [Layer], _ origin: Point = .zero) -> [(text: String, y: Double)] {
    layers.flatMap { layer -> [(text: String, y: Double)] in
      switch layer {
      case .group(let group, let children):
        runs(children, Point(origin.x + group.placement.offset.x, origin.y + group.placement.offset.y))
      case .glyphs(let run, let place, _): [(run.text, origin.y + place.y)]
      case .crossfade(let from, let to, _): runs(from, origin) + runs(to, origin)
      default: []
      }
    }
  }

  /// Pixels at one pixel a point.
  private func pixels(_ take: Take, _ t: Double) throws -> (Int, Int) -> [UInt8] {
    let painter = Painter(width: 402, height: 874, scale: 1, art: ArtLibrary(folders: [ChatGPTTests.assets]))
    try painter.paint(take.layers(at: .seconds(t)))
    let bytes = painter.bitmap.withBytes { Array($0) }
    let stride = bytes.count / 874
    return { x, y in Array(bytes[y * stride + 4 * x..<y * stride + 4 * x + 3]) }
  }

  @Test func pricesDoNotStandAlone() throws {
    let words = runs(try play("").layers(at: .seconds(2.4)))
    for price in ["$7.", "$9.", "$4."] {
      let line = try #require(words.first { $0.text == price }).y
      #expect(words.filter { $0.y == line }.count >= 2, "\(price)")
    }
  }

  @Test func whatRestsIsNotPaleAtItsFoot() throws {
    let take = try play("5.9 tap #bar.new")
    for (t, name) in [(2.46, "chip.0"), (2.46, "chip.1"), (7, "new.chip.2")] {
      let frame = try element(take, t, name).rect
      let pixel = try pixels(take, t)
      let x = Int(frame.midX)
      #expect(pixel(x, Int(frame.minY.rounded())) == pixel(x, Int(frame.maxY.rounded()) - 1), "\(name)")
    }
  }

  @Test func glassCastsAShadow() throws {
    let pixel = try pixels(try play(""), 0)
    let below = pixel(201, 62 + 44 + 2)
    #expect(below.allSatisfy { (225...250).contains($0) }, "\(below)")
    #expect(pixel(201, 62 + 8).allSatisfy { $0 >= 245 })
  }

  @Test func theFieldGrowsWithoutHops() throws {
    let text =
      "I have two free weekends in October, a small car, a tent that leaks, and a dog that gets carsick after an hour; where should we go"
    let take = try play("5.9 tap #bar.new\n6.5 tap #composer.field\n7 type \"\(text)\" over 5s", seconds: 14)
    var last: Double?
    for frame in 421..<740 {
      let now = runs(take.layers(at: FrameRate.sixty.instant(ofFrame: frame)))
      guard let y = now.first(where: { $0.text.hasPrefix("I have two") })?.y else { continue }
      if let last { #expect(abs(y - last) < 7, "frame \(frame): \(y - last)") }
      last = y
    }
    let field = try element(take, 13.5, "composer.pill").rect
    let lines = runs(take.layers(at: .seconds(13.5))).filter { field.minY + 12 < $0.y && $0.y < field.maxY - 12 }
    #expect(lines.count == 5, "\(lines)")
  }

  /// Rows of colour that overlap too little let the ground through where they are thinner than a pixel.
  @Test(arguments: [60, 134, 348, 515]) func picturesAreOpaqueAtEverySize(_ side: Int) throws {
    let library = ArtLibrary(folders: [ChatGPTTests.assets])
    for name in ["ChatGPT/tokyo-map", "ChatGPT/cat-astronaut"] + ChatGPT.Photo.all.map(\.art) {
      let raster = try library.raster(of: Art(name), width: side, height: side).bitmap
      let least = raster.withBytes { bytes in
        (0..<side * side).map { bytes[$0 / side * raster.stride + 4 * ($0 % side) + 3] }.min()
      }
      #expect(least == 255, "\(name) at \(side)")
    }
  }

  @Test func eachGPTIsSaidInOneLine() throws {
    let probe = try play("6 tap #bar.sidebar\n7 tap \"GPTs\"").probe(at: .seconds(8.5))
    for gpt in ChatGPT.GPT.all {
      let element = try #require(probe.elements.first { $0.details.text == gpt.line }, "\(gpt.name)")
      #expect(element.details.lineCount == 1, "\(gpt.line)")
    }
  }

  @Test func whatWasSearchedForFades() throws {
    let take = try play(
      """
      6 tap #bar.sidebar
      7 tap #search
      8 type "poem" over 0.4s
      9 tap #search.done
      """)
    let shown = (0..<12).map { frame -> Double in
      take.probe(at: .seconds(9.1 + Double(frame) / 60)).elements.filter { $0.details.text == "poem" }
        .map(\.opacity).max() ?? 0
    }
    #expect(shown[0] > 0.8 && shown[11] == 0, "\(shown)")
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 - $1 < 0.34 }, "\(shown)")
  }

  @Test func aSearchLeavesTheChatWhereItIs() throws {
    let take = try play("keyboard software\n6.4 tap #bar.sidebar\n8 tap #search\n9 type \"po\" over 0.2s", seconds: 11)
    for name in ["composer.pill", "transcript.content"] {
      #expect(try element(take, 7.9, name).rect == element(take, 10, name).rect, "\(name)")
    }
  }

  @Test func aPhotoIsGoneBeforeTheTextReachesIt() throws {
    let take = try play(
      "5.9 tap #bar.new\n6.4 tap #composer.plus\n7 tap \"Photos\"\n8 tap #photo.5\n9 tap #composer.button",
      seconds: 11)
    for frame in 545..<580 {
      let t = FrameRate.sixty.instant(ofFrame: frame)
      let elements = take.probe(at: t).elements
      guard let photo = elements.first(where: { $0.name == "composer.photo" }), photo.opacity > 0 else { continue }
      let field = try #require(elements.first { $0.name == "composer.field" })
      #expect(photo.visibleRect.maxY <= field.rect.minY, "frame \(frame)")
    }
  }

  @Test func aToastLiesOnNothingThatIsRead() throws {
    let take = try play("6.4 tap #turn.1.copy", seconds: 9)
    let toast = try element(take, 6.9, "toast").rect
    let pill = try element(take, 6.9, "bar.model").rect
    #expect(toast.minX <= pill.minX && toast.maxX >= pill.maxX && toast.minY <= pill.minY && toast.maxY >= pill.maxY)
    for name in ["turn.1.bubble", "picture.sharp", "chip.0", "chip.1", "composer.field", "bar.sidebar", "bar.actions"] {
      let other = try element(take, 6.9, name).rect
      #expect(!toast.intersects(other), "\(name) \(other)")
    }
  }

  @Test func aSentPhotoWaitsForTheGreetingToGo() throws {
    let take = try play(
      "5.9 tap #bar.new\n6.4 tap #composer.plus\n7 tap \"Photos\"\n8 tap #photo.5\n9 tap #composer.button",
      seconds: 11)
    for frame in 540..<580 {
      let elements = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements
      let photo = elements.first { $0.name == "bubble.photo" }?.opacity ?? 0
      let logo = elements.first { $0.name == "new.logo" }?.opacity ?? 0
      #expect(min(photo, logo) == 0, "frame \(frame)")
    }
  }

  @Test func thePlanFollowsTheBrand() throws {
    _ = try play(
      "set brand.name \"Luma\"\n5.9 tap #bar.sidebar\n6.7 tap #sidebar.user\n7.6 expect \"Luma Plus\"", seconds: 9)
  }

  @Test func aTranscriptAtItsEndGoesWithTheKeyboard() throws {
    let take = try play(
      "keyboard software\n5.9 tap #bar.new\n6.5 tap #new.chip.1\n11 tap #thought\n12 tap #thought\n"
        + "13 tap #composer.field", seconds: 16)
    let chip = try element(take, 15, "chip.0").rect
    let pill = try element(take, 15, "composer.pill").rect
    #expect(chip.maxY <= pill.minY, "\(chip) \(pill)")
  }

  @Test func theSidebarHasOneEdge() throws {
    let take = try play("6 tap #bar.sidebar\n8 hold \"Desk stretches\" for 0.7s", seconds: 10)
    for name in ["search", "chat.0", "chat.4", "sidebar.new", "sidebar.user"] {
      #expect(try element(take, 7.5, name).rect.minX == 16, "\(name)")
    }
    #expect(abs(try element(take, 9.5, "menu.lifted").rect.minX - 16) < 0.5)
  }

  @Test func aMapStaysWhereItIsWhenItIsSharp() throws {
    let take = try play("6.4 tap #turn.1.copy", seconds: 9)
    let during = try element(take, 5.4, "picture.sharp").rect
    let after = try element(take, 7.5, "picture.sharp").rect
    #expect(during == after)
  }

  @Test func aPictureOfLongAgoIsSharp() throws {
    let take = try play(
      "6 tap #bar.sidebar\n7 scroll #sidebar.list down by 300pt over 0.3s\n8.6 tap \"Cat astronaut sticker\"",
      seconds: 11)
    let elements = take.probe(at: .seconds(10)).elements
    #expect(elements.contains { $0.name == "picture.sharp" })
    #expect(!elements.contains { $0.name == "picture.blurred" })
  }

  @Test func theOrbComesOnceTheChatIsCovered() throws {
    let take = try play("5.9 tap #bar.new\n6.5 tap #composer.button\n9 tap #voice.close", seconds: 11)
    for frame in Array(390..<440) + Array(540..<590) {
      let elements = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements
      let orb = elements.contains { $0.name == "voice.orb" && $0.opacity > 0 }
      let chat = elements.contains { ($0.name == "new.logo" || $0.name == "bar.model") && $0.opacity > 0 }
      #expect(!(orb && chat), "frame \(frame)")
    }
  }

  @Test func aMenusLinesComeWhenItsGlassIsThere() throws {
    let take = try play("5.9 tap #bar.model\n7 tap #menu.outside", seconds: 9)
    for frame in Array(360..<390) + Array(425..<450) {
      let elements = take.probe(at: FrameRate.sixty.instant(ofFrame: frame)).elements
      guard let line = elements.first(where: { $0.details.text == "Answers right away" }), line.opacity > 0 else {
        continue
      }
      let glass = try #require(elements.last { $0.kind == .glass })
      #expect(glass.opacity > 0.9 && glass.rect.width >= 140, "frame \(frame)")
    }
  }

  @Test(arguments: ["ChatGPT", "Thought for 2 seconds"])
  func aChangeOfAppearanceStaysLegible(_ text: String) throws {
    func luminance(_ c: Color) -> Double {
      func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
    }
    let take = try play("2.37 appearance dark", seconds: 4)
    var faint = 0
    var last: Color?
    for frame in 140..<168 {
      let t = FrameRate.sixty.instant(ofFrame: frame)
      let element = try #require(take.probe(at: t).elements.first { $0.details.text == text }, "\(frame)")
      let ink = try #require(element.details.fill)
      let (a, b) = (luminance(ink), luminance(take.ground(at: t)))
      if (max(a, b) + 0.05) / (min(a, b) + 0.05) < 2.5 { faint += 1 }
      if let last { #expect(abs(ink.red - last.red) <= 0.34, "frame \(frame)") }
      last = ink
    }
    // It has to pass its ground once.
    #expect(faint <= 4, "\(faint) frames")
  }
}

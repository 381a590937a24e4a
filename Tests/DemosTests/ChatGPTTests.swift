import Foundation
import Testing

@testable import Compositor
@testable import Demos
@testable import Scenes

/// What the ChatGPT clone's table of claims asks of HOOK MODE and of streams, read off the laid-out screens.
@Suite struct ChatGPTTests {
  private func take(_ name: String) throws -> Take { try ScriptsTests.play("chatgpt-\(name).timeline") }

  private func play(_ cues: String, seconds: Int = 30, remix: Remix = Remix()) throws -> Take {
    let script = try Script.parse("demo chatgpt\nduration \(seconds)s\n\(cues)\n", file: "test.timeline")
    return try #require(Catalogue.demo(named: "chatgpt")).play(script, remix: remix)
  }

  private func texts(_ take: Take, _ t: Double) -> [Element] {
    take.probe(at: .seconds(t)).elements.filter { $0.kind == .text && $0.opacity > 0 }
  }

  private func words(_ take: Take, _ t: Double, _ text: String) -> Int? {
    texts(take, t).first { $0.details.text == text }?.details.shownWords
  }

  private func seen(_ take: Take, _ t: Double, _ name: String) -> Element? {
    take.probe(at: .seconds(t)).elements.first { $0.name == name && $0.opacity > 0 }
  }

  // MARK: HOOK MODE

  @Test func theFirstFrameIsHalfWayThroughTheThirdBullet() throws {
    let take = try take("hook")
    #expect(FrameRate.sixty.frame(nearest: take.end) == 240)
    #expect(words(take, 0, "Drop your bags and cross Shibuya with the evening crowd.") == 10)
    #expect(words(take, 0, "Meiji Shrine and its forest path, free all day.") == 9)
    #expect(words(take, 0, "Dinner at a standing sushi bar in Harajuku, ten pieces for about $15.") == 6)
    let now = texts(take, 0).compactMap(\.details.text)
    for text in ["plan a 3-day trip to Tokyo under $1,000", "Thought for 2 seconds"] { #expect(now.contains(text)) }
    #expect(!now.contains("Day 2: Asakusa and Ueno"))
  }

  @Test func eachPartBeginsAtItsTime() throws {
    let take = try take("hook")
    let begins: [(String, Double)] = [
      ("Day 2: Asakusa and Ueno", 0.6), ("Day 3: Shinjuku", 1.3), ("Item", 2.0), ("Hotel", 2.03), ("Food", 2.06),
      ("Transit", 2.09), ("That's $660, so $340 is left for fun.", 2.12),
    ]
    for (text, time) in begins {
      #expect(words(take, time - 0.017, text) == nil, "\(text) is there too early")
      #expect((words(take, time + 0.017, text) ?? 0) >= 1, "\(text) is late")
    }
    #expect(words(take, 2.3, "That's $660, so $340 is left for fun.") == 8)
    #expect(texts(take, 2.45).first { $0.details.text == "Draw it as a map" }?.opacity == 1)
  }

  @Test func theChipIsTappedByAFingerAndItsPictureSharpens() throws {
    let take = try take("hook")
    let downs = take.happenings.filter { $0.kind == .touchDown }
    #expect(downs.map(\.at) == [.seconds(2.45)])
    #expect(downs.first?.target == "chip.0")
    let side = try #require(seen(take, 3, "picture.blurred")).rect.height
    let edge = try #require(take.probe(at: .seconds(4)).elements.last { $0.name == "picture.sharp" })
    #expect(side == 370 && edge.rect.height == 370)
    #expect(seen(take, 2.59, "picture.sharp") == nil)
    #expect(seen(take, 2.62, "picture.sharp") != nil)
  }

  @Test func aStreamNeverScrollsByMoreThanAThirdOfALine() throws {
    let take = try take("hook")
    let line = 17 * 1.193359 + 4.2
    var last = try #require(seen(take, 0, "transcript.content")).rect.y
    for frame in 1..<150 {
      let t = Double(frame) / 60
      let y = try #require(seen(take, t, "transcript.content")).rect.y
      #expect(last - y >= 0 && last - y <= line / 3 + 0.01, "frame \(frame): \(last - y)")
      last = y
      // What has been said stands above the composer.
      for text in texts(take, t) where (text.details.shownWords ?? 0) > 0 {
        #expect(text.rect.minY < 787, "frame \(frame): \(text.details.text ?? "")")
      }
    }
  }

  /// Between 10 % and 90 % of the height but for the round button (GPT-HOOK.22).
  @Test func motionStaysInTheMiddle() throws {
    let take = try take("hook")
    let painter = Painter(width: 402, height: 874, scale: 1, art: ArtLibrary(folders: [ChatGPTTests.assets]))
    var before: [UInt8]?
    for frame in stride(from: 0, to: 239, by: 4) {
      try painter.paint(take.layers(at: FrameRate.sixty.instant(ofFrame: frame)))
      var bytes = painter.bitmap.withBytes { Array($0) }
      let stride = bytes.count / 874
      for y in 780..<850 { for x in 330..<402 { for c in 0..<4 { bytes[y * stride + 4 * x + c] = 0 } } }
      if let before {
        for y in Array(0..<87) + Array(788..<874) {
          let same = before[y * stride..<(y + 1) * stride] == bytes[y * stride..<(y + 1) * stride]
          #expect(same, "frame \(frame), row \(y)")
        }
      }
      before = bytes
    }
  }

  static let assets = ScriptsTests.folder.deletingLastPathComponent().path

  @Test func theHookIsTheSameAgain() throws {
    let take = try play("9.9 tap #hook\n", seconds: 16)
    for age in [0.5, 1.1, 1.9, 2.2, 2.9, 3.6] {
      let first = take.layers(at: .seconds(age)), second = take.layers(at: .seconds(10 + age))
      #expect(first == second, "at \(age) s")
    }
  }

  @Test func aFingerEndsTheHooksCuesAndTheStreamGoesOn() throws {
    let take = try play("1.0 tap #bar.model\n1.6 tap #menu.outside\n", seconds: 5)
    #expect(take.happenings.filter { $0.kind == .touchDown }.count == 2)
    #expect(words(take, 4, "That's $660, so $340 is left for fun.") == 8)
    #expect(seen(take, 4, "picture.blurred") == nil)
  }

  // MARK: Streams

  @Test func answersStreamAt45WordsASecond() throws {
    let take = try play("5.9 tap #bar.new\n6.5 tap #new.chip.1\n", seconds: 14)
    // Sent at 6.6; two seconds of thinking.
    for t in [8.7, 9.0, 9.4] {
      let shown = texts(take, t).compactMap(\.details.shownWords).reduce(0, +)
      #expect(abs(Double(shown) - 45 * (t - 8.6)) <= 1.01, "\(shown) words at \(t)")
    }
  }

  @Test func thinkingTakesFourSecondsWithItsModel() throws {
    let take = try play("5.9 tap #bar.model\n6.6 tap \"Thinking\"\n7.4 tap #bar.new\n8 tap #new.chip.2\n", seconds: 16)
    #expect(texts(take, 12).contains { $0.details.text == "Thinking" })
    #expect(texts(take, 12.6).contains { $0.details.text == "Thought for 4 seconds" && $0.opacity == 1 })
  }

  @Test func aResetIsTheLaunch() throws {
    let take = try play(
      "5.9 tap #bar.new\n6.5 hold #new.logo for 0.6s\n8 tap #bar.sidebar\n9.2 tap \"Desk stretches\"\n", seconds: 12)
    let other = try play("5.9 tap #bar.new\n8 tap #bar.sidebar\n9.2 tap \"Desk stretches\"\n", seconds: 12)
    #expect(take.layers(at: .seconds(11.9)) == other.layers(at: .seconds(11.9)))
  }

  @Test func aRemixNeedsNoView() throws {
    let json = """
      {"brand": {"name": "Saucepan"}, "theme": {"color": {"accent": {"light": "#E3592B", "dark": "#E3592B"}}},
       "fixtures": {"user": {"name": "Lee Park", "initials": "LP"}}}
      """
    let take = try ScriptsTests.play("chatgpt-film.timeline", Remix(json: Data(json.utf8)))
    let shown = texts(take, 7.6).compactMap(\.details.text)
    #expect(shown.contains("Saucepan") || shown.contains("Lee Park"))
    #expect(!shown.contains("Sam Rivera"))
  }
}

import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// What Devotional's table of claims asks of its clips, read off the laid-out screens.
@Suite struct DevotionalTests {
  private func take(_ name: String) throws -> Take { try ScriptsTests.play("\(name).timeline") }

  private func play(_ cues: String, seconds: Int = 60) throws -> Take {
    let text = "demo devotional\nduration \(seconds)s\n\(cues)\n"
    let script = try Script.parse(text, file: "test.timeline")
    return try #require(Catalogue.demo(named: "devotional")).play(script)
  }

  private func seen(_ take: Take, _ t: Double, _ name: String) -> Element? {
    take.probe(at: .seconds(t)).elements.first { $0.name == name && $0.opacity > 0 }
  }

  /// Taps to the topics, the deck and the lock, quickly.
  private static let toTopics = "2.6 tap \"Get started\"\n3.2 tap \"Continue\"\n3.8 tap \"Continue\"\n"
  private static let toDeck = toTopics + "5.4 tap \"Parenting\"\n5.9 tap \"Continue\"\n6.5 tap \"Continue\"\n"
  private static let toLock =
    toDeck + "8.0 swipe right on #statement\n8.8 swipe left on #statement\n9.6 swipe left on #statement\n"

  @Test func theFilmLasts49SecondsAndShowsElevenScreens() throws {
    let take = try take("devotional")
    #expect(FrameRate.sixty.frame(nearest: take.end) == 2940)
    #expect(take.chapters.map(\.name) == Devotional.Screen.allCases.map(\.rawValue))
    let times = take.chapters.map(\.at.seconds)
    for (time, told) in zip(times, [0, 4.3, 7.3, 10.8, 15, 19, 23.6, 30.5, 33.5, 38.6, 42]) {
      #expect(abs(time - told) <= 0.1501, "\(time) for \(told)")
    }
  }

  @Test func continueStaysWhereItIs() throws {
    let take = try take("devotional")
    let places = try [6.8, 10.6, 13, 18.5, 37.6].map { try #require(seen(take, $0, "button.primary")).rect }
    for place in places { #expect(place == places[0]) }
    #expect(places[0].x == 24 && places[0].width == 354 && places[0].height == 56)
    #expect(places[0].maxY <= 840 && places[0].maxY >= 840 - 24)
  }

  @Test func theNotebookTurnsInEveryFrameOfItsFlight() throws {
    let take = try take("devotional")
    #expect(try #require(seen(take, 0.5, "notebook")).rect.x >= 402)
    var last = 100.0
    for frame in 31..<80 {
      let notebook = try #require(seen(take, Double(frame) / 60, "notebook"))
      #expect(notebook.rotation != last, "frame \(frame)")
      last = notebook.rotation
    }
    let rest = try #require(seen(take, 1.5, "notebook"))
    #expect((-8 ... -6).contains(rest.rotation))
    #expect(rest.rect.maxX > 402 && rest.rect.minY < 437 && rest.rect.maxY > 437)
  }

  @Test func theHeaderStandsStill() throws {
    let take = try take("devotional")
    let rest = try #require(seen(take, 14.9, "header.title"))
    for frame in 0..<30 {
      let header = try #require(seen(take, 15 + Double(frame) / 60, "header.title"))
      #expect(header.rect == rest.rect && header.opacity == 1)
    }
  }

  @Test func figuresAreTheBarsOwn() throws {
    let take = try take("devotional")
    for frame in 0..<180 {
      let probe = take.probe(at: .seconds(15.2 + Double(frame) / 60))
      let bars = probe.elements.filter { $0.name == "step.bar" || $0.name == "step.bar.main" }
      let figures = probe.elements.filter { $0.kind == .text && ($0.details.text ?? "").hasSuffix("%") }
      #expect(bars.count == 4 && figures.count == 4)
      for (bar, figure) in zip(bars, figures) {
        #expect(figure.details.text == "\(Int((bar.rect.width / 354 * 100).rounded()))%")
      }
    }
  }

  @Test func theTopCardFollowsTheFinger() throws {
    let take = try take("devotional")
    let touch = try #require(take.touches.first { $0.down == .seconds(20.8) })
    let rest = try #require(seen(take, 20.79, "card.1")).rect.center
    var turned = -10.0
    for frame in 1249..<1263 {
      let t = FrameRate.sixty.instant(ofFrame: frame)
      let card = try #require(seen(take, t.seconds, "card.1"))
      let moved = card.rect.center - rest - touch.translation(t)
      #expect(abs(moved.x) < 0.05 && abs(moved.y) < 0.05)
      #expect(card.rotation > turned)
      turned = card.rotation
    }
    // It leaves the canvas within 0.35 s of being let go, and never stands still on the way.
    let gone = take.probe(at: .seconds(21.4)).elements.first { $0.name == "card.1" }
    #expect(gone.map { $0.rect.x >= 402 } ?? true)
  }

  @Test func aHoldLetGoEarlyRunsBack() throws {
    let take = try take("devotional-hold")
    let before = take.layers(at: .seconds(14.9))
    for t in [15.6, 17.3, 20.4] { #expect(take.layers(at: .seconds(t)) == before, "at \(t)") }
    // No jump where the finger lifts or comes down again: what the letter moves in a frame stays small.
    for (from, to) in [(15.0, 15.6), (16.0, 17.3), (18.0, 20.4)] {
      var last = try #require(seen(take, from, "letter")).rect.center
      for frame in 1...Int((to - from) * 60) {
        let now = try #require(seen(take, from + Double(frame) / 60, "letter")).rect.center
        #expect(now.distance(to: last) < 50, "at \(from + Double(frame) / 60)")
        last = now
      }
    }
    #expect(take.screen(at: .seconds(20.9)) == "commitment")
    #expect(take.screen(at: .seconds(25)) == "signature")
  }

  @Test func theRingIsFullAfterOneAndAHalfSeconds() throws {
    let take = try take("devotional")
    for (t, share) in [(27.375, 0.25), (27.75, 0.5), (28.5, 1)] {
      let ring = take.probe(at: .seconds(t)).elements.first {
        $0.details.trim != nil && $0.details.stroke?.hex == "#E3592B"
      }
      #expect(abs((ring?.details.trim?.to ?? 0) - share) < 0.02)
    }
  }

  @Test func theReplayEqualsTheFirstPass() throws {
    let first = try take("devotional")
    let again = try take("devotional-restart")
    // The X is let go at 29.1; from when the crossfade is over all is as at launch.
    for age in [0.5, 0.9, 1.5, 2.1, 2.6] {
      #expect(again.layers(at: .seconds(29.1 + age)) == first.layers(at: .seconds(age)), "\(age) s")
    }
  }

  @Test(arguments: [
    (toTopics + "5.6 tap \"Continue\"", "disabled"),
    (toTopics + "5.4 tap \"Parenting\"\n5.9 tap #topics.fresh\n6.3 tap \"Continue\"", "disabled"),
    (
      toDeck + "8.0 drag \"Setting clear boundaries helps me protect my energy and peace of mind.\" right by 150",
      "dragged"
    ),
    (toLock + "11.0 hold #lock for 1.5s\n13.0 tap #nav.back", "disabled"),
    (toLock + "11.0 hold #lock for 1.5s\n12.7 hold #lock for 0.5s", "disabled"),
    (toLock + "11.0 hold #lock for 1.5s\n18.5 tap \"Continue\"", "Continue"),
  ]) func whatCannotBeDoneIsRefused(_ cues: String, _ word: String) {
    do {
      _ = try play(cues)
      Issue.record("this was let through: \(cues)")
    } catch {
      #expect("\(error)".contains(word), "\(error)")
    }
  }

  @Test func anyRemixShowsAFourthStatement() throws {
    let json = Data(
      #"{"fixtures": {"statements": ["One", "Two", "Three", "Four"]}, "brand": {"primary": "Next"}}"#.utf8)
    let script = try Script.parse(
      """
      demo devotional
      duration 30s
      2.6 tap "Get started"
      3.2 tap "Next"
      3.8 tap "Next"
      5.4 tap "Parenting"
      5.9 tap "Next"
      6.5 tap "Next"
      8.0 swipe right on #statement
      8.8 swipe left on #statement
      9.6 swipe left on #statement
      10.3 expect "Four"
      10.4 swipe left on #statement
      10.9 screen commitment
      """, file: "remix.timeline")
    _ = try #require(Catalogue.demo(named: "devotional")).play(script, remix: Remix(json: json, file: "remix.json"))
  }
}

import Testing

@testable import Scenes

/// A counter with a slider, a hold button, a field and a thing that happens by itself.
private struct Counter: Demo {
  enum Action: Hashable, Sendable { case add, slide, hold, type, tick, off, covered }

  struct State: Hashable, Sendable {
    var count = 0
    var slid = 0.0
    var held = "none"
    var text = ""
    var ticks: [Instant] = []
    var isOff = false
  }

  func launch() -> State { State() }
  func screen(_ state: State) -> String { state.count < 3 ? "low" : "high" }
  func ground(_ state: State, _ now: Now) -> Color { .white }

  func reduce(_ state: inout State, _ event: Event<Action>) -> [Later<Action>] {
    switch event.kind {
    case .tap(.add):
      state.count += 1
      return [.after(0.5, .tick), .haptic("light")]
    case .tap(.off):
      state.isOff = true
      return [.transitionEnd(after: 0.25, .tick)]
    case .drag(.slide, let drag): state.slid = drag.translation.x
    case .hold(.hold, .completed): state.held = "full"
    case .hold(.hold, .ended(let completed)): state.held += completed ? ", lifted" : "early"
    case .type(.type, let character): state.text.append(character)
    case .later(.tick): state.ticks.append(event.at)
    default: break
    }
    return []
  }

  func body(_ state: State, _ now: Now) -> ViewList {
    ViewList([
      ZStack(.top) {
        VStack(spacing: 20) {
          Button(Action.add) { _ in Text("Add").font(Font(.system, 20)) }.anchor("add")
          Text("\(state.count)").font(Font(.system, 20))
          Rectangle().fill(.black).frame(width: 200, height: 40).onDrag(Action.slide).anchor("slider")
          Rectangle().fill(.black).frame(width: 60, height: 60).onHold(Action.hold, for: 1.5).anchor("hold")
          Rectangle().fill(.white).frame(width: 200, height: 40).onType(Action.type).anchor("field")
          Button(Action.off) { _ in Text("Off") }.disabled(state.isOff)
          Button(Action.covered) { _ in Text("Under") }
            .overlay { Rectangle().fill(.white).frame(width: 300, height: 60).anchor("cover") }
          Text("Ghost").opacity(0.2)
        }
      }
    ])
  }
}

private func play(_ cues: String, duration: String = "10s") throws -> Take {
  try Stage.play(Counter(), try Script.parse("demo counter\nduration \(duration)\n\n" + cues, file: "test.timeline"))
}

private func complaints(_ cues: String) -> String {
  do {
    _ = try play(cues)
    return "none"
  } catch { return "\(error)" }
}

@Suite struct StageTests {
  @Test func tapsActWhenTheFingerLifts() throws {
    let take = try play("1.0 tap \"Add\"\n2.0 tap #add\n2.6 expect \"2\"\n")
    #expect(take.touches.map(\.down) == [.seconds(1), .seconds(2)])
    #expect(take.touches.map(\.up) == [.seconds(1.1), .seconds(2.1)])
    let haptics = take.happenings.filter { $0.kind == .haptic }
    #expect(haptics.map(\.at) == [.seconds(1.1), .seconds(2.1)])
    #expect(take.happenings.filter { $0.kind == .followUp }.map(\.at) == [.seconds(1.6), .seconds(2.6)])
  }

  @Test func screensBecomeChapters() throws {
    let take = try play("1 tap #add\n2 tap #add\n3 tap #add\n4 screen high\n")
    #expect(take.chapters == [Take.Mark(name: "low", at: .zero), Take.Mark(name: "high", at: .seconds(3.1))])
    #expect(take.screenChanges == [.seconds(3.1)])
  }

  @Test func aDemoSaysWhenAnOldScreenHasGone() throws {
    let take = try play("1 tap #add\n5 tap \"Off\"\n")
    #expect(take.transitionEnds == [.seconds(5.35)])
  }

  @Test func aHoldOfExactlyTheFullTimeIsFull() throws {
    #expect(complaints("1 hold #hold for 1.5s\n3 expect \"x\"\n").contains("\"x\" cannot be seen"))
    let full = try play("1 hold #hold for 1.5s\n")
    #expect(full.happenings.contains { $0.kind == .touchUp && $0.at == .seconds(2.5) })
    let states = try heldWords("1 hold #hold for 1.5s\n")
    #expect(states == "full, lifted")
    #expect(try heldWords("1 hold #hold for 1.4s\n") == "noneearly")
  }

  private func heldWords(_ cues: String) throws -> String? {
    let take = try play(cues)
    return (take.frames as? StateHistory<Counter>)?.states.last?.state.held
  }

  @Test func dragsReportTheFinger() throws {
    let take = try play("1 drag #slider by right 80 over 0.5s\n")
    let states = (take.frames as? StateHistory<Counter>)?.states ?? []
    #expect(states.last?.state.slid == 80)
    #expect(states.count > 50)
    #expect(zip(states, states.dropFirst()).allSatisfy { $0.state.slid <= $1.state.slid })
  }

  @Test func typesCharacterByCharacter() throws {
    let take = try play("1 type \"Hi!\" into #field at 10cps\n")
    let states = (take.frames as? StateHistory<Counter>)?.states ?? []
    #expect(states.map(\.state.text) == ["", "H", "Hi", "Hi!"])
    #expect(states.map(\.at) == [.zero, .seconds(1), .seconds(1.1), .seconds(1.2)])
  }

  @Test func seekingIsPureAndOrderFree() throws {
    let take = try play("1 tap #add\n2 drag #slider by right 80 over 0.5s\n")
    let times = stride(from: 0.0, to: 4, by: 0.13).map(Instant.seconds)
    let forwards = times.map { take.layers(at: $0) }
    let backwards = times.reversed().map { take.layers(at: $0) }.reversed()
    #expect(forwards == Array(backwards))
  }

  @Test func errorsNameTheLineTheReasonAndTheMend() {
    let text = complaints(
      "1.0 tap \"Ad\"\n2.0 tap #ad\n3 tap \"Ghost\"\n4 tap \"Off\"\n5 tap \"Off\"\n6 tap \"Under\"\n7 tap \"0\"\n8 screen hgh\n"
    )
    #expect(text.contains("test.timeline:4:9: there is no \"Ad\" on screen low at 1.0 s"))
    #expect(text.contains("did you mean \"Add\"?"))
    #expect(text.contains("did you mean #add?"))
    #expect(text.contains("\"Ghost\" is only 20 % visible"))
    #expect(text.contains("\"Off\" is disabled"))
    #expect(text.contains("\"Under\" is covered by #cover"))
    #expect(text.contains("\"0\" cannot be tapped"))
    #expect(text.contains("the screen is low, not hgh"))
  }
}

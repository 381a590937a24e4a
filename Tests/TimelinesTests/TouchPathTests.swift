import Testing

@testable import Timelines

private func touch(_ text: String) throws -> TouchPath { try #require(try cues("1 \(text)").first?.touch) }

@Test func aTapRestsForATenthOfASecond() throws {
  let tap = try touch("tap #a")
  #expect(tap.down == .seconds(1))
  #expect(tap.up == .seconds(1.1))
  #expect(!tap.isDown(.seconds(0.999)))
  #expect(tap.isDown(.seconds(1)))
  #expect(!tap.isDown(.seconds(1.1)))
  #expect(tap.progress(.seconds(1.05)) == 0)
  #expect(tap.velocity(.seconds(1.05)) == 0)
}

@Test func aFullHoldEndsExactlyWhenItIsFull() throws {
  let hold = try #require(try cues("27.0 hold #lock for 1.5s").first?.touch)
  #expect(hold.up == .seconds(27) + 1.5)
}

@Test func aFlickLeavesWithSpeed() throws {
  let swipe = try touch("swipe left")
  #expect(swipe.progress(.seconds(0.5)) == 0)
  #expect(swipe.progress(.seconds(1.25)) == 1)
  #expect(swipe.progress(.seconds(9)) == 1)
  var last = 0.0
  for step in 1...25 {
    let progress = swipe.progress(.seconds(1 + Double(step) / 100))
    #expect(progress > last)
    last = progress
  }
  #expect(swipe.progress(.seconds(1.025)) < 0.1)
  #expect(abs(swipe.velocity(.seconds(1.25)) - 4.0 / 3 / 0.25) < 1e-6)
  #expect(swipe.velocity(.seconds(1.26)) == 0)
}

@Test func aDragComesToRest() throws {
  for text in ["drag #a right by 30 over 1s", "scroll down by 30 over 1s"] {
    let drag = try touch(text)
    #expect(abs(drag.progress(.seconds(1.5)) - 0.5) < 1e-9)
    #expect(drag.velocity(.seconds(1.5)) > 1)
    #expect(drag.velocity(.seconds(2)) < 0.01)
  }
}

@Test func otherCuesTouchNothing() throws {
  #expect(try cues("1 still x\n2 type \"ab\"\n4 screen y").allSatisfy { $0.touch == nil })
  #expect(try cues("1 still x\n2 type \"ab\"").map(\.keys.count) == [0, 2])
}

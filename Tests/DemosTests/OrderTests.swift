import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// A frame is a function of its time alone: what was laid out before it, and kept, changes nothing.
@Suite struct OrderTests {
  @Test(arguments: ScriptsTests.names) func layersHangOnTheirTimeAlone(_ name: String) throws {
    let take = try ScriptsTests.play(name)
    let length = take.end.since(take.start)
    let times = (0..<40).map { take.start + length * Double($0) / 40 }
    let forwards = times.map { take.layers(at: $0) }
    // Out of order, each on a take of its own now and then.
    var other = try ScriptsTests.play(name)
    for (step, index) in (0..<40).map({ $0 * 23 % 40 }).enumerated() {
      if step % 10 == 9 { other = try ScriptsTests.play(name) }
      #expect(other.layers(at: times[index]) == forwards[index], "\(name) at \(times[index].seconds) s")
    }
  }

  @Test(arguments: [
    "", " ", "one", " two words ", "line\r\nbreak\tand\u{B}more", "caf\u{E9} na\u{EF}ve",
    "\u{201C}quoted\u{201D} \u{2014} dash", "e\u{301} a", "a \u{301}b", "no\u{A0}break", "thin\u{2009}space",
    "\u{1F1E9}\u{1F1EA} \u{1F469}\u{200D}\u{1F680} ok", "\u{1C}\u{1F} x", "soft\u{AD}hyphen", "\u{2028}line\u{85}ends",
  ]) func wordsAreCountedAsTheyAreSplit(_ text: String) {
    #expect(text.wordCount == text.words.count)
  }
}

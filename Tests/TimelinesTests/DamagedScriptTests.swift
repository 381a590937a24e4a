import Foundation
import Testing

@testable import Timelines

/// A fixed sequence of numbers (a linear congruence), so that a failure can be seen again.
private struct Sequence {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

private let sound = """
  # A script with everything
  demo devotional
  duration 1:00
  from 2s
  fps 29.97
  set brand.name "De\\"vo"
    0.0   screen splash   # comment
    4.3   tap "Get started" for 0.2s
    +500ms swipe right on #statement by 50% over 0.3s
    10.0  drag #dial to "8" over 1s
    12.0  drag #edge right by 120pt
    14.0  type "a thought\\n" into #field at 12cps
    20.0  scroll down on #list by 300pt
    27.0  hold #lock for 1.5s
    30.0  still "日本 👍"
    31.0  appearance dark
    32.0  keyboard hide
  """

/// Whatever the bytes: a script, or errors that are sorted, lie in the text, and print.
private func survives(_ bytes: [UInt8]) {
  do throws(ScriptError) {
    let script = try Script.parse(bytes: bytes, file: "f")
    #expect(script.duration > .zero)
  } catch {
    #expect(!error.diagnostics.isEmpty)
    #expect(error.diagnostics == error.diagnostics.sorted())
    #expect(!error.description.isEmpty)
    for diagnostic in error.diagnostics.prefix(100) where !diagnostic.source.isEmpty {
      #expect(diagnostic.column >= 1)
      #expect(diagnostic.column - 1 + diagnostic.length <= diagnostic.source.count)
      #expect(diagnostic.description.split(separator: "\n")[2].contains("^"))
    }
  }
}

@Test func theSoundScriptIsSound() { #expect(complaints(sound) == "") }

@Test func truncatedScriptsAreRefusedOrRead() {
  let bytes = Array(sound.utf8)
  for end in 0...bytes.count { survives(Array(bytes[..<end])) }
}

@Test func randomBytesAreRefusedOrRead() {
  var sequence = Sequence(state: 1)
  for _ in 0..<2000 { survives((0..<sequence.next(below: 80)).map { _ in UInt8(sequence.next(below: 256)) }) }
}

@Test func randomWordsAreRefusedOrRead() {
  let words =
    sound.split(whereSeparator: \.isWhitespace).map(String.init) + [
      "\n", "\n", "\r\n", "\r", "\"", "“", "\\", "#", "+", "-", ":", "1:", ":30", "f", "%", "by", "\u{301}", "\u{200D}",
      "\u{FE0F}", "9999999999999999999999", "1e9", "nan", "-0", "\u{2028}", "\t", "🇩🇪",
    ]
  var sequence = Sequence(state: 2)
  for _ in 0..<3000 {
    let text = (0..<sequence.next(below: 40)).map { _ in words[sequence.next(below: words.count)] }
    survives(Array(text.joined(separator: sequence.next(below: 4) == 0 ? "" : " ").utf8))
  }
}

@Test func damagedScriptsAreRefusedOrRead() {
  var sequence = Sequence(state: 3)
  let bytes = Array(sound.utf8)
  for _ in 0..<3000 {
    var damaged = bytes
    for _ in 0...sequence.next(below: 4) {
      let place = sequence.next(below: damaged.count)
      switch sequence.next(below: 3) {
      case 0: damaged[place] = UInt8(sequence.next(below: 128))
      case 1: damaged.remove(at: place)
      default: damaged.insert(damaged[sequence.next(below: damaged.count)], at: place)
      }
    }
    survives(damaged)
  }
}

@Test func aMegabyteOfNonsenseIsRefusedSoon() {
  // Of this thread's processor: other tests that run at the same time must not count.
  let start = processorSeconds()
  survives(Array(repeating: 34, count: 1_000_000))
  survives(Array(repeating: 10, count: 999_000) + Array("x".utf8))
  survives(Array(String(repeating: "1 tap x ", count: 125_000).utf8))
  survives(Array(String(repeating: "1 tpa \"x\n", count: 100_000).utf8))
  survives(Array(("d" + String(repeating: "\u{301}", count: 499_000)).utf8))
  #expect(processorSeconds() - start < 30)
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

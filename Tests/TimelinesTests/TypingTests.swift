import Testing

@testable import Timelines

@Test func theUsualCadenceIsHumanAndAlwaysTheSame() {
  let text = "I walked home the long way, and it helped."
  let keys = keystrokes(for: text, start: .seconds(16.6), pace: .usual)
  #expect(String(keys.map(\.1)) == text)
  #expect(keys[0].0 == .seconds(16.6))
  let gaps = zip(keys, keys.dropFirst()).map { ($0.1, ($1.0.since($0.0) * 1000).rounded()) }
  for (before, gap) in gaps {
    switch before {
    case " ": #expect((100...220).contains(gap))
    case ",": #expect((150...310).contains(gap))
    default: #expect((60...130).contains(gap))
    }
  }
  #expect(Set(gaps.map(\.1)).count > 10)
  #expect(gaps.prefix(6).map(\.1) == [128, 145, 74, 65, 67, 68])
}

@Test func aTextFitsIntoItsTime() {
  let usual = keystrokes(for: "hello there", start: .zero, pace: .usual).map { $0.0.seconds }
  let keys = keystrokes(for: "hello there", start: .seconds(2), pace: .over(1.5)).map { $0.0.since(.seconds(2)) }
  #expect(keys.first == 0)
  #expect(keys.last == 1.5)
  for (a, b) in zip(usual, keys) { #expect(abs(a / (usual.last ?? 1) - b / 1.5) < 1e-6) }
}

@Test func ratesAreEven() {
  let keys = keystrokes(for: "abcd", start: .seconds(1), pace: .cps(12.5))
  #expect(keys.map(\.0) == [1, 1.08, 1.16, 1.24].map { .seconds($0) })
}

@Test func shortAndOddTextsType() {
  #expect(keystrokes(for: "", start: .zero, pace: .over(1)).isEmpty)
  #expect(keystrokes(for: "a", start: .seconds(3), pace: .over(1)).map(\.0) == [.seconds(3)])
  #expect(keystrokes(for: "👩‍👩‍👧é\n", start: .zero, pace: .usual).count == 3)
  #expect(keystrokes(for: "ab", start: .zero, pace: .cps(0)).map(\.0) == [.zero, .zero])
  #expect(keystrokes(for: "ab", start: .zero, pace: .over(-1)).map(\.0) == [.zero, .zero])
}

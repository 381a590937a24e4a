import Foundation
import Testing

@testable import Timelines

@Test(arguments: [
  ("60", 60, 1), ("25", 25, 1), ("12.5", 25, 2), ("29.97", 30000, 1001), ("23.976", 24000, 1001),
  ("23.98", 24000, 1001), ("59.94", 60000, 1001), ("30000/1001", 30000, 1001), ("60/2", 30, 1), ("60.0", 60, 1),
  ("1000", 1000, 1), ("1/2", 1, 2),
])
func ratesAreRead(text: String, num: Int, den: Int) {
  #expect(FrameRate(text)?.num == num)
  #expect(FrameRate(text)?.den == den)
}

@Test(arguments: [
  "", "0", "-1", "1001", "60fps", "6 0", "1/0", "0/1", "1//2", "/", ".", "5.", ".5", "1.2.3", "٦٠", "1e3",
  "99999999999999999999", "9999999999/9999999999", "29.9700001", "nan",
])
func otherTextsAreNoRates(text: String) { #expect(FrameRate(text) == nil) }

@Test func commonRatesHaveWholeFrames() throws {
  for text in ["24", "25", "30", "48", "50", "60", "90", "100", "120", "240", "23.976", "29.97", "59.94", "119.88"] {
    let rate = try #require(FrameRate(text))
    let frame = rate.instant(ofFrame: 1)
    #expect(frame.flicks * Int64(rate.num) == Int64(rate.den) * Instant.perSecond, "\(text)")
  }
}

@Test func framesAndInstantsAgree() throws {
  for text in ["60", "29.97", "23.976", "7", "999", "1/7"] {
    let rate = try #require(FrameRate(text))
    for n in [-5, -1, 0, 1, 2, 59, 1439, 1_000_003] { #expect(rate.frame(nearest: rate.instant(ofFrame: n)) == n) }
  }
}

@Test func framesRoundExactly() {
  let half = FrameRate.sixty.instant(ofFrame: 1).flicks / 2
  #expect(FrameRate.sixty.frame(nearest: Instant(flicks: half)) == 1)
  #expect(FrameRate.sixty.frame(nearest: Instant(flicks: half - 1)) == 0)
  #expect(FrameRate.sixty.frame(nearest: Instant(flicks: -half)) == 0)
  #expect(FrameRate.sixty.frame(nearest: Instant(flicks: -half - 1)) == -1)
  #expect(FrameRate.sixty.frame(nearest: .seconds(4.3)) == 258)
}

@Test func farFramesDoNotTrap() {
  #expect(FrameRate.sixty.instant(ofFrame: .max) == Instant(flicks: .max))
  #expect(FrameRate.sixty.instant(ofFrame: .min) == Instant(flicks: .min))
  #expect(FrameRate.sixty.frame(nearest: Instant(flicks: .max)) > 0)
}

@Test func ratesKeepThroughCoding() throws {
  for text in ["60", "30000/1001"] {
    let rate = try #require(FrameRate(text))
    let data = try JSONEncoder().encode([rate])
    #expect(String(decoding: data, as: UTF8.self).filter { $0 != "\\" } == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([FrameRate].self, from: data) == [rate])
  }
  #expect(throws: DecodingError.self) { try JSONDecoder().decode([FrameRate].self, from: Data("[\"x\"]".utf8)) }
}

@Test func instantsSaturate() {
  #expect(Instant.seconds(.nan) == .zero)
  #expect(Instant.seconds(1e300) == Instant(flicks: .max))
  #expect(Instant.seconds(-1e300) == Instant(flicks: .min))
  #expect(Instant(flicks: .max) + 5 == Instant(flicks: .max))
  #expect(Instant(flicks: .min) - 5 == Instant(flicks: .min))
  #expect(Instant(flicks: .max).since(Instant(flicks: .min)) > 2e10)
  #expect(Instant.seconds(1.5) - 0.5 == .seconds(1))
}

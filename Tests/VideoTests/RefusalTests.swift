import Foundation
import Testing

@testable import Video

@Suite struct RefusalTests {
  private func refusal(_ body: () throws -> Void) -> VideoError? {
    do {
      try body()
      return nil
    } catch {
      let error = error as? VideoError
      return error?.kind == .refused && error?.mend != nil ? error : nil
    }
  }

  @Test func requests() {
    #expect(refusal { _ = try MovieSettings(path: "a.avi") } != nil)
    #expect(refusal { _ = try MovieSettings(path: "a.png") }?.mend?.contains("a/") == true)
    #expect(refusal { _ = try MovieSettings(path: "a.mp4", codec: "h265") }?.mend?.contains("hevc") == true)
    #expect(refusal { _ = try MovieSettings(path: "a.mp4", codec: "prores") }?.mend?.contains(".mov") == true)
    #expect(refusal { _ = try MovieSettings(path: "a.webm", codec: "h264") } != nil)
    #expect(refusal { _ = try MovieSettings(path: "a.gif", crf: 18) } != nil)
    #expect(refusal { _ = try MovieSettings(path: "a.mov", crf: 18) }?.mend?.contains("hq") == true)
    for crf in [-1, 52, .nan, .infinity] as [Double] {
      #expect(refusal { _ = try MovieSettings(path: "a.mp4", crf: crf) }?.mend?.contains("51") == true)
    }
    #expect(refusal { _ = try MovieSettings(path: "a.mp4", codec: "av1", crf: 20.5) } != nil)
    #expect(refusal { _ = try MovieSettings(path: "a.mp4", preset: "quick") }?.mend?.contains("medium") == true)
    #expect(refusal { _ = try MovieSettings(path: "a.y4m", preset: "medium") } != nil)
  }

  @Test func usualChoices() throws {
    #expect(try MovieSettings(path: "a.mp4").codec == .h264)
    #expect(try MovieSettings(path: "a.MP4").crf == 18)
    #expect(try MovieSettings(path: "a.m4v").preset == "medium")
    #expect(try MovieSettings(path: "a.mov").codec == .prores)
    #expect(try MovieSettings(path: "a.mov", codec: "H264").codec == .h264)
    #expect(try MovieSettings(path: "a.webm").codec == .vp9)
    #expect(try MovieSettings(path: "some.folder/a").codec == .png)
    #expect(try MovieSettings(path: "a.gif").codec.defaultRate == Rational(25))
  }

  @Test(arguments: ["a.mp4", "a.mov", "a.gif", "a.y4m", "frames", "a.mkv"]) func sizesAndRates(path: String) throws {
    let settings = try MovieSettings(path: path), rate = Rational(25)
    for (width, height) in [(0, 0), (-2, 100), (100, 0), (8, 100), (100_000, 100), (Int.max, Int.max)] {
      #expect(refusal { try settings.check(width: width, height: height, rate: rate) } != nil)
    }
    for rate in [Rational(0), Rational(-25), Rational(1, 0), Rational(1, 3), Rational(5000), Rational(1, 1 << 40)] {
      #expect(refusal { try settings.check(width: 100, height: 100, rate: rate) } != nil)
    }
    let isRGB = ["a.gif", "frames", "a.mkv"].contains(path)
    #expect((refusal { try settings.check(width: 101, height: 100, rate: rate) } == nil) == isRGB)
    #expect(
      (refusal { try settings.check(width: 100, height: 101, rate: rate) } == nil) == (isRGB || path == "a.mov"))
  }

  @Test func ratesOfGIF() throws {
    let settings = try MovieSettings(path: "a.gif")
    for rate in [50, 25, 20, 10] { try settings.check(width: 99, height: 77, rate: Rational(rate)) }
    for rate in [60, 30, 24, 100] {
      #expect(
        refusal { try settings.check(width: 100, height: 100, rate: Rational(rate)) }?.mend?.contains("25") == true)
    }
  }

  @Test func partsAndJobs() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4"), clip = TestClip(count: 20)
    for frames in [0..<0, 5..<21, -1..<3, 30..<40] {
      #expect(
        refusal { _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, frames: frames) } != nil)
    }
    for jobs in [0, -1, 1000] {
      #expect(refusal { _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, jobs: jobs) } != nil)
    }
    #expect(folder.entries == [])
  }

  @Test func ratesAsText() {
    #expect(Rational("60") == Rational(60))
    #expect(Rational("29.97") == Rational(30000, 1001))
    #expect(Rational("23.976") == Rational(24000, 1001))
    #expect(Rational("59.94") == Rational(60000, 1001))
    #expect(Rational("119.88") == Rational(120_000, 1001))
    #expect(Rational("30000/1001") == Rational(30000, 1001))
    #expect(Rational("12.5") == Rational(25, 2))
    for text in ["", "0", "-3", "x", "1/0", "0/5", "1/2/3", "1e3", "٣", "inf", "0.0001"] {
      #expect(Rational(text) == nil)
    }
  }

  @Test func chunksKeepTheirLimits() {
    for rate in [Rational(1), Rational(10), Rational(24000, 1001), Rational(60), Rational(120)] {
      for count in [1, 7, 8, 15, 16, 17, 119, 121, 500] {
        for cuts in [[], [1], [7, 8, 9, 20], Array(0..<500), [499, 3, 250]] {
          for part in [0..<count, count / 3..<count, 0..<(count + 1) / 2] where !part.isEmpty {
            let chunks = ChunkPlan(count: count, rate: rate, cuts: cuts, frames: part).chunks
            #expect(chunks.first?.lowerBound == part.lowerBound)
            #expect(chunks.last?.upperBound == part.upperBound)
            #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            #expect(chunks.allSatisfy { $0.count >= min(8, part.count) })
            #expect(chunks.allSatisfy { $0.count <= max(15, Int(2 * rate.value)) })
          }
        }
      }
    }
    #expect(
      ChunkPlan(count: 300, rate: Rational(60), cuts: [100, 130], frames: 0..<300).chunks
        == [0..<100, 100..<130, 130..<215, 215..<300])
    #expect(
      ChunkPlan(count: 300, rate: Rational(60), cuts: [100, 130], frames: 90..<200).chunks
        == [90..<100, 100..<130, 130..<200])
  }
}

import Compositor
import Foundation
import Testing

@testable import Video

@Suite struct GIFTests {
  @Test(arguments: [50, 25, 20, 10]) func showsTheFilm(rate: Int) throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.gif")
    var clip = TestClip(count: 130, cuts: [50])
    clip.rate = Rational(rate)
    let report = try MovieWriter.render(clip, to: folder("a.gif"), settings: settings, jobs: 2)
    #expect(report.frames == 130)
    #expect(folder.entries == ["a.gif"])
    if Program.exists("ffprobe") {
      let probe = try Probe(folder("a.gif"))
      #expect(probe.text("nb_read_frames") == "130")
      #expect(probe.text("r_frame_rate") == "\(rate)/1")
      #expect(abs(Double(probe.fileText("duration")).map { $0 - 130 / Double(rate) } ?? 9) < 0.001)
    }
    let reader = try MovieReader(folder("a.gif")), painter = try clip.painter()
    var count = 0
    while let frame = try reader.next() {
      let drawn = try painter.paint(count).bitmap, read = try frame.bitmap()
      // Few colours: every one of them is in the palette as it is.
      let isSame = (0..<clip.height).allSatisfy { y in (0..<clip.width).allSatisfy { read[$0, y] == drawn[$0, y] } }
      #expect(isSame, "frame \(count)")
      count += 1
    }
    #expect(count == 130)
  }

  @Test func sameBytesWhateverTheJobsAndTheCache() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.gif"), paints = Tally()
    var clip = TestClip(count: 130, cuts: [50])
    clip.rate = Rational(25)
    clip.onPaint = { _ in paints.add() }
    let cache = try ChunkCache(folder: folder("cache"), code: "1")
    _ = try MovieWriter.render(clip, to: folder("a.gif"), settings: settings, jobs: 1, cache: cache)
    let count = paints.value
    _ = try MovieWriter.render(clip, to: folder("b.gif"), settings: settings, jobs: 2, cache: cache)
    #expect(paints.value == count)
    _ = try MovieWriter.render(clip, to: folder("c.gif"), settings: settings, jobs: 5)
    let files = ["a.gif", "b.gif", "c.gif"].map { FileManager.default.contents(atPath: folder($0)) }
    #expect(files[0] != nil && files[0] == files[1] && files[0] == files[2])
  }

  @Test func compressionIsReadBackByFFmpeg() throws {
    // Long, random and regular runs fill and clear the table of codes.
    let folder = try Folder(), settings = try MovieSettings(path: "a.gif")
    for (width, height) in [(16, 16), (333, 211)] {
      var clip = NoiseClip(width: width, height: height)
      for colors in [2, 16, 200] {
        clip.colors = colors
        _ = try MovieWriter.render(clip, to: folder("a.gif"), settings: settings)
        let frame = try #require(try MovieReader(folder("a.gif")).next()).bitmap()
        let drawn = try clip.painter().paint(0).bitmap
        let isSame = (0..<height).allSatisfy { y in (0..<width).allSatisfy { frame[$0, y] == drawn[$0, y] } }
        #expect(isSame, "\(colors) colours, \(width)x\(height)")
      }
    }
  }

  @Test func gradientsAreMixedTrueToTheirMean() {
    var census = ColorCensus()
    let bitmap = Bitmap(width: 256, height: 64)
    bitmap.withMutableBytes { bytes in
      for y in 0..<64 {
        for x in 0..<256 {
          let color = UInt32(x) << 16 | UInt32(y * 4) << 8 | UInt32(255 - x) | 0xFF00_0000
          bytes.storeBytes(of: color, toByteOffset: y * bitmap.stride + x * 4, as: UInt32.self)
        }
      }
    }
    census.add(bitmap, rows: 0..<64)
    let palette = Palette(census), dither = Dither(Palette(census))
    #expect(palette.colors.count == 255)
    var entries = [UInt8](repeating: 0, count: 256 * 64)
    dither.convert(bitmap, rows: 0..<64, into: &entries)
    var worst = 0, sum = 0
    for top in stride(from: 0, to: 64, by: 8) {
      for left in stride(from: 0, to: 256, by: 8) {
        for shift: UInt32 in [0, 8, 16] {
          var wanted = 0, got = 0
          for y in top..<top + 8 {
            for x in left..<left + 8 {
              let pixel = bitmap[x, y]
              wanted += Int(pixel[Int(shift) / 8])
              got += Int(palette.colors[Int(entries[y * 256 + x])] >> shift & 255)
            }
          }
          worst = max(worst, abs(wanted - got) / 64)
          sum += abs(wanted - got)
        }
      }
    }
    // At the rim of the colours no mix is true: means of groups lie inside.
    #expect(worst <= 8)
    #expect(Double(sum) / Double(64 * 3 * 8 * 32) <= 1.5)
  }
}

/// One still of random pixels in few colours.
struct NoiseClip: FrameSource {
  var width: Int
  var height: Int
  var colors = 2
  var rate: Rational { Rational(25) }
  var count: Int { 3 }
  var cuts: [Int] { [] }
  var chapters: [Chapter] { [] }
  func digest(_ frames: Range<Int>) throws -> String { "noise" }
  func painter() throws -> any FramePainter { NoisePainter(self) }

  final class NoisePainter: FramePainter {
    let bitmap: Bitmap

    init(_ clip: NoiseClip) {
      bitmap = Bitmap(width: clip.width, height: clip.height)
      var state: UInt32 = 7
      bitmap.withMutableBytes { bytes in
        for y in 0..<clip.height {
          for x in 0..<clip.width {
            state = state &* 1_664_525 &+ 1_013_904_223
            let value = y % 3 == 0 ? UInt32(1) : state >> 16 % UInt32(clip.colors)
            bytes.storeBytes(
              of: 0xFF00_0000 | value &* 0x06_0A12 & 0xFF_FFFF, toByteOffset: y * bitmap.stride + x * 4, as: UInt32.self
            )
          }
        }
      }
    }

    func paint(_ frame: Int) throws -> PaintedFrame { PaintedFrame(bitmap: bitmap, changed: []) }
    func repeats(_ frame: Int) throws -> Bool { true }
  }
}

import Foundation
import Testing

@testable import Video

/// What `ffprobe` says about the first stream, the file and its chapters.
struct Probe {
  let stream: [String: Any]
  let format: [String: Any]
  let chapters: [[String: Any]]
  let streams: Int

  init(_ path: String) throws {
    let all = try Program.probe(path)
    let streams = all["streams"] as? [[String: Any]] ?? []
    stream = streams.first ?? [:]
    format = all["format"] as? [String: Any] ?? [:]
    chapters = all["chapters"] as? [[String: Any]] ?? []
    self.streams = streams.count
  }

  func text(_ key: String) -> String { stream[key].map { "\($0)" } ?? "none" }
  func fileText(_ key: String) -> String { format[key].map { "\($0)" } ?? "none" }
}

@Suite(.enabled(if: Program.exists("ffprobe"), "ffprobe is not installed"))
struct MovieTests {
  /// Every file that holds a movie, with its codec.
  static let kinds = [
    "a.mp4 h264", "a.mov h264", "a.mkv h264", "a.mp4 hevc", "a.mp4 av1", "a.webm av1", "a.mov prores", "a.webm vp9",
    "a.mkv ffv1", "a.y4m y4m",
  ]

  @Test(arguments: kinds, ["60", "29.97"]) func countsAndTimes(kind: String, rate: String) throws {
    let words = kind.split(separator: " ").map(String.init)
    let folder = try Folder()
    var clip = TestClip(chapters: [Chapter(title: "One", firstFrame: 0), Chapter(title: "Zwei ü", firstFrame: 30)])
    clip.rate = try #require(Rational(rate))
    let settings = try MovieSettings(path: words[0], codec: words[1])
    let report = try MovieWriter.render(clip, to: folder(words[0]), settings: settings, jobs: 2)
    #expect(report.frames == 90)
    #expect(folder.entries == [words[0]])
    let probe = try Probe(folder(words[0]))
    #expect(probe.text("nb_read_frames") == "90")
    #expect(probe.text("r_frame_rate") == "\(clip.rate.num)/\(clip.rate.den)")
    #expect(probe.text("start_pts") == "0")
    #expect(probe.text("sample_aspect_ratio") == "1:1")
    let seconds = 90 / clip.rate.value
    let isExact = ["mp4", "mov", "y4m"].contains(settings.container.rawValue)
    #expect(abs(Double(probe.fileText("duration")).map { $0 - seconds } ?? 9) <= (isExact ? 1e-6 : 0.002))
    if isExact {
      #expect(probe.text("avg_frame_rate") == "\(clip.rate.num)/\(clip.rate.den)")
      #expect(abs(Double(probe.text("duration")).map { $0 - seconds } ?? 9) <= 1e-6)
    }
    #expect(probe.text("color_range") == (settings.codec == .ffv1 ? "pc" : "tv"))
    if settings.codec != .y4m, settings.codec != .ffv1 {
      for key in ["color_primaries", "color_transfer", "color_space"] { #expect(probe.text(key) == "bt709") }
    }
    if settings.codec != .y4m {
      #expect(probe.chapters.count == 2)
      #expect((probe.chapters.last?["tags"] as? [String: String])?["title"] == "Zwei ü")
    }
  }

  @Test(arguments: ["23.976", "25", "29.97", "50", "60", "120"], [0..<90, 13..<64, 30..<31, 2..<11])
  func everyRateAndPart(rate: String, part: Range<Int>) throws {
    let folder = try Folder()
    var clip = TestClip()
    clip.rate = try #require(Rational(rate))
    let settings = try MovieSettings(path: "a.mp4")
    _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, frames: part, jobs: 2)
    let probe = try Probe(folder("a.mp4"))
    let ticks = Muxer.timescale(clip.rate) / clip.rate.num * clip.rate.den * part.count
    #expect(probe.text("nb_read_frames") == "\(part.count)")
    #expect(probe.text("nb_frames") == "\(part.count)")
    #expect(probe.text("duration_ts") == "\(ticks)")
    #expect(probe.text("time_base") == "1/\(Muxer.timescale(clip.rate))")
    #expect(probe.text("r_frame_rate") == "\(clip.rate.num)/\(clip.rate.den)")
    #expect(probe.text("avg_frame_rate") == "\(clip.rate.num)/\(clip.rate.den)")
    #expect(probe.text("start_pts") == "0")
    #expect(probe.fileText("start_time") == "0.000000")
    #expect(probe.fileText("duration") == probe.text("duration"))
    #expect(probe.streams == 1)
    let reader = try MovieReader(folder("a.mp4"))
    var indices: [Int] = []
    while let frame = try reader.next() { indices.append(frame.index) }
    #expect(indices == Array(0..<part.count))
    try reader.seek(to: part.count - 1)
    #expect(try reader.next()?.index == part.count - 1)
  }

  @Test func indexStandsInFrontWithOneEdit() throws {
    let folder = try Folder()
    _ = try MovieWriter.render(TestClip(), to: folder("a.mp4"), settings: MovieSettings(path: "a.mp4"))
    let data = try #require(FileManager.default.contents(atPath: folder("a.mp4")))
    func place(_ name: String) -> Int? { data.range(of: Data(name.utf8))?.lowerBound }
    let moov = try #require(place("moov")), mdat = try #require(place("mdat")), elst = try #require(place("elst"))
    #expect(moov < mdat)
    #expect(Array(data[elst + 4..<elst + 12]) == [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(data[elst + 12..<elst + 16].reduce(0) { $0 << 8 | Int($1) } == 900)
    #expect(place("colr").map { String(decoding: data[$0 + 4..<$0 + 8], as: UTF8.self) } == "nclx")
    for word in ["x264", "Lavc", "Lavf"] { #expect(place(word) == nil, "the file names \(word)") }
  }

  @Test(arguments: ["h264 a.mp4", "hevc a.mp4", "av1 a.mp4", "prores a.mov", "vp9 a.webm", "y4m a.y4m"])
  func flatColoursComeBack(kind: String) throws {
    let words = kind.split(separator: " ").map(String.init)
    let folder = try Folder()
    for color: UInt32 in [0xF7F7F7, 0x7469E6, 0x232826] {
      var clip = TestClip(count: 10)
      clip.ground = color
      _ = try MovieWriter.render(
        clip, to: folder(words[1]), settings: MovieSettings(path: words[1], codec: words[0]))
      let pixel = try Program.run(
        "ffmpeg",
        [
          "-v", "error", "-i", folder(words[1]), "-frames:v", "1", "-vf",
          "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,crop=1:1:88:4", "-f", "rawvideo",
          "-pix_fmt", "rgb24", "-",
        ])
      let own = try #require(try MovieReader(folder(words[1])).next()).bitmap()[88, 4]
      for (index, shift) in [16, 8, 0].enumerated() {
        let expected = Int(color >> UInt32(shift) & 255)
        #expect(abs(Int(pixel[index]) - expected) <= 2)
        #expect(abs(Int(own[2 - index]) - expected) <= 2)
      }
    }
  }

  @Test func losslessFilmEqualsTheDrawing() throws {
    let folder = try Folder(), clip = TestClip(count: 50)
    for (name, codec) in [("a.mkv", "ffv1"), ("frames", "png")] {
      _ = try MovieWriter.render(clip, to: folder(name), settings: MovieSettings(path: name, codec: codec), jobs: 2)
      let reader = try MovieReader(folder(name)), painter = try clip.painter()
      for index in 0..<50 {
        let drawn = try painter.paint(index).bitmap, read = try #require(try reader.next())
        let bitmap = try read.bitmap()
        #expect(read.index == index)
        for y in 0..<clip.height {
          #expect((0..<clip.width).allSatisfy { bitmap[$0, y] == drawn[$0, y] }, "row \(y) of frame \(index)")
        }
      }
      #expect(try reader.next() == nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("frames")).count == 50)
  }

  @Test(arguments: kinds) func everyFrameShowsItself(kind: String) throws {
    let words = kind.split(separator: " ").map(String.init), folder = try Folder()
    let clip = TestClip(width: 320, count: 180, cuts: [40, 110], moving: 150, speed: 7)
    _ = try MovieWriter.render(
      clip, to: folder(words[0]), settings: MovieSettings(path: words[0], codec: words[1]), jobs: 2)
    let reader = try MovieReader(folder(words[0])), painter = try clip.painter()
    var keys: [Int] = [], worst = 0.0
    for index in 0..<180 {
      let drawn = try painter.paint(index).bitmap, frame = try #require(try reader.next()), read = try frame.bitmap()
      #expect(frame.index == index)
      if frame.isKey { keys.append(index) }
      var sum = 0
      for y in 0..<clip.height {
        for x in 0..<clip.width { sum += abs(Int(read[x, y].y) - Int(drawn[x, y].y)) }
      }
      let error = Double(sum) / Double(clip.width * clip.height)
      worst = max(worst, error)

    }
    #expect(try reader.next() == nil)
    #expect(Set(keys).isSuperset(of: [0, 40, 110]))
    // A box that is one frame late makes 1.1 more.
    #expect(worst < 0.9)
  }
}

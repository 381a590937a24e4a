import CFFmpeg
import Compositor
import Foundation
import Testing

@testable import Video

/// Measures against FFmpeg on this machine; run with MKDEMO_BENCH=1, which also keeps `make test` short.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MKDEMO_BENCH"] != nil))
struct BenchTests {
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// User and system time so far, of this process or of the programs that it ran.
  private func usage(_ who: Int32) -> String {
    var usage = rusage()
    getrusage(who, &usage)
    return "user \(usage.ru_utime.tv_sec).\(usage.ru_utime.tv_usec / 10000) "
      + "sys \(usage.ru_stime.tv_sec).\(usage.ru_stime.tv_usec / 10000) faults \(usage.ru_minflt)"
  }

  @Test func conversion() throws {
    let page = Page(width: 1206, height: 2622, ground: 0xF7F7F7, ink: 0x232826, seed: 5)
    let painted = PaintedFrame(bitmap: page.bitmap, changed: [0..<2622])
    for layout in [PixelLayout.yuv420, .yuv422Ten] {
      let picture = try Picture(layout: layout, width: 1206, height: 2622)
      let scaler = sws_getContext(
        1206, 2622, AV_PIX_FMT_BGR0, 1206, 2622, layout.format, 4 /* SWS_BICUBIC */, nil, nil, nil)
      defer { sws_freeContext(scaler) }
      var ours = [Double](), theirs = [Double]()
      for _ in 0..<40 {
        ours.append(try seconds { try picture.update(from: painted) })
        theirs.append(
          seconds {
            page.bitmap.withBytes { bytes in
              var source: [UnsafePointer<UInt8>?] = [bytes.bindMemory(to: UInt8.self).baseAddress]
              var stride = [Int32(page.bitmap.stride)]
              withUnsafeBytes(of: picture.frame.pointee.data) { data in
                withUnsafeBytes(of: picture.frame.pointee.linesize) { sizes in
                  _ = sws_scale(
                    scaler, &source, &stride, 0, 2622,
                    data.bindMemory(to: UnsafeMutablePointer<UInt8>?.self).baseAddress,
                    sizes.bindMemory(to: Int32.self).baseAddress)
                }
              }
            }
          })
      }
      // The least of many: what other programs take away does not count.
      let a = (ours.min() ?? 1) * 1000, b = (theirs.min() ?? 1) * 1000
      print(String(format: "conversion %@: %.2f ms, swscale %.2f ms, ratio %.3f", "\(layout)", a, b, a / b))
      if layout == .yuv420 {
        print(String(format: "measure conversion %.2f", a / b))
        #expect(a / b <= 0.3)
      }
    }
  }

  /// Most memory that this process has used so far, in megabytes.
  private var memory: Int {
    var usage = rusage()
    getrusage(0, &usage)
    return usage.ru_maxrss / 1024
  }

  @Test func memoryByLength() throws {
    let folder = try Folder()
    let empty = memory
    for times in [1, 3] {
      let clip = BenchClip(times: times)
      _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: MovieSettings(path: "a.mp4"), jobs: 2)
      print("bench memory: \(memory) MB after \(8 * times) s with 2 jobs, \(empty) MB before")
    }
  }

  @Test(arguments: [
    "h264 a.mp4 superfast", "hevc a.mp4 medium", "av1 a.mp4 8", "av1 a.mp4 10", "vp9 a.webm 4", "vp9 a.webm 6",
    "prores a.mov hq", "ffv1 a.mkv -", "png frames -", "gif a.gif -",
  ])
  func codecs(kind: String) throws {
    let words = kind.split(separator: " ").map(String.init), folder = try Folder()
    var clip = BenchClip()
    if words[0] == "gif" { clip.rate = Rational(25) }
    let settings = try MovieSettings(path: words[1], codec: words[0], preset: words[2] == "-" ? nil : words[2])
    var report: RenderReport?
    var before = rusage(), after = rusage()
    getrusage(0, &before)
    let wall = try seconds {
      report = try MovieWriter.render(clip, to: folder(words[1]), settings: settings, frames: 120..<240, jobs: 2)
    }
    getrusage(0, &after)
    let used = after.ru_utime.tv_sec - before.ru_utime.tv_sec
    print("bench \(kind): 120 frames \(wall) s, \(used) s of processor, \(memory) MB, \(report?.bytes ?? 0) bytes")
  }

  @Test func h264AgainstFFmpeg() throws {
    let folder = try Folder(), clip = BenchClip()
    _ = try MovieWriter.render(clip, to: folder("frames.y4m"), settings: MovieSettings(path: "a.y4m"), jobs: 2)
    let theirs = try seconds {
      try Program.run(
        "ffmpeg",
        [
          "-v", "error", "-y", "-i", folder("frames.y4m"), "-c:v", "libx264", "-preset", "medium", "-crf", "18",
          folder("theirs.mp4"),
        ])
    }
    print("ffmpeg", usage(-1))
    var report: RenderReport?
    print("before", usage(0))
    let ours = try seconds {
      report = try MovieWriter.render(clip, to: folder("ours.mp4"), settings: MovieSettings(path: "a.mp4"), jobs: 2)
    }
    print("after", usage(0))
    let costs = report?.costs ?? Costs()
    let size = try FileManager.default.attributesOfItem(atPath: folder("theirs.mp4"))[.size] as? Int ?? 1
    print(
      String(
        format:
          "h264: %.2f s, ffmpeg %.2f s, ratio %.3f; bytes %d, ffmpeg %d; draw %.2f convert %.2f encode %.2f join %.2f",
        ours, theirs, ours / theirs, report?.bytes ?? 0, size, costs.drawing, costs.converting, costs.encoding,
        costs.joining))
    if let keep = ProcessInfo.processInfo.environment["MKDEMO_BENCH_KEEP"] {
      for name in folder.entries { _ = try? Program.run("cp", [folder(name), keep]) }
    }
  }

  /// Largest mean change of a 16x16 block of luma between a frame and the next, per frame.
  private func jumps(_ path: String) throws -> [Int: Double] {
    let reader = try MovieReader(path)
    var result: [Int: Double] = [:], last: [UInt8] = []
    while let frame = try reader.next() {
      let luma = frame.samples(0), width = frame.width
      if !last.isEmpty, frame.index % 1 == 0 {
        var worst = 0
        for top in stride(from: 0, to: frame.height - 15, by: 16) {
          for left in stride(from: 0, to: width - 15, by: 16) {
            var sum = 0
            for y in top..<top + 16 {
              for place in y * width + left..<y * width + left + 16 {
                sum += abs(Int(luma[place]) - Int(last[place]))
              }
            }
            worst = max(worst, sum)
          }
        }
        result[frame.index] = Double(worst) / 256
      }
      last = luma
    }
    return result
  }

  @Test func pulseWhereChunksJoin() throws {
    let folder = try Folder()
    // Screens that come to rest, or rest from the start, and stay for 8 s or more.
    for (name, start, end) in [
      ("slide", 120, 149), ("scroll", 320, 359), ("fade", 360, 384), ("text", 0, 0), ("page", 410, 410),
    ] {
      let clip = RestingClip(BenchClip(width: 604, height: 1312), start: start, end: end)
      _ = try MovieWriter.render(clip, to: folder("frames.y4m"), settings: MovieSettings(path: "a.y4m"))
      try Program.run(
        "ffmpeg",
        [
          "-v", "error", "-y", "-i", folder("frames.y4m"), "-c:v", "libx264", "-preset", "medium", "-crf", "18",
          folder("theirs.mp4"),
        ])
      _ = try MovieWriter.render(clip, to: folder("ours.mp4"), settings: MovieSettings(path: "a.mp4"))
      let chunks = ChunkPlan(count: clip.count, rate: clip.rate, cuts: clip.cuts, frames: 0..<clip.count).chunks
      let ours = try jumps(folder("ours.mp4")), theirs = try jumps(folder("theirs.mp4"))
      let rest = end - start + 1
      let a = chunks.map(\.lowerBound).filter { $0 > rest }.map { ours[$0] ?? 0 },
        b = [250, 500].map { theirs[$0] ?? 0 }
      print("pulse \(name): joins \(a), ffmpeg's key frames \(b), ratio \((a.max() ?? 0) / (b.max() ?? 1))")
    }
  }
}

/// A clip that stops at a frame.
struct RestingClip: FrameSource {
  let clip: BenchClip
  let start: Int
  let end: Int
  var width: Int { clip.width }
  var height: Int { clip.height }
  var rate: Rational { clip.rate }
  var count: Int { 600 }
  var cuts: [Int] { [end - start + 1] }
  var chapters: [Chapter] { [] }

  init(_ clip: BenchClip, start: Int, end: Int) {
    self.clip = clip
    self.start = start
    self.end = end
  }

  func digest(_ frames: Range<Int>) throws -> String { "resting \(frames)" }
  func painter() throws -> any FramePainter {
    Painter(painter: BenchPainter(clip), start: start, end: end)
  }

  final class Painter: FramePainter {
    let painter: BenchPainter
    let start, end: Int
    init(painter: BenchPainter, start: Int, end: Int) {
      self.painter = painter
      self.start = start
      self.end = end
    }
    func paint(_ frame: Int) throws -> PaintedFrame { try painter.paint(min(frame + start, end)) }
    func repeats(_ frame: Int) throws -> Bool { frame + start > end }
  }
}

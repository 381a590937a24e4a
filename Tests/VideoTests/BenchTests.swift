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
      if layout == .yuv420 { #expect(a / b <= 0.3) }
    }
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
}

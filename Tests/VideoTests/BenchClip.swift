import Compositor
import Foundation

@testable import Video

/// Eight seconds in the manner of an app's film, drawn at almost no cost: pages of made-up text that rest, slide,
/// scroll and fade, and a small ball that moves now and then.
struct BenchClip: FrameSource {
  let width: Int
  let height: Int
  var rate = Rational(60)
  var count: Int
  var cuts: [Int]
  var chapters: [Chapter] = []
  let pages: [Page]

  init(width: Int = 1206, height: Int = 2622, times: Int = 1) {
    self.width = width
    self.height = height
    count = 480 * times
    cuts = (0..<times).flatMap { time in [0, 120, 150, 240, 360, 384].map { $0 + 480 * time } }
    pages = [
      Page(width: width, height: height, ground: 0xF7F7F7, ink: 0x232826, seed: 1),
      Page(width: width, height: height * 2, ground: 0xFFF4E0, ink: 0x232826, seed: 2),
      Page(width: width, height: height, ground: 0x7469E6, ink: 0xFFFFFF, seed: 3),
    ]
  }

  func digest(_ frames: Range<Int>) throws -> String { Digest.of(["bench \(width)x\(height) \(frames)"]) }
  func painter() throws -> any FramePainter { BenchPainter(self) }
}

/// A tall picture of made-up text.
final class Page: @unchecked Sendable {
  let bitmap: Bitmap

  init(width: Int, height: Int, ground: UInt32, ink: UInt32, seed: UInt32) {
    bitmap = Bitmap(width: width, height: height)
    var state = seed &* 747_796_405
    func random() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 9)
    }
    // Glyphs: a few soft strokes in a cell of 26 x 46.
    let glyphs = (0..<30).map { _ in
      let arcs = (0..<3).map { _ in (Double(random() % 20 + 3), Double(random() % 34 + 6), Double(random() % 10 + 4)) }
      return (0..<46).map { y in
        (0..<26).map { x in
          let nearest = arcs.map { abs(hypot(Double(x) - $0.0, Double(y) - $0.1) - $0.2) }.min() ?? 9
          return min(1, max(0, 3 - nearest))
        }
      }
    }
    func mix(_ a: UInt32, _ b: UInt32, _ t: Double, _ shift: UInt32) -> UInt32 {
      UInt32(Double(a >> shift & 255) * (1 - t) + Double(b >> shift & 255) * t + 0.5) << shift
    }
    bitmap.withMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self), stride = bitmap.stride / 4
      for y in 0..<height { for x in 0..<width { pixels[y * stride + x] = ground | 0xFF00_0000 } }
      for line in stride_(from: 200, to: height - 100, by: 84) {
        var x = 60
        let end = width - 60 - random() % 300
        while x < end {
          if random() % 6 == 0 { x += 26 }
          let glyph = glyphs[random() % glyphs.count]
          for (row, values) in glyph.enumerated() {
            for (column, t) in values.enumerated() where t > 0 && x + column < width {
              pixels[(line + row) * stride + x + column] =
                0xFF00_0000 | mix(ground, ink, t, 0) | mix(ground, ink, t, 8) | mix(ground, ink, t, 16)
            }
          }
          x += 28
        }
      }
    }
  }

  private func stride_(from: Int, to: Int, by: Int) -> StrideTo<Int> { Swift.stride(from: from, to: to, by: by) }
}

final class BenchPainter: FramePainter {
  private let clip: BenchClip
  private let bitmap: Bitmap
  private var last: Look?
  /// All that decides a frame.
  private struct Look: Equatable {
    var slide = 0, scroll = 0, fade = 0
    var ball: Int?
  }

  init(_ clip: BenchClip) {
    self.clip = clip
    bitmap = Bitmap(width: clip.width, height: clip.height)
  }

  private func look(_ frame: Int) -> Look {
    var look = Look()
    let t = Double(frame)
    let slide = min(1, max(0, (t - 120) / 30))
    look.slide = Int(Double(clip.width) * (1 - pow(1 - slide, 3)))
    look.scroll = Int(min(1, max(0, (t - 240) / 120)) * Double(clip.height) * 0.7)
    look.fade = Int(min(24, max(0, t - 360)))
    if (150..<240).contains(frame) || frame >= 420 { look.ball = Int(1200 + 150 * sin(t / 9)) * clip.height / 2622 }
    return look
  }

  func repeats(_ frame: Int) throws -> Bool { look(frame % 480) == last }

  func paint(_ frame: Int) throws -> PaintedFrame {
    let look = look(frame % 480)
    defer { last = look }
    if look == last { return PaintedFrame(bitmap: bitmap, changed: []) }
    var rows = 0..<clip.height
    if var before = last {
      before.ball = look.ball
      if before == look {
        let places = [last?.ball, look.ball].compactMap { $0 }
        rows = max(0, (places.min() ?? 0))..<min(clip.height, (places.max() ?? 0) + 90)
      }
    }
    for y in rows { row(y, look) }
    return PaintedFrame(bitmap: bitmap, changed: [rows])
  }

  private func row(_ y: Int, _ look: Look) {
    let width = clip.width, stride = bitmap.stride
    bitmap.withMutableBytes { out in
      guard let base = out.baseAddress else { return }
      let target = base + y * stride
      clip.pages[0].bitmap.withBytes { old in
        clip.pages[1].bitmap.withBytes { new in
          guard let a = old.baseAddress, let b = new.baseAddress else { return }
          target.copyMemory(from: a + y * stride, byteCount: (width - look.slide) * 4)
          (target + (width - look.slide) * 4).copyMemory(
            from: b + (y + look.scroll) * stride, byteCount: look.slide * 4)
        }
      }
      if look.fade > 0 {
        let t = UInt32(look.fade * 256 / 24)
        clip.pages[2].bitmap.withBytes { top in
          guard let page = top.baseAddress else { return }
          let a = target.assumingMemoryBound(to: UInt32.self)
          let b = (page + y * stride).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            let p = a[x], q = b[x]
            let even = ((p & 0xFF00FF) &* (256 - t) &+ (q & 0xFF00FF) &* t) >> 8 & 0xFF00FF
            let odd = ((p >> 8 & 0xFF) &* (256 - t) &+ (q >> 8 & 0xFF) &* t) & 0xFF00
            a[x] = 0xFF00_0000 | even | odd
          }
        }
      }
      if let ball = look.ball, (ball..<ball + 90).contains(y) {
        let half = Int((45 * 45 - Double((y - ball - 45) * (y - ball - 45))).squareRoot())
        let pixels = target.assumingMemoryBound(to: UInt32.self)
        for x in width / 2 - half..<width / 2 + half { pixels[x] = 0xFFFF_8040 }
      }
    }
  }
}

import Foundation
import Testing

@testable import Compositor

/// What a blur of the whole screen costs over drawing a plain screen of text and cards; run with MKDEMO_BENCH=1.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MKDEMO_BENCH"] != nil))
struct BlurBenchTests {
  /// A list of cards with two lines of text each, moved by a hair so that nothing is as in the paint before.
  private func screen(_ hair: Double) -> [Layer] {
    var layers: [Layer] = [.fill(Path { $0.addRect(Rect(0, 0, 402, 874)) }, .color(.white))]
    let words = "A card of the list, and what it says on a second line in smaller letters"
    for i in 0..<10 {
      let card = Rect(16, 16 + Double(i) * 86 + hair, 370, 74)
      layers.append(
        .fill(
          Path { $0.addRoundedRect(card, radii: CornerRadii(16)) },
          .color(Color(red: 0.93, green: 0.93, blue: 0.96, alpha: 1))))
      let text = Paragraph([TextSpan("\(i) \(words)", font: Font(.system, 17), paint: .color(.black))])
      for line in Typesetter.layout(text, width: 338).lines {
        for placed in line.runs {
          layers.append(
            .glyphs(
              placed.run, Point(card.x + 16 + placed.origin.x, card.y + 14 + placed.origin.y), .color(.black)))
        }
      }
    }
    return layers
  }

  private func processor(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  @Test func blurOverAPlainScreen() throws {
    // A painter that has drawn nothing yet, as a blur begins with nothing either.
    let art = ArtLibrary(folders: [])
    func makePainter() -> Painter { Painter(width: 1206, height: 2622, scale: 3, art: art, usesDamage: false) }
    var painter = makePainter()
    var drawing = Double.infinity
    for i in 0..<12 {
      painter = makePainter()
      let layers = screen(Double(i) / 16)
      drawing = min(drawing, try processor { try painter.paint(layers) })
    }
    let dark = (0..<1206).count { x in (0..<200).contains { y in painter.bitmap[x, y].x < 60 } }
    #expect(dark > 300, "the screen shows its text")
    let area = PixelRect(0, 0, 1206, 2622)
    let pool = PixelPool(limit: 64 << 20)
    let source = Picture(painter.bitmap, area), target = pool.picture(area)
    var worst = 0.0
    for sigma in [0.5, 0.75, 1, 1.3, 1.6, 1.89, 1.91, 2, 2.4, 3, 3.9, 4.5, 6, 9, 13, 20, 30, 45, 60, 90] {
      var blurring = Double.infinity
      for _ in 0..<5 { blurring = min(blurring, processor { Blur(sigma: sigma).apply(source, to: target) }) }
      worst = max(worst, blurring / drawing)
      print(String(format: "blur by %.2f px: %.2f of drawing the screen", sigma, blurring / drawing))
    }
    print(String(format: "measure blur %.2f (plain screen: %.1f ms)", worst, drawing * 1000))
  }
}

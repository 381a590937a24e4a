import CFFmpeg
import Compositor

/// Draws both films side by side under a bar with their names, a running clock and the score.
final class ReviewBoard {
  let width, height: Int
  private static let bar = 72, gap = 16
  private let nameA, nameB: String
  private let extent: (Int, Int)
  private let painter: Painter
  private let lettering: Picture
  private let whole: Picture
  private static let ground = Color(0x1B1C1E), ink = Color(0xFFFFFF), faint = Color(0xB4B8BD)

  /// A board for pictures of an extent.
  init(_ nameA: String, _ nameB: String, width: Int, height: Int) throws {
    self.nameA = nameA
    self.nameB = nameB
    extent = (width, height)
    self.width = 2 * width + ReviewBoard.gap
    self.height = height + ReviewBoard.bar
    painter = Painter(width: self.width, height: ReviewBoard.bar, scale: 1, art: ArtLibrary(folders: []))
    lettering = try Picture(layout: .yuv420, width: self.width, height: ReviewBoard.bar)
    whole = try Picture(layout: .yuv420, width: self.width, height: self.height)
    for index in 0..<3 {
      let plane = try whole.plane(index), rows = index == 0 ? self.height : self.height / 2
      plane.base.initializeMemory(as: UInt8.self, repeating: index == 0 ? 38 : 128, count: plane.stride * rows)
    }
  }

  /// The next picture; the one before may still be held by an encoder.
  func picture(_ a: MovieFrame, _ b: MovieFrame, seconds: Double, _ score: PairScore) throws
    -> UnsafeMutablePointer<AVFrame>
  {
    let damage = try painter.paint(layers(seconds, score))
    try lettering.update(from: PaintedFrame(bitmap: painter.bitmap, changed: damage.bands))
    try check(av_frame_make_writable(whole.frame), "copy a frame")
    for index in 0..<3 {
      let share = index == 0 ? 1 : 2
      let target = try whole.plane(index)
      try ReviewBoard.copy(try lettering.plane(index), to: target, x: 0, y: 0, width / share, ReviewBoard.bar / share)
      for (x, frame) in [(0, a), (extent.0 + ReviewBoard.gap, b)] {
        try ReviewBoard.copy(
          frame.plane(index), to: target, x: x / share, y: ReviewBoard.bar / share, extent.0 / share,
          extent.1 / share)
      }
    }
    return whole.frame
  }

  private static func copy(_ source: Plane, to target: Plane, x: Int, y: Int, _ width: Int, _ height: Int) throws {
    for row in 0..<height {
      (target.base + (y + row) * target.stride + x).copyMemory(
        from: source.base + row * source.stride, byteCount: width)
    }
  }

  private func layers(_ seconds: Double, _ score: PairScore) -> [Layer] {
    let whole = Rect(0, 0, Double(width), Double(ReviewBoard.bar))
    var layers = [Layer.fill(Path { $0.addRect(whole) }, .color(ReviewBoard.ground))]
    let inner = Double(extent.0) - 24
    let second = Double(extent.0 + ReviewBoard.gap) + 12
    layers += text(nameA, 20, .bold, ReviewBoard.ink, 12, 10, inner)
    layers += text(nameB, 20, .bold, ReviewBoard.ink, second, 10, inner)
    layers += running(ReviewBoard.clock(seconds), 12, 39)
    layers += running(ReviewBoard.words(score), second, 39)
    return layers
  }

  /// Text that changes from frame to frame, letter by letter: whole lines would each be kept in the caches of text.
  private func running(_ text: String, _ x: Double, _ y: Double) -> [Layer] {
    var layers: [Layer] = [], x = x
    for letter in text {
      let span = TextSpan(
        String(letter), font: Font(.system, 18, .medium, monospacedDigits: true), paint: .color(ReviewBoard.faint))
      let block = Typesetter.layout(Paragraph([span], lineLimit: 1))
      layers.append(.group(Group(placement: Placement(offset: Point(x, y))), block.layers))
      x += letter == " " ? 5 : block.size.width
    }
    return layers
  }

  private func text(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: Color, _ x: Double, _ y: Double, _ width: Double
  ) -> [Layer] {
    let span = TextSpan(
      text, font: Font(.system, size, weight, monospacedDigits: true), paint: .color(color))
    let block = Typesetter.layout(Paragraph([span], lineLimit: 1), width: width)
    return [.group(Group(placement: Placement(offset: Point(x, y))), block.layers)]
  }

  /// "1:05.500".
  private static func clock(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded()), rest = thousandths % 60_000
    let digits = String(rest % 1000 + 1000).dropFirst()
    return "\(thousandths / 60_000):\(String(rest / 1000 + 100).dropFirst()).\(digits)"
  }

  private static func words(_ score: PairScore) -> String {
    if score.isIdentical { return "identical" }
    let ssim = Int((max(0, score.ssim) * 10_000).rounded()), psnr = Int((score.psnr * 10).rounded())
    return "SSIM \(ssim / 10_000).\(String(ssim % 10_000 + 10_000).dropFirst())  PSNR \(psnr / 10).\(abs(psnr % 10))"
  }
}

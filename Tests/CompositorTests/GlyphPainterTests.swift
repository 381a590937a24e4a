import Testing

@testable import Compositor

/// A bitmap for drawing single runs.
private final class Board {
  let bitmap: Bitmap

  init(_ width: Int, _ height: Int) { bitmap = Bitmap(width: width, height: height) }

  func draw(
    _ text: String, _ font: Font, _ transform: Transform, by painter: GlyphPainter = GlyphPainter(),
    paint: Paint = .color(.black), rows: Range<Int>? = nil
  ) throws {
    for line in Typesetter.layout(Paragraph([TextSpan(text, font: font, paint: paint)])).lines {
      for placed in line.runs {
        try draw(placed.run, at: placed.origin, paint, transform, by: painter, rows: rows)
      }
    }
  }

  func draw(
    _ run: Run, at origin: Point, _ paint: Paint, _ transform: Transform, by painter: GlyphPainter,
    rows: Range<Int>? = nil
  ) throws {
    let rows = rows ?? 0..<bitmap.height
    let area = PixelRect(0, rows.lowerBound, bitmap.width, rows.upperBound)
    let canvas = Canvas(
      try Surface(bitmap, first: area.top, width: area.width, height: area.height), area: area)
    try painter.draw(run, at: origin, paint: paint, transform: transform, on: canvas, visible: area)
    try canvas.surface.finish("a board")
  }

  /// Alpha of every pixel, row by row.
  var alphas: [UInt8] { pixels.map { $0.w } }
  var pixels: [SIMD4<UInt8>] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }
}

@Suite struct GlyphPainterTests {
  private let fonts = [
    Font(.system, 17), Font(.system, 34, .bold), Font(.rounded, 34, .black), Font(.serif, 28, .semibold),
    Font(.mono, 15), Font(.hand, 20), Font(.script, 22, .bold),
  ]

  @Test func everyRoleDrawsInk() throws {
    for font in fonts {
      let board = Board(400, 160)
      try board.draw("Hxg", font, .scale(3, 3))
      #expect(board.alphas.contains(255))
    }
  }

  @Test func cachesNeverChangePixels() throws {
    let shared = GlyphPainter(capacity: 1 << 16)
    for (i, font) in fonts.enumerated() {
      for phase in [0.0, 0.1, 0.3, 0.6, 0.99] {
        let transform = Transform(a: 3, b: 0, c: 0, d: 3, tx: 4 + phase, ty: 5 - phase * Double(i))
        let cached = Board(400, 160), again = Board(400, 160), fresh = Board(400, 160)
        try cached.draw("Wave \(i)", font, transform, by: shared)
        try again.draw("Wave \(i)", font, transform, by: shared)
        try fresh.draw("Wave \(i)", font, transform, by: GlyphPainter(capacity: 0))
        #expect(cached.alphas == fresh.alphas)
        #expect(again.alphas == fresh.alphas)
      }
    }
  }

  @Test func wholePixelsMoveThePictureAndQuartersChangeIt() throws {
    func alphas(_ x: Double) throws -> [UInt8] {
      let board = Board(200, 60)
      try board.draw("move", Font(.system, 17), Transform(a: 2, b: 0, c: 0, d: 2, tx: x, ty: 3))
      return board.alphas
    }
    let still = try alphas(10)
    #expect(try Array(alphas(11).dropFirst()) == Array(still.dropLast()))
    #expect(try alphas(10.1) == still)
    #expect(try alphas(10.25) != still)
    // A quarter of a pixel moves the centre of the ink by just that.
    func centre(_ alphas: [UInt8]) -> Double {
      let sum = alphas.reduce(0) { $0 + Double($1) }
      return alphas.enumerated().reduce(0) { $0 + Double($1.offset % 200) * Double($1.element) } / sum
    }
    #expect(abs(try centre(alphas(10.25)) - centre(still) - 0.25) < 0.02)
    #expect(abs(try centre(alphas(10.75)) - centre(still) - 0.75) < 0.02)
  }

  @Test func inkStaysWithinItsBounds() throws {
    for font in fonts + [Font(.rounded, 64, .black)] {
      let block = Typesetter.layout(
        Paragraph([TextSpan("Qfj5,", font: font, paint: .color(.black))]))
      let placed = try #require(block.lines.first?.runs.first)
      for degrees in [0.0, 7] {
        let board = Board(700, 400)
        let transform = Transform.translation(60, 40).concat(.rotation(degrees: degrees)).concat(.scale(3, 3))
        try board.draw(placed.run, at: placed.origin, .color(.black), transform, by: GlyphPainter())
        let bounds = transform.bounds(of: placed.run.inkBounds.offset(by: placed.origin)).inset(by: -1, -1)
        for (i, alpha) in board.alphas.enumerated() where alpha > 0 {
          let pixel = Point(Double(i % 700) + 0.5, Double(i / 700) + 0.5)
          if !bounds.contains(pixel) { Issue.record("\(font.role) \(degrees): ink at \(pixel), bounds \(bounds)") }
        }
        #expect(board.alphas.contains(255))
      }
    }
  }

  @Test func emboldenedTextHasNoSeams() throws {
    for transform in [Transform.scale(3, 3), Transform.scale(3, 3).concat(.rotation(degrees: 3)), .scale(20, 20)] {
      let board = Board(500, 400)
      try board.draw(
        "Milo", Font(.rounded, 34, .black), transform, paint: .color(Color(0x000000, alpha: 0.5)))
      #expect(board.alphas.max() == 128)
    }
  }

  @Test func bandsJoinToTheWhole() throws {
    for transform in [Transform.scale(3, 3), Transform(a: 3, b: 0, c: 0, d: 3, tx: 7.3, ty: 2.6)] {
      let whole = Board(400, 160), banded = Board(400, 160)
      try whole.draw("Band \u{1F600}", Font(.system, 34), transform)
      for top in stride(from: 0, to: 160, by: 32) {
        try banded.draw("Band \u{1F600}", Font(.system, 34), transform, rows: top..<top + 32)
      }
      #expect(whole.pixels == banded.pixels)
    }
  }

  @Test func emojiKeepTheirColorsAtAnySize() throws {
    for transform in [Transform.scale(1, 1), .scale(3, 3), .scale(12, 12), .scale(3, 3).concat(.rotation(degrees: 9))] {
      let board = Board(400, 400)
      try board.draw("\u{1F600}", Font(.system, 17), transform, paint: .color(.black))
      let yellow = board.pixels.count { $0.z > 200 && $0.y > 150 && $0.x < 120 && $0.w == 255 }
      #expect(yellow > 40)
    }
    let faint = Board(100, 100)
    try faint.draw(
      "\u{1F600}", Font(.system, 17), .scale(3, 3), paint: .color(Color(0x000000, alpha: 0.5)))
    #expect((126...129).contains(faint.alphas.max() ?? 0))
  }

  @Test func gradientsLieInTheGroupsCoordinates() throws {
    let paint = Paint.linear(
      LinearGradient(
        from: Point(0, 0), to: Point(100, 0), stops: [Stop(0, Color(0xFF0000)), Stop(1, Color(0x0000FF))]))
    for transform in [Transform.scale(3, 3), Transform.scale(3, 3).concat(.rotation(degrees: 1))] {
      let board = Board(400, 160)
      try board.draw("IIIIIIIIII", Font(.system, 34, .black), transform, paint: paint)
      let inked = board.pixels.enumerated().filter { $0.element.w == 255 }
      let first = try #require(inked.min { $0.offset % 400 < $1.offset % 400 })
      let last = try #require(inked.max { $0.offset % 400 < $1.offset % 400 })
      #expect(first.element.z > 230 && last.element.x > 200)
    }
  }

  @Test func oddNumbersDoNotCrash() throws {
    let board = Board(50, 50)
    for t in [Transform.scale(0, 0), .scale(-3, 3), .scale(1e-9, 1e-9), .scale(1e5, 1e5), .translation(1e9, 0)] {
      try board.draw("x\u{1F600} ", Font(.rounded, 17), t)
    }
    #expect(throws: DrawingError.self) { try board.draw("x", Font(.system, 17), .translation(.nan, 0)) }
    try board.draw(String(repeating: "long ", count: 4000), Font(.system, 40), .scale(3, 3))
  }
}

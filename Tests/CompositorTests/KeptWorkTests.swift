import Testing

@testable import Compositor

/// What painters keep from one band or frame to the next comes out as if it were made anew.
@Suite struct KeptWorkTests {
  private static let wave = Path {
    $0.move(to: Point(0, 0))
    for i in 0..<6 {
      let x = Double(i) * 20
      $0.addCurve(to: Point(x + 20, 0), control1: Point(x + 4, -30), control2: Point(x + 16, 30))
    }
  }

  @Test func partsOfLinesAreThoseOfTheOutline() {
    let trims = StrokeTrims()
    for round in 0..<2 {
      for i in 0..<200 {
        let to = Double(i) / 199
        #expect(trims.line(Self.wave, from: 0, to: to) == Self.wave.trimmed(from: 0, to: to), "round \(round), \(to)")
      }
    }
    #expect(trims.line(Self.wave, from: 0.5, to: 0.5) == nil)
    #expect(trims.line(Self.wave, from: -1, to: 2) == Self.wave)
  }

  @Test func rampsThatStayAreKeptWhileOthersComeAndGo() {
    let ramps = GradientRamps()
    func paint(_ end: Double) -> Paint {
      .linear(LinearGradient(from: .zero, to: Point(0, 100), stops: [Stop(0, .black), Stop(end, .white)]))
    }
    let kept = ramps.ramp(paint(1), opacity: 1, length: 100)
    for i in 0..<500 {
      _ = ramps.ramp(paint(Double(i) / 1000), opacity: 1, length: 100)
      #expect(ramps.ramp(paint(1), opacity: 1, length: 100) === kept)
    }
  }

  /// A flattened group looks as its layers do, but for the rounding of 8 bits, and one picture serves all frames.
  @Test func aFlattenedGroupIsDrawnOnce() throws {
    let line = Layer.stroke(Self.wave, Stroke(6), .color(Color(0x2A6F4F)))
    func tree(_ isFlattened: Bool, _ height: Double) -> [Layer] {
      [
        .fill(Path { $0.addRect(Rect(0, 0, 140, 80)) }, .color(.white)),
        .fill(Path { $0.addRect(Rect(0, 0, 140, height)) }, .color(Color(0xF0C040))),
        .group(Group(placement: Placement(offset: Point(10, 40)), isFlattened: isFlattened), [line]),
      ]
    }
    func bytes(_ painter: Painter) -> [UInt8] { painter.bitmap.withBytes { Array($0) } }
    func painter() -> Painter { Painter(width: 140, height: 80, scale: 1, art: ArtLibrary(folders: [])) }
    let plain = painter(), flat = painter()
    for height in [10.0, 20, 30] {
      try plain.paint(tree(false, height))
      try flat.paint(tree(true, height))
      let difference = zip(bytes(plain), bytes(flat)).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(difference <= 2, "height \(height)")
    }
    let art = ArtLibrary(folders: [])
    #expect(
      try LayerEncoder.digest(of: tree(true, 10), art: art) != LayerEncoder.digest(of: tree(false, 10), art: art))
  }

  @Test func gradientsShareTheirBuffers() throws {
    let buffers = GradientBuffers()
    let ramp = GradientRamp([Stop(0, .black), Stop(1, .white)], opacity: 1, count: 256)
    let shape = GradientFill.Shape.linear(a: 1.0 / 64, b: 0, c: 0)
    func row(_ width: Int, _ buffers: GradientBuffers) -> [UInt8] {
      let pixels = GradientRows(shape, ramp, widest: width, in: buffers).pixels(0, 3, count: width)
      return Array(UnsafeBufferPointer(start: pixels, count: 4 * width))
    }
    for width in [5, 64, 9, 300, 64] { #expect(row(width, buffers) == row(width, GradientBuffers())) }
  }

  @Test func aFileThatIsKeptIsDrawnAsAFreshOne() throws {
    let kept = ArtLibrary(folders: [testArt])
    for size in [20, 33, 20, 64] {
      let fresh = ArtLibrary(folders: [testArt])
      #expect(
        try kept.raster(of: Art("square"), width: size, height: size).bitmap.withBytes { Array($0) }
          == fresh.raster(of: Art("square"), width: size, height: size).bitmap.withBytes { Array($0) })
    }
    #expect(try kept.intrinsicSize(of: Art("square")) == ArtFile(try kept.file(for: Art("square"))).size)
  }

  @Test func aParagraphIsSetAlikeInAnyOrderOfWidths() {
    let paragraph = Paragraph([
      TextSpan("A few words that take several lines", font: Font(.system, 17), paint: .color(.black))
    ])
    let widths: [Double?] = [nil, 200, 120, 80, 60, 50, 40, 200, nil, .nan, -4, 0, 90, 120]
    for width in widths {
      let fresh = ParagraphBlocks(paragraph).block(width: width)
      let kept = Typesetter.layout(paragraph, width: width)
      #expect(kept.lines == fresh.lines && kept.size == fresh.size, "\(String(describing: width))")
    }
  }

  /// Copies that blurs begin from are kept: they must be those that the blur at hand would make.
  @Test(arguments: [(4.5, 4.9), (4.9, 4.5), (7.9, 5), (8.5, 9.9), (9.9, 8.5), (15.9, 9)])
  func aBlurThatChangesIsDrawnAsAFreshOne(_ before: Double, _ after: Double) throws {
    func tree(_ sigma: Double) -> [Layer] {
      [
        box(0, 0, 140, 100, .white),
        // All within the canvas, whose edge would cut the copies of the two blurs differently.
        .group(
          Group(placement: Placement(offset: Point(10, 50)), blur: sigma),
          [.stroke(Self.wave, Stroke(3), .color(.black)), box(20.3, 10.7, 40, 25)]),
      ]
    }
    let painter = Painter(width: 140, height: 100, scale: 1, art: ArtLibrary(folders: []))
    for sigma in [before, before + 0.01, before, before + 0.01, after] { try painter.paint(tree(sigma)) }
    let fresh = try drawn(tree(after), 140, 100)
    #expect(difference(bytes(painter.bitmap), bytes(fresh), stride: fresh.stride) == nil)
  }
}

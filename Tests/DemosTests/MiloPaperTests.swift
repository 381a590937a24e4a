import Compositor
import Scenes
import Testing
import Timelines

@testable import Demos

private let content = Milo.Content()

/// What a view draws in a frame at the origin, and what a probe finds in it.
private func drawn(_ view: some View, _ size: Size) -> (layers: [Layer], probe: Probe) {
  let probe = Probe(canvas: Rect(-500, -500, 1500, 1500))
  var sink = Sink(probe: probe)
  for node in view.frame(width: size.width, height: size.height).nodes(in: Context(Now(t: .zero))) {
    node.draw(in: Rect(size: size), into: &sink)
  }
  return (sink.layers, probe)
}

private func strokes(_ layers: [Layer]) -> [(path: Path, stroke: Stroke)] {
  layers.flatMap { layer -> [(path: Path, stroke: Stroke)] in
    switch layer {
    case .group(_, let children): strokes(children)
    case .stroke(let path, let stroke, _): [(path, stroke)]
    default: []
    }
  }
}

private func cubics(_ path: Path) -> [Cubic] {
  var pieces: [Cubic] = [], at = Point.zero
  for element in path.elements {
    switch element {
    case .move(let p), .line(let p): at = p
    case .curve(let a, let b, let p):
      pieces.append(Cubic(a: at, b: a, c: b, d: p))
      at = p
    case .close: break
    }
  }
  return pieces
}

private func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

/// Curvature of a piece at its start (0) or its end (1), 1/points.
private func curvature(_ c: Cubic, _ end: Int) -> Double {
  let d = end == 0 ? c.b - c.a : c.d - c.c
  let length = Point.zero.distance(to: d)
  return 2.0 / 3 * cross(end == 0 ? d : c.c - c.b, end == 0 ? c.c - c.b : d) / (length * length * length)
}

private func samples(_ path: Path, _ count: Int = 24) -> [Point] {
  cubics(path).flatMap { piece in (0..<count).map { piece.point(Double($0) / Double(count)) } }
}

@Suite struct LoopArrowTests {
  private let size = Size(200, 235)

  private func strokes(at trim: Double) -> [(path: Path, stroke: Stroke)] {
    DemosTests.strokes(drawn(Milo.LoopArrow(content: content, trim: trim), size).layers)
  }

  @Test func headWaitsForTheLine() {
    #expect(strokes(at: 0).isEmpty)
    #expect(strokes(at: 0.5).count == 1)
    #expect(strokes(at: Milo.LoopArrow.lineShare).map(\.stroke.trimTo) == [1])
    #expect(strokes(at: 0.94).count == 3)
    #expect(strokes(at: 1).allSatisfy { $0.stroke.width == 2 && $0.stroke.cap == .round && $0.stroke.trimTo == 1 })
  }

  @Test func lineLoopsOnceAndDropsToTheTip() throws {
    let all = strokes(at: 1)
    let points = samples(try #require(all.first).path)
    var crossings = 0
    for i in points.indices.dropLast() {
      for j in points.indices.dropLast() where j > i + 1 {
        let (p, r) = (points[i], points[i + 1] - points[i]), (q, s) = (points[j], points[j + 1] - points[j])
        let d = cross(r, s)
        guard d != 0 else { continue }
        let t = cross(q - p, s) / d, u = cross(q - p, r) / d
        if t >= 0, t < 1, u >= 0, u < 1 { crossings += 1 }
      }
    }
    #expect(crossings == 1)
    #expect(points[0].x > size.width * 0.9 && points[0].y < 10)
    let drop = points.filter { $0.y > 110 }
    #expect(drop.allSatisfy { abs($0.x - 100) < 1 })
    #expect(all.dropFirst().allSatisfy { $0.path.elements.first == .move(Point(100, Grid.length(228.94))) })
  }

  @Test func lineRunsOnWithoutCornersOrJumps() throws {
    let pieces = cubics(try #require(strokes(at: 1).first).path)
    for (a, b) in zip(pieces, pieces.dropFirst()) {
      #expect(abs(a.angle(0.9999) - b.angle(0.0001)) < 1.5)
      #expect(abs(curvature(a, 1) - curvature(b, 0)) < 0.012)
    }
  }
}

@Suite struct PostageStampTests {
  private func found(_ name: String) throws -> Rect {
    let stamp = drawn(Milo.PostageStamp(content: content, lift: 0), Milo.PostageStamp.size)
    return try #require(stamp.probe.elements.first { $0.name == name }).rect
  }

  @Test func emblemIsOneThickLineThatAlwaysTurnsTheSameWay() throws {
    let mark = strokes(drawn(Milo.StampEmblem(color: .white), Milo.StampEmblem.box).layers)
    #expect(mark.count == 1)
    let line = try #require(mark.first)
    #expect(line.stroke.width == 16 && line.stroke.cap == .round)
    #expect(line.path.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    for piece in cubics(line.path) { #expect(curvature(piece, 0) > 0 && curvature(piece, 1) > 0) }
    let points = samples(line.path)
    let left = points.map(\.x).min() ?? 0, right = points.map(\.x).max() ?? 0
    #expect(abs(left - 8) < 0.1 && abs(right - 135) < 0.1)
  }

  @Test func emblemTakesSevenTenthsOfThePanelAndStandsInItsMiddle() throws {
    let panel = try found("stamp.panel"), emblem = try found("stamp.emblem")
    #expect(abs(emblem.width / panel.width - 0.7) < 0.01)
    #expect(abs(emblem.midX - panel.midX) < 0.5)
    #expect(panel.intersection(emblem) == emblem)
  }

  @Test func wordsStandOnOneLineEach() throws {
    let panel = try found("stamp.panel"), edition = try found("stamp.edition")
    #expect(panel.intersection(edition) == edition)
    let stamp = drawn(Milo.PostageStamp(content: content, lift: 0), Milo.PostageStamp.size)
    let texts = stamp.probe.elements.filter { $0.kind == .text }
    #expect(texts.compactMap(\.details.text) == ["MILO / FIRST EDITION", "FIRST WORD", "001"])
    #expect(texts.allSatisfy { $0.details.lineCount == 1 })
  }

  @Test func bitesMirrorAndLeaveTheCornersWhole() {
    let rect = Rect(0, 0, 240, 290)
    let path = Milo.Perforated().path(in: rect)
    let points = samples(path)
    for (x, y) in [(-1.0, 1.0), (1, -1)] {
      for p in points {
        let mirrored = Point(x < 0 ? 240 - p.x : p.x, y < 0 ? 290 - p.y : p.y)
        #expect((points.map { $0.distance(to: mirrored) }.min() ?? 9) < 0.35)
      }
    }
    let corners = [Point(0, 0), Point(240, 0), Point(240, 290), Point(0, 290)]
    for corner in corners { #expect((points.map { $0.distance(to: corner) }.min() ?? 0) > 4) }
    #expect(corners.allSatisfy { path.elements.contains(.line($0)) || path.elements.first == .move($0) })
    #expect(points.allSatisfy { $0.x >= -0.01 && $0.y >= -0.01 && $0.x <= 240.01 && $0.y <= 290.01 })
  }
}

@Suite struct WelcomeNotesTests {
  private func texts(_ view: some View, _ size: Size) -> [Element] {
    drawn(view, size).probe.elements.filter { $0.kind == .text }
  }

  @Test func wordsAreWrittenByHandOnTwoLines() {
    let square = Size(Milo.FunNote.side, Milo.FunNote.side), round = Size(Milo.SlowNote.side, Milo.SlowNote.side)
    let walks = Size(Milo.WalksNote.side, Milo.WalksNote.side)
    let all = [
      texts(Milo.WalksNote(content: content), walks), texts(Milo.WinNote(content: content), Milo.WinNote.size),
      texts(Milo.FunNote(content: content), square), texts(Milo.SlowNote(content: content), round),
    ]
    let sizes = [walks, Milo.WinNote.size, square, round]
    for (words, size) in zip(all, sizes) {
      guard let last = words.last else {
        Issue.record("a note without words")
        continue
      }
      #expect(last.details.font?.role == .hand && last.details.lineCount == 2)
      #expect(last.rect.minX > 0 && last.rect.maxX < size.width && last.rect.maxY < size.height)
    }
  }

  @Test func partsHaveNames() {
    let note = drawn(Milo.WalksNote(content: content), Size(152, 152)).probe.elements.compactMap(\.name)
    #expect(note == ["welcome.note.1.text", "welcome.note.1.squiggle", "welcome.note.1.pin"])
    let fun = drawn(Milo.FunNote(content: content), Size(168, 168)).probe.elements
    let heart = fun.firstIndex { $0.name == "welcome.note.3.heart" }
    #expect(fun.contains { $0.parent == heart && $0.details.strokeWidth != nil && $0.details.fill == nil })
  }

  @Test func stickerHasARimOfEqualWidth() {
    let rect = Rect(0, 0, 170, 170)
    let outer = samples(Milo.Scallop(border: 6.5).path(in: rect)),
      inner = samples(Milo.Scallop(inset: 6.5).path(in: rect))
    let gaps = outer.map { p in inner.map { $0.distance(to: p) }.min() ?? 0 }
    #expect((gaps.max() ?? 0) < 6.9 && (gaps.min() ?? 0) > 6.4)
    // Sixteen bumps: the distance from the centre has sixteen tops on the way round.
    let radii = inner.map { $0.distance(to: rect.center) }
    let tops = radii.indices.filter {
      radii[$0] > radii[($0 + radii.count - 1) % radii.count] && radii[$0] >= radii[($0 + 1) % radii.count]
    }
    #expect(tops.count == 16)
  }
}

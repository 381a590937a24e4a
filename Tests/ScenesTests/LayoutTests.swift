import Testing

@testable import Scenes

/// Frames of named views after a layout in a canvas of 402 x 874.
private func frames(@ViewBuilder _ content: () -> ViewList) -> [String: Rect] {
  let probe = Probe(canvas: Device.standard.bounds)
  var sink = Sink(probe: probe)
  content().draw(in: Device.standard.bounds, Context(Now(t: .zero)), into: &sink)
  return Dictionary(probe.elements.compactMap { e in e.name.map { ($0, e.rect) } }) { first, _ in first }
}

@Suite struct LayoutTests {
  @Test func columnsShareWhatTheStiffestLeave() {
    let found = frames {
      VStack(spacing: 10) {
        Rectangle().frame(width: 100, height: 40).anchor("a")
        Rectangle().anchor("b")
        Rectangle().anchor("c")
      }
    }
    #expect(found["a"] == Rect(151, 0, 100, 40))
    #expect(found["b"] == Rect(0, 50, 402, 407))
    #expect(found["c"] == Rect(0, 467, 402, 407))
  }

  @Test func spacersPushToTheEnds() {
    let found = frames {
      HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 20).anchor("a")
        Spacer()
        Rectangle().frame(width: 30, height: 20).anchor("b")
      }
      .frame(width: 200, height: 50)
      .anchor("row")
    }
    #expect(found["row"] == Rect(101, 412, 200, 50))
    #expect(found["a"] == Rect(101, 427, 20, 20))
    #expect(found["b"] == Rect(271, 427, 30, 20))
  }

  @Test func paddingFramesAndOverlays() {
    let found = frames {
      Rectangle().frame(width: 100, height: 100).anchor("inner")
        .padding(Insets(top: 10, left: 20, bottom: 30, right: 40)).anchor("outer")
        .overlay(.bottomTrailing) { Rectangle().frame(width: 8, height: 8).anchor("dot") }
    }
    #expect(found["outer"] == Rect(121, 367, 160, 140))
    #expect(found["inner"] == Rect(141, 377, 100, 100))
    #expect(found["dot"] == Rect(273, 499, 8, 8))
  }

  @Test func movesTurnsAndScalesDoNotTouchLayout() {
    let found = frames {
      VStack(spacing: 0) {
        Rectangle().frame(width: 100, height: 50).anchor("a").offset(x: 30, y: 5)
        Rectangle().frame(width: 100, height: 50).anchor("b").scale(2)
      }
    }
    #expect(found["a"] == Rect(181, 392, 100, 50))
    #expect(found["b"] == Rect(101, 412, 200, 100))
  }

  @Test func aNamedViewIsWhereItsOwnEffectsPutIt() throws {
    let probe = Probe(canvas: Device.standard.bounds)
    var sink = Sink(probe: probe)
    let box = Rectangle().frame(width: 100, height: 50)
    ZStack {
      box.offset(x: 30, y: -5).anchor("moved")
      box.scale(2).rotation(90).opacity(0.5).blur(3).anchor("all")
      box.opacity(0).anchor("gone")
      box.onTap(1).offset(y: 100).anchor("outer").anchor("outermost")
      box.padding(10).offset(x: 30).padding(10).anchor("holder")
      box.offset(x: 300).clipped().offset(y: 20).anchor("window")
      box.offset(x: 300).onTap(2).anchor("control")
    }
    .draw(in: Device.standard.bounds, Context(Now(t: .zero)), into: &sink)
    func element(_ name: String) throws -> Element { try #require(probe.elements.first { $0.name == name }) }
    #expect(try element("moved").rect == Rect(181, 407, 100, 50))
    let all = try element("all")
    #expect(all.rect == Rect(151, 337, 100, 200))
    #expect(all.scale == 2 && all.rotation == 90 && all.blur == 3)
    #expect(abs(all.opacity - 0.5) < 0.001)
    #expect(try element("gone").opacity == 0)
    #expect(try element("outer").rect == Rect(151, 512, 100, 50))
    #expect(try element("outermost").rect == Rect(151, 512, 100, 50))
    // What lies further in moves within it.
    #expect(try element("holder").rect == Rect(131, 392, 140, 90))
    #expect(try element("window").rect == Rect(151, 432, 100, 50))
    // A control is touched where it lies.
    #expect(try element("control").rect == Rect(151, 412, 100, 50))
  }

  @Test func scrolledContentIsClippedAndMoved() {
    let probe = Probe(canvas: Device.standard.bounds)
    var sink = Sink(probe: probe)
    ScrollView(offset: 120) {
      VStack(spacing: 0) {
        ForEach(0..<10) { index in Rectangle().frame(height: 100).anchor("row\(index)") }
      }
    }
    .frame(width: 300, height: 400)
    .draw(in: Device.standard.bounds, Context(Now(t: .zero)), into: &sink)
    let rows = probe.elements.filter { $0.name?.hasPrefix("row") ?? false }
    #expect(rows.count == 10)
    #expect(rows[0].visibleRect.isEmpty)
    #expect(rows[1].rect == Rect(51, 217, 300, 100))
    #expect(rows[1].visibleRect == Rect(51, 237, 300, 80))
    #expect(rows[6].visibleRect.isEmpty)
  }

  @Test func equalViewsMakeEqualLayers() {
    func draw() -> [Layer] {
      var sink = Sink()
      VStack {
        Text("Hello").font(Font(.system, 17)); RoundedRectangle(12).fill(Color(0x7469E6))
      }
      .draw(in: Device.standard.bounds, Context(Now(t: .zero)), into: &sink)
      return sink.layers
    }
    #expect(draw() == draw())
    #expect(!draw().isEmpty)
  }
}

@Suite struct ScrollStateTests {
  @Test func bandsBeyondTheEndsAndComesBack() {
    var scroll = ScrollState(offset: 0, limit: 500, viewport: 400)
    scroll.hold(at: .zero)
    let beyond = scroll.offset(.seconds(0.1), finger: -100)
    #expect(abs(beyond + 400 * (1 - 1 / (0.55 * 100 / 400 + 1))) < 1e-9)
    scroll.release(at: .seconds(0.2), finger: -100, velocity: 0)
    #expect(abs(scroll.offset(.seconds(0.2)) - beyond) < 1e-6)
    #expect(abs(scroll.offset(.seconds(2))) < 0.01)
  }

  @Test func glidesOnWithTheFingersSpeed() {
    var scroll = ScrollState(offset: 0, limit: 5000, viewport: 400)
    scroll.hold(at: .zero)
    scroll.release(at: .seconds(0.1), finger: 50, velocity: 1000)
    // 1000 points a second glide about 495 points (ios-facts.md, section 8).
    #expect(abs(scroll.offset(.seconds(5)) - 545) < 2)
    let step = scroll.offset(.seconds(0.1 + 1.0 / 240)) - scroll.offset(.seconds(0.1))
    #expect(abs(step * 240 - 1000) < 60)
  }
}

@Suite struct TextLayoutTests {
  @Test func textsWrapOnlyWhenTheyMust() {
    let found = frames {
      HStack(spacing: 0) {
        Text("Already have an account?  ").font(Font(.system, 13)).anchor("a")
        Text("Sign in").font(Font(.system, 13)).anchor("b")
      }
      .anchor("row")
    }
    #expect(found["row"]?.height == found["b"]?.height)
    #expect((found["a"]?.width ?? 0) > 140)
  }

  @Test func spacersComeLast() {
    let found = frames {
      HStack(spacing: 8) {
        Text("A line that is longer than half of the row").font(Font(.system, 17)).anchor("a")
        Spacer()
        Rectangle().frame(width: 20, height: 20)
      }
    }
    #expect((found["a"]?.height ?? 99) < 21)
  }
}

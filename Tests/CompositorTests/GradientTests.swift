import Testing

@testable import Compositor

@Suite struct GradientTests {
  private func gradient(_ from: Color, _ to: Color, _ start: Point, _ end: Point) -> Paint {
    .linear(LinearGradient(from: start, to: end, stops: [Stop(0, from), Stop(1, to)]))
  }

  @Test func closeColoursShowNoBands() throws {
    // Ten levels over a thousand pixels: undithered, bands would be a hundred pixels wide.
    let paint = gradient(Color(0x303030), Color(0x3A3A3A), Point(0, 0), Point(1000, 0))
    let bitmap = try drawn([.fill(Path { $0.addRect(Rect(0, 0, 1000, 64)) }, paint)], 1000, 64)
    var run = 1, longest = 1
    for x in 1..<1000 {
      let isSame = (0..<64).allSatisfy { bitmap[x, $0] == bitmap[x - 1, $0] }
      run = isSame ? run + 1 : 1
      longest = max(longest, run)
    }
    // Where a value is nearly whole, one column in eight tells it from its neighbours.
    #expect(longest <= 8)
    for x in stride(from: 8, to: 984, by: 8) {
      var sum = 0
      for y in 0..<64 { for dx in 0..<8 { sum += Int(bitmap[x + dx, y].x) } }
      let ideal = 48 + 10 * (Double(x) + 4) / 1000
      #expect(abs(Double(sum) / 512 - ideal) < 0.15, "columns from \(x)")
    }
  }

  @Test func aRadialGradientFollowsItsIdeal() throws {
    let paint = Paint.radial(
      RadialGradient(center: Point(200, 200), radius: 180, stops: [Stop(0, Color(0x0078FC)), Stop(1, Color(0x0A80FF))]))
    let bitmap = try drawn([.fill(Path { $0.addRect(Rect(0, 0, 400, 400)) }, paint)], 400, 400)
    for (x, y) in [(200, 200), (250, 200), (200, 320), (300, 290), (20, 30), (392, 392)] {
      var sum = 0, ideal = 0.0
      for dy in -4..<4 {
        for dx in -4..<4 {
          sum += Int(bitmap[x + dx, y + dy].z)
          let distance = Point(Double(x + dx) + 0.5, Double(y + dy) + 0.5).distance(to: Point(200, 200))
          ideal += 10 * min(distance / 180, 1)
        }
      }
      #expect(abs(Double(sum) - ideal) / 64 < 0.15, "round (\(x), \(y))")
    }
  }

  @Test func anEccentricGradientIsLikeCairos() throws {
    func paint(_ radius: Double) -> RadialGradient {
      RadialGradient(
        center: Point(100, 100), radius: radius, focus: Point(80, 90), inner: 5,
        stops: [Stop(0, .white), Stop(1, .black)])
    }
    // 66 pixels long it is ours, 63 pixels Cairo's: they may differ by what the length makes, and no more.
    let rect = Path { $0.addRect(Rect(0, 0, 200, 200)) }
    let ours = try drawn([.fill(rect, .radial(paint(71)))], 200, 200)
    let cairos = try drawn([.fill(rect, .radial(paint(68.5)))], 200, 200)
    for y in stride(from: 10, to: 190, by: 20) {
      for x in stride(from: 10, to: 190, by: 20) {
        #expect(abs(Int(ours[x, y].x) - Int(cairos[x, y].x)) <= 14, "(\(x), \(y))")
      }
    }
  }

  @Test func aTurnedGradientTurns() throws {
    let bar = Layer.fill(
      Path { $0.addRect(Rect(-100, -100, 200, 200)) }, gradient(.black, .white, Point(-100, 0), Point(100, 0)))
    let bitmap = try drawn(
      [.group(Group(placement: Placement(offset: Point(100, 100), rotation: 90)), [bar])], 200, 200)
    for y in stride(from: 4, to: 196, by: 16) {
      #expect(abs(Double(bitmap[100, y].x) - 255 * (Double(y) + 0.5) / 200) < 1.3, "row \(y)")
    }
  }

  @Test func transparencyIsMixedPremultiplied() throws {
    // White to clear black over white stays white, with no grey in between: large (dithered) and small (Cairo's).
    for size in [30.0, 120] {
      let paint = gradient(.white, .clear, Point(0, 0), Point(size, 0))
      let rect = Path { $0.addRect(Rect(0, 0, size, 10)) }
      let bitmap = try drawn([box(0, 0, size, 10, .white), .fill(rect, paint)], Int(size), 10)
      for x in 0..<Int(size) { #expect(bitmap[x, 5].x >= 252, "\(x) of \(size)") }
    }
  }

  @Test func ditheringKeepsChannelsBelowAlpha() throws {
    let paint = gradient(Color(red: 1, green: 1, blue: 1, alpha: 0.05), .clear, Point(0, 0), Point(300, 80))
    let bitmap = try drawn([.fill(Path { $0.addRect(Rect(0, 0, 300, 80)) }, paint)], 300, 80)
    for y in 0..<80 { for x in 0..<300 { #expect(bitmap[x, y].x <= bitmap[x, y].w) } }
  }

  @Test func thresholdsAreEachUsedOnce() {
    let all = (0..<8).flatMap { y in (0..<8).map { Dither.threshold($0, y) } }.sorted()
    #expect(all == (0..<64).map { 4 * $0 + 2 })
  }
}

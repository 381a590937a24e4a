import CCairo
import Testing

@testable import Compositor

@Suite struct CoveragePlaneTests {
  private func coverage(
    _ loops: [[CubicPiece.Vector]], _ width: Int, _ height: Int, _ t: Transform = .identity
  ) -> [UInt8] {
    let outline = GlyphOutline(
      loops: loops.map { p in p.indices.map { CubicPiece(from: p[$0], to: p[($0 + 1) % p.count]) } })
    let plane = CoveragePlane()
    plane.begin(width: width, height: height)
    plane.add(outline, t)
    var bytes = Array(repeating: UInt8(7), count: width * height)
    bytes.withUnsafeMutableBufferPointer { plane.write(to: $0.baseAddress.unsafelyUnwrapped, stride: width) }
    return bytes
  }

  @Test func partsOfPixelsAreExact() {
    let square: [CubicPiece.Vector] = [[1.25, 1.5], [3.5, 1.5], [3.5, 3], [1.25, 3]]
    let rows = coverage([square], 5, 4)
    #expect(Array(rows[0..<5]) == [0, 0, 0, 0, 0])
    #expect(Array(rows[5..<10]) == [0, 96, 128, 64, 0])
    #expect(Array(rows[10..<15]) == [0, 191, 255, 128, 0])
    #expect(Array(rows[15..<20]) == [0, 0, 0, 0, 0])
    #expect(coverage([square.reversed()], 5, 4) == rows)
  }

  @Test func slopesAreExact() {
    // The half of a 4 x 2 rectangle under its diagonal.
    let rows = coverage([[[0, 0], [4, 2], [0, 2]]], 4, 2)
    #expect(Array(rows[0..<4]) == [191, 64, 0, 0])
    #expect(Array(rows[4..<8]) == [255, 255, 191, 64])
  }

  @Test func holesStayOpenAndOverlapsJoin() {
    let outer: [CubicPiece.Vector] = [[0, 0], [6, 0], [6, 6], [0, 6]]
    let inner: [CubicPiece.Vector] = [[2, 2], [4, 2], [4, 4], [2, 4]]
    #expect(coverage([outer, inner.reversed()], 6, 6)[3 * 6 + 3] == 0)
    #expect(coverage([outer, inner.reversed()], 6, 6)[3 * 6 + 1] == 255)
    #expect(coverage([outer, inner], 6, 6).allSatisfy { $0 == 255 })
  }

  /// Edges far outside, along the borders and of any slope stay within the memory of the plane.
  @Test func anyEdgeIsSafe() {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    let ends = [0.0, 1, 16, 15.999999, -1e-9, 16.000001, -3, 40, 1e7, -1e7]
    for _ in 0..<4000 {
      func place() -> Double { random() < 0.5 ? ends[Int(random() * 10)] : random() * 20 - 2 }
      let triangle = (0..<3).map { _ in CubicPiece.Vector(place(), place()) }
      let bytes = coverage([triangle], 16, 16)
      #expect(bytes.count == 256)
    }
  }

  /// What lies beyond the area changes nothing within: any part equals the same part of the whole.
  @Test func anyPartEqualsTheWhole() throws {
    let file = try #require(FontFile.of(.interDisplay("Bold")))
    let block = Typesetter.layout(
      Paragraph([TextSpan("&g8", font: Font(.system, 34, .bold), paint: .color(.black))]))
    let run = try #require(block.lines.first?.runs.first?.run)
    for degrees in [0.0, 12, 90, 200] {
      let t = Transform.translation(70.3, 75.7).concat(.rotation(degrees: degrees))
      let whole = try RunRaster(covering: Rect(0, 0, 150, 150), isColor: false)
      whole.cover(run, file, t, CoveragePlane())
      for (x, y, width, height) in [(40, 40, 30, 30), (60, 70, 20, 9), (75, 0, 60, 150), (0, 66, 150, 1)] {
        let part = try RunRaster(
          covering: Rect(Double(x), Double(y), Double(width), Double(height)), isColor: false)
        part.cover(run, file, t, CoveragePlane())
        for row in 0..<part.height {
          for column in 0..<part.width {
            let a = part[column, row], b = whole[part.left + column - whole.left, part.top + row - whole.top]
            #expect(a == b, "\(degrees) degrees, part \(x) \(y), pixel \(column) \(row)")
          }
        }
      }
    }
  }
}

extension RunRaster {
  /// Coverage of a pixel.
  fileprivate subscript(x: Int, y: Int) -> UInt8 {
    cairo_image_surface_get_data(surface)?[y * Int(cairo_image_surface_get_stride(surface)) + x] ?? 0
  }
}

import Compositor
import Foundation
import Testing

@testable import Video

@Suite struct ConversionTests {
  /// A picture of random colours, or of the corners of the colour cube.
  private func bitmap(_ width: Int, _ height: Int, seed: UInt32, corners: Bool) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var state = seed
    bitmap.withMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          state = state &* 1_664_525 &+ 1_013_904_223
          let bits = state >> 8
          let corner = (bits & 1) * 0xFF | (bits & 2) / 2 * 0xFF00 | (bits & 4) / 4 * 0xFF0000
          bytes.storeBytes(
            of: 0xFF00_0000 | (corners ? corner : bits), toByteOffset: y * bitmap.stride + x * 4, as: UInt32.self)
        }
      }
    }
    return bitmap
  }

  private func sample(_ plane: Plane, _ x: Int, _ y: Int, wide: Bool) -> Int {
    wide
      ? Int(plane.base.load(fromByteOffset: y * plane.stride + x * 2, as: UInt16.self))
      : Int(plane.base.load(fromByteOffset: y * plane.stride + x, as: UInt8.self))
  }

  /// Luma and differences of a colour as the standard gives them, in 0...1 and -0.5...0.5.
  private func exact(_ r: Double, _ g: Double, _ b: Double) -> (y: Double, cb: Double, cr: Double) {
    let y = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
    return (y, (b / 255 - y) / 1.8556, (r / 255 - y) / 1.5748)
  }

  @Test(arguments: [PixelLayout.yuv420, .yuv422Ten], [16, 34, 62, 130]) func equalsTheFormula(
    layout: PixelLayout, width: Int
  ) throws {
    let height = 12, wide = layout == .yuv422Ten, scale = wide ? 4.0 : 1
    for (seed, corners) in [(1, false), (2, true)] as [(UInt32, Bool)] {
      let bitmap = bitmap(width, height, seed: seed, corners: corners)
      let picture = try Picture(layout: layout, width: width, height: height)
      try picture.update(from: PaintedFrame(bitmap: bitmap, changed: []))
      func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
        let p = bitmap[max(0, x), y]
        return SIMD3(Double(p[2]), Double(p[1]), Double(p[0]))
      }
      for y in 0..<height {
        for x in 0..<width {
          let c = color(x, y)
          let expected = scale * (16 + 219 * exact(c.x, c.y, c.z).y)
          #expect(abs(Double(sample(try picture.plane(0), x, y, wide: wide)) - expected) < 0.57)
        }
      }
      for y in stride(from: 0, to: height, by: layout.rows) {
        for x in stride(from: 0, to: width, by: 2) {
          var c = SIMD3<Double>.zero
          for row in y..<y + layout.rows { c += color(x - 1, row) + 2 * color(x, row) + color(x + 1, row) }
          c /= Double(4 * layout.rows)
          let wanted = exact(c.x, c.y, c.z)
          for (plane, value) in [(1, wanted.cb), (2, wanted.cr)] {
            let got = Double(sample(try picture.plane(plane), x / 2, y / layout.rows, wide: wide))
            #expect(abs(got - scale * (128 + 224 * value)) < 0.58)
          }
        }
      }
    }
  }

  @Test(arguments: [PixelLayout.yuv420, .yuv422Ten]) func greysAreGrey(layout: PixelLayout) throws {
    let bitmap = Bitmap(width: 256, height: 2), wide = layout == .yuv422Ten, scale = wide ? 4 : 1
    bitmap.withMutableBytes { bytes in
      for x in 0..<512 {
        bytes.storeBytes(
          of: UInt32(x & 255) &* 0x010101 | 0xFF00_0000, toByteOffset: x / 256 * bitmap.stride + x % 256 * 4,
          as: UInt32.self)
      }
    }
    let picture = try Picture(layout: layout, width: 256, height: 2)
    try picture.update(from: PaintedFrame(bitmap: bitmap, changed: []))
    #expect(sample(try picture.plane(0), 0, 0, wide: wide) == 16 * scale)
    #expect(sample(try picture.plane(0), 255, 1, wide: wide) == 235 * scale)
    for x in 0..<128 {
      #expect(sample(try picture.plane(1), x, 0, wide: wide) == 128 * scale)
      #expect(sample(try picture.plane(2), x, 0, wide: wide) == 128 * scale)
    }
  }

  @Test(arguments: [PixelLayout.yuv420, .yuv422Ten, .rgb, .bgr]) func changedRowsAreEnough(layout: PixelLayout) throws {
    let old = bitmap(50, 20, seed: 3, corners: false), new = bitmap(50, 20, seed: 4, corners: false)
    let mixed = bitmap(50, 20, seed: 3, corners: false)
    let rows = [3..<4, 9..<12, 15..<20]
    new.withBytes { source in
      mixed.withMutableBytes { target in
        for y in rows.joined() {
          let bytes = y * new.stride..<(y + 1) * new.stride
          UnsafeMutableRawBufferPointer(rebasing: target[bytes]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: source[bytes]))
        }
      }
    }
    let picture = try Picture(layout: layout, width: 50, height: 20)
    try picture.update(from: PaintedFrame(bitmap: old, changed: []))
    try picture.update(from: PaintedFrame(bitmap: mixed, changed: rows.reversed()))
    let whole = try Picture(layout: layout, width: 50, height: 20)
    try whole.update(from: PaintedFrame(bitmap: mixed, changed: []))
    for index in 0..<(layout.isYUV ? 3 : 1) {
      let a = try picture.plane(index), b = try whole.plane(index)
      let bytes = layout.isYUV ? (index == 0 ? 50 : 25) * (layout == .yuv422Ten ? 2 : 1) : layout == .rgb ? 150 : 200
      for y in 0..<(index == 0 ? 20 : 20 / layout.rows) {
        #expect(memcmp(a.base + y * a.stride, b.base + y * b.stride, bytes) == 0, "plane \(index) row \(y)")
      }
    }
  }

  @Test func rowsAreAlignedAndJoined() {
    #expect(Rows.aligned([5..<6, 1..<2, 2..<3, -4..<0, 19..<40], to: 2, height: 20) == [0..<6, 18..<20])
    #expect(Rows.aligned([3..<3, 50..<60], to: 2, height: 20).isEmpty)
  }
}

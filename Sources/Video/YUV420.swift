/// sRGB to BT.709 limited range, 8 bits, 4:2:0 with chroma sited left.
///
/// Chroma is taken from filtered RGB, which equals filtering exact chroma: along y the mean of the two rows (sited
/// half-way), along x weights 1 2 1 about the even column (sited on it); the column before the first equals the first.
/// Y = 16 + 219 luma, Cb and Cr = 128 + 224 difference, each rounded to nearest.
enum YUV420 {
  /// Converts rows of BGRA. `rows` must begin and end on even rows and `width` must be even; all rows, of the source
  /// too, must be padded to whole blocks of 16 pixels.
  static func convert(
    _ source: UnsafeRawPointer, stride: Int, width: Int, rows: Range<Int>, luma: Plane, cb: Plane, cr: Plane
  ) {
    var y = rows.lowerBound
    while y < rows.upperBound {
      let top = source + y &* stride, bottom = top + stride
      let lumaTop = luma.base + y &* luma.stride, lumaBottom = lumaTop + luma.stride
      let cbRow = cb.base + y / 2 &* cb.stride, crRow = cr.base + y / 2 &* cr.stride
      var columns = BT709.Columns(pixels(top, 0) + pixels(bottom, 0))
      var x = 0
      while x < width {
        let a = pixels(top, x), b = pixels(top, x &+ 8), c = pixels(bottom, x), d = pixels(bottom, x &+ 8)
        lumaTop.storeBytes(of: lumas(a, b), toByteOffset: x, as: SIMD16<UInt8>.self)
        lumaBottom.storeBytes(of: lumas(c, d), toByteOffset: x, as: SIMD16<UInt8>.self)
        let chroma = BT709.chroma(columns.filter(a + c, b + d))
        cbRow.storeBytes(of: samples(chroma.blue), toByteOffset: x / 2, as: SIMD8<UInt8>.self)
        crRow.storeBytes(of: samples(chroma.red), toByteOffset: x / 2, as: SIMD8<UInt8>.self)
        x &+= 16
      }
      y &+= 2
    }
  }

  @inline(__always) private static func pixels(_ row: UnsafeRawPointer, _ x: Int) -> BT709.Colors {
    BT709.Colors(row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self))
  }

  /// 16.5 steps added, then whole steps.
  @inline(__always) private static func lumas(_ a: BT709.Colors, _ b: BT709.Colors) -> SIMD16<UInt8> {
    let low = (BT709.luma(a) &+ 4224) &>> 8, high = (BT709.luma(b) &+ 4224) &>> 8
    return Narrow.bytes(SIMD16<UInt16>(lowHalf: low, highHalf: high))
  }

  /// Two rows and weights 1 2 1 make eight times as much: 256 a step with the factor of 32. 128.5 steps added.
  @inline(__always) private static func samples(_ sums: BT709.Lanes) -> SIMD8<UInt8> {
    Narrow.bytes((sums &+ 32896) &>> 8)
  }
}

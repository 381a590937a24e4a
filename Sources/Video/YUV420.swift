/// sRGB to BT.709 limited range, 8 bits, 4:2:0 with chroma sited left (ITU-R BT.709-6, 3.2 to 3.5).
///
/// Luma: Y = 16 + 219 (0.2126 R + 0.7152 G + 0.0722 B), in 15-bit fixed point, rounded to nearest.
///
/// Chroma is taken from filtered RGB, which equals filtering exact chroma: along y the mean of the two rows (sited
/// half-way), along x weights 1 2 1 about the even column (sited on it); the column before the first equals the first.
/// Cb = 128 + 224 (B - Y) / 1.8556 and Cr = 128 + 224 (R - Y) / 1.5748, rounded to nearest; greys give exactly 128.
enum YUV420 {
  typealias Block = SIMD16<UInt32>
  typealias Half = SIMD8<UInt32>

  /// Converts rows of BGRA. `rows` must begin and end on even rows and `width` must be even; all rows, of the source
  /// too, must be padded to whole blocks of 16 pixels.
  static func convert(
    _ source: UnsafeRawPointer, stride: Int, width: Int, rows: Range<Int>, luma: Plane, cb: Plane, cr: Plane
  ) {
    var y = rows.lowerBound
    while y < rows.upperBound {
      let top = source + y * stride, bottom = top + stride
      let lumaTop = luma.base + y * luma.stride, lumaBottom = lumaTop + luma.stride
      let cbRow = cb.base + y / 2 * cb.stride, crRow = cr.base + y / 2 * cr.stride
      var x = 0
      while x < width {
        let a = top.loadUnaligned(fromByteOffset: x * 4, as: Block.self)
        let b = bottom.loadUnaligned(fromByteOffset: x * 4, as: Block.self)
        lumaTop.storeBytes(of: lumas(a), toByteOffset: x, as: SIMD16<UInt8>.self)
        lumaBottom.storeBytes(of: lumas(b), toByteOffset: x, as: SIMD16<UInt8>.self)
        let sums = Sums(a, b)
        let before =
          x == 0
          ? sums.evenBefore
          : Sums(
            top.loadUnaligned(fromByteOffset: x * 4 - 4, as: Block.self),
            bottom.loadUnaligned(fromByteOffset: x * 4 - 4, as: Block.self)
          ).even
        let (blue, red) = chromas(before, sums.even, sums.odd)
        cbRow.storeBytes(of: blue, toByteOffset: x / 2, as: SIMD8<UInt8>.self)
        crRow.storeBytes(of: red, toByteOffset: x / 2, as: SIMD8<UInt8>.self)
        x += 16
      }
      y += 2
    }
  }

  @inline(__always) private static func lumas(_ p: Block) -> SIMD16<UInt8> {
    let b = SIMD16<Int32>(truncatingIfNeeded: p & 0xFF)
    let g = SIMD16<Int32>(truncatingIfNeeded: (p &>> 8) & 0xFF)
    let r = SIMD16<Int32>(truncatingIfNeeded: (p &>> 16) & 0xFF)
    // 219/255 x 32768 x (0.0722, 0.7152, 0.2126); then 16.5.
    let y = (b &* 2032 &+ g &* 20127 &+ r &* 5983 &+ 540_672) &>> 15
    return SIMD16<UInt8>(truncatingIfNeeded: y)
  }

  /// Sums of two rows: blue and red in the halves of one lane, green in another.
  private struct Sums {
    let blueRed, green: Block

    @inline(__always) init(_ a: Block, _ b: Block) {
      blueRed = (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF)
      green = ((a &>> 8) & 0xFF) &+ ((b &>> 8) & 0xFF)
    }

    @inline(__always) var even: (Half, Half) { (blueRed.evenHalf, green.evenHalf) }
    @inline(__always) var odd: (Half, Half) { (blueRed.oddHalf, green.oddHalf) }

    /// The odd columns moved on by one, the first column standing in for the one before it.
    var evenBefore: (Half, Half) {
      var first = blueRed.evenHalf, second = green.evenHalf
      for i in 1..<8 {
        first[i] = blueRed[2 * i - 1]
        second[i] = green[2 * i - 1]
      }
      return (first, second)
    }
  }

  @inline(__always) private static func chromas(
    _ before: (Half, Half), _ here: (Half, Half), _ after: (Half, Half)
  ) -> (SIMD8<UInt8>, SIMD8<UInt8>) {
    let blueRed = before.0 &+ (here.0 &<< 1) &+ after.0
    // The masks tell the compiler that a lane fits 16 bits, which gives it the fast multiplication.
    let b = SIMD8<Int32>(truncatingIfNeeded: blueRed & 0xFFF)
    let r = SIMD8<Int32>(truncatingIfNeeded: (blueRed &>> 16) & 0xFFF)
    let g = SIMD8<Int32>(truncatingIfNeeded: (before.1 &+ (here.1 &<< 1) &+ after.1) & 0xFFF)
    // 112/255 x 32768 x (1, -0.7152/0.9278, -0.2126/0.9278) and (1, -0.7152/0.7874, -0.0722/0.7874); three bits more
    // for the eight weights; then 128.5.
    let half: Int32 = 128 << 18 + 1 << 17
    let cb = (b &* 14392 &- g &* 11094 &- r &* 3298 &+ half) &>> 18
    let cr = (r &* 14392 &- g &* 13072 &- b &* 1320 &+ half) &>> 18
    return (SIMD8<UInt8>(truncatingIfNeeded: cb), SIMD8<UInt8>(truncatingIfNeeded: cr))
  }
}

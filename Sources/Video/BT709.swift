/// sRGB to BT.709 luma and colour differences in limited range (ITU-R BT.709-6, 3.2 to 3.5), eight pixels at a time.
///
/// All sums are exact to 1/60 of a step of 8 bits in 16-bit lanes, which compilers turn into the plainest of vector
/// code on any processor; results are rounded to nearest from there.
enum BT709 {
  /// Eight samples.
  typealias Lanes = SIMD8<UInt16>

  /// Red, green and blue, or sums of them.
  struct Colors {
    var r, g, b: Lanes

    /// Splits eight pixels of BGRA.
    @inline(__always) init(_ pixels: SIMD8<UInt32>) {
      b = Narrow.words(pixels & 0xFF)
      g = Narrow.words((pixels &>> 8) & 0xFF)
      r = Narrow.words((pixels &>> 16) & 0xFF)
    }

    @inline(__always) init(r: Lanes, g: Lanes, b: Lanes) {
      self.r = r
      self.g = g
      self.b = b
    }

    @inline(__always) static func + (a: Colors, b: Colors) -> Colors {
      Colors(r: a.r &+ b.r, g: a.g &+ b.g, b: a.b &+ b.b)
    }
  }

  /// 256 x 219/255 x (0.2126 R + 0.7152 G + 0.0722 B), without the offset of 16 steps.
  ///
  /// The factors 46.742, 157.243 and 15.874 are taken as 47, 157 and 16 and an eighth of (2 G - 2 R - B).
  @inline(__always) static func luma(_ c: Colors) -> Lanes {
    let d = c.g &- c.r
    let rest = unsafeBitCast(d &+ d &- c.b, to: SIMD8<Int16>.self) &>> 3
    return c.b &<< 4 &+ c.g &* 157 &+ c.r &* 47 &+ unsafeBitCast(rest, to: Lanes.self)
  }

  /// 32 x 224/255 x (B - Y) / 1.8556 and (R - Y) / 1.5748, modulo 65536, of colours up to 2040.
  ///
  /// Greys give exactly 0, since only differences from green go in: the factors 14.0549 and 3.2206 (blue) are taken as
  /// 14 + 7/128 and 3 + 7/32, 14.0549 and 1.2887 (red) as 14 + 7/128 and 1 + 37/128.
  @inline(__always) static func chroma(_ c: Colors) -> (blue: Lanes, red: Lanes) {
    let x = unsafeBitCast(c.b &- c.g, to: SIMD8<Int16>.self), z = unsafeBitCast(c.r &- c.g, to: SIMD8<Int16>.self)
    let blue: SIMD8<Int16> = x &* 14 &+ (x &* 7) &>> 7 &- z &* 3 &- (z &* 7) &>> 5
    let red: SIMD8<Int16> = z &* 14 &+ (z &* 7) &>> 7 &- x &- (x &* 9 &+ x &>> 2) &>> 5
    return (unsafeBitCast(blue, to: Lanes.self), unsafeBitCast(red, to: Lanes.self))
  }

  /// Filters sixteen columns to eight: weights 1 2 1 about every even one.
  struct Columns {
    /// The odd columns of the block before; at the start of a row the first column itself.
    private var r, g, b: Lanes

    /// Starts a row whose first columns are `first`.
    @inline(__always) init(_ first: Colors) {
      r = Lanes(repeating: first.r[0])
      g = Lanes(repeating: first.g[0])
      b = Lanes(repeating: first.b[0])
    }

    /// Takes sixteen columns in two halves.
    @inline(__always) mutating func filter(_ low: Colors, _ high: Colors) -> Colors {
      Colors(
        r: Columns.filter(low.r, high.r, &r), g: Columns.filter(low.g, high.g, &g),
        b: Columns.filter(low.b, high.b, &b))
    }

    @inline(__always) private static func filter(_ low: Lanes, _ high: Lanes, _ before: inout Lanes) -> Lanes {
      // Columns in pairs: the even one in the lower half of a lane of 32 bits, on any little-endian machine.
      let all = SIMD8<UInt32>(
        lowHalf: unsafeBitCast(low, to: SIMD4<UInt32>.self), highHalf: unsafeBitCast(high, to: SIMD4<UInt32>.self))
      // The masks say that nothing is lost in 16 bits, which gives the plain packing of lanes.
      let even = Narrow.words(all & 0x3FF), odd = Narrow.words((all &>> 16) & 0x3FF)
      var left = Lanes()
      left[0] = before[7]
      for i in 1..<8 { left[i] = odd[i - 1] }
      before = odd
      return left &+ even &+ even &+ odd
    }
  }
}

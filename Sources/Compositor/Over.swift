/// Lays premultiplied pixels of four bytes over others through coverage: (s c + d (255 - a c / 255)) / 255, both
/// quotients rounded to nearest.
enum Over {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  /// Lays `count` pixels of one row over those of another, through one coverage.
  static func run(_ from: Bytes, _ to: Bytes, _ count: Int, coverage: UInt8) {
    if coverage == 255 {
      run(from, to, count, coverage, isWhole: true)
    } else {
      run(from, to, count, coverage, isWhole: false)
    }
  }

  @inline(__always)
  private static func run(_ from: Bytes, _ to: Bytes, _ count: Int, _ coverage: UInt8, isWhole: Bool) {
    let c = WideWords(repeating: UInt16(coverage)), one = Words(repeating: UInt16(coverage))
    let alphas: UInt64 = 0xFF00_0000_FF00_0000
    var i = 0
    while i + 4 <= count {
      let d = to + 4 * i
      let four = UnsafeRawPointer(from + 4 * i).loadUnaligned(as: SIMD16<UInt8>.self)
      let halves = unsafeBitCast(four, to: SIMD2<UInt64>.self)
      i += 4
      if isWhole && halves[0] & halves[1] & alphas == alphas {
        UnsafeMutableRawPointer(d).storeBytes(of: four, as: SIMD16<UInt8>.self)
      } else if halves[0] | halves[1] != 0 {
        let s = WideWords(four), beneath = WideWords(wide: d)
        (isWhole ? s.over(beneath) : s.over(beneath, through: c)).storeFour(d)
      }
    }
    while i < count {
      let s = Words(pixel: from + 4 * i), beneath = Words(pixel: to + 4 * i)
      (isWhole ? s.over(beneath) : s.over(beneath, through: one)).storePixel(to + 4 * i)
      i += 1
    }
  }

  /// Lays a colour (two equal pixels) over `count` pixels.
  static func run(_ color: Words, _ to: Bytes, _ count: Int) {
    if color[3] == 255 {
      let pixel = unsafeBitCast(color.bytes, to: SIMD2<UInt32>.self)[0]
      UnsafeMutableRawPointer(to).withMemoryRebound(to: UInt32.self, capacity: count) {
        $0.update(repeating: pixel, count: count)
      }
      return
    }
    let four = WideWords(lowHalf: color, highHalf: color)
    var i = 0
    while i + 4 <= count {
      let d = to + 4 * i
      four.over(WideWords(wide: d)).storeFour(d)
      i += 4
    }
    while i < count {
      color.over(Words(pixel: to + 4 * i)).storePixel(to + 4 * i)
      i += 1
    }
  }

  /// Lays a colour (two equal pixels) through a row of coverage.
  static func row(_ color: Words, through coverage: UnsafePointer<UInt8>, _ to: Bytes, _ count: Int) {
    let isOpaque = color[3] == 255, ink = WideWords(lowHalf: color, highHalf: color)
    var i = 0
    while i + 4 <= count {
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      let d = to + 4 * i
      if four == 0xFFFF_FFFF && isOpaque {
        ink.storeFour(d)
      } else if four != 0 {
        ink.over(WideWords(wide: d), through: .coverage(four)).storeFour(d)
      }
      i += 4
    }
    while i < count {
      color.over(Words(pixel: to + 4 * i), through: .coverage(coverage[i], 0)).storePixel(to + 4 * i)
      i += 1
    }
  }

  /// Lays pixels through a row of coverage.
  static func row(_ from: Bytes, through coverage: UnsafePointer<UInt8>, _ to: Bytes, _ count: Int) {
    var i = 0
    while i + 4 <= count {
      let (s, d) = (from + 4 * i, to + 4 * i)
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four != 0 { WideWords(wide: s).over(WideWords(wide: d), through: .coverage(four)).storeFour(d) }
      i += 4
    }
    while i < count {
      let d = to + 4 * i
      Words(pixel: from + 4 * i).over(Words(pixel: d), through: .coverage(coverage[i], 0)).storePixel(d)
      i += 1
    }
  }
}

/// Four pixels as sixteen words of 0...255. Loops over lanes become single instructions.
extension WideWords {
  @inline(__always) init(_ bytes: SIMD16<UInt8>) {
    self.init()
    for i in 0..<16 { self[i] = UInt16(bytes[i]) }
  }

  /// Stores four pixels.
  @inline(__always) func storeFour(_ p: UnsafeMutablePointer<UInt8>) {
    var bytes = SIMD16<UInt8>()
    // No number exceeds 255; to say so gives the plain packing of lanes.
    for i in 0..<16 { bytes[i] = UInt8(truncatingIfNeeded: Swift.min(self[i], 255)) }
    UnsafeMutableRawPointer(p).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// Each pixel's alpha in all of its channels; by shifts, which stay in vectors.
  @inline(__always) private var alphas: WideWords {
    var pixels = unsafeBitCast(self, to: SIMD4<UInt64>.self) &>> 48
    pixels |= pixels &<< 16
    return unsafeBitCast(pixels | pixels &<< 32, to: WideWords.self)
  }

  /// Products of bytes divided by 255, rounded to nearest.
  @inline(__always) private var by255: WideWords { (self &+ 128).high(times: WideWords(repeating: 257)) }

  /// Coverage of four pixels in all channels of theirs.
  @inline(__always) static func coverage(_ four: UInt32) -> WideWords {
    let (a, b) = (UInt64(four & 0xFF), UInt64(four &>> 8 & 0xFF))
    let (c, d) = (UInt64(four &>> 16 & 0xFF), UInt64(four &>> 24))
    var pixels = SIMD4<UInt64>(a, b, c, d)
    pixels |= pixels &<< 16
    return unsafeBitCast(pixels | pixels &<< 32, to: WideWords.self)
  }

  /// These pixels over others. No channel of premultiplied pixels exceeds alpha, so no sum exceeds 255.
  @inline(__always) func over(_ d: WideWords) -> WideWords { self &+ (d &* (alphas ^ 255)).by255 }

  /// These pixels, as far as `c` (0...255) lets them through, over others.
  @inline(__always) func over(_ d: WideWords, through c: WideWords) -> WideWords {
    (self &* c &+ d &* ((alphas &* c).by255 ^ 255)).by255
  }
}

/// Two pixels as eight words of 0...255. Loops over lanes become single instructions.
extension Words {
  /// Two pixels.
  @inline(__always) init(_ bytes: SIMD8<UInt8>) {
    self.init()
    for i in 0..<8 { self[i] = UInt16(bytes[i]) }
  }

  /// Two pixels.
  @inline(__always) init(pair p: UnsafePointer<UInt8>) {
    self.init(UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  /// A pixel, and a clear one.
  @inline(__always) init(pixel p: UnsafePointer<UInt8>) {
    self = .zero
    for i in 0..<4 { self[i] = UInt16(p[i]) }
  }

  /// A colour's premultiplied channels, twice.
  init(_ color: Color, opacity: Double) {
    let alpha = Swift.min(Swift.max(color.alpha * opacity, 0), 1)
    func byte(_ v: Double) -> UInt16 { UInt16((Swift.min(Swift.max(v, 0), 1) * alpha * 255).rounded()) }
    let (b, g, r, a) = (byte(color.blue), byte(color.green), byte(color.red), UInt16((alpha * 255).rounded()))
    self.init(b, g, r, a, b, g, r, a)
  }

  /// The low bytes.
  @inline(__always) var bytes: SIMD8<UInt8> {
    var result = SIMD8<UInt8>()
    for i in 0..<8 { result[i] = UInt8(truncatingIfNeeded: self[i]) }
    return result
  }

  @inline(__always) func storePair(_ p: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(p).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
  }

  /// Stores four pixels.
  @inline(__always) static func store(_ a: Words, _ b: Words, _ p: UnsafeMutablePointer<UInt8>) {
    var bytes = SIMD16<UInt8>()
    for i in 0..<8 {
      bytes[i] = UInt8(truncatingIfNeeded: a[i])
      bytes[i + 8] = UInt8(truncatingIfNeeded: b[i])
    }
    UnsafeMutableRawPointer(p).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// Stores the first pixel.
  @inline(__always) func storePixel(_ p: UnsafeMutablePointer<UInt8>) {
    for i in 0..<4 { p[i] = UInt8(truncatingIfNeeded: self[i]) }
  }

  /// Each pixel's alpha in all of its channels; by shifts, which stay in vectors.
  @inline(__always) var alphas: Words {
    var pixels = unsafeBitCast(self, to: SIMD2<UInt64>.self) &>> 48
    pixels |= pixels &<< 16
    return unsafeBitCast(pixels | pixels &<< 32, to: Words.self)
  }

  /// Products of bytes divided by 255, rounded to nearest: x / 255 is x 257 / 65536 once half of 255 was added.
  @inline(__always) var by255: Words { (self &+ 128).high(times: Words(repeating: 257)) }

  /// The pixels times one coverage.
  func covered(by c: UInt8) -> Words { (self &* Words(repeating: UInt16(c))).by255 }

  /// Coverage of two pixels in all channels of theirs.
  @inline(__always) static func coverage(_ a: UInt8, _ b: UInt8) -> Words {
    let (a, b) = (UInt16(a), UInt16(b))
    return Words(a, a, a, a, b, b, b, b)
  }

  /// These pixels over others. No channel of premultiplied pixels exceeds alpha, so no sum exceeds 255.
  @inline(__always) func over(_ d: Words) -> Words { self &+ (d &* (alphas ^ 255)).by255 }

  /// These pixels, as far as `c` (0...255) lets them through, over others.
  @inline(__always) func over(_ d: Words, through c: Words) -> Words {
    (self &* c &+ d &* ((alphas &* c).by255 ^ 255)).by255
  }
}

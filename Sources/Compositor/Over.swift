import CKernels

/// Lays premultiplied pixels of four bytes over others through coverage: (s c + d (255 - a c / 255)) / 255, both
/// quotients rounded to nearest.
enum Over {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  /// Lays `count` pixels of one row over those of another, through one coverage.
  static func run(_ from: UnsafePointer<UInt8>, _ to: Bytes, _ count: Int, coverage: UInt8) {
    mk_over_run(from, to, count, coverage)
  }

  /// Lays a colour over `count` pixels.
  static func run(_ color: PixelColor, _ to: Bytes, _ count: Int) {
    withUnsafeBytes(of: color.bytes) { mk_over_color($0.bindMemory(to: UInt8.self).baseAddress, to, count) }
  }

  /// Lays a colour through a row of coverage.
  static func row(_ color: PixelColor, through coverage: UnsafePointer<UInt8>, _ to: Bytes, _ count: Int) {
    withUnsafeBytes(of: color.bytes) {
      mk_over_color_row($0.bindMemory(to: UInt8.self).baseAddress, coverage, to, count)
    }
  }

  /// Lays pixels through a row of coverage.
  static func row(
    _ from: UnsafePointer<UInt8>, through coverage: UnsafePointer<UInt8>, _ to: Bytes, _ count: Int
  ) { mk_over_row(from, coverage, to, count) }

  /// Multiplies `count` pixels with the alpha of as many others.
  static func keep(_ pixels: Bytes, where mask: UnsafePointer<UInt8>, _ count: Int) { mk_keep(pixels, mask, count) }
}

/// A premultiplied colour as the bytes of a pixel: blue, green, red, alpha.
struct PixelColor {
  let bytes: SIMD4<UInt8>

  /// A colour, faded.
  init(_ color: Color, opacity: Double) {
    let alpha = min(max(color.alpha * opacity, 0), 1)
    func byte(_ v: Double) -> UInt8 { UInt8((min(max(v, 0), 1) * alpha * 255).rounded()) }
    self.init(bytes: SIMD4(byte(color.blue), byte(color.green), byte(color.red), UInt8((alpha * 255).rounded())))
  }

  private init(bytes: SIMD4<UInt8>) { self.bytes = bytes }

  /// The pixel times one coverage.
  func covered(by c: UInt8) -> PixelColor {
    var result = bytes
    for i in 0..<4 { result[i] = MaskBlend.times(bytes[i], UInt32(c)) }
    return PixelColor(bytes: result)
  }
}

/// The tone of glass: luma and chroma of what is beneath, mapped, under a tint.
struct GlassTone {
  // Every channel becomes own x chroma + luma x rest + lift, then fades to the tint.
  private let own, rest: Float
  private let lift: SIMD4<Float>

  init(_ glass: Glass) {
    let keep = Float(1 - glass.tint.alpha)
    own = Float(glass.chroma) * keep
    rest = Float(glass.gain - glass.chroma) * keep
    let tint = glass.tint
    let colour = SIMD4<Float>(Float(tint.blue), Float(tint.green), Float(tint.red), 0) * Float(tint.alpha)
    lift = (colour + Float(glass.lift) * keep) * 255
  }

  /// Maps a picture, and makes it opaque. Where it lets something through (at the edges of the canvas, where the blur
  /// finds nothing) the colour that is there counts alone.
  func apply(to picture: Picture) {
    // Luma of BT.709 on encoded values, as video has it.
    let weights = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    for y in 0..<picture.area.height {
      let row = picture.bitmap.storage + y * picture.bitmap.stride
      for x in 0..<picture.area.width {
        let pixel = row.loadUnaligned(fromByteOffset: 4 * x, as: SIMD4<UInt8>.self)
        var colour = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: pixel))
        if pixel.w != 255 { colour = pixel.w == 0 ? .zero : colour * (255 / colour.w) }
        let luma = (colour * weights).sum()
        var out = colour * own + luma * rest + lift
        out = out.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
        var result = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(out))
        result.w = 255
        row.storeBytes(of: result, toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
      }
    }
  }
}

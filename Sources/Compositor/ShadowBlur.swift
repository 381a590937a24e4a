/// Masks of shadows: blurred alpha.
enum ShadowBlur {
  /// The part `area` of the blurred alpha of `face`, in memory of a pool.
  static func mask(of face: Picture, sigma: Double, to area: PixelRect, from pool: PixelPool) -> Mask {
    let alpha = Mask(alphaOf: face, from: pool)
    let mask = Mask(width: area.width, height: area.height, from: pool)
    let (x, y) = (-face.area.left, -face.area.top)
    Blur(sigma: sigma).apply(
      BytePlane(alpha, area: face.area.offset(x, y)), to: BytePlane(mask, area: area.offset(x, y)))
    return mask
  }

  /// The same of a face whose pixels are `area`, for a blur that takes it at the size of `small`.
  static func mask(
    ofSmall small: Picture, _ blur: Blur, of area: PixelRect, to target: PixelRect, from pool: PixelPool
  ) -> Mask {
    let mask = Mask(width: target.width, height: target.height, from: pool)
    let source = BytePlane(Mask(alphaOf: small, from: pool), area: small.area)
    blur.apply(source, to: BytePlane(mask, area: target.offset(-area.left, -area.top)))
    return mask
  }

  /// Moves a mask right and down by sixteenths of a pixel (0 to 15 each); what it gains is mixed from neighbours.
  static func shift(_ mask: Mask, sixteenthsX x: Int, sixteenthsY y: Int) {
    if x > 0 {
      let near = UInt16(16 - x), far = UInt16(x)
      for row in 0..<mask.height {
        let p = mask.storage + row * mask.stride
        for i in Swift.stride(from: mask.width - 1, to: 0, by: -1) {
          p[i] = UInt8(truncatingIfNeeded: (UInt16(p[i]) &* near &+ UInt16(p[i - 1]) &* far &+ 8) &>> 4)
        }
        p[0] = UInt8(truncatingIfNeeded: (UInt16(p[0]) &* near &+ 8) &>> 4)
      }
    }
    guard y > 0 else { return }
    let near = UInt16(16 - y), far = UInt16(y)
    for row in Swift.stride(from: mask.height - 1, through: 0, by: -1) {
      let p = mask.storage + row * mask.stride
      if row == 0 {
        for i in 0..<mask.width { p[i] = UInt8(truncatingIfNeeded: (UInt16(p[i]) &* near &+ 8) &>> 4) }
      } else {
        let above = p - mask.stride
        for i in 0..<mask.width {
          p[i] = UInt8(truncatingIfNeeded: (UInt16(p[i]) &* near &+ UInt16(above[i]) &* far &+ 8) &>> 4)
        }
      }
    }
  }
}

/// Shadows: the blurred alpha of a picture in one colour.
enum ShadowBlur {
  /// Draws the shadow of `face` on `whole`, over what is there.
  static func draw(_ shadow: Plate.PixelShadow, of face: Picture, on whole: Picture) {
    let (dx, dy) = (shadow.offset.x.rounded(), shadow.offset.y.rounded())
    let area = whole.area.offset(-Int(dx), -Int(dy))
    let mask = Mask(width: area.width, height: area.height)
    let alpha = Mask(alphaOf: face.bitmap)
    let (x, y) = (-face.area.left, -face.area.top)
    Blur.apply(
      BytePlane(alpha, area: face.area.offset(x, y)), sigma: shadow.sigma, to: BytePlane(mask, area: area.offset(x, y)))
    tint(whole.bitmap, mask, shadow.color)
    if shadow.isKnockedOut { knockOut(face, from: whole) }
  }

  /// Writes `color` times the mask.
  private static func tint(_ bitmap: Bitmap, _ mask: Mask, _ color: Color) {
    let alpha = color.alpha
    let levels = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha].map {
      UInt32(($0 * 65536 * 255 / 255).rounded())
    }
    for y in 0..<min(bitmap.height, mask.height) {
      let row = (bitmap.storage + y * bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let from = mask.storage + y * mask.stride
      for x in 0..<min(bitmap.width, mask.width) {
        let m = UInt32(from[x])
        for c in 0..<4 { row[4 * x + c] = UInt8(truncatingIfNeeded: (levels[c] &* m &+ 32768) &>> 16) }
      }
    }
  }

  /// Leaves out what the face covers.
  private static func knockOut(_ face: Picture, from whole: Picture) {
    let shared = face.area.intersection(whole.area)
    for y in shared.top..<shared.bottom {
      let a = (face.bitmap.storage + (y - face.area.top) * face.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let b = (whole.bitmap.storage + (y - whole.area.top) * whole.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      for x in shared.left..<shared.right {
        let rest = 255 - UInt32(a[4 * (x - face.area.left) + 3])
        for c in 0..<4 {
          let i = 4 * (x - whole.area.left) + c
          b[i] = MaskBlend.times(b[i], rest)
        }
      }
    }
  }
}

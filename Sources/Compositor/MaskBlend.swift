/// Pictures and masks multiplied with the alpha of others.
enum MaskBlend {
  /// Multiplies every pixel of `picture` with the alpha of `mask` (both of the same area), rounded to nearest.
  static func keep(_ picture: Picture, where mask: Picture) {
    for y in 0..<picture.area.height {
      let x = (picture.bitmap.storage + y * picture.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let m = (mask.bitmap.storage + y * mask.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      Over.keep(x, where: m, picture.area.width)
    }
  }

  /// Leaves out of a mask, whose pixels are `area`, what `face` covers.
  static func cut(_ mask: Mask, _ area: PixelRect, by face: Picture) {
    let shared = face.area.intersection(area)
    for y in shared.top..<shared.bottom {
      let a = (face.bitmap.storage + (y - face.area.top) * face.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      let m = mask.storage + (y - area.top) * mask.stride
      for x in shared.left..<shared.right {
        m[x - area.left] = times(m[x - area.left], 255 - UInt32(a[4 * (x - face.area.left) + 3]))
      }
    }
  }

  /// a b / 255, rounded to nearest.
  @inline(__always) static func times(_ a: UInt8, _ b: UInt32) -> UInt8 {
    let t = UInt32(a) &* b &+ 128
    return UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }
}

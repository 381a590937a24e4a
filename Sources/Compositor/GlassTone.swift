/// The tone of glass: luma and chroma of what is beneath, mapped, under a tint.
struct GlassTone {
  // Every channel becomes own x channel + rest x luma + lift, then fades to the tint. All in 1/2048.
  private let own, rest: Int32
  private let blue, green, red: Int32

  init(_ glass: Glass) {
    func fixed(_ v: Double, _ limit: Double) -> Int32 { Int32((min(max(v, -limit), limit) * 2048).rounded()) }
    let tint = glass.tint
    let keep = 1 - tint.alpha
    own = fixed(glass.chroma * keep, 4)
    rest = fixed((glass.gain - glass.chroma) * keep, 4)
    func lift(_ channel: Double) -> Int32 { fixed((channel * tint.alpha + glass.lift * keep) * 255, 4 * 255) }
    (blue, green, red) = (lift(tint.blue), lift(tint.green), lift(tint.red))
  }

  /// Maps a picture, and makes it opaque. Where it lets something through (at the edges of the canvas, where the blur
  /// finds nothing) the colour that is there counts alone.
  func apply(to picture: Picture) {
    for y in 0..<picture.area.height {
      let row = (picture.bitmap.storage + y * picture.bitmap.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<picture.area.width {
        let pixel = row + 4 * x
        var (b, g, r) = (Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]))
        let a = Int32(pixel[3])
        if a != 255 {
          let half = a / 2
          (b, g, r) = a == 0 ? (0, 0, 0) : ((b * 255 + half) / a, (g * 255 + half) / a, (r * 255 + half) / a)
        }
        // Luma of BT.709 on encoded values, as video has it, x 256.
        let luma = (4732 &* b &+ 46871 &* g &+ 13933 &* r &+ 128) &>> 8
        let base = (rest &* luma) &>> 8 &+ 1024
        pixel[0] = GlassTone.byte((own &* b &+ base &+ blue) &>> 11)
        pixel[1] = GlassTone.byte((own &* g &+ base &+ green) &>> 11)
        pixel[2] = GlassTone.byte((own &* r &+ base &+ red) &>> 11)
        pixel[3] = 255
      }
    }
  }

  @inline(__always) private static func byte(_ v: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: v < 0 ? 0 : v > 255 ? 255 : v)
  }
}

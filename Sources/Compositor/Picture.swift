/// Pixels and where they lie: the bitmap's first pixel is at the area's top-left corner. The bitmap may be larger.
struct Picture {
  let bitmap: Bitmap
  let area: PixelRect

  init(_ bitmap: Bitmap, _ area: PixelRect) {
    self.bitmap = bitmap
    self.area = area
  }

  /// A transparent picture.
  init(area: PixelRect) {
    self.init(Bitmap(width: area.width, height: area.height), area)
  }

  /// Address of a pixel of the area.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    (bitmap.storage + ((y - area.top) * bitmap.stride + 4 * (x - area.left))).assumingMemoryBound(to: UInt8.self)
  }
}

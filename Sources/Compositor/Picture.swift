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
}

import CCairo

/// Pixels as Pixman sees them, the library that composites for Cairo. Used without Cairo for blends where nothing is to
/// be clipped: it takes an opacity for which Cairo would first draw a picture as large as the clip.
final class PixelImage {
  private let image: OpaquePointer?
  private let owner: AnyObject?

  private init(_ image: OpaquePointer?, _ owner: AnyObject?) { (self.image, self.owner) = (image, owner) }

  deinit { if let image { pixman_image_unref(image) } }

  /// The pixels of a picture's area.
  convenience init(_ picture: Picture) {
    self.init(picture.bitmap, picture.bitmap.storage, picture.area, picture.bitmap.stride)
  }

  /// Rows of a bitmap, as far as `width`.
  convenience init(rowsOf bitmap: Bitmap, first: Int, width: Int, height: Int) {
    self.init(
      bitmap, bitmap.storage + first * bitmap.stride, PixelRect(0, 0, width, height), bitmap.stride)
  }

  private convenience init(
    _ owner: AnyObject, _ pixels: UnsafeMutableRawPointer, _ area: PixelRect, _ stride: Int
  ) {
    let bits = pixels.assumingMemoryBound(to: UInt32.self)
    self.init(
      pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(area.width), Int32(area.height), bits, Int32(stride)), owner)
  }

  /// The same coverage everywhere.
  private convenience init(opacity: Double) {
    var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16((min(max(opacity, 0), 1) * 65535).rounded()))
    self.init(pixman_image_create_solid_fill(&color), nil)
  }

  /// Lays a part of `source` on these pixels; (x, y) is where the part begins in each. Throws when there is no memory.
  func lay(
    _ source: PixelImage, opacity: Double = 1, at sourceXY: (Int, Int), to: (Int, Int), width: Int, height: Int,
    blend: Blend = .normal
  ) throws {
    let mask = opacity < 1 ? PixelImage(opacity: opacity) : nil
    guard let image, let from = source.image, mask == nil || mask?.image != nil else {
      throw DrawingError("no memory", in: "a picture of \(width)x\(height)", mend: "free some memory")
    }
    pixman_image_composite32(
      blend.pixman, from, mask?.image, image, Int32(sourceXY.0), Int32(sourceXY.1), 0, 0, Int32(to.0), Int32(to.1),
      Int32(width), Int32(height))
  }
}

extension Blend {
  /// The operator of Pixman that does it.
  fileprivate var pixman: pixman_op_t {
    switch self {
    case .normal: PIXMAN_OP_OVER
    case .multiply: PIXMAN_OP_MULTIPLY
    case .screen: PIXMAN_OP_SCREEN
    }
  }
}

import CCairo

/// Pixels as Pixman sees them, the library that composites for Cairo. Used without Cairo where nothing is to be
/// clipped: it takes an opacity for which Cairo would first draw a picture as large as the clip.
final class PixelImage {
  private let image: OpaquePointer?
  private let owner: AnyObject?

  private init(_ image: OpaquePointer?, _ owner: AnyObject?) { (self.image, self.owner) = (image, owner) }

  deinit { if let image { pixman_image_unref(image) } }

  /// The pixels of a picture's area.
  convenience init(_ picture: Picture) {
    self.init(picture.bitmap, picture.bitmap.storage, PIXMAN_a8r8g8b8, picture.area, picture.bitmap.stride)
  }

  /// Rows of a bitmap, as far as `width`.
  convenience init(rowsOf bitmap: Bitmap, first: Int, width: Int, height: Int) {
    self.init(
      bitmap, bitmap.storage + first * bitmap.stride, PIXMAN_a8r8g8b8, PixelRect(0, 0, width, height), bitmap.stride)
  }

  /// The coverage of a mask.
  convenience init(_ mask: Mask) {
    self.init(mask, mask.storage, PIXMAN_a8, PixelRect(0, 0, mask.width, mask.height), mask.stride)
  }

  private convenience init(
    _ owner: AnyObject, _ pixels: UnsafeMutableRawPointer, _ format: pixman_format_code_t, _ area: PixelRect,
    _ stride: Int
  ) {
    let bits = pixels.assumingMemoryBound(to: UInt32.self)
    self.init(
      pixman_image_create_bits(format, Int32(area.width), Int32(area.height), bits, Int32(stride)), owner)
  }

  /// The same colour everywhere.
  convenience init(_ color: Color) {
    let alpha = min(max(color.alpha, 0), 1)
    func number(_ v: Double) -> UInt16 { UInt16((min(max(v, 0), 1) * alpha * 65535).rounded()) }
    var premultiplied = pixman_color_t(
      red: number(color.red), green: number(color.green), blue: number(color.blue), alpha: number(1))
    self.init(pixman_image_create_solid_fill(&premultiplied), nil)
  }

  /// Lays a part of `source`, through the same part of `mask` if there is one, on these pixels; (x, y) is where the
  /// part begins in each. Throws when there is no memory.
  func lay(
    _ source: PixelImage, at sourceXY: (Int, Int), mask: PixelImage? = nil, at maskXY: (Int, Int) = (0, 0),
    to: (Int, Int), width: Int, height: Int, blend: Blend = .normal
  ) throws {
    guard let image, let from = source.image, mask == nil || mask?.image != nil else {
      throw DrawingError("no memory", in: "a picture of \(width)x\(height)", mend: "free some memory")
    }
    pixman_image_composite32(
      blend.pixman, from, mask?.image, image, Int32(sourceXY.0), Int32(sourceXY.1), Int32(maskXY.0), Int32(maskXY.1),
      Int32(to.0), Int32(to.1), Int32(width), Int32(height))
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

import CCairo

/// The picture of a colour glyph: a PNG inside the font file.
final class EmojiStrike {
  /// Cairo's surface with the decoded picture.
  let surface: OpaquePointer
  let width, height: Int

  /// Decodes the largest picture that the file has for a glyph.
  init(_ glyph: UInt32, in file: FontFile) throws {
    let blob = hb_ot_color_glyph_reference_png(file.font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    let place = "glyph \(glyph) of \(file.path)"
    guard let bytes, length > 0 else {
      throw DrawingError(
        "there is no colour picture", in: place, mend: "install the Debian package \(FontFace.emoji.package)")
    }
    var reader = Reader(next: bytes, left: Int(length))
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(Reader.read, reader)
    }
    try check(cairo_surface_status(surface), place)
    guard let surface else {
      throw DrawingError("the picture cannot be read", in: place, mend: "reinstall \(FontFace.emoji.package)")
    }
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  private struct Reader {
    var next: UnsafePointer<CChar>
    var left: Int

    static let read: cairo_read_func_t = { closure, data, length in
      guard let reader = closure?.assumingMemoryBound(to: Reader.self), let data, Int(length) <= reader.pointee.left
      else { return CAIRO_STATUS_READ_ERROR }
      reader.pointee.next.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        data.update(from: $0, count: Int(length))
      }
      reader.pointee.next += Int(length)
      reader.pointee.left -= Int(length)
      return CAIRO_STATUS_SUCCESS
    }
  }
}

extension FontFile {
  /// Where a colour glyph's picture lies in em, from the glyph's origin, y downwards.
  func pictureBox(_ glyph: UInt32) -> Rect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    let em = unitsPerEm
    return Rect(
      Double(extents.x_bearing) / em, -Double(extents.y_bearing) / em, Double(extents.width) / em,
      -Double(extents.height) / em)
  }
}

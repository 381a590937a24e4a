import CCairo
import Foundation

/// One SVG or PNG file.
final class ArtFile {
  private enum Kind {
    case drawing(OpaquePointer)
    case pixels(Bitmap)
  }

  private let path: String
  private let kind: Kind
  /// Width and height as the file gives them.
  let size: Size
  /// Length of a drawing's file; what is read of it takes some ten times as much memory. 0 for pixels.
  let bytes: Int

  /// Reads a file; throws a `DrawingError` when it cannot be read or parsed.
  init(_ path: String) throws {
    self.path = path
    guard path.hasSuffix(".svg") else {
      let bitmap = try Bitmap.readPNG(path)
      kind = .pixels(bitmap)
      bytes = 0
      size = Size(Double(bitmap.width), Double(bitmap.height))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DrawingError("cannot be read", in: path, mend: "check the file's permissions")
    }
    bytes = data.count
    if data.range(of: Data("<text".utf8)) != nil { FontList.confineFontconfig() }
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes {
      rsvg_handle_new_from_data($0.bindMemory(to: guint8.self).baseAddress, gsize($0.count), &error)
    }
    guard let handle else { throw ArtFile.failure("is no SVG that librsvg can read", path, &error) }
    kind = .drawing(handle)
    guard let size = ArtFile.size(of: handle) else {
      mk_object_unref(UnsafeMutableRawPointer(handle))
      throw DrawingError("has no size", in: path, mend: "give its <svg> a viewBox, or a width and a height in px")
    }
    self.size = size
  }

  /// Width and height of a drawing as it gives them; what it does not give follows from its view box.
  private static func size(of handle: OpaquePointer) -> Size? {
    var width = 0.0, height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return width > 0 && height > 0 ? Size(width, height) : nil
    }
    var hasWidth = gboolean(0), hasHeight = gboolean(0), hasBox = gboolean(0)
    var across = RsvgLength(), down = RsvgLength(), box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    guard hasBox != 0, box.width > 0, box.height > 0 else { return nil }
    // 1 is RSVG_UNIT_PX; extents that are not given count as 100 %.
    if across.unit == 1, across.length > 0 { return Size(across.length, across.length * box.height / box.width) }
    if down.unit == 1, down.length > 0 { return Size(down.length * box.width / box.height, down.length) }
    return Size(box.width, box.height)
  }

  deinit { if case .drawing(let handle) = kind { mk_object_unref(UnsafeMutableRawPointer(handle)) } }

  private static func failure(_ what: String, _ path: String, _ error: inout UnsafeMutablePointer<GError>?)
    -> DrawingError
  {
    let words =
      error.map { String(cString: $0.pointee.message).split(whereSeparator: \.isNewline) } ?? ["no reason given"]
    let reason = words.joined(separator: " ")
    g_clear_error(&error)
    return DrawingError("\(what) (\(reason))", in: path, mend: "check the file with rsvg-convert")
  }

  /// The picture stretched to a size in pixels.
  func raster(width: Int, height: Int) throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let canvas = try Surface(bitmap, width: width, height: height)
    let context = canvas.context
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    switch kind {
    case .drawing(let handle):
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      var error: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
        throw ArtFile.failure("cannot be drawn", path, &error)
      }
    case .pixels(let pixels):
      let source = try PixelSource(pixels)
      cairo_set_source_surface(context, source.surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
      cairo_paint(context)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    try canvas.finish(path)
    return bitmap
  }
}

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

  /// Reads a file; throws a `DrawingError` when it cannot be read or parsed.
  init(_ path: String) throws {
    self.path = path
    guard path.hasSuffix(".svg") else {
      let bitmap = try Bitmap.readPNG(path)
      kind = .pixels(bitmap)
      size = Size(Double(bitmap.width), Double(bitmap.height))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DrawingError("cannot be read", in: path, mend: "check the file's permissions")
    }
    if data.range(of: Data("<text".utf8)) != nil { FontList.confineFontconfig() }
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes {
      rsvg_handle_new_from_data($0.bindMemory(to: guint8.self).baseAddress, gsize($0.count), &error)
    }
    guard let handle else { throw ArtFile.failure("is no SVG that librsvg can read", path, &error) }
    kind = .drawing(handle)
    var width = 0.0, height = 0.0
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 else {
      mk_object_unref(UnsafeMutableRawPointer(handle))
      throw DrawingError("has no size", in: path, mend: "give its <svg> a width and a height in px")
    }
    size = Size(width, height)
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

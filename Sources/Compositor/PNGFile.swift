import CCairo
import Foundation

extension Bitmap {
  /// Writes the picture as a PNG file, whole or not at all: a temporary in the same folder is renamed at the end.
  /// Throws a `DrawingError` when the file cannot be written.
  public func writePNG(to path: String) throws {
    let source = try PixelSource(self)
    let temporary = path + ".\(getpid()).part"
    let status = cairo_surface_write_to_png(source.surface, temporary)
    if status == CAIRO_STATUS_SUCCESS, rename(temporary, path) == 0 { return }
    let reason = String(cString: strerror(errno))
    unlink(temporary)
    try check(status, path)
    throw DrawingError(
      "cannot be put in place (\(reason))", in: path, mend: "check that the folder can be written and has room")
  }

  /// Reads a PNG file. Throws a `DrawingError` when there is no such file or it is no PNG.
  public static func readPNG(_ path: String) throws -> Bitmap {
    guard let read = cairo_image_surface_create_from_png(path) else {
      throw DrawingError("no memory", in: path, mend: "free some memory")
    }
    defer { cairo_surface_destroy(read) }
    try check(cairo_surface_status(read), path)
    let width = Int(cairo_image_surface_get_width(read)), height = Int(cairo_image_surface_get_height(read))
    let bitmap = Bitmap(width: width, height: height)
    let canvas = try Surface(bitmap, width: width, height: height)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(canvas.context, read, 0, 0)
    cairo_paint(canvas.context)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
    try canvas.finish(path)
    return bitmap
  }
}

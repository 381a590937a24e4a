import CCairo
import Foundation

extension Bitmap {
  /// The bytes of the picture as a PNG file.
  public func png() throws -> [UInt8] {
    let source = try PixelSource(self)
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        source.surface,
        { bytes, data, count in
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    try check(status, "a picture of \(width)x\(height)")
    return bytes
  }

  /// With what a PNG file begins.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads a PNG file. Throws a `DrawingError` when there is no such file or it is no PNG.
  public static func readPNG(_ path: String) throws -> Bitmap {
    if let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: signature.count),
      !head.starts(with: signature)
    {
      throw DrawingError(
        "is no PNG file, whatever its name says", in: path, mend: "save the picture as PNG, or give an SVG in its place"
      )
    }
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

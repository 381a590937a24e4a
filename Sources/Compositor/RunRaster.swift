import CCairo

/// A run as pixels: coverage for text, colours for emoji.
final class RunRaster {
  /// Cairo's surface: A8 or premultiplied ARGB.
  let surface: OpaquePointer
  /// Its top-left pixel, counted from the pixel that holds the run's origin.
  let left, top: Int
  let width, height: Int
  let byteCount: Int

  /// Makes an empty raster of an area.
  init(left: Int, top: Int, width: Int, height: Int, isColor: Bool) throws {
    let format = isColor ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    try check(cairo_surface_status(surface), "text of \(width) x \(height) pixels")
    guard let surface else {
      throw DrawingError("no memory", in: "text of \(width) x \(height) pixels", mend: "use a smaller --scale")
    }
    self.surface = surface
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    byteCount = Int(cairo_image_surface_get_stride(surface)) * height
  }

  deinit { cairo_surface_destroy(surface) }

  /// Draws into the raster in pixels counted from the one that holds the run's origin.
  func draw(_ body: (OpaquePointer) throws -> Void) throws {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(left), -Double(top))
    try body(context)
    cairo_surface_flush(surface)
    try check(cairo_status(context), "text")
  }
}

/// What a raster is a function of: the run, its scale and where its origin lies within a pixel, in quarters.
struct RasterKey: Hashable {
  let run: Run
  let scaleX, scaleY: Double
  let phaseX, phaseY: Int
}

/// A bounded cache of rasters, in two generations (see `SharedCache`). What it holds never changes a pixel.
struct RasterCache {
  private let capacity: Int
  private var young: [RasterKey: RunRaster] = [:], old: [RasterKey: RunRaster] = [:]
  private var size = 0

  /// Keeps between `capacity` bytes and twice as many.
  init(capacity: Int) { self.capacity = capacity }

  mutating func raster(_ key: RasterKey, make: () throws -> RunRaster) rethrows -> RunRaster {
    if let raster = young[key] { return raster }
    let raster = try old.removeValue(forKey: key) ?? make()
    if size >= capacity {
      (old, young, size) = (young, [:], 0)
    }
    young[key] = raster
    size += raster.byteCount + 128
    return raster
  }
}

import CCairo

/// A run as pixels: coverage for text, colours for emoji.
final class RunRaster {
  /// Cairo's surface: A8 or premultiplied ARGB.
  let surface: OpaquePointer
  /// Its top-left pixel, counted from the pixel that holds the run's origin.
  let left, top: Int
  let width, height: Int
  let byteCount: Int

  /// Makes an empty raster of an area and one pixel more all round, for what antialiasing adds.
  init(covering area: Rect, isColor: Bool) throws {
    left = Int(area.minX.rounded(.down)) - 1
    top = Int(area.minY.rounded(.down)) - 1
    width = Int(area.maxX.rounded(.up)) + 1 - left
    height = Int(area.maxY.rounded(.up)) + 1 - top
    let format = isColor ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    try check(cairo_surface_status(surface), "text of \(width) x \(height) pixels")
    guard let surface else {
      throw DrawingError("no memory", in: "text of \(width) x \(height) pixels", mend: "use a smaller --scale")
    }
    self.surface = surface
    byteCount = Int(cairo_image_surface_get_stride(surface)) * height
  }

  deinit { cairo_surface_destroy(surface) }

  /// Writes the coverage of a run's outlines; `t` leads to pixels counted as `left` and `top` are.
  func cover(_ run: Run, _ file: FontFile, _ t: Transform, _ plane: CoveragePlane) {
    plane.begin(width: width, height: height)
    plane.add(run, file, Transform.translation(-Double(left), -Double(top)).concat(t))
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      plane.write(to: bytes, stride: Int(cairo_image_surface_get_stride(surface)))
    }
    cairo_surface_mark_dirty(surface)
  }

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

extension CoveragePlane {
  /// Adds the outlines of a run's glyphs; `t` leads from its coordinates to the plane's pixels.
  func add(_ run: Run, _ file: FontFile, _ t: Transform) {
    let unit = run.drawnSize / file.unitsPerEm
    let area = Rect(0, 0, Double(width), Double(height))
    for glyph in run.glyphs {
      let outline = file.outline(glyph.index, run.rounding)
      let toGlyph = t.concat(Transform(a: unit, b: 0, c: 0, d: -unit, tx: glyph.x, ty: glyph.y))
      guard let box = outline.bounds else { continue }
      let bounds = toGlyph.bounds(of: Rect(box.left, box.bottom, box.right - box.left, box.top - box.bottom))
      if bounds.inset(by: -1, -1).intersects(area) { add(outline, toGlyph) }
    }
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

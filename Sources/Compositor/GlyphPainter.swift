import CCairo

/// Draws runs of glyphs, as outlines without hinting. Not for use from several threads at once.
///
/// One rule decides how, by transform and size alone, so that text looks the same moving and still:
/// - moved and scaled only: the run is rasterised once at the quarter of a pixel nearest to its origin (in x and in
///   y), kept, and laid down on whole pixels;
/// - turned, skewed, mirrored or large: it is rasterised anew where it lies.
final class GlyphPainter {
  private var rasters: RasterCache
  private var strikes: [String: [UInt32: EmojiStrike]] = [:]
  private let usesCache: Bool
  private let plane = CoveragePlane()

  /// Glyphs larger than this many pixels an em are not kept.
  static let largestEm = 256.0
  /// Nor are runs longer than this many pixels.
  static let longestRun = 4096.0

  /// Makes a painter that keeps up to twice `capacity` bytes of rasters; with 0 it keeps none.
  init(capacity: Int = 12 << 20) {
    rasters = RasterCache(capacity: capacity)
    usesCache = capacity > 0
  }

  /// Draws `run` with its baseline starting at `origin`. `transform` leads from the coordinates of `origin` (and of
  /// gradients) to the pixels of the canvas's plane; nothing outside `visible` needs to be drawn. `opacity` is
  /// multiplied into the paint; of a colour's, emoji take the alpha.
  func draw(
    _ run: Run, at origin: Point, paint: Paint, opacity: Double = 1, transform: Transform, on canvas: Canvas,
    visible: PixelRect
  ) throws {
    let (context, clip) = (canvas.context, visible.offset(-canvas.area.left, -canvas.area.top).rect)
    let transform = Transform.translation(-Double(canvas.area.left), -Double(canvas.area.top)).concat(transform)
    cairo_identity_matrix(context)
    let t = transform.concat(.translation(origin.x, origin.y))
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else {
      throw DrawingError(
        "a coordinate is not finite", in: "text \"\(run.text)\"", mend: "check the view's position and scale")
    }
    // Text flatter than a quarter of a pixel cannot be seen, and has no matrix that Cairo can turn round.
    let isVisible =
      min((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot()) * run.drawnSize >= 0.25
      && abs(t.a * t.d - t.b * t.c) * run.drawnSize * run.drawnSize >= 0.01
    guard isVisible, !run.glyphs.isEmpty, !run.inkBounds.isEmpty, abs(t.tx) < 1e6, abs(t.ty) < 1e6 else { return }
    let bounds = t.bounds(of: run.inkBounds).inset(by: -2, -2)
    guard bounds.intersects(clip) else { return }
    guard let file = FontFile.at(run.file) else {
      throw DrawingError("\(run.file) is not open", in: "text \"\(run.text)\"", mend: "set text by Typesetter.layout")
    }
    let source = Source(run: run, file: file, paint: paint, opacity: opacity, gradients: transform)
    let isUpright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
    if isUpright && run.drawnSize * max(t.a, t.d) <= Self.largestEm && bounds.width <= Self.longestRun {
      try blit(source, t, context, clip)
    } else {
      try fill(source, t, canvas, bounds.intersection(clip))
    }
  }

  /// What is drawn.
  private struct Source {
    let run: Run
    let file: FontFile
    let paint: Paint
    let opacity: Double
    let gradients: Transform

    /// Opacity of colour glyphs.
    var alpha: Double {
      if case .color(let color) = paint { color.alpha * opacity } else { opacity }
    }

    /// Makes the paint the context's source; leaves the identity matrix.
    func set(in context: OpaquePointer) {
      var matrix = cairo_matrix_t(
        xx: gradients.a, yx: gradients.b, xy: gradients.c, yy: gradients.d, x0: gradients.tx, y0: gradients.ty)
      cairo_set_matrix(context, &matrix)
      setSource(paint, opacity: opacity, in: context)
      cairo_identity_matrix(context)
    }
  }

  private func blit(_ source: Source, _ t: Transform, _ context: OpaquePointer, _ clip: Rect) throws {
    // Ties go up on both sides of 0: a run must lie alike on every band, whose origins differ.
    let quarterX = Int((t.tx * 4 + 0.5).rounded(.down)), quarterY = Int((t.ty * 4 + 0.5).rounded(.down))
    let key = RasterKey(run: source.run, scaleX: t.a, scaleY: t.d, phaseX: quarterX & 3, phaseY: quarterY & 3)
    let raster =
      usesCache
      ? try rasters.raster(key) { try rasterise(key, source.file) } : try rasterise(key, source.file)
    let x = Double((quarterX >> 2) + raster.left), y = Double((quarterY >> 2) + raster.top)
    guard Rect(x, y, Double(raster.width), Double(raster.height)).intersects(clip) else { return }
    if source.run.isColor {
      cairo_set_source_surface(context, raster.surface, x, y)
      cairo_paint_with_alpha(context, source.alpha)
    } else {
      source.set(in: context)
      cairo_mask_surface(context, raster.surface, x, y)
    }
  }

  private func rasterise(_ key: RasterKey, _ file: FontFile) throws -> RunRaster {
    let t = Transform(
      a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: Double(key.phaseX) / 4, ty: Double(key.phaseY) / 4)
    let raster = try RunRaster(covering: t.bounds(of: key.run.inkBounds), isColor: key.run.isColor)
    if key.run.isColor {
      try raster.draw { try paintPictures(key.run, file, t, $0, alpha: 1) }
    } else {
      raster.cover(key.run, file, t, plane)
    }
    return raster
  }

  /// Draws the part within `area` where it lies.
  private func fill(_ source: Source, _ t: Transform, _ canvas: Canvas, _ area: Rect) throws {
    let context = canvas.context
    if case .color(let color) = source.paint, !source.run.isColor, !canvas.isClipped {
      let pixels = PixelRect(covering: area).offset(canvas.area.left, canvas.area.top).intersection(canvas.bounds)
      guard !pixels.isEmpty else { return }
      plane.begin(width: pixels.width, height: pixels.height)
      let toPlane = Transform.translation(
        Double(canvas.area.left - pixels.left), Double(canvas.area.top - pixels.top)
      ).concat(t)
      plane.add(source.run, source.file, toPlane)
      return plane.fill(.color(PixelColor(color, opacity: source.opacity)), on: canvas, pixels)
    }
    if source.run.isColor {
      return try paintPictures(source.run, source.file, t, context, alpha: source.alpha)
    }
    let raster = try RunRaster(covering: area, isColor: false)
    raster.cover(source.run, source.file, t, plane)
    source.set(in: context)
    cairo_mask_surface(context, raster.surface, Double(raster.left), Double(raster.top))
    try check(cairo_status(context), "text \"\(source.run.text)\"")
  }

  /// Paints colour glyphs.
  private func paintPictures(
    _ run: Run, _ file: FontFile, _ t: Transform, _ context: OpaquePointer, alpha: Double
  ) throws {
    for glyph in run.glyphs {
      let box = file.pictureBox(glyph.index)
      guard !box.isEmpty else { continue }
      let strike = try strike(glyph.index, file)
      cairo_save(context)
      var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
      cairo_transform(context, &matrix)
      cairo_translate(context, glyph.x + box.x * run.drawnSize, glyph.y + box.y * run.drawnSize)
      cairo_scale(
        context, box.width * run.drawnSize / Double(strike.width),
        box.height * run.drawnSize / Double(strike.height))
      cairo_set_source_surface(context, strike.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context, alpha)
      cairo_restore(context)
    }
  }

  private func strike(_ glyph: UInt32, _ file: FontFile) throws -> EmojiStrike {
    if let known = strikes[file.path]?[glyph] { return known }
    let strike = try EmojiStrike(glyph, in: file)
    strikes[file.path, default: [:]][glyph] = strike
    return strike
  }
}

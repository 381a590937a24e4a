import CCairo
import Foundation

extension LayerPainter {
  /// Draws one leaf; `visible` is where it may touch the canvas.
  func draw(
    leaf: Layer, _ opacity: Double, _ transform: Transform, on canvas: Canvas, visible: PixelRect
  ) throws {
    let context = canvas.context
    switch leaf {
    case .fill(let path, let paint):
      if try fill(path, paint, opacity, transform, on: canvas, visible: visible) { return }
      canvas.set(transform)
      path.trace(in: context)
      setSource(paint, opacity: opacity, in: context)
      cairo_fill(context)
    case .stroke(let path, let stroke, let paint):
      guard let line = trims.line(path, from: stroke.trimFrom, to: stroke.trimTo) else { return }
      canvas.set(transform)
      line.trace(in: context)
      setSource(paint, opacity: opacity, in: context)
      stroke.apply(to: context)
      cairo_stroke(context)
    case .glyphs(let run, let origin, let paint):
      try glyphs.draw(
        run, at: origin, paint: paint, opacity: opacity, transform: transform, on: canvas, visible: visible)
    case .image(let name, let rect): try draw(name, in: rect, transform, on: canvas, visible: visible)
    case .backdrop, .group, .crossfade: break
    }
  }

  private func draw(
    _ name: Art, in rect: Rect, _ transform: Transform, on canvas: Canvas, visible: PixelRect
  ) throws {
    let place = PixelPlace(rect, transform)
    if let place, !place.isMirrored {
      guard !place.area.isEmpty else { return }
      let raster = try art.raster(of: name, width: place.area.width, height: place.area.height)
      return try canvas.lay(Picture(raster.bitmap, place.area), visible: visible)
    }
    if let shift = PixelShift(rect, transform) { return try draw(name, shift, on: canvas, visible: visible) }
    // A picture turned over on whole pixels needs no raster of its own.
    let raster =
      try place.map { try art.raster(of: name, width: $0.area.width, height: $0.area.height) }
      ?? art.raster(of: name, for: rect, transform)
    let width = Double(raster.bitmap.width), height = Double(raster.bitmap.height)
    let way = transform.concat(.translation(rect.x, rect.y)).concat(.scale(rect.width / width, rect.height / height))
    // Of upright pictures Pixman fetches whole rows at once, and is the faster.
    if way.b != 0 || way.c != 0, try sample(raster.bitmap, way, on: canvas, visible: visible) { return }
    let pixels = try PixelSource(raster.bitmap)
    let context = canvas.context
    canvas.set(way)
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, place == nil ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Draws a picture that lies between whole pixels in one direction: the mix of two of the raster that it has at rest.
  private func draw(_ name: Art, _ shift: PixelShift, on canvas: Canvas, visible: PixelRect) throws {
    let area = shift.place.intersection(visible).intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    let raster = try art.raster(of: name, width: shift.first.width, height: shift.first.height)
    let mixed = pool.picture(area)
    Crossfade.mix(
      Picture(raster.bitmap, shift.first), Picture(raster.bitmap, shift.second), shift.share, into: mixed)
    try canvas.lay(mixed, visible: area)
  }

  /// Draws a bitmap between its pixels: what it looks like is made here, and Cairo cuts it along its edges. Says false
  /// when Cairo is to do both.
  private func sample(_ bitmap: Bitmap, _ way: Transform, on canvas: Canvas, visible: PixelRect) throws -> Bool {
    let area = visible.intersection(canvas.bounds)
    guard !area.isEmpty else { return true }
    let picture = pool.picture(area)
    guard let back = way.inverse, Sampling.fill(picture, from: bitmap, back) else { return false }
    canvas.set(way)
    cairo_new_path(canvas.context)
    cairo_rectangle(canvas.context, 0, 0, Double(bitmap.width), Double(bitmap.height))
    try canvas.withSource(picture) { cairo_fill(canvas.context) }
    return true
  }
}

extension ArtLibrary {
  /// The most pixels that a raster has for being sampled between its pixels.
  private static let sampledPixels = 4_000_000.0

  /// A raster to sample from for a picture that does not lie on whole pixels: its resolution is a power of two a
  /// point, 1.2 to 2.4 times what is seen, so that neither blur nor shimmer shows, and few sizes are ever made.
  func raster(of art: Art, for rect: Rect, _ t: Transform) throws -> Raster {
    func factor(_ u: Double, _ v: Double, _ length: Double) -> Double {
      let scale = max((u * u + v * v).squareRoot(), 1e-3)
      return exp2((log2(scale) + 0.25).rounded(.up)) * length
    }
    var width = factor(t.a, t.b, rect.width), height = factor(t.c, t.d, rect.height)
    while width * height > ArtLibrary.sampledPixels { (width, height) = (width / 2, height / 2) }
    return try raster(of: art, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }
}

extension Stroke {
  /// Makes the context draw lines this way.
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, width)
    let cairoCap =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cairoCap)
    let cairoJoin =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, cairoJoin)
    cairo_set_miter_limit(context, Stroke.miterLimit)
    // Dashes that are all 0 or negative are an error to Cairo.
    let isDashed = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    cairo_set_dash(context, dash, isDashed ? Int32(dash.count) : 0, dashPhase)
  }
}

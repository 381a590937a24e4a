import CCairo

extension LayerPainter {
  /// Fills the path where Cairo need not: with a colour, or with a gradient that is too soft for bytes, dithered. Says
  /// false when Cairo is to do it.
  func fill(
    _ path: Path, _ paint: Paint, _ opacity: Double, _ transform: Transform, on canvas: Canvas, visible: PixelRect
  ) throws -> Bool {
    if case .color(let color) = paint {
      guard !canvas.isClipped, transform.isNear(path) else { return false }
      try cover(path, transform, on: canvas, visible, with: .color(PixelColor(color, opacity: opacity)))
      return true
    }
    guard let (shape, length) = GradientFill.shape(of: paint, transform) else { return false }
    let area = visible.intersection(canvas.bounds)
    guard !area.isEmpty else { return true }
    let ramp = ramps.ramp(paint, opacity: opacity, length: length)
    let gradient = GradientRows(shape, ramp, widest: area.width, in: gradients)
    if !canvas.isClipped, transform.isNear(path) {
      try cover(path, transform, on: canvas, area, with: .gradient(gradient))
      return true
    }
    let picture = pool.picture(area)
    GradientFill.fill(picture, gradient)
    try fill(path, with: picture, transform, on: canvas, visible: area)
    return true
  }

  /// Fills the path with a picture of the plane.
  func fill(
    _ path: Path, with picture: Picture, _ transform: Transform, on canvas: Canvas, visible: PixelRect
  ) throws {
    guard !canvas.isClipped, transform.isNear(path) else {
      canvas.set(transform)
      path.trace(in: canvas.context)
      return try canvas.withSource(picture) { cairo_fill(canvas.context) }
    }
    try cover(path, transform, on: canvas, visible.intersection(picture.area), with: .picture(picture))
  }

  /// Lays ink through the path.
  private func cover(
    _ path: Path, _ transform: Transform, on canvas: Canvas, _ visible: PixelRect, with ink: Ink
  ) throws {
    let area = visible.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    coverage.begin(width: area.width, height: area.height)
    coverage.add(path, Transform.translation(Double(-area.left), Double(-area.top)).concat(transform))
    coverage.fill(ink, on: canvas, area)
  }
}

extension Transform {
  /// True when it brings a path to where its pixels can be counted.
  fileprivate func isNear(_ path: Path) -> Bool {
    let r = bounds(of: path.bounds)
    return [r.minX, r.minY, r.maxX, r.maxY].allSatisfy { abs($0) < 1e7 }
  }
}

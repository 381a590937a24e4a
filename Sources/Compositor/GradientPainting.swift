import CCairo

extension LayerPainter {
  /// Fills the path with a gradient that is too soft for bytes: dithered. Says false when Cairo is to do it.
  func fillSoftly(
    _ path: Path, _ paint: Paint, _ opacity: Double, _ transform: Transform, on canvas: Canvas, visible: PixelRect
  ) throws -> Bool {
    guard let (shape, length) = GradientFill.shape(of: paint, transform) else { return false }
    let picture = pool.picture(visible)
    GradientFill.fill(picture, shape, ramps.ramp(paint, opacity: opacity, length: length))
    canvas.set(transform)
    path.trace(in: canvas.context)
    try canvas.withSource(picture) { cairo_fill(canvas.context) }
    return true
  }
}

/// Ramps of the gradients drawn of late.
final class GradientRamps {
  private struct Key: Hashable {
    let stops: [Stop]
    let opacity, length: Double
  }

  private var ramps: [Key: GradientRamp] = [:]

  /// The ramp of a paint's colours.
  func ramp(_ paint: Paint, opacity: Double, length: Double) -> GradientRamp {
    let stops: [Stop] =
      switch paint {
      case .color: []
      case .linear(let gradient): gradient.stops
      case .radial(let gradient): gradient.stops
      }
    let key = Key(stops: stops, opacity: opacity, length: length)
    if let ramp = ramps[key] { return ramp }
    if ramps.count >= 32 { ramps.removeAll() }
    let ramp = GradientRamp(stops, opacity: opacity, length: length)
    ramps[key] = ramp
    return ramp
  }
}

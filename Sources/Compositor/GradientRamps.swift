/// Ramps of the gradients drawn of late.
final class GradientRamps {
  private struct Key: Hashable {
    let stops: [Stop]
    let opacity: Double
    let count: Int
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
    let count = GradientRamp.steps(forLength: length)
    let key = Key(stops: stops, opacity: opacity, count: count)
    if let ramp = ramps[key] { return ramp }
    if ramps.count >= 32 { ramps.removeAll() }
    let ramp = GradientRamp(stops, opacity: opacity, count: count)
    ramps[key] = ramp
    return ramp
  }
}

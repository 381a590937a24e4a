/// Ramps of the gradients drawn of late.
final class GradientRamps {
  private struct Key: Hashable {
    let stops: [Stop]
    let opacity: Double
    let count: Int
  }

  /// When the young ones are many they become the old ones, of which only those come back that are asked for again: what
  /// changes in every frame pushes out nothing that stays.
  private var young: [Key: GradientRamp] = [:]
  private var old: [Key: GradientRamp] = [:]
  private static let most = 64

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
    if let ramp = young[key] { return ramp }
    let ramp = old[key] ?? GradientRamp(stops, opacity: opacity, count: count)
    if young.count >= Self.most {
      old = young
      young = [:]
    }
    young[key] = ramp
    return ramp
  }
}

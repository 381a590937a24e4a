/// How a weight of SF Pro Rounded is drawn: a lighter weight of Inter, filled and stroked along its outline with round
/// joins, which rounds every outer corner and terminal while the lighter base keeps the counters open (fonts.md).
struct RoundedDrawing: Sendable {
  /// The weight of Inter whose outline is drawn.
  let base: String
  /// Size at which the outline is drawn, as a factor on the size asked for.
  let scale: Double
  /// Width of the stroke in em of the size asked for.
  let stroke: Double
  /// Space added after each glyph in em, on top of SF Rounded's own change of tracking with size.
  let spacing: Double

  func face(size: Double) -> FontFace { size < 20 ? .inter(base) : .interDisplay(base) }

  /// The drawing of a weight.
  static func of(_ weight: FontWeight) -> RoundedDrawing {
    switch weight {
    case .regular: RoundedDrawing(base: "ExtraLight", scale: 0.96, stroke: 0.040, spacing: 0.010)
    case .medium: RoundedDrawing(base: "Light", scale: 0.96, stroke: 0.044, spacing: 0.008)
    case .semibold: RoundedDrawing(base: "Light", scale: 0.955, stroke: 0.058, spacing: 0.006)
    case .bold: RoundedDrawing(base: "Regular", scale: 0.95, stroke: 0.062, spacing: 0.0)
    case .heavy: RoundedDrawing(base: "Medium", scale: 0.95, stroke: 0.075, spacing: -0.005)
    case .black: RoundedDrawing(base: "SemiBold", scale: 0.95, stroke: 0.075, spacing: -0.005)
    }
  }
}

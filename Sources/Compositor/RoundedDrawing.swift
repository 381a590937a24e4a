/// How a weight of SF Pro Rounded is drawn: by the same weight of Inter Display with its outer corners rounded.
struct RoundedDrawing: Sendable {
  /// The weight of Inter Display whose outline is drawn.
  let base: String
  /// Radius of the corners in em: SF Rounded's strokes end in half circles up to semibold, and in a large radius with
  /// a flat between in heavy and black (ios-facts.md, 3.4).
  let radius: Double
  /// Space added after each glyph in em, on top of SF Rounded's own change of tracking with size.
  let spacing: Double

  /// Size at which the outline is drawn, as a factor on the size asked for: capitals of Inter Display are 0.7188 em
  /// high, SF Rounded's 0.7046.
  static let scale = 0.98

  var face: FontFace { .interDisplay(base) }
  var rounding: OutlineRounding { OutlineRounding(radius: radius) }

  /// The drawing of a weight.
  static func of(_ weight: FontWeight) -> RoundedDrawing {
    switch weight {
    case .regular: RoundedDrawing(base: "Regular", radius: 0.05, spacing: 0.012)
    case .medium: RoundedDrawing(base: "Medium", radius: 0.06, spacing: 0.01)
    case .semibold: RoundedDrawing(base: "SemiBold", radius: 0.07, spacing: 0.007)
    case .bold: RoundedDrawing(base: "Bold", radius: 0.075, spacing: -0.002)
    case .heavy: RoundedDrawing(base: "ExtraBold", radius: 0.075, spacing: -0.006)
    case .black: RoundedDrawing(base: "Black", radius: 0.075, spacing: -0.010)
    }
  }
}

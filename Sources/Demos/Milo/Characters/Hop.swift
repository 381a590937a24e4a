/// What a hop does to the figure at a phase 0...1: a crouch, a leap that stretches, a landing that squashes, a settle.
struct Hop {
  /// Height of the feet above the ground, points.
  let lift: Double
  /// How far the hips come down towards the feet, points.
  let drop: Double
  /// Stretch of the body: its height grows by this fraction (shrinks when negative), its width the other way.
  let stretch: Double
  /// How far the toes hang, degrees.
  let toes: Double

  private static let rise = 24.0
  private static let stretches = KeyCurve([
    (0, 0), (0.15, -0.1), (0.3, 0.075), (0.5, 0.01), (0.68, 0.05), (0.8, -0.105), (0.91, 0.022), (1, 0),
  ])
  private static let drops = KeyCurve([
    (0, 0), (0.15, 11), (0.27, -2), (0.5, -1), (0.7, -2), (0.8, 11), (0.91, -1), (1, 0),
  ])
  private static let hang = KeyCurve([(0, 0), (0.2, 0), (0.34, 26), (0.55, 14), (0.72, 0), (1, 0)])

  init(_ phase: Double) {
    let from = 0.22, to = 0.74
    let u = (phase - from) / (to - from)
    lift = u > 0 && u < 1 ? Self.rise * 4 * u * (1 - u) : 0
    drop = Self.drops.value(phase)
    stretch = Self.stretches.value(phase)
    toes = Self.hang.value(phase)
  }
}

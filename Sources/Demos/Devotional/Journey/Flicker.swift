import Foundation
import Scenes

extension Devotional.CandleFlame {
  /// The flame `age` seconds after the screen's time began: it leans and stretches a few points about its foot, and its
  /// glow breathes with it.
  static func layers(_ age: Double) -> [Layer] {
    let sway = wave(age, 0.83) * 0.6 + wave(age, 1.37) * 0.4
    let reach = wave(age, 1.1) * 0.5 + wave(age, 2.3) * 0.3 + wave(age, 0.47) * 0.2
    let radius = glowRadius * 1.35
    // It thins out like a bell, so that no edge shows.
    let glow = RadialGradient(
      center: glowCenter, radius: radius,
      stops: [(0, 1), (0.25, 0.8), (0.5, 0.42), (0.75, 0.12), (1, 0)].map { Stop($0.0, glowColor.opacity($0.1)) })
    let halo = Path { $0.addEllipse(in: Rect(center: glowCenter, size: Size(2 * radius, 2 * radius))) }
    let body: [Layer] =
      tongues.map { .fill($0.path, $0.paint) } + [.stroke(outline, Stroke(outlineWidth), outlinePaint)]
    let placement = Placement(
      rotation: 1.6 * sway, scaleX: 1 - 0.03 * reach, scaleY: 1 + 0.045 * reach, pivot: anchor)
    return [
      .group(Group(name: "glow", opacity: 0.92 + 0.08 * reach), [.fill(halo, .radial(glow))]),
      .group(Group(name: "flame", placement: placement), body),
      // The wick stands still.
      .stroke(wick, Stroke(wickWidth, cap: .round), wickPaint),
    ]
  }

  /// A wave of so many swings a second that begins at rest.
  private static func wave(_ age: Double, _ frequency: Double) -> Double { sin(2 * .pi * frequency * age) }
}

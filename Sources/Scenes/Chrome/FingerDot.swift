/// The mark that `--touches` draws where a finger is: it swells in when the finger goes down and fades when it lifts.
public enum FingerDot {
  /// The marks of all fingers of a moment.
  public static func layers(_ touches: [Touch], at t: Instant) -> [Layer] {
    touches.flatMap { touch -> [Layer] in
      let arrived = ramp(t, from: touch.down - 0.08, over: 0.08, .easeOut)
      let gone = ramp(t, from: touch.up, over: 0.22, .easeIn)
      let shown = arrived * (1 - gone)
      guard shown > 0 else { return [] }
      let center = touch.location(t)
      let radius = 20 * (1.25 - 0.25 * arrived + 0.2 * gone)
      let disc = Path { $0.addEllipse(in: Rect(center: center, size: Size(2 * radius, 2 * radius))) }
      return [
        .group(
          Group(name: "finger", opacity: shown),
          [
            .fill(disc, .color(Color(0x1C1C1E, alpha: 0.28))),
            .stroke(disc, Stroke(1.5), .color(Color(0xFFFFFF, alpha: 0.8))),
          ])
      ]
    }
  }
}

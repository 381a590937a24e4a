import Foundation
import Scenes

extension ChatGPT {
  /// The orb: a ball of sky, blue below and white above, with slow clouds, a rim of light and depth at its edge. It
  /// breathes, sends out rings while it listens, and swells with the words that it says. All of it is a formula of time.
  struct OrbView: View {
    let look: Look
    let voice: Voice
    let timeline: VoiceTimeline

    var body: some View {
      Canvas { rect in layers(in: rect) }.anchor("voice.orb")
    }

    private func layers(in rect: Rect) -> [Layer] {
      let age = look.t.since(voice.openedAt)
      let listens = min(max(voice.listening.value(look.t), 0), 1)
      let unmuted = 1 - min(max(voice.muted.value(look.t), 0), 1)
      let level = timeline.loudness(voice, look.t) * (listens > 0.5 ? 0.5 * unmuted : 1)
      let script = look.script.voice
      let breath = 1 + script.breathDepth * sin(age * 2 * .pi / script.breath)
      let radius = rect.width / 2
      let body = OrbBody(colors: look.theme.orb, radius: radius, age: age, level: level)
      let scale = breath + 0.07 * level * (1 - listens) + 0.02 * level * listens
      let rings = OrbRings(look: look, voice: voice, timeline: timeline, radius: radius, center: rect.center)
      return rings.layers(strength: listens * unmuted, grown: breath) + [
        .group(
          Group(
            name: "voice.orb.body",
            placement: Placement(offset: rect.center, scaleX: scale, scaleY: scale)), body.layers)
      ]
    }
  }

  /// Rings that leave the orb, each as strong as the speech was loud when it set off.
  private struct OrbRings {
    let look: Look
    let voice: Voice
    let timeline: VoiceTimeline
    let radius: Double
    let center: Point

    func layers(strength: Double, grown: Double) -> [Layer] {
      guard strength > 0 else { return [] }
      let period = look.script.voice.ripple
      let age = look.t.since(voice.openedAt)
      return (0..<3).compactMap { index -> Layer? in
        let pitch = period / 3
        let count = (age / pitch).rounded(.down) - Double(index)
        guard count >= 0 else { return nil }
        let born = count * pitch
        let p = (age - born) / period
        guard p < 1 else { return nil }
        let loud = loudness(at: born)
        let r = radius * (grown + (0.28 + 0.3 * loud) * Curve.easeOut.value(p))
        let alpha = strength * (0.26 + 0.5 * loud) * (1 - p) * (1 - p) * min(1, p * 6)
        let ring = Path { $0.addEllipse(in: Rect(center: center, size: Size(2 * r, 2 * r))) }
        return .stroke(ring, Stroke(3.2 - 1.8 * p), .color(look.theme.orb.blue.opacity(alpha)))
      }
    }

    /// How loud it was at an age of the whole, as far as the present part reaches.
    private func loudness(at age: Double) -> Double {
      guard let part = timeline.part(voice.phase) else { return 0 }
      let since = voice.openedAt.seconds + age - voice.since.seconds
      return timeline.loudness(part, since)
    }
  }

  /// The ball itself, round the origin.
  private struct OrbBody {
    let colors: Theme.OrbColors
    let radius: Double
    let age: Double
    let level: Double

    var layers: [Layer] {
      let r = radius
      return [
        glow, .fill(disc, .linear(sky)),
        .group(Group(clip: disc), clouds + [depth, bounce, shine]),
        .stroke(
          Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * r - 1.2, 2 * r - 1.2))) }, Stroke(1.2),
          .linear(
            LinearGradient(
              from: Point(-0.7 * r, -r), to: Point(0.5 * r, r),
              stops: [
                Stop(0, colors.light.opacity(0.85)), Stop(0.5, colors.light.opacity(0)),
                Stop(1, colors.sky.opacity(0.45)),
              ]))),
      ]
    }

    private var disc: Path {
      Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * radius, 2 * radius))) }
    }

    private var glow: Layer {
      let reach = radius * (1.62 + 0.2 * level)
      let strength = 0.42 + 0.3 * level
      let edge = radius / reach
      return .fill(
        Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * reach, 2 * reach))) },
        .radial(
          RadialGradient(center: .zero, radius: reach, stops: falloff(colors.accent, strength, from: edge * 0.97))))
    }

    /// From full strength at `from` to nothing at 1, along a curve without a kink.
    private func falloff(_ color: Color, _ strength: Double, from: Double = 0, power: Double = 2.6) -> [Stop] {
      (0...12).map { i in
        let x = Double(i) / 12
        return Stop(from + (1 - from) * x, color.opacity(strength * pow(1 - x, power)))
      }
    }

    /// Blue below, white above; the whole sky leans slowly from side to side.
    private var sky: LinearGradient {
      let lean = 0.24 * sin(age * 2 * .pi / 11)
      let d = Point(radius * sin(lean), radius * cos(lean))
      return LinearGradient(
        from: Point(-d.x, -d.y), to: Point(d.x, d.y),
        stops: [
          Stop(0, colors.light), Stop(0.22, colors.light.mixed(with: colors.sky, by: 0.55)),
          Stop(0.44, colors.sky.mixed(with: colors.blue, by: 0.42)),
          Stop(0.66, colors.blue.mixed(with: colors.accent, by: 0.5)), Stop(0.84, colors.accent), Stop(1, colors.deep),
        ])
    }

    /// Soft patches of white and blue that drift on slow paths.
    private var clouds: [Layer] {
      let drift = level * 0.05
      func cloud(_ seed: Double, _ size: Double, _ color: Color, _ alpha: Double, _ y: Double) -> Layer {
        let x = 0.46 * sin(age * 2 * .pi / (9 + 1.7 * seed) + 2.1 * seed)
        let dy = 0.16 * sin(age * 2 * .pi / (7 + 1.3 * seed) + 1.3 * seed)
        let r = radius * (size + drift)
        let center = Point(radius * x, radius * (y + dy))
        // A bell: flat in the middle, and no edge where it ends.
        let stops = (0...10).map { i -> Stop in
          let x = Double(i) / 10
          let bell = 1 - x * x
          return Stop(x, color.opacity(alpha * bell * bell))
        }
        let gradient = RadialGradient(center: .zero, radius: r, stops: stops)
        let round = Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * r, 2 * r))) }
        return .group(
          Group(placement: Placement(offset: center, scaleX: 1.25, scaleY: 0.72)), [.fill(round, .radial(gradient))])
      }
      return [
        cloud(1, 0.8, colors.accent, 0.6, 0.36), cloud(2, 0.66, colors.light, 0.8, -0.3),
        cloud(3, 0.46, colors.light, 0.62, 0.06), cloud(5.2, 0.34, colors.light, 0.5, 0.2),
        cloud(4.4, 0.4, colors.sky, 0.62, 0.42),
      ]
    }

    /// Darkness gathers along the edge, more below.
    private var depth: Layer {
      let stops = (0...10).map { i -> Stop in
        let x = Double(i) / 10
        return Stop(0.5 + 0.5 * x, colors.deep.mixed(with: colors.night, by: x).opacity(0.85 * pow(x, 3)))
      }
      return .fill(disc, .radial(RadialGradient(center: Point(0, -0.16 * radius), radius: 1.17 * radius, stops: stops)))
    }

    /// A crescent of light that comes back from below.
    private var bounce: Layer {
      let stops = (0...10).map { i -> Stop in
        let x = Double(i) / 10
        return Stop(0.74 + 0.26 * x, colors.blue.mixed(with: colors.sky, by: 0.3).opacity((0.7 + 0.3 * level) * x * x))
      }
      return .fill(
        disc,
        .radial(RadialGradient(center: Point(-0.06 * radius, -0.42 * radius), radius: 1.46 * radius, stops: stops)))
    }

    /// The window that the ball mirrors, at its upper left.
    private var shine: Layer {
      let center = Point(-0.36 * radius, -0.5 * radius)
      let r = 0.52 * radius
      let round = Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * r, 2 * r))) }
      return .group(
        Group(placement: Placement(offset: center, rotation: -32, scaleX: 1.1, scaleY: 0.62)),
        [
          .fill(
            round,
            .radial(
              RadialGradient(
                center: .zero, radius: r,
                stops: falloff(colors.light, 0.95, power: 1.7))))
        ])
    }
  }
}

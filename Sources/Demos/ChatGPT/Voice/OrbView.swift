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
      let level = timeline.loudness(voice, look.t) * (1 - listens * (1 - 0.5 * unmuted))
      let script = look.script.voice
      let breath = 1 + script.breathDepth * sin(age * 2 * .pi / script.breath)
      let radius = rect.width / 2
      let scale = breath + 0.07 * level * (1 - listens) + 0.02 * level * listens
      let body = OrbBody(
        look: look, center: rect.center, rest: radius, radius: radius * scale, age: age, level: level)
      let rings = OrbRings(look: look, voice: voice, timeline: timeline, radius: radius, center: rect.center)
      return rings.layers(strength: listens * unmuted, grown: breath) + body.layers
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
      return (0..<3).flatMap { index -> [Layer] in
        let pitch = period / 3
        let count = (age / pitch).rounded(.down) - Double(index)
        guard count >= 0 else { return [] }
        let born = count * pitch
        let p = (age - born) / period
        guard p < 1 else { return [] }
        let loud = loudness(at: born)
        let r = radius * (grown + (0.28 + 0.3 * loud) * Curve.easeOut.value(p))
        let alpha = strength * (0.3 + 0.5 * loud) * (1 - p) * (1 - p) * Curve.easeInOut.value(min(1, p * 4))
        // Fainter than a level of colour, nothing is to be seen.
        return alpha < 0.004 ? [] : [ring(r, half: 3 + 4 * p, alpha: alpha)]
      }
    }

    /// A swell of light that reaches `half` points to either side, a bell without an edge.
    private func ring(_ r: Double, half: Double, alpha: Double) -> Layer {
      let colors = look.theme.orb
      let crest = colors.accent.mixed(with: colors.sky, by: 0.35)
      let stops = (-8...8).map { i -> Stop in
        let x = Double(i) / 8, bell = (1 - x * x) * (1 - x * x)
        return Stop(0.5 + 0.5 * x, colors.accent.mixed(with: crest, by: bell).opacity(alpha * bell))
      }
      let path = Path(ringAround: center, from: r - half, to: r + half)
      return .fill(path, .radial(RadialGradient(center: center, radius: r + half, inner: r - half, stops: stops)))
    }

    /// How loud it was at an age of the whole, as far as the present part reaches.
    private func loudness(at age: Double) -> Double {
      guard let part = timeline.part(voice.phase) else { return 0 }
      let since = voice.openedAt.seconds + age - voice.since.seconds
      return timeline.loudness(part, since)
    }
  }

  /// The ball itself. Its inside is soft throughout, so it is blurred a little, which lets it be drawn at a quarter of
  /// its size; what must be sharp, its edge, lies over that.
  private struct OrbBody {
    let look: Look
    let center: Point
    /// The ball's radius at rest, and now.
    let rest, radius: Double
    let age: Double
    let level: Double

    /// Points of standard deviation: 10 pixels at 3x; from 8 on a quarter of the size is enough.
    private static let softness = 10.0 / 3

    private var colors: Theme.OrbColors { look.theme.orb }

    var layers: [Layer] {
      let inside = [placed([full(.linear(sky))])] + clouds + [placed([full(depth), full(bounce)]), shine]
      return [
        picture(at: .zero, opacity: 0.62 + 0.38 * level, glow),
        .group(Group(clip: disc.offset(by: center)), [.group(Group(blur: Self.softness), inside)]),
        placed([rim]),
      ]
    }

    /// Layers round the ball's middle.
    private func placed(_ layers: [Layer]) -> Layer { .group(Group(placement: Placement(offset: center)), layers) }

    /// Layers round the origin as a picture of their own, which is kept: its place is on whole pixels.
    private func picture(at place: Point, opacity: Double, _ layers: [Layer]) -> Layer {
      let at = Point(look.snapped(center.x + place.x), look.snapped(center.y + place.y))
      // Below 1, since a group without effect is no picture of its own.
      return .group(Group(placement: Placement(offset: at), opacity: min(opacity, 0.998)), [.group(Group(), layers)])
    }

    private var disc: Path { circle(radius) }

    /// Paint all over the ball and somewhat beyond its edge, as far as its blur reads.
    private func full(_ paint: Paint) -> Layer {
      let side = 2.5 * rest
      return .fill(Path { $0.addRect(Rect(center: .zero, size: Size(side, side))) }, paint)
    }

    private func circle(_ r: Double) -> Path {
      Path { $0.addEllipse(in: Rect(center: .zero, size: Size(2 * r, 2 * r))) }
    }

    /// A hairline of light along the edge; filled, since a line with a gradient costs more than all the rest.
    private var rim: Layer {
      let r = radius
      return .fill(
        Path(ringAround: .zero, from: r - 1, to: r),
        .linear(
          LinearGradient(
            from: Point(-0.7 * r, -r), to: Point(0.5 * r, r),
            stops: [
              Stop(0, colors.light.opacity(0.7)), Stop(0.5, colors.light.opacity(0)),
              Stop(1, colors.sky.opacity(0.3)),
            ])))
    }

    /// Light round the ball; there is none where the ball always hides it.
    private var glow: [Layer] {
      func light(_ reach: Double, _ strength: Double) -> Layer {
        let hollow = [Stop(0.88 / reach, colors.accent.opacity(0))]
        return .fill(
          circle(rest * reach),
          .radial(
            RadialGradient(
              center: .zero, radius: rest * reach,
              stops: hollow + [Stop(0.88 / reach, colors.accent.opacity(strength))]
                + falloff(colors.accent, strength, from: 0.94 / reach, power: 2.4))))
      }
      return [light(1.56, 0.46), light(1.28, 0.34)]
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

    /// Banks of cloud that drift on slow paths, the nearer ones further; each is a handful of soft lobes, drawn once.
    private var clouds: [Layer] {
      func bank(_ seed: Double, _ size: Double, _ color: Color, _ alpha: Double, _ x: Double, _ y: Double) -> Layer {
        let drift = 0.3 * size + 0.16
        let dx = x + drift * sin(age * 2 * .pi / (10 + 1.7 * seed) + 2.1 * seed)
        let dy = y + 0.07 * sin(age * 2 * .pi / (7 + 1.3 * seed) + 1.3 * seed)
        let lobes = (0..<7).map { index in lobe(index, seed, rest * size, color) }
        return picture(at: Point(radius * dx, radius * dy), opacity: alpha * (1 + 0.2 * level), lobes)
      }
      return [
        bank(1, 0.62, colors.accent, 0.75, 0.1, 0.42), bank(2, 0.6, colors.light, 0.9, 0.12, -0.34),
        bank(4.4, 0.42, colors.sky, 0.7, -0.3, 0.3), bank(3, 0.46, colors.light, 0.85, -0.08, 0.04),
        bank(5.2, 0.26, colors.light, 0.75, 0.34, 0.34),
      ]
    }

    /// One of the lobes of a bank: along its length, higher in the middle, each a bell without an edge.
    private func lobe(_ index: Int, _ seed: Double, _ size: Double, _ color: Color) -> Layer {
      let place = Double(index) / 3 - 1
      let wobble = sin(Double(index) * 2.4 + seed * 1.7)
      let r = size * (0.62 - 0.26 * abs(place) + 0.12 * wobble)
      let center = Point(size * 1.05 * place, size * (-0.16 * (1 - place * place) + 0.1 * wobble))
      let stops = (0...10).map { i -> Stop in
        let x = Double(i) / 10
        let bell = 1 - x * x
        return Stop(x, color.opacity(0.62 * bell * bell))
      }
      return .group(
        Group(placement: Placement(offset: center, scaleX: 1.25, scaleY: 0.66)),
        [.fill(circle(r), .radial(RadialGradient(center: .zero, radius: r, stops: stops)))])
    }

    /// Darkness gathers along the edge, more below.
    private var depth: Paint {
      let stops = (0...10).map { i -> Stop in
        let x = Double(i) / 10
        return Stop(0.5 + 0.5 * x, colors.accent.mixed(with: colors.deep, by: x).opacity(0.9 * pow(x, 2.6)))
      }
      return .radial(RadialGradient(center: Point(0, -0.16 * radius), radius: 1.17 * radius, stops: stops))
    }

    /// A crescent of light that comes back from below.
    private var bounce: Paint {
      let stops = (0...10).map { i -> Stop in
        let x = Double(i) / 10
        return Stop(0.74 + 0.26 * x, colors.blue.opacity((0.75 + 0.25 * level) * x * x))
      }
      return .radial(RadialGradient(center: Point(-0.06 * radius, -0.42 * radius), radius: 1.46 * radius, stops: stops))
    }

    /// The window that the ball mirrors, at its upper left.
    private var shine: Layer {
      let r = 0.52 * rest
      let patch: Layer = .group(
        Group(placement: Placement(rotation: -32, scaleX: 1.1, scaleY: 0.62)),
        [
          .fill(
            circle(r), .radial(RadialGradient(center: .zero, radius: r, stops: falloff(colors.light, 0.95, power: 1.7)))
          )
        ])
      return picture(at: Point(-0.36 * radius, -0.5 * radius), opacity: 1, [patch])
    }
  }
}

extension Path {
  /// What lies between two circles round a point.
  fileprivate init(ringAround center: Point, from inner: Double, to outer: Double) {
    self.init {
      $0.addEllipse(in: Rect(center: center, size: Size(2 * outer, 2 * outer)))
      // The inner circle runs the other way: nothing is filled inside.
      $0.move(to: Point(center.x + inner, center.y))
      $0.addArc(center: center, radius: inner, start: 360, end: 0)
      $0.closeSubpath()
    }
  }
}

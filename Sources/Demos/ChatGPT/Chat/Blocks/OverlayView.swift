import Scenes

extension ChatGPT {
  /// What a follow-up adds to the map: the dark of night with a moon, or the train lines.
  struct OverlayView: View {
    let overlay: Picture.Overlay
    let look: Look

    var body: some View {
      switch overlay {
      case .night:
        Rectangle().fill(look.color.night).blend(.multiply)
        Canvas { lights(in: $0) + moon(in: $0) }
      case .trains: Canvas { trains(in: $0) }
      }
    }

    private func moon(in rect: Rect) -> [Layer] {
      let r = rect.width * 0.05
      let center = Point(rect.x + rect.width * 0.85, rect.y + rect.height * 0.12)
      func disc(_ radius: Double) -> Path {
        Path { $0.addEllipse(in: Rect(center: center, size: Size(2 * radius, 2 * radius))) }
      }
      let glow = RadialGradient(
        center: center, radius: 3 * r,
        stops: [Stop(0, look.color.moon.opacity(0.5)), Stop(1, look.color.moon.opacity(0))])
      return [.fill(disc(3 * r), .radial(glow)), .fill(disc(r), .color(look.color.moon))]
    }

    /// Lit windows over the town, the same in every picture: a sequence of numbers, not chance.
    private func lights(in rect: Rect) -> [Layer] {
      var seed: UInt64 = 20
      func next() -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(seed >> 40) / Double(1 << 24)
      }
      let windows = Path { path in
        for _ in 0..<420 {
          let (x, y, size) = (next(), 0.3 + 0.68 * next(), 0.003 + 0.0045 * next())
          // The bay stays dark.
          if y > 0.62, x > 0.66 - 0.2 * (y - 0.62) { continue }
          let side = rect.width * size
          path.addRect(Rect(rect.x + rect.width * x, rect.y + rect.height * y, side * 0.8, side))
        }
      }
      return [.fill(windows, .color(look.color.moon.opacity(0.85)))]
    }

    /// A ring and a line across, with white edges and stations, in fractions of the picture.
    private func trains(in rect: Rect) -> [Layer] {
      let side = rect.width
      func at(_ x: Double, _ y: Double) -> Point { Point(rect.x + side * x, rect.y + side * y) }
      let ring = Path {
        $0.addEllipse(in: Rect(rect.x + side * 0.262, rect.y + side * 0.285, side * 0.385, side * 0.54))
      }
      let line = Path {
        $0.move(to: at(-0.02, 0.56))
        $0.addCurve(to: at(0.46, 0.5), control1: at(0.12, 0.42), control2: at(0.3, 0.58))
        $0.addCurve(to: at(1.02, 0.36), control1: at(0.64, 0.42), control2: at(0.8, 0.46))
      }
      let stations = [(0.455, 0.285), (0.647, 0.555), (0.455, 0.825), (0.262, 0.555), (0.46, 0.5)]
      let dots = stations.flatMap { x, y -> [Layer] in
        let dot = Path { $0.addEllipse(in: Rect(center: at(x, y), size: Size(side * 0.03, side * 0.03))) }
        return [.fill(dot, .color(look.color.railEdge)), .stroke(dot, Stroke(side * 0.008), .color(look.color.stop))]
      }
      let edge = Stroke(side * 0.022), core = Stroke(side * 0.013)
      let lines: [Layer] = [
        .stroke(line, edge, .color(look.color.railEdge)), .stroke(line, core, .color(look.color.railTwo)),
        .stroke(ring, edge, .color(look.color.railEdge)), .stroke(ring, core, .color(look.color.rail)),
      ]
      return lines + dots
    }
  }
}

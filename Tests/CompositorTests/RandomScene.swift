import Compositor

/// Numbers that only depend on the seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A scene whose things move, fade, blur, come and go from frame to frame.
struct RandomScene {
  private var numbers: SeededNumbers
  private let size: Size
  /// The layers of the present frame.
  private(set) var layers: [Layer] = []

  init(seed: UInt64, size: Size) {
    numbers = SeededNumbers(seed)
    self.size = size
    layers = [.fill(Path { $0.addRect(Rect(size: size)) }, .color(Color(0xF4F0E8)))]
    for _ in 0..<Int.random(in: 2...6, using: &numbers) { layers.append(layer(depth: 0)) }
  }

  /// Changes a few things.
  mutating func advance() {
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      let i = Int.random(in: 0..<layers.count, using: &numbers)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: layers.insert(layer(depth: 0), at: i + 1)
      case 1 where layers.count > 3: layers.remove(at: i)
      case 2: layers[i] = layer(depth: 0)
      default: layers[i] = changed(layers[i])
      }
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
  private mutating func chance(_ p: Double) -> Bool { number(0...1) < p }
  private mutating func color() -> Color {
    Color(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.6) ? 1 : number(0.1...1))
  }

  private mutating func paint() -> Paint {
    if chance(0.6) { return .color(color()) }
    let a = Point(number(0...size.width), number(0...size.height))
    let stops = [Stop(0, color()), Stop(number(0.2...0.8), color()), Stop(1, color())]
    if chance(0.5) {
      return .linear(LinearGradient(from: a, to: a + Point(number(5...200), number(-80...80)), stops: stops))
    }
    return .radial(RadialGradient(center: a, radius: number(5...150), stops: stops))
  }

  private mutating func outline() -> Path {
    let rect = Rect(
      number(-20...size.width * 0.8), number(-20...size.height * 0.9), number(3...size.width * 0.6), number(3...90))
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return Path { $0.addRect(rect) }
    case 1: return Path { $0.addEllipse(in: rect) }
    case 2:
      let radius = number(2...30)
      return Path { $0.addRoundedRect(rect, radius: radius) }
    default:
      let points = (0..<4).map { _ in Point(number(0...size.width), number(0...size.height)) }
      return Path {
        $0.move(to: points[0])
        $0.addCurve(to: points[1], control1: points[2], control2: points[3])
        $0.closeSubpath()
      }
    }
  }

  private mutating func glass() -> Glass {
    let rect = Rect(number(0...size.width * 0.6), number(0...size.height * 0.9), number(20...90), number(20...50))
    return Glass(
      outline: Path { $0.addRoundedRect(rect, radius: 16) }, blur: number(0...4), gain: 0.55, lift: 0.4, chroma: 0.7,
      tint: chance(0.3) ? color().opacity(0.3) : .clear)
  }

  private mutating func leaf() -> Layer {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1, 2: return .fill(outline(), paint())
    case 3:
      let stroke = Stroke(
        number(0.5...8), cap: chance(0.5) ? .round : .butt, dash: chance(0.2) ? [5, 3] : [], trimTo: number(0...1))
      return .stroke(outline(), stroke, paint())
    case 4:
      let block = Typesetter.layout(
        Paragraph([TextSpan("Grasp wafting joy", font: Font(.system, number(8...22)), paint: paint())]))
      return .group(
        Group(placement: Placement(offset: Point(number(0...60), number(0...size.height)))), block.layers)
    default: return .image(Art("square"), Rect(number(0...120), number(0...200), number(8...60), number(8...60)))
    }
  }

  private mutating func placement() -> Placement {
    if chance(0.3) { return .identity }
    let offset =
      chance(0.4)
      ? Point(number(-20...20).rounded(), number(-20...20).rounded()) : Point(number(-20...20), number(-20...20))
    if chance(0.6) { return Placement(offset: offset) }
    let scale = chance(0.5) ? 1 : number(0.3...1.6)
    return Placement(
      offset: offset, rotation: number(-40...40), scaleX: scale, scaleY: chance(0.1) ? 0 : scale,
      pivot: Point(size.width / 2, size.height / 2))
  }

  private mutating func layer(depth: Int) -> Layer {
    if depth > 2 || chance(0.25) { return leaf() }
    if chance(0.12) { return .backdrop(glass()) }
    if chance(0.1) {
      return .crossfade(
        from: [layer(depth: depth + 1)], to: [layer(depth: depth + 1), layer(depth: depth + 1)],
        progress: number(-0.1...1.1))
    }
    return .group(group(depth), (0..<Int.random(in: 1...4, using: &numbers)).map { _ in layer(depth: depth + 1) })
  }

  private mutating func group(_ depth: Int) -> Group {
    var group = Group(placement: placement())
    if chance(0.3) { group.opacity = Group(opacity: number(0...1)).opacity }
    if chance(0.15) { group.blur = Group(blur: number(0...9)).blur }
    if chance(0.25) { group.clip = outline() }
    if chance(0.12) { group.mask = [layer(depth: 3), layer(depth: 3)] }
    if chance(0.2) {
      group.shadow = Shadow(
        Color.black.opacity(number(0.05...1)), radius: number(0...12), offset: Point(number(-4...4), number(-4...8)),
        isKnockedOut: chance(0.3))
    }
    if chance(0.08) { group.blend = chance(0.5) ? .multiply : .screen }
    return group
  }

  private mutating func changed(_ old: Layer) -> Layer {
    switch old {
    case .group(var group, var layers):
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: group.placement = placement()
      case 1: group.opacity = chance(0.3) ? 1 : Group(opacity: number(0...1)).opacity
      case 2: group.blur = chance(0.5) ? 0 : Group(blur: number(0...9)).blur
      case 3: group.placement.offset = group.placement.offset + Point(1, 0)
      case 4 where layers.count > 1: layers.remove(at: Int.random(in: 0..<layers.count, using: &numbers))
      default:
        let i = Int.random(in: 0..<layers.count, using: &numbers)
        layers[i] = changed(layers[i])
      }
      return .group(group, layers)
    case .fill(let path, _): return .fill(path, paint())
    case .stroke(let path, var stroke, let paint):
      stroke.trimTo = Stroke(1, trimTo: number(0...1)).trimTo
      return .stroke(path, stroke, paint)
    case .crossfade(let from, let to, _): return .crossfade(from: from, to: to, progress: number(0...1))
    case .glyphs, .image, .backdrop: return leaf()
    }
  }
}

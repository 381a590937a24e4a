/// The colours of a GIF: up to 255, the 256th standing for "as before".
struct Palette: Hashable, Sendable {
  /// 0xRRGGBB.
  let colors: [UInt32]

  /// Which entry stands for "as before".
  static let unchanged: UInt8 = 255

  /// Takes colours as they are; the first 255 count, and the first of all fills up what is missing.
  init(colors: [UInt32]) {
    let taken = colors.isEmpty ? [0] : Array(colors.prefix(255))
    self.colors = taken + [UInt32](repeating: taken[0], count: 255 - taken.count)
  }

  /// Chooses the colours for a film. Large flat areas keep their exact colour; the rest is split at the mean of the
  /// widest group's widest channel (after Heckbert's median cut) and then moved to the means of what lies nearest
  /// (Lloyd), large areas counting by the square root of their size so that small things keep colours too.
  init(_ census: ColorCensus) {
    let groups = census.groups
    let total = max(1, groups.map(\.count).reduce(0, +))
    let flat = groups.filter { $0.isFlat && $0.count * 1000 >= total }
      .sorted { $0.count > $1.count }.prefix(96).map(\.color)
    let points = groups.filter { group in !flat.contains { Self.distance($0, group.color) < 40 } }
      .map { Point(color: $0.color, weight: Double($0.count).squareRoot()) }
    var free = Self.cut(points, into: 255 - flat.count)
    if points.count > free.count {
      for _ in 0..<6 { free = Self.moved(free, flat, points) }
    }
    let all = (flat + free).map { color -> UInt32 in
      let c = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      return UInt32(c.x) << 16 | UInt32(c.y) << 8 | UInt32(c.z)
    }
    self.init(colors: all)
  }

  private struct Point {
    let color: SIMD4<Double>
    let weight: Double
  }

  /// Squared distance, green weighing most, as the eye does.
  private static func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let d = a - b
    return (d * d * SIMD4(3, 4, 2, 0)).sum()
  }

  private struct Box {
    var points: [Point]
    var spread = 0.0
    var axis = 0
    var mean = SIMD4<Double>.zero

    init(_ points: [Point]) {
      self.points = points
      let weight = points.map(\.weight).reduce(0, +)
      mean = points.map { $0.color * $0.weight }.reduce(.zero, +) / weight
      let squares =
        points.map { ($0.color - mean) * ($0.color - mean) * $0.weight }.reduce(.zero, +) * SIMD4(3, 4, 2, 0)
      spread = squares.max()
      axis = (0..<3).first { squares[$0] == spread } ?? 0
    }
  }

  private static func cut(_ points: [Point], into count: Int) -> [SIMD4<Double>] {
    guard !points.isEmpty, count > 0 else { return [] }
    var boxes = [Box(points)]
    while boxes.count < count {
      guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0 else {
        break
      }
      let box = boxes[widest]
      let low = box.points.filter { $0.color[box.axis] <= box.mean[box.axis] }
      let high = box.points.filter { $0.color[box.axis] > box.mean[box.axis] }
      if low.isEmpty || high.isEmpty { break }
      boxes[widest] = Box(low)
      boxes.append(Box(high))
    }
    return boxes.map(\.mean)
  }

  private static func moved(
    _ free: [SIMD4<Double>], _ fixed: [SIMD4<Double>], _ points: [Point]
  ) -> [SIMD4<Double>] {
    var sums = [SIMD4<Double>](repeating: .zero, count: free.count)
    var weights = [Double](repeating: 0, count: free.count)
    for point in points {
      var best = -1, least = fixed.map { distance($0, point.color) }.min() ?? .infinity
      for (index, color) in free.enumerated() {
        let d = distance(color, point.color)
        if d < least {
          least = d
          best = index
        }
      }
      if best >= 0 {
        sums[best] += point.color * point.weight
        weights[best] += point.weight
      }
    }
    return free.indices.map { weights[$0] > 0 ? sums[$0] / weights[$0] : free[$0] }
  }

  /// 256 x red, green, blue.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    for color in colors + [0] {
      result.append(UInt8(color >> 16 & 255))
      result.append(UInt8(color >> 8 & 255))
      result.append(UInt8(color & 255))
    }
    return result
  }

  /// Reads back `bytes`.
  init?(bytes: [UInt8]) {
    guard bytes.count == 768 else { return nil }
    self.init(
      colors: stride(from: 0, to: 765, by: 3).map {
        UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
      })
  }
}

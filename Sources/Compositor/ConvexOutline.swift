/// A convex polygon within a convex outline, in pixels; curves are replaced by chords.
struct ConvexOutline {
  private let corners: [Point]

  /// The outline under `transform`; nil when it is not one convex subpath.
  init?(_ path: Path, _ transform: Transform) {
    var corners: [Point] = []
    func add(_ p: Point) {
      let q = transform.apply(p)
      if let last = corners.last, last.distance(to: q) < 1e-6 { return }
      corners.append(q)
    }
    var at = Point.zero
    for (i, element) in path.elements.enumerated() {
      switch element {
      case .move(let p):
        guard i == 0 else { return nil }
        add(p)
        at = p
      case .line(let p):
        add(p)
        at = p
      case .curve(let a, let b, let p):
        let piece = PathPiece.Cubic(at, a, b, p)
        for k in 1...8 { add(piece.point(Double(k) / 8)) }
        at = p
      case .close:
        guard i == path.elements.count - 1 else { return nil }
      }
    }
    if let first = corners.first, let last = corners.last, corners.count > 1, first.distance(to: last) < 1e-6 {
      corners.removeLast()
    }
    guard corners.count >= 3, let clockwise = ConvexOutline.orientation(corners) else { return nil }
    self.corners = clockwise ? corners : corners.reversed()
  }

  /// True for clockwise on screen, nil when corners turn both ways or round more than once.
  private static func orientation(_ p: [Point]) -> Bool? {
    var isLeft = false, isRight = false, turnsOfX = 0, area = 0.0
    var lastSign = 0
    for i in 0..<p.count {
      let a = p[i], b = p[(i + 1) % p.count], c = p[(i + 2) % p.count]
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      if cross > 1e-4 { isRight = true }
      if cross < -1e-4 { isLeft = true }
      area += a.x * b.y - b.x * a.y
      let sign = b.x - a.x > 1e-6 ? 1 : b.x - a.x < -1e-6 ? -1 : 0
      if sign != 0 {
        if lastSign != 0 && sign != lastSign { turnsOfX += 1 }
        lastSign = sign
      }
    }
    guard !(isLeft && isRight), turnsOfX <= 2, abs(area) > 1e-6 else { return nil }
    return area > 0
  }

  /// True when the rectangle lies inside.
  func contains(_ r: PixelRect) -> Bool {
    let rect = r.rect
    let tests = [
      rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY),
    ]
    for i in 0..<corners.count {
      let a = corners[i], b = corners[(i + 1) % corners.count]
      for p in tests where (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < -1e-6 { return false }
    }
    return true
  }

  /// A large rectangle of pixels that lies inside, at least a pixel from the edge; nil when there is none worth having.
  var inscribed: PixelRect? {
    let xs = corners.map(\.x), ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right - left > 16, bottom - top > 16, max(abs(left), abs(right), abs(top), abs(bottom)) < 1e6
    else { return nil }
    func inset(_ dx: Double, _ dy: Double) -> PixelRect {
      PixelRect(
        Int((left + dx).rounded(.up)), Int((top + dy).rounded(.up)), Int((right - dx).rounded(.down)),
        Int((bottom - dy).rounded(.down)))
    }
    /// The least inset of a kind that lies inside, within 1/64 of what is possible.
    func least(_ most: Double, _ rect: (Double) -> PixelRect) -> PixelRect {
      var low = 0.0, high = most
      for _ in 0..<6 {
        let middle = (low + high) / 2
        if contains(rect(middle).grown(by: 1)) { high = middle } else { low = middle }
      }
      return contains(rect(high).grown(by: 1)) ? rect(high) : .empty
    }
    let width = right - left, height = bottom - top
    let candidates = [
      least(height / 2) { inset(3, $0) }, least(width / 2) { inset($0, 3) },
      least(0.5) { inset(width * $0, height * $0) },
    ]
    let best = candidates.max { $0.width * $0.height < $1.width * $1.height } ?? .empty
    return best.width > 8 && best.height > 8 ? best : nil
  }
}

/// A convex polygon within a convex outline, in pixels; curves are replaced by chords.
struct ConvexOutline: Equatable {
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

  /// True when the point lies inside, at least `margin` from each edge.
  func contains(_ p: Point, margin: Double) -> Bool {
    for i in 0..<corners.count {
      let a = corners[i], b = corners[i + 1 == corners.count ? 0 : i + 1]
      if (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < margin * a.distance(to: b) { return false }
    }
    return true
  }

  /// For each row of pixels, the columns that lie inside, at least a pixel from the edge; nil when there are none.
  func columns(ofRows rows: Range<Int>) -> [Range<Int>?] {
    var above = width(at: Double(rows.lowerBound))
    return rows.map { y in
      let below = width(at: Double(y + 1))
      defer { above = below }
      guard let above, let below else { return nil }
      let left = max(above.left, below.left).rounded(.up) + 1, right = min(above.right, below.right).rounded(.down) - 1
      guard left < right, max(abs(left), abs(right)) < 1e7 else { return nil }
      return Int(left)..<Int(right)
    }
  }

  /// Where a level line enters and leaves.
  private func width(at y: Double) -> (left: Double, right: Double)? {
    var left = Double.infinity, right = -Double.infinity
    for i in 0..<corners.count {
      let a = corners[i], b = corners[i + 1 == corners.count ? 0 : i + 1]
      guard (a.y <= y) != (b.y <= y) else { continue }
      let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
      (left, right) = (min(left, x), max(right, x))
    }
    return left < right ? (left, right) : nil
  }
}

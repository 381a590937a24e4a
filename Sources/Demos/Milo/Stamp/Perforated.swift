import Scenes

extension Milo {
  /// A sheet with half-round bites along its four sides. Teeth stand at all corners; bites are spread so that no tooth
  /// is cut.
  struct Perforated: Shape {
    /// Radius of a bite, and the distance between two of them that is aimed at, points.
    var radius = 4.1
    var pitch = 12.0
    /// From a corner to the middle of the first bite.
    var corner = 9.0

    func path(in rect: Rect) -> Path {
      Path { b in
        b.move(to: rect.origin)
        side(from: rect.origin, along: Point(1, 0), length: rect.width, into: &b)
        side(from: Point(rect.maxX, rect.minY), along: Point(0, 1), length: rect.height, into: &b)
        side(from: Point(rect.maxX, rect.maxY), along: Point(-1, 0), length: rect.width, into: &b)
        side(from: Point(rect.minX, rect.maxY), along: Point(0, -1), length: rect.height, into: &b)
        b.closeSubpath()
      }
    }

    private func side(from start: Point, along: Point, length: Double, into b: inout PathBuilder) {
      let room = length - 2 * corner
      guard room > 0 else { return b.addLine(to: start + along * length) }
      let gaps = max(1, (room / pitch).rounded())
      let heading = along.x != 0 ? (along.x > 0 ? 0.0 : 180) : (along.y > 0 ? 90 : 270)
      for i in 0...Int(gaps) {
        let middle = start + along * (corner + room / gaps * Double(i))
        // A bite turns inwards, against the way the outline runs.
        b.addArc(center: middle, radius: radius, start: heading + 180, end: heading)
      }
      b.addLine(to: start + along * length)
    }
  }
}

import Foundation
import Scenes

/// Smooth values over 0...1 through given keys, for poses.
struct KeyCurve: Sendable {
  /// Places (rising) and values.
  let keys: [(at: Double, value: Double)]

  init(_ keys: [(at: Double, value: Double)]) { self.keys = keys }

  /// The value at `t`: cubic between keys, level at the ends, monotone between them (Fritsch and Carlson, 1980).
  func value(_ t: Double) -> Double {
    guard let first = keys.first, let last = keys.last else { return 0 }
    if t <= first.at { return first.value }
    if t >= last.at { return last.value }
    let i = (keys.firstIndex { $0.at > t } ?? keys.count - 1) - 1
    let a = keys[i], b = keys[i + 1]
    let h = b.at - a.at, u = (t - a.at) / h
    let ma = slope(i) * h, mb = slope(i + 1) * h
    let u2 = u * u, u3 = u2 * u
    return (2 * u3 - 3 * u2 + 1) * a.value + (u3 - 2 * u2 + u) * ma + (3 * u2 - 2 * u3) * b.value + (u3 - u2) * mb
  }

  private func slope(_ i: Int) -> Double {
    guard i > 0, i < keys.count - 1 else { return 0 }
    let left = (keys[i].value - keys[i - 1].value) / (keys[i].at - keys[i - 1].at)
    let right = (keys[i + 1].value - keys[i].value) / (keys[i + 1].at - keys[i].at)
    guard left * right > 0 else { return 0 }
    return 2 * left * right / (left + right)
  }
}

/// The Hermite step: 0 at 0, 1 at 1, level at both.
func smoothStep(_ t: Double) -> Double {
  let u = min(max(t, 0), 1)
  return u * u * (3 - 2 * u)
}

/// `t` of the way from `a` to `b`.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

extension Point {
  /// The point at `length` from the origin in direction `degrees` (clockwise, 0 to the right, -90 up).
  static func polar(_ degrees: Double, _ length: Double) -> Point {
    Point(cos(degrees * .pi / 180) * length, sin(degrees * .pi / 180) * length)
  }
}

/// One cubic piece.
struct Cubic: Hashable, Sendable {
  var a, b, c, d: Point

  /// The point at `t`, 0...1.
  func point(_ t: Double) -> Point {
    let p = a.mixed(with: b, by: t), q = b.mixed(with: c, by: t), r = c.mixed(with: d, by: t)
    return p.mixed(with: q, by: t).mixed(with: q.mixed(with: r, by: t), by: t)
  }

  /// Direction of travel at `t` in degrees.
  func angle(_ t: Double) -> Double {
    let p = a.mixed(with: b, by: t), q = b.mixed(with: c, by: t), r = c.mixed(with: d, by: t)
    let u = p.mixed(with: q, by: t), v = q.mixed(with: r, by: t)
    return atan2(v.y - u.y, v.x - u.x) * 180 / .pi
  }
}

extension Path {
  /// A smooth closed outline through all points (uniform Catmull-Rom).
  static func closed(through p: [Point]) -> Path {
    Path { b in
      guard p.count > 2 else { return }
      b.move(to: p[0])
      for i in p.indices {
        let n = p.count
        let p0 = p[(i + n - 1) % n], p1 = p[i], p2 = p[(i + 1) % n], p3 = p[(i + 2) % n]
        b.addCurve(to: p2, control1: p1 + (p2 - p0) * (1.0 / 6), control2: p2 - (p3 - p1) * (1.0 / 6))
      }
      b.closeSubpath()
    }
  }

  /// A smooth open line through all points (uniform Catmull-Rom, ends repeated).
  static func open(through p: [Point]) -> Path {
    Path { b in
      guard p.count > 1 else { return }
      b.move(to: p[0])
      for i in 0..<(p.count - 1) {
        let p0 = p[max(0, i - 1)], p1 = p[i], p2 = p[i + 1], p3 = p[min(p.count - 1, i + 2)]
        b.addCurve(to: p2, control1: p1 + (p2 - p0) * (1.0 / 6), control2: p2 - (p3 - p1) * (1.0 / 6))
      }
    }
  }

  /// An ellipse, turned by `rotation` degrees about its centre.
  static func oval(_ center: Point, _ rx: Double, _ ry: Double, rotation: Double = 0) -> Path {
    let path = Path { $0.addEllipse(in: Rect(center.x - rx, center.y - ry, rx * 2, ry * 2)) }
    guard rotation != 0 else { return path }
    return path.applying(Placement(rotation: rotation, pivot: center).transform)
  }
}

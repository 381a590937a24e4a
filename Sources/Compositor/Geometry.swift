/// A position in points (or in pixels where a function says so); y grows downwards.
public struct Point: Hashable, Codable, Sendable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// Makes a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// The sum by coordinate.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The way from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// The point `k` times as far from the origin.
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

  /// Distance to another point.
  public func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The point on the straight line to `other` at fraction `t` (0 is here, 1 is there; beyond extrapolates).
  public func mixed(with other: Point, by t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}

/// A width and a height in points.
public struct Size: Hashable, Codable, Sendable {
  /// Extent along x, 0 or more.
  public var width: Double
  /// Extent along y, 0 or more.
  public var height: Double

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(0, 0)
}

/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Codable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Extent along x, 0 or more.
  public var width: Double
  /// Extent along y, 0 or more.
  public var height: Double

  /// Makes a rectangle from its top-left corner and extent.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from an origin and a size.
  public init(origin: Point = .zero, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  /// Makes the rectangle of `size` round a centre.
  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle between left and right.
  public var midX: Double { x + width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { y + height / 2 }
  /// The top left corner.
  public var origin: Point { Point(x, y) }
  /// Width and height.
  public var size: Size { Size(width, height) }
  /// The middle.
  public var center: Point { Point(midX, midY) }
  /// True when it covers no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle with every edge moved inwards by `dx` and `dy` (outwards when negative).
  public func inset(by dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
  }

  /// The rectangle moved by an offset.
  public func offset(by d: Point) -> Rect { Rect(x + d.x, y + d.y, width, height) }

  /// True when the point lies inside or on the left or top edge.
  public func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }

  /// True when the two share some area.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The shared area; empty (zero extent) when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX), top = max(minY, other.minY)
    let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// Room at each edge, in points.
  public var top, left, bottom, right: Double

  /// Makes insets; what is not given is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

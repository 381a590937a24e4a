/// What fills a shape, a stroke or glyphs. Points of gradients are in the coordinates of the leaf's group.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient along a line.
  case linear(LinearGradient)
  /// A gradient between two circles.
  case radial(RadialGradient)
}

/// A colour at a place of a gradient.
public struct Stop: Hashable, Codable, Sendable {
  /// Place, 0...1.
  public var at: Double
  /// Colour there; between stops, channels are mixed as encoded and premultiplied, as Cairo does.
  public var color: Color

  /// Makes a stop.
  public init(_ at: Double, _ color: Color) {
    self.at = Grid.factor(at)
    self.color = color
  }
}

/// A gradient along the line from `from` to `to`; beyond its ends the outermost colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where the first and the last stop lie, in the coordinates of the layer.
  public var from, to: Point
  /// Its colours, in order.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(from: Point, to: Point, stops: [Stop]) {
    self.from = Grid.point(from)
    self.to = Grid.point(to)
    self.stops = stops
  }
}

/// A gradient from a circle of radius `inner` round `focus` to one of radius `radius` round `center`.
public struct RadialGradient: Hashable, Sendable {
  /// The middle of the outer circle, in the coordinates of the layer.
  public var center: Point
  /// Radius of the outer circle, where the last stop lies, in points.
  public var radius: Double
  /// The middle of the inner circle.
  public var focus: Point
  /// Radius of the inner circle, where the first stop lies, in points.
  public var inner: Double
  /// Its colours, in order.
  public var stops: [Stop]

  /// Makes a gradient; without a focus it is concentric.
  public init(center: Point, radius: Double, focus: Point? = nil, inner: Double = 0, stops: [Stop]) {
    self.center = Grid.point(center)
    self.radius = Grid.length(radius)
    self.focus = Grid.point(focus ?? center)
    self.inner = Grid.length(inner)
    self.stops = stops
  }
}

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of line ends.
  public enum Cap: Hashable, Codable, Sendable { case butt, round, square }
  /// The shape of corners.
  public enum Join: Hashable, Codable, Sendable { case miter, round, bevel }

  /// Line width in points.
  public var width: Double
  /// How open ends look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// Where the first dash begins, in points.
  public var dashPhase: Double
  /// The part of the path's length that is drawn, 0...1; nothing at all is drawn when the two are equal.
  public var trimFrom, trimTo: Double

  /// Makes a stroke; by default a solid line with round ends and corners.
  public init(
    _ width: Double, cap: Cap = .round, join: Join = .round, dash: [Double] = [], dashPhase: Double = 0,
    trimFrom: Double = 0, trimTo: Double = 1
  ) {
    self.width = Grid.length(width)
    self.cap = cap
    self.join = join
    self.dash = dash.map(Grid.length)
    self.dashPhase = Grid.length(dashPhase)
    self.trimFrom = Grid.factor(min(max(trimFrom, 0), 1))
    self.trimTo = Grid.factor(min(max(trimTo, 0), 1))
  }
}

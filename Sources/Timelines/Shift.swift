/// A way along the screen.
public enum Direction: String, Hashable, CaseIterable, Codable, Sendable {
  case left, right, up, down
}

/// How far a finger goes.
public enum Distance: Hashable, Codable, Sendable {
  /// Points.
  case points(Double)
  /// A share of the target's extent along the direction; 0.5 is half of it.
  case share(Double)

  /// How far a swipe goes when its cue does not say: 60 % of the target.
  public static let usual = share(0.6)

  /// The distance in points on a target that measures `extent` points along the direction.
  public func points(of extent: Double) -> Double {
    switch self {
    case .points(let points): points
    case .share(let share): share * extent
    }
  }
}

/// A direction and how far along it.
public struct Shift: Hashable, Codable, Sendable {
  /// Which way.
  public let direction: Direction
  /// How far.
  public let distance: Distance

  /// A shift of `distance` towards `direction`.
  public init(_ direction: Direction, _ distance: Distance) {
    self.direction = direction
    self.distance = distance
  }
}

/// How the clock of one film follows that of another: seconds in B = speed * seconds in A + offset.
public struct TimeMap: Hashable, Sendable {
  /// Seconds of B that pass in a second of A.
  public var speed: Double
  /// Where A's 0 lies in B.
  public var offset: Double

  /// The same clock.
  public static let same = TimeMap(speed: 1, offset: 0)

  /// Makes a map.
  public init(speed: Double, offset: Double) {
    self.speed = speed
    self.offset = offset
  }

  /// A time of A as one of B.
  public func b(_ a: Double) -> Double { a * speed + offset }
  /// A time of B as one of A.
  public func a(_ b: Double) -> Double { (b - offset) / speed }
}

/// How film B lies to film A in time and in the picture, and how sure that is.
public struct Alignment: Hashable, Sendable {
  /// Seconds of B for seconds of A.
  public var time = TimeMap.same
  /// The part of A's picture that is compared, in pixels as shown; nil for all of it.
  public var regionA: PixelRegion?
  /// The part of B's picture that shows the same, in pixels as shown; nil for all of it.
  public var regionB: PixelRegion?
  /// Correlation of what changes in both, or of their looks where nothing moves, from -1 to 1: 1 for the same film, about 0 for films that have nothing in common.
  public var likeness = 1.0
  /// How sure the offset is, from 0 to 1: 0 when another would do as well.
  public var confidence = 1.0
  /// False when no way was found to lay one on the other.
  public var isRelated = true
  /// True when nothing moves, so that no offset could be found.
  public var isStill = false

  /// Least likeness of films that are said to be the same.
  public static let leastLikeness = 0.6
  /// The same where nothing moves, so that only how they look can be compared.
  public static let leastStillLikeness = 0.9
}

/// How the time of two films is aligned.
public enum TimeAlignment: Hashable, Sendable {
  /// By their pictures.
  case auto
  /// Their clocks are trusted.
  case none
  /// B runs later by so many seconds.
  case seconds(Double)
}

/// How the pictures of two films are aligned.
public enum PictureAlignment: Hashable, Sendable {
  /// By looking.
  case auto
  /// Whole picture on whole picture.
  case none
  /// A's picture is this part of B's.
  case region(PixelRegion)
}

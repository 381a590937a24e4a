/// A size that a parent offers to a child; nil asks for the ideal extent.
public struct Proposal: Hashable, Sendable {
  /// Extents in points; nil where the child is to choose.
  public var width, height: Double?

  /// Makes a proposal.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  public init(_ size: Size) { self.init(size.width, size.height) }

  /// Asks for the ideal size.
  public static let ideal = Proposal(nil, nil)
}

/// An axis of the canvas.
public enum Axis: Hashable, Codable, Sendable { case horizontal, vertical }

/// How a child takes to more room along an axis; stacks serve the stiffest first.
public enum Stretch: Int, Comparable, Sendable {
  /// Its extent is its own.
  case fixed
  /// Takes what it needs and wraps below that (text).
  case soft
  /// Takes all it is given.
  case greedy

  /// Stiffer first.
  public static func < (a: Stretch, b: Stretch) -> Bool { a.rawValue < b.rawValue }
}

/// A place within a rectangle; fractions 0 (left, top) to 1 (right, bottom).
public struct Alignment: Hashable, Sendable {
  /// 0 for left or top, 1 for right or bottom.
  public var x, y: Double

  /// Makes an alignment.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = Alignment(0.5, 0.5)
  /// The middle of the left edge.
  public static let leading = Alignment(0, 0.5)
  /// The middle of the right edge.
  public static let trailing = Alignment(1, 0.5)
  /// The middle of the top edge.
  public static let top = Alignment(0.5, 0)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(0.5, 1)
  /// The top left corner.
  public static let topLeading = Alignment(0, 0)
  /// The top right corner.
  public static let topTrailing = Alignment(1, 0)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(0, 1)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(1, 1)

  /// Where a rectangle of `size` lies in `rect`.
  public func place(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      rect.x + (rect.width - size.width) * x, rect.y + (rect.height - size.height) * y, size.width, size.height)
  }
}

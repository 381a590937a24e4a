/// A rectangle of whole pixels, from the top left corner.
public struct PixelRegion: Hashable, Sendable, CustomStringConvertible {
  /// Left and top edge.
  public let x, y: Int
  /// Extent, above 0.
  public let width, height: Int

  /// Makes a region.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// "X,Y,W,H".
  public var description: String { "\(x),\(y),\(width),\(height)" }

  /// The part that lies in a picture; nil when none does.
  func clipped(width: Int, height: Int) -> PixelRegion? {
    let left = max(0, x), top = max(0, y)
    let right = min(width, x + self.width), bottom = min(height, y + self.height)
    return left < right && top < bottom
      ? PixelRegion(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

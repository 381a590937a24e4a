/// What a typeface is for; `fonts.md` says which free font stands in for which of Apple's.
public enum FontRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// SF Pro.
  case system
  /// SF Pro Rounded.
  case rounded
  /// New York.
  case serif
  /// SF Mono.
  case mono
  /// Noteworthy, Bradley Hand.
  case hand
  /// A joined handwriting.
  case script
}

/// How heavy a face is.
public enum FontWeight: String, Hashable, Codable, Sendable, CaseIterable {
  case regular, medium, semibold, bold, heavy, black
}

/// A font as a design names it; size and tracking are those of Apple's face that the role stands for.
public struct Font: Hashable, Codable, Sendable {
  /// What it is for, which names the typeface.
  public var role: FontRole
  /// Size in points.
  public var size: Double
  /// How heavy it is.
  public var weight: FontWeight
  /// Extra space after each glyph in points, on top of the face's own tracking at this size.
  public var tracking: Double
  /// Figures of equal width.
  public var monospacedDigits: Bool

  /// Makes a font.
  public init(
    _ role: FontRole = .system, _ size: Double, _ weight: FontWeight = .regular, tracking: Double = 0,
    monospacedDigits: Bool = false
  ) {
    self.role = role
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.monospacedDigits = monospacedDigits
  }

  /// Line box height in points: 1.193359 x size, as all of Apple's system designs (ios-facts.md, 3.2).
  public var lineHeight: Double { size * 1.193359 }
  /// From the top of the line box to the baseline in points: 0.95215 x size.
  public var ascent: Double { size * 0.95215 }
  /// Height of capitals in points: 0.7046 x size.
  public var capHeight: Double { size * 0.7046 }
}

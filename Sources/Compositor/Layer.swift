/// A drawing with nothing left to resolve: the value that a frame is drawn from. Equal trees are equal pictures.
/// Leaves are in the coordinates of their group (points); a group carries one placement and its effects.
public indirect enum Layer: Hashable, Sendable {
  /// Layers drawn in order, placed and treated as one.
  case group(Group, [Layer])
  /// A filled outline (non-zero winding).
  case fill(Path, Paint)
  /// A line along an outline.
  case stroke(Path, Stroke, Paint)
  /// Shaped text whose baseline starts at the point.
  case glyphs(Run, Point, Paint)
  /// A picture that fills the rectangle.
  case image(Art, Rect)
  /// A pane that shows what was drawn beneath it, blurred and toned.
  case backdrop(Glass)
  /// old x (1 - progress) + new x progress, with no dip to the ground between.
  case crossfade(from: [Layer], to: [Layer], progress: Double)
}

/// Where a group lies and how it is treated: first clip (in the group's own coordinates), then mask, blur, shadow and
/// opacity of the group as a whole, then the placement in its parent.
public struct Group: Hashable, Sendable {
  /// The name by which scripts and `inspect` know it; never changes a pixel.
  public var name: String?
  /// Where it lies in its parent.
  public var placement: Placement
  /// 0...1, of the group as a whole.
  public var opacity: Double
  /// Gaussian standard deviation in points of the group's own coordinates; edges go transparent.
  public var blur: Double
  /// Only what lies inside this outline is drawn.
  public var clip: Path?
  /// Only where these layers are opaque is the group drawn (by their alpha).
  public var mask: [Layer]?
  /// The shadow beneath it, if it casts one.
  public var shadow: Shadow?
  /// How its pixels meet those beneath.
  public var blend: Blend
  /// Whether it is drawn into a picture of its own even where no effect asks for one. The picture is kept while its layers
  /// stay the same, whatever moves about it.
  public var isFlattened: Bool

  /// Makes a group; what is not given has no effect.
  public init(
    name: String? = nil, placement: Placement = .identity, opacity: Double = 1, blur: Double = 0, clip: Path? = nil,
    mask: [Layer]? = nil, shadow: Shadow? = nil, blend: Blend = .normal, isFlattened: Bool = false
  ) {
    self.name = name
    self.placement = placement
    self.opacity = Grid.channel(opacity)
    self.blur = Grid.length(max(0, blur))
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.blend = blend
    self.isFlattened = isFlattened
  }
}

/// How a group's pixels meet those beneath.
public enum Blend: Hashable, Codable, Sendable { case normal, multiply, screen }

/// A move, turn and scale about a pivot: x' = pivot + offset + R(S(x - pivot)).
public struct Placement: Hashable, Sendable {
  /// Move in points of the parent.
  public var offset: Point
  /// Degrees, clockwise positive.
  public var rotation: Double
  /// Factors along the group's own x and y.
  public var scaleX, scaleY: Double
  /// The point of the group that turning and scaling leave in place.
  public var pivot: Point

  /// Makes a placement; numbers snap to the grid.
  public init(
    offset: Point = .zero, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1, pivot: Point = .zero
  ) {
    self.offset = Grid.point(offset)
    self.rotation = Grid.angle(rotation)
    self.scaleX = Grid.factor(scaleX)
    self.scaleY = Grid.factor(scaleY)
    self.pivot = Grid.point(pivot)
  }

  /// Leaves everything in place.
  public static let identity = Placement()

  /// The same as a map from the group's coordinates to its parent's.
  public var transform: Transform {
    if rotation == 0 && scaleX == 1 && scaleY == 1 { return .translation(offset.x, offset.y) }
    return Transform.translation(pivot.x + offset.x, pivot.y + offset.y)
      .concat(.rotation(degrees: rotation)).concat(.scale(scaleX, scaleY))
      .concat(.translation(-pivot.x, -pivot.y))
  }
}

/// A shadow of a group's alpha, drawn beneath it.
public struct Shadow: Hashable, Sendable {
  /// Its colour; the alpha is multiplied with the group's.
  public var color: Color
  /// Gaussian standard deviation in points.
  public var radius: Double
  /// Move in points.
  public var offset: Point
  /// True when the shadow is left out beneath the group itself (glass).
  public var isKnockedOut: Bool

  /// Makes a shadow.
  public init(_ color: Color, radius: Double, offset: Point = .zero, isKnockedOut: Bool = false) {
    self.color = color
    self.radius = Grid.length(radius)
    self.offset = Grid.point(offset)
    self.isKnockedOut = isKnockedOut
  }
}

/// A pane of glass: what was drawn beneath its outline, blurred, its luma and chroma mapped, under a rim light
/// (ios-facts.md, section 9). Its shadow is a group's.
public struct Glass: Hashable, Sendable {
  /// The pane's outline.
  public var outline: Path
  /// Blur of what lies beneath, standard deviation in points.
  public var blur: Double
  /// Luma of the face = gain x luma beneath + lift.
  public var gain, lift: Double
  /// Factor on the chroma beneath.
  public var chroma: Double
  /// Laid over the face.
  public var tint: Color
  /// Strength of the rim's light and of its dark hairline, 0...1.
  public var rimLight, rimShade: Double

  /// Makes a pane.
  public init(
    outline: Path, blur: Double, gain: Double, lift: Double, chroma: Double, tint: Color = .clear,
    rimLight: Double = 0.9, rimShade: Double = 0.06
  ) {
    self.outline = outline
    self.blur = Grid.length(blur)
    self.gain = Grid.factor(gain)
    self.lift = Grid.factor(lift)
    self.chroma = Grid.factor(chroma)
    self.tint = tint
    self.rimLight = Grid.channel(rimLight)
    self.rimShade = Grid.channel(rimShade)
  }
}

/// A picture from the assets, by name: "Devotional/welcome-doors" is Assets/Devotional/welcome-doors.svg or .png.
public struct Art: Hashable, Codable, Sendable {
  /// Path below the assets folder, without extension.
  public var name: String

  /// Names a picture.
  public init(_ name: String) { self.name = name }
}

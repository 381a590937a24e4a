/// How one face is set so that it matches the font of Apple's that was asked for.
struct FaceSetting: Hashable, Sendable {
  /// The face.
  let face: FontFace
  /// Size in points at which it is drawn.
  let drawnSize: Double
  /// Points added after each character.
  let spacing: Double
  /// Points added to spaces between words, on top of `spacing`.
  let wordSpacing: Double
  /// How outlines get round corners; nil where they are drawn as they are.
  let rounding: OutlineRounding?
  /// OpenType features switched on or off, by tag.
  let features: [Feature]

  struct Feature: Hashable, Sendable {
    let tag: String
    let isOn: Bool
  }

  /// The setting of a font's own face.
  init(_ font: Font) {
    let size = font.size
    let own: (size: Double, spacing: Double)
    var rounding: OutlineRounding?
    switch font.role {
    case .system: own = Self.inter(size)
    case .rounded:
      let drawing = RoundedDrawing.of(font.weight)
      // The drawing was fitted at 34 points; SF Rounded's table tells how tracking changes from there.
      let change = TrackingTable.sfRounded.em(size) - TrackingTable.sfRounded.em(34)
      own = (RoundedDrawing.scale * size, (drawing.spacing + change) * size)
      rounding = drawing.rounding
    case .serif: own = (0.94 * size, (TrackingTable.newYork.em(size) + 0.001) * size)
    case .mono: own = (0.965 * size, 0.039 * size)
    case .hand: own = (size, 0)
    case .script: own = (size, 0)
    }
    self.init(font, FontList.face(for: font), own.size, own.spacing, rounding)
  }

  /// The setting of a face that steps in for characters which the font's own lacks.
  init(_ font: Font, fallback face: FontFace) {
    let size = font.size
    switch face {
    case .emoji: self.init(font, face, Self.emojiSide(size) / 1.245, 0, nil)
    case FontList.face(for: Font(.system, size, font.weight)):
      let inter = Self.inter(size)
      self.init(font, face, inter.size, inter.spacing, nil)
    // Noto Sans: capitals 0.714 em, SF Pro's 0.7046 em.
    default: self.init(font, face, 0.987 * size, 0, nil)
    }
  }

  private init(_ font: Font, _ face: FontFace, _ drawnSize: Double, _ spacing: Double, _ rounding: OutlineRounding?) {
    self.face = face
    self.drawnSize = Grid.length(drawnSize)
    self.spacing = spacing + font.tracking
    self.rounding = rounding
    // Rufscript's spaces are half an em wide and tear short notes apart.
    wordSpacing = face == .rufscript ? -0.15 * font.size : 0
    var features: [Feature] = []
    // Inter would turn "->" into an arrow and "3x4" into a product, which SF Pro does not; see `Shaper.colons`.
    if face.package == "fonts-inter" { features.append(Feature(tag: "calt", isOn: false)) }
    if font.role == .mono { features += ["liga", "clig", "calt"].map { Feature(tag: $0, isOn: false) } }
    // Letters that are spaced apart must not join.
    if font.tracking != 0 { features += ["liga", "clig"].map { Feature(tag: $0, isOn: false) } }
    if font.monospacedDigits { features.append(Feature(tag: "tnum", isOn: true)) }
    self.features = features
  }

  /// Inter in place of SF Pro: size and spacing in points by the general form of ios-facts.md, 3.3.
  static func inter(_ size: Double) -> (size: Double, spacing: Double) {
    let advance: Double  // SF Pro's average advance in em, with its tracking
    if size <= 17 {
      advance = 0.4803 + TrackingTable.sfPro.em(size)
    } else if size < 28 {
      advance = 0.4543 + (0.4305 - 0.4543) * (size - 17) / 11
    } else {
      advance = 0.4165 + TrackingTable.sfPro.em(size)
    }
    return size < 20 ? (0.969 * size, (advance - 0.4647) * size) : (0.980 * size, (advance - 0.4245) * size)
  }

  /// Width in points of an emoji: Apple draws them larger than the text at small sizes.
  static func emojiSide(_ size: Double) -> Double {
    if size <= 16 { return size * 1.25 }
    if size < 24 { return 20 + (size - 16) * 0.5 }
    return size
  }
}

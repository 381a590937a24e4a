import Scenes

/// The colours of one character. Shapes name colours by these roles only, so a theme can recolour every part.
public struct CharacterPalette: Hashable, Codable, Sendable {
  /// The body's main tone, its lower-right shade, its upper-left highlight and its markings (crust, freckles).
  public var body, bodyShade, bodyLight, bodyDetail: Color
  /// What the body turns into when a pose or a face asks for it (`bodyTint`, `blend`).
  public var bodyBlend: Color
  /// Limbs, outlines, pupils and brows; and the small lights on them.
  public var ink, inkLight: Color
  /// The white of the eye, the shadow that the upper lid throws on it, and the light in the pupil.
  public var eyeWhite, eyeShade, shine: Color
  /// Cheeks, the inside of an open mouth, the tongue.
  public var cheek, mouth, tongue: Color
  /// The loud colour of the prop (heart, "?", pencil, ticks) and its darker tone.
  public var accent, accentShade: Color
  /// The prop's light material (mug, paper, glass) and its shade.
  public var paper, paperShade: Color
  /// The prop's second material (cocoa, handle, board) and its shade.
  public var material, materialShade: Color

  /// Makes a palette; every role is given.
  public init(
    body: Color, bodyShade: Color, bodyLight: Color, bodyDetail: Color, bodyBlend: Color, ink: Color, inkLight: Color,
    eyeWhite: Color, eyeShade: Color, shine: Color, cheek: Color, mouth: Color, tongue: Color, accent: Color,
    accentShade: Color, paper: Color, paperShade: Color, material: Color, materialShade: Color
  ) {
    (self.body, self.bodyShade, self.bodyLight, self.bodyDetail) = (body, bodyShade, bodyLight, bodyDetail)
    (self.bodyBlend, self.ink, self.inkLight) = (bodyBlend, ink, inkLight)
    (self.eyeWhite, self.eyeShade, self.shine) = (eyeWhite, eyeShade, shine)
    (self.cheek, self.mouth, self.tongue) = (cheek, mouth, tongue)
    (self.accent, self.accentShade) = (accent, accentShade)
    (self.paper, self.paperShade) = (paper, paperShade)
    (self.material, self.materialShade) = (material, materialShade)
  }

  /// The palette with the body, and what is painted on it, a fraction `t` (0...1) of the way to `bodyBlend`.
  func blended(by t: Double) -> CharacterPalette {
    guard t > 0 else { return self }
    var p = self
    p.body = body.mixed(with: bodyBlend, by: t)
    p.bodyShade = bodyShade.mixed(with: bodyBlend, by: t)
    p.bodyLight = bodyLight.mixed(with: bodyBlend, by: t)
    p.bodyDetail = bodyDetail.mixed(with: bodyBlend, by: t)
    p.cheek = cheek.mixed(with: bodyBlend, by: t)
    return p
  }
}

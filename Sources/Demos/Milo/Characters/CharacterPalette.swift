import Scenes

/// The colours of one character. Shapes name colours by these roles only, so a theme can recolour every part.
struct CharacterPalette: Hashable, Codable, Sendable {
  /// The body's main tone, its lower-right shade, its upper-left highlight and its markings (crust, freckles).
  var body, bodyShade, bodyLight, bodyDetail: Color
  /// What the body turns into when a pose or a face asks for it (`bodyTint`, `blend`).
  var bodyBlend: Color
  /// Limbs, outlines, pupils and brows; and the small lights on them.
  var ink, inkLight: Color
  /// The white of the eye, the shadow that the upper lid throws on it, and the light in the pupil.
  var eyeWhite, eyeShade, shine: Color
  /// Cheeks, the inside of an open mouth, the tongue.
  var cheek, mouth, tongue: Color
  /// The loud colour of the prop (heart, "?", pencil, ticks) and its darker tone.
  var accent, accentShade: Color
  /// The prop's light material (mug, paper, glass) and its shade.
  var paper, paperShade: Color
  /// The prop's second material (cocoa, handle, board) and its shade.
  var material, materialShade: Color

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

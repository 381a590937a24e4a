import Scenes

extension CharacterPalette {
  /// What all eight characters share: ink, eyes, mouth; the rest is overwritten below.
  private static func base(body: UInt32, shade: UInt32, light: UInt32, detail: UInt32, cheek: UInt32)
    -> CharacterPalette
  {
    CharacterPalette(
      body: Color(body), bodyShade: Color(shade), bodyLight: Color(light), bodyDetail: Color(detail),
      bodyBlend: Color(0x7469E6), ink: Color(0x1E1B20), inkLight: Color(0x5A555F), eyeWhite: Color(0xFFFFFF),
      eyeShade: Color(0xE3E2EE), shine: Color(0xFFFFFF), cheek: Color(cheek), mouth: Color(0x5B1E2E),
      tongue: Color(0xF2837B), accent: Color(0xE5484D), accentShade: Color(0xC9343C), paper: Color(0xFFFFFF),
      paperShade: Color(0xE4E3EC), material: Color(0x8A5A3C), materialShade: Color(0x6E452D))
  }

  /// Yellow toast: Bo and the worried row face.
  static let toast: CharacterPalette = {
    var p = base(body: 0xEBC94F, shade: 0xC98F36, light: 0xF9EAA6, detail: 0xDDAA43, cheek: 0xF2A765)
    (p.accent, p.accentShade) = (Color(0xE5484D), Color(0xC9343C))
    (p.material, p.materialShade) = (Color(0x8A5A3C), Color(0x6E452D))
    (p.paper, p.paperShade) = (Color(0xFFFFFF), Color(0xE9E2D6))
    return p
  }()

  /// Purple cloud: Pip and the row face with raised brows.
  static let cloud: CharacterPalette = {
    var p = base(body: 0x7469E6, shade: 0x5C50CE, light: 0xA59DF5, detail: 0x5C50CE, cheek: 0xC986EA)
    (p.accent, p.accentShade) = (Color(0x7469E6), Color(0x5C50CE))
    (p.material, p.materialShade) = (Color(0xF2B84B), Color(0xD6952B))
    (p.paper, p.paperShade) = (Color(0xE9F4FB), Color(0xBFDDF0))
    return p
  }()

  /// Coral star: Momo and the winking row face.
  static let coral: CharacterPalette = {
    var p = base(body: 0xE96D5E, shade: 0xCF5245, light: 0xF7A596, detail: 0xC9493D, cheek: 0xF59A8A)
    (p.accent, p.accentShade) = (Color(0x8FB8E8), Color(0x6D9AD0))
    (p.paper, p.paperShade) = (Color(0xFFFFFF), Color(0xDCE3EF))
    return p
  }()

  /// Green star: Kiko and the sleepy row face.
  static let leaf: CharacterPalette = {
    var p = base(body: 0x4DB88A, shade: 0x359A70, light: 0x8FDDB8, detail: 0x2F8F66, cheek: 0xE9AE8E)
    (p.accent, p.accentShade) = (Color(0xE96D5E), Color(0xCF5245))
    (p.material, p.materialShade) = (Color(0xC98F5A), Color(0xA8703F))
    (p.paper, p.paperShade) = (Color(0xFFFFFF), Color(0xD9DDE2))
    return p
  }()
}

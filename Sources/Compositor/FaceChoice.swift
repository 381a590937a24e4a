import CCairo

/// Chooses the face for each character of a font, from the font list alone, and says what is missing.
struct FaceChoice {
  /// Sentences about missing files and characters, in order of appearance.
  private(set) var problems: [String] = []

  /// The setting for one character (a grapheme) and its file; nil when no file of the list is there at all.
  mutating func choose(_ character: Character, _ font: Font) -> (FaceSetting, FontFile)? {
    let scalars = Array(character.unicodeScalars).filter { !Self.needsNoGlyph($0) }
    let own = FontList.face(for: font)
    let fallbacks = FontList.fallbacks(for: font)
    let ownFile = FontFile.of(own)
    if ownFile == nil { report(FontShelf.system.problem(own) + "; role \(font.role.rawValue) is drawn with it") }
    if Self.isEmoji(character), let file = covering(scalars, .emoji) {
      return (FaceSetting(font, fallback: .emoji), file)
    }
    if let ownFile, scalars.allSatisfy(ownFile.covers) { return (FaceSetting(font), ownFile) }
    for face in fallbacks {
      guard let file = covering(scalars, face) else { continue }
      if ownFile != nil, let letter = scalars.first, Self.isLatinLetter(letter) {
        report(
          "\(own.name) (role \(font.role.rawValue)) has no \(Self.describe(character)), which \(face.name) would draw: "
            + "write the text without it, or give the text a role whose font has it")
      }
      return (FaceSetting(font, fallback: face), file)
    }
    if ownFile != nil { reportMissing(character, font) }
    if let ownFile { return (FaceSetting(font), ownFile) }
    for face in fallbacks {
      if let file = FontFile.of(face) { return (FaceSetting(font, fallback: face), file) }
    }
    return nil
  }

  private func covering(_ scalars: [Unicode.Scalar], _ face: FontFace) -> FontFile? {
    guard let file = FontFile.of(face), scalars.allSatisfy(file.covers) else { return nil }
    return file
  }

  private mutating func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func reportMissing(_ character: Character, _ font: Font) {
    let what = "no glyph for \(Self.describe(character)) in role \(font.role.rawValue)"
    let scripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]
    let cjk = FontFace.notoCJK("Regular")
    let isCJK = character.unicodeScalars.contains { scripts.contains(Self.script($0)) }
    if isCJK, FontFile.of(cjk) == nil {
      report("\(what): install the Debian package \(cjk.package) (apt-get install \(cjk.package))")
    } else if FontFile.of(.emoji) == nil, Self.isEmoji(character) {
      report("\(what): \(FontShelf.system.problem(.emoji))")
    } else {
      report(
        "\(what), and no font of the font list has it (script \(Self.script(character.unicodeScalars.first))): "
          + "write the text without it, or add a font that has it to FontList (Noto has one for most scripts: "
          + "Debian packages fonts-noto-core and fonts-noto-extra)")
    }
  }

  /// "“ก” (U+0E01)"; controls and private characters only by number.
  static func describe(_ character: Character) -> String {
    let numbers = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .control, .privateUse, .unassigned, .format, .surrogate, nil: return numbers
    default: return "\"\(character)\" (\(numbers))"
    }
  }

  /// True for characters that show no ink and that any font may set.
  static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      || properties.generalCategory == .control
  }

  /// True for characters that Unicode shows in colour: by themselves, or asked for by a selector or a modifier.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = Array(character.unicodeScalars)
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || scalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  private static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && script(scalar) == "Latn"
  }

  /// The four-letter name of a character's script (ISO 15924); "Zyyy" is common to many, "Zinh" that of its base.
  static func script(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "Zyyy" }
    let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    return String(decoding: [24, 16, 8, 0].map { UInt8(tag >> $0 & 255) }, as: UTF8.self)
  }
}

/// One font file of the font list, as Debian names it.
struct FontFace: Hashable, Sendable {
  /// File name, such as "Inter-Medium.otf".
  let name: String
  /// The folder below /usr/share/fonts where the package puts it.
  let folder: String
  /// The Debian package that installs it.
  let package: String
  /// Which face of a collection (.ttc); 0 for a file with one face.
  var index: UInt32 = 0
  /// True when texts can do without it until they use its script.
  var isOptional = false

  /// Colour bitmaps, drawn in their own colours.
  static let emoji = FontFace(
    name: "NotoColorEmoji.ttf", folder: "truetype/noto", package: "fonts-noto-color-emoji")

  static func inter(_ weight: String) -> FontFace {
    FontFace(name: "Inter-\(weight).otf", folder: "opentype/inter", package: "fonts-inter")
  }

  static func interDisplay(_ weight: String) -> FontFace {
    FontFace(name: "InterDisplay-\(weight).otf", folder: "opentype/inter", package: "fonts-inter")
  }

  /// Debian splits the Noto families: regular and bold in core, the other weights in extra.
  static func noto(_ family: String, _ weight: String) -> FontFace {
    let isCore = weight == "Regular" || weight == "Bold"
    return FontFace(
      name: "Noto\(family)-\(weight).ttf", folder: "truetype/noto",
      package: isCore ? "fonts-noto-core" : "fonts-noto-extra")
  }

  static func jetBrainsMono(_ weight: String) -> FontFace {
    FontFace(
      name: "JetBrainsMono-\(weight).ttf", folder: "truetype/jetbrains-mono", package: "fonts-jetbrains-mono")
  }

  static func dancingScript(_ weight: String) -> FontFace {
    FontFace(name: "DancingScript-\(weight).otf", folder: "opentype/dancingscript", package: "fonts-dancingscript")
  }

  /// Felt-tip handwriting; Klee One, the other candidate of fonts.md, reads as neat print on the notes.
  static let rufscript = FontFace(
    name: "Rufscript010.ttf", folder: "truetype/rufscript", package: "fonts-rufscript")

  static func notoCJK(_ weight: String) -> FontFace {
    FontFace(
      name: "NotoSansCJK-\(weight).ttc", folder: "opentype/noto", package: "fonts-noto-cjk", isOptional: true)
  }
}

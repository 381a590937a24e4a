import Foundation
import Synchronization

/// The one table of fonts: role x weight -> file. Nothing else on the machine is ever used for text; `fonts.md` says
/// which face of Apple's each one stands in for.
public enum FontList {
  /// The face that a font is drawn with where it has the character. Inter has one family for reading sizes and
  /// "Inter Display" from 20 points (ios-facts.md, 3.3).
  static func face(for font: Font) -> FontFace {
    switch font.role {
    case .system: font.size < 20 ? .inter(name(font.weight)) : .interDisplay(name(font.weight))
    case .rounded: RoundedDrawing.of(font.weight).face
    case .serif: .noto("Serif", name(font.weight))
    case .mono: .jetBrainsMono(font.weight == .black ? "ExtraBold" : name(font.weight))
    case .hand: .rufscript
    case .script: .dancingScript(font.weight == .regular ? "Regular" : "Bold")
    }
  }

  /// The faces that are tried, in order, for a character that a font's own face lacks.
  static func fallbacks(for font: Font) -> [FontFace] {
    let isBold = font.weight != .regular && font.weight != .medium
    let system = Font(.system, font.size, font.weight)
    return (font.role == .system ? [] : [face(for: system)]) + [
      .noto("Sans", name(font.weight)), .noto("SansSymbols2", "Regular"), .noto("SansMath", "Regular"),
      .notoCJK(isBold ? "Bold" : "Regular"), .emoji,
    ]
  }

  /// The last part of a file's name for a weight.
  static func name(_ weight: FontWeight) -> String {
    switch weight {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }

  /// Every face of the table, each once, in the order of roles and weights.
  static let faces: [FontFace] = {
    var seen = Set<FontFace>(), list: [FontFace] = []
    for role in FontRole.allCases {
      for weight in FontWeight.allCases {
        for size in [17.0, 34.0] {
          let font = Font(role, size, weight)
          for face in [face(for: font)] + fallbacks(for: font) where seen.insert(face).inserted { list.append(face) }
        }
      }
    }
    return list
  }()

  private static let paths = Mutex<[FontFace: String?]>([:])

  /// The file of a face, or nil when it is missing.
  static func path(of face: FontFace) -> String? {
    paths.withLock { known in
      if let path = known[face] { return path }
      let path = FontShelf.system.locate(face)
      known[face] = .some(path)
      return path
    }
  }

  /// Absolute paths of the files of the table that are on this machine, in the order of the table.
  public static var files: [String] { faces.compactMap(path(of:)) }

  /// What is missing, one sentence a file, each with the Debian package that mends it; empty when all is there.
  /// - Parameter optional: true for the files that only some texts need (Chinese, Japanese, Korean), false for the others.
  public static func problems(optional: Bool = false) -> [String] {
    faces.filter { $0.isOptional == optional && path(of: $0) == nil }.map(FontShelf.system.problem)
  }
}

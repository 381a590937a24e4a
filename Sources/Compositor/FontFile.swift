import CCairo
import Synchronization

/// An opened font file: HarfBuzz's view of it, at one unit a font unit, so that nothing is ever rounded to a pixel.
/// Immutable after opening, therefore safe to use from any thread.
final class FontFile: @unchecked Sendable {
  /// Absolute path.
  let path: String
  /// Font units in an em.
  let unitsPerEm: Double
  /// HarfBuzz's font, made immutable.
  let font: OpaquePointer
  private let outlines = GlyphOutlines()

  /// Opens a file; nil when it cannot be read or is no font.
  private init?(path: String, index: UInt32) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let face = hb_face_create(blob, index)
    hb_blob_destroy(blob)
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.path = path
    unitsPerEm = Double(hb_face_get_upem(face))
    hb_face_destroy(face)
    hb_font_make_immutable(font)
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The outline of a glyph, read once; with a rounding also rounded once.
  func outline(_ glyph: UInt32, _ rounding: OutlineRounding? = nil) -> GlyphOutline {
    let plain = outlines.outline(glyph, nil) { GlyphOutline(glyph, of: font) }
    guard let rounding else { return plain }
    return outlines.outline(glyph, rounding) { rounding.apply(to: plain, unitsPerEm: unitsPerEm) }
  }

  private static let opened = Mutex<[FontFace: FontFile?]>([:])
  private static let byPath = Mutex<[String: FontFile]>([:])

  /// The file of a face, opened once a process; nil when it is missing or broken.
  static func of(_ face: FontFace) -> FontFile? {
    if let known = opened.withLock({ $0[face] }) { return known }
    let file = FontList.path(of: face).flatMap { FontFile(path: $0, index: face.index) }
    return opened.withLock { known in
      if let first = known[face] { return first }
      known[face] = .some(file)
      if let file { byPath.withLock { $0[file.path] = file } }
      return file
    }
  }

  /// The opened file that a run names; nil when no text was set in it.
  static func at(_ path: String) -> FontFile? { byPath.withLock { $0[path] } }

  /// True when the font can show the character, by a glyph of its own or by its parts. Private characters mean
  /// nothing outside the font that invents them, and are never shown.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .privateUse { return false }
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 { return true }
    var a: hb_codepoint_t = 0, b: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &a, &b) != 0 else { return false }
    return [a, b].allSatisfy { part in
      part == 0 || part != scalar.value && Unicode.Scalar(part).map(covers) ?? false
    }
  }
}

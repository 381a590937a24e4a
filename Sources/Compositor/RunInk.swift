extension Run {
  /// Bounds of the ink of glyphs in points from the run's origin: of control points, and of pictures for emoji.
  static func ink(_ glyphs: [Glyph], file: FontFile, size: Double, rounding: OutlineRounding?, isColor: Bool) -> Rect {
    var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity
    let unit = size / file.unitsPerEm
    for glyph in glyphs {
      if isColor {
        let box = file.pictureBox(glyph.index)
        if box.isEmpty { continue }
        (left, right) = (min(left, glyph.x + box.minX * size), max(right, glyph.x + box.maxX * size))
        (top, bottom) = (min(top, glyph.y + box.minY * size), max(bottom, glyph.y + box.maxY * size))
      } else if let box = file.outline(glyph.index, rounding).bounds {
        (left, right) = (min(left, glyph.x + box.left * unit), max(right, glyph.x + box.right * unit))
        (top, bottom) = (min(top, glyph.y - box.top * unit), max(bottom, glyph.y - box.bottom * unit))
      }
    }
    guard left < right, top < bottom else { return .zero }
    return Rect(left, top, right - left, bottom - top)
  }
}

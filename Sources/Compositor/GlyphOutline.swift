import CCairo
import Synchronization

/// The outline of one glyph in font units, y upwards, as the font file has it: no hinting, no rounding.
final class GlyphOutline: Sendable {
  enum Element: Sendable {
    case move(Float, Float)
    case line(Float, Float)
    case curve(Float, Float, Float, Float, Float, Float)
    case close
  }

  let elements: [Element]
  /// Bounds of end and control points in font units (y upwards); nil when the glyph has no ink.
  let bounds: (left: Double, bottom: Double, right: Double, top: Double)?

  fileprivate init(_ pen: Pen) {
    elements = pen.elements
    bounds = pen.elements.isEmpty ? nil : (pen.left, pen.bottom, pen.right, pen.top)
  }

  /// Adds the outline to the context's path with the origin at (`x`, `y`), one font unit being `unitX` by `unitY`
  /// of the context's units.
  func trace(in context: OpaquePointer, x: Double, y: Double, unitX: Double, unitY: Double) {
    func px(_ v: Float) -> Double { x + Double(v) * unitX }
    func py(_ v: Float) -> Double { y - Double(v) * unitY }
    for element in elements {
      switch element {
      case .move(let ax, let ay): cairo_move_to(context, px(ax), py(ay))
      case .line(let ax, let ay): cairo_line_to(context, px(ax), py(ay))
      case .curve(let ax, let ay, let bx, let by, let cx, let cy):
        cairo_curve_to(context, px(ax), py(ay), px(bx), py(by), px(cx), py(cy))
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Collects what HarfBuzz draws.
  fileprivate struct Pen {
    var elements: [Element] = []
    var left = Double.infinity, bottom = Double.infinity, right = -Double.infinity, top = -Double.infinity
    var x: Float = 0, y: Float = 0

    mutating func extend(_ points: (Float, Float)...) {
      for (px, py) in points {
        (left, right) = (min(left, Double(px)), max(right, Double(px)))
        (bottom, top) = (min(bottom, Double(py)), max(top, Double(py)))
      }
      if let last = points.last { (x, y) = last }
    }

    static func from(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Pen>? {
      data?.assumingMemoryBound(to: Pen.self)
    }
  }

  /// HarfBuzz's pens are immutable once made.
  private struct Pens: @unchecked Sendable {
    let functions: OpaquePointer?

    init() {
      functions = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        functions,
        { _, data, _, x, y, _ in
          guard let pen = Pen.from(data) else { return }
          pen.pointee.elements.append(.move(x, y))
          pen.pointee.extend((x, y))
        }, nil, nil)
      hb_draw_funcs_set_line_to_func(
        functions,
        { _, data, _, x, y, _ in
          guard let pen = Pen.from(data) else { return }
          pen.pointee.elements.append(.line(x, y))
          pen.pointee.extend((x, y))
        }, nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, data, _, cx, cy, x, y, _ in
          guard let pen = Pen.from(data) else { return }
          let (x0, y0) = (pen.pointee.x, pen.pointee.y)
          pen.pointee.elements.append(
            .curve(
              x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y))
          pen.pointee.extend((cx, cy), (x, y))
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, data, _, ax, ay, bx, by, x, y, _ in
          guard let pen = Pen.from(data) else { return }
          pen.pointee.elements.append(.curve(ax, ay, bx, by, x, y))
          pen.pointee.extend((ax, ay), (bx, by), (x, y))
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, data, _, _ in Pen.from(data)?.pointee.elements.append(.close) }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
    }
  }

  private static let pens = Pens()

  fileprivate static func read(_ glyph: UInt32, _ font: OpaquePointer) -> GlyphOutline {
    var pen = Pen()
    withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, pens.functions, $0) }
    return GlyphOutline(pen)
  }
}

/// The outlines of one font file, each read once.
final class GlyphOutlines: Sendable {
  private let known = Mutex<[UInt32: GlyphOutline]>([:])

  func outline(_ glyph: UInt32, of font: OpaquePointer) -> GlyphOutline {
    known.withLock { known in
      if let outline = known[glyph] { return outline }
      let outline = GlyphOutline.read(glyph, font)
      known[glyph] = outline
      return outline
    }
  }
}

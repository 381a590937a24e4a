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

  /// Reads a glyph.
  convenience init(_ glyph: UInt32, of font: OpaquePointer) {
    var pen = Pen()
    withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, Self.pens.functions, $0) }
    self.init(pen)
  }

  /// Makes an outline of closed loops.
  convenience init(loops: [[CubicPiece]]) {
    var pen = Pen()
    func pair(_ v: CubicPiece.Vector) -> (Float, Float) { (Float(v.x), Float(v.y)) }
    for loop in loops {
      guard let first = loop.first else { continue }
      let (x, y) = pair(first.start)
      pen.elements.append(.move(x, y))
      pen.extend((x, y))
      for piece in loop {
        let (a, b, c) = (pair(piece.control1), pair(piece.control2), pair(piece.end))
        if piece.isLine {
          pen.elements.append(.line(c.0, c.1))
          pen.extend(c)
        } else {
          pen.elements.append(.curve(a.0, a.1, b.0, b.1, c.0, c.1))
          pen.extend(a, b, c)
        }
      }
      pen.elements.append(.close)
    }
    self.init(pen)
  }

  /// The closed loops of the outline; pieces without length are left out.
  var loops: [[CubicPiece]] {
    var loops: [[CubicPiece]] = []
    var loop: [CubicPiece] = []
    var start = CubicPiece.Vector.zero, current = CubicPiece.Vector.zero
    func point(_ x: Float, _ y: Float) -> CubicPiece.Vector { CubicPiece.Vector(Double(x), Double(y)) }
    func line(to end: CubicPiece.Vector) {
      if end != current { loop.append(CubicPiece(from: current, to: end)) }
      current = end
    }
    func finish() {
      line(to: start)
      if loop.count > 1 { loops.append(loop) }
      loop = []
    }
    for element in elements {
      switch element {
      case .move(let x, let y):
        finish()
        (start, current) = (point(x, y), point(x, y))
      case .line(let x, let y): line(to: point(x, y))
      case .curve(let ax, let ay, let bx, let by, let x, let y):
        loop.append(CubicPiece(current, point(ax, ay), point(bx, by), point(x, y)))
        current = point(x, y)
      case .close: finish()
      }
    }
    finish()
    return loops
  }
}

/// The outlines of one font file, each made once.
final class GlyphOutlines: Sendable {
  private struct Key: Hashable, Sendable {
    let glyph: UInt32
    let rounding: OutlineRounding?
  }

  private let known = Mutex<[Key: GlyphOutline]>([:])

  func outline(_ glyph: UInt32, _ rounding: OutlineRounding?, make: () -> GlyphOutline) -> GlyphOutline {
    let key = Key(glyph: glyph, rounding: rounding)
    if let outline = known.withLock({ $0[key] }) { return outline }
    // Outside the lock: rounding takes a millisecond, and two threads that make one outline make the same.
    let outline = make()
    known.withLock { $0[key] = outline }
    return outline
  }
}

import Foundation

/// Rounds the outer corners of an outline by arcs that leave both sides in their own direction. Inner corners and the
/// weight of strokes stay as they are.
///
/// Stroking an outline with round joins rounds its corners too, but thickens all strokes by the arcs' diameter, which
/// closes the mouths of "a", "e" and "s"; thinning first loses thin joints.
struct OutlineRounding: Hashable, Sendable {
  /// 1/4096 em, so that equal roundings are equal at every size.
  private let units: Int

  /// Makes a rounding by arcs of a radius in em; smaller ones where a stroke's end has no room for them.
  init(radius: Double) { units = Int((radius * 4096).rounded()) }

  /// Radius of the arcs in em.
  var radius: Double { Double(units) / 4096 }

  /// Where the outline turns by less, in radians, it is smooth.
  private static let smooth = 20 * Double.pi / 180

  /// The rounded outline of a glyph, in the same units.
  func apply(to outline: GlyphOutline, unitsPerEm em: Double) -> GlyphOutline {
    let loops = outline.loops
    // The ink lies on the left of outlines whose loops turn left on the whole (PostScript), else on the right.
    let area = loops.joined().reduce(0.0) { sum, piece in
      sum + piece.start.x * piece.end.y - piece.start.y * piece.end.x
    }
    return GlyphOutline(loops: loops.map { rounded($0, radius * em, inkSide: area < 0 ? -1 : 1) })
  }

  /// A smooth stretch between two corners.
  private struct Chain {
    var pieces: [CubicPiece]
    /// The turn in radians at its start, positive at an outer corner.
    let turn: Double
    var length: Double { pieces.reduce(0) { $0 + $1.length } }
  }

  private func rounded(_ loop: [CubicPiece], _ radius: Double, inkSide: Double) -> [CubicPiece] {
    var chains: [Chain] = []
    for (i, piece) in loop.enumerated() {
      let turn = Self.turn(loop[i == 0 ? loop.count - 1 : i - 1].endDirection, piece.startDirection) * inkSide
      if abs(turn) > Self.smooth { chains.append(Chain(pieces: [], turn: turn)) }
      if !chains.isEmpty { chains[chains.count - 1].pieces.append(piece) }
    }
    guard let first = chains.first?.pieces.first else { return loop }
    // What came before the first corner closes the last chain.
    for piece in loop {
      if piece.start == first.start && piece.end == first.end { break }
      chains[chains.count - 1].pieces.append(piece)
    }
    let lengths = chains.map(\.length)
    let cuts = chains.indices.map { i -> Double in
      let turn = chains[i].turn
      guard turn > 0 else { return 0 }
      let wanted = radius * min(tan(min(turn, 3) / 2), 2.2)
      let before = i == 0 ? chains.count - 1 : i - 1, after = (i + 1) % chains.count
      // Two outer corners share the stretch between them, less a rest that keeps its direction; beside an inner
      // corner more of it stays as it is.
      let roomBefore = lengths[before] * (chains[before].turn > 0 ? 0.49 : 0.8)
      let roomAfter = lengths[i] * (chains[after].turn > 0 ? 0.49 : 0.8)
      return min(wanted, roomBefore, roomAfter)
    }
    let trimmed = chains.indices.map { i in
      Self.trim(chains[i].pieces, start: cuts[i], end: cuts[(i + 1) % chains.count])
    }
    var result: [CubicPiece] = []
    for (i, pieces) in trimmed.enumerated() {
      if let last = trimmed[i == 0 ? trimmed.count - 1 : i - 1].last, let next = pieces.first, cuts[i] > 0 {
        result.append(Self.arc(from: last, to: next))
      }
      result += pieces
    }
    return result
  }

  /// The angle from one direction to another in radians, positive to the left.
  private static func turn(_ a: CubicPiece.Vector, _ b: CubicPiece.Vector) -> Double {
    atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
  }

  /// The pieces without some length at both ends.
  private static func trim(_ pieces: [CubicPiece], start: Double, end: Double) -> [CubicPiece] {
    var pieces = pieces
    var left = start
    while left > 0, let first = pieces.first {
      let length = first.length
      if length <= left && pieces.count > 1 {
        pieces.removeFirst()
        left -= length
      } else {
        pieces[0] = first.split(at: first.parameter(at: left)).1
        left = 0
      }
    }
    left = end
    while left > 0, let last = pieces.last {
      let length = last.length
      if length <= left && pieces.count > 1 {
        pieces.removeLast()
        left -= length
      } else {
        pieces[pieces.count - 1] = last.split(at: last.parameter(at: length - left)).0
        left = 0
      }
    }
    return pieces
  }

  /// A curve near to a circle that leaves one piece and meets the next, both in their own direction.
  private static func arc(from last: CubicPiece, to next: CubicPiece) -> CubicPiece {
    let a = last.endDirection, b = next.startDirection
    let turn = abs(turn(a, b))
    let chord = CubicPiece.length(next.start - last.end)
    let handle = turn < 0.01 ? chord / 3 : 4.0 / 3 * tan(turn / 4) * chord / (2 * sin(turn / 2))
    return CubicPiece(last.end, last.end + a * handle, next.start - b * handle, next.start)
  }
}

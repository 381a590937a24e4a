import Foundation

extension Path {
  /// The part of the outline between two fractions of its length (over all subpaths); nil when no length is left.
  /// From 0 to 1 it is the path itself.
  func trimmed(from: Double, to: Double) -> Path? {
    trimmed(from: from, to: to) { PathPiece.pieces(of: self) }
  }

  /// The same, by the outline's own pieces, which are asked for where only a part is left.
  func trimmed(from: Double, to: Double, of measured: () -> [PathPiece]) -> Path? {
    guard from < to else { return nil }
    if from <= 0 && to >= 1 { return self }
    let pieces = measured()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return nil }
    let begin = from * total, end = to * total
    var elements: [Path.Element] = []
    var at = 0.0
    // True until something of the present subpath is drawn: a point of no length may begin it.
    var isFresh = true
    for piece in pieces {
      let next = at + piece.length
      if piece.startsSubpath { isFresh = true }
      defer { at = next }
      guard next > begin, at < end, piece.length > 0 else { continue }
      let part = piece.part(
        from: begin > at ? piece.parameter(at: begin - at) : 0, to: end < next ? piece.parameter(at: end - at) : 1)
      if isFresh { elements.append(.move(part.start)) }
      isFresh = false
      elements.append(part.isLine ? .line(part.end) : .curve(part.control1, part.control2, part.end))
    }
    return elements.isEmpty ? nil : Path(exact: elements)
  }
}

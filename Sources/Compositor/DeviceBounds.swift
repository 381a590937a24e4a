extension Layer {
  /// The pixels that a leaf may touch under `transform`; nothing for groups and crossfades.
  func leafBounds(_ transform: Transform) -> PixelRect {
    switch self {
    case .fill(let path, _):
      return path.isEmpty ? .empty : PixelRect(covering: transform.bounds(of: path.bounds), margin: 1)
    case .stroke(let path, let stroke, _):
      guard !path.isEmpty, stroke.width > 0, stroke.trimFrom < stroke.trimTo else { return .empty }
      let reach = stroke.width / 2 * stroke.reachFactor(on: path)
      let outline = path.bounds
      let grown = Rect(
        outline.x - reach, outline.y - reach, outline.width + 2 * reach, outline.height + 2 * reach)
      return PixelRect(covering: transform.bounds(of: grown), margin: 1)
    case .glyphs(let run, let origin, _):
      return PixelRect(covering: transform.bounds(of: run.inkBounds.offset(by: origin)), margin: 1)
    case .image(_, let rect):
      return rect.isEmpty ? .empty : PixelRect(covering: transform.bounds(of: rect), margin: 1)
    case .backdrop(let glass):
      return PixelRect(covering: transform.bounds(of: glass.outline.bounds), margin: 2)
    case .group, .crossfade: return .empty
    }
  }
}

extension Stroke {
  /// The farthest that the line's edge may lie from its path, in half widths: corners of mitred lines stick out.
  func reachFactor(on path: Path) -> Double {
    let ends = cap == .square ? 2.0.squareRoot() : 1
    guard join == .miter else { return ends }
    return max(ends, path.isAxisParallel ? 2.0.squareRoot() : Stroke.miterLimit)
  }

  /// A corner that would stick out farther than this many half widths is cut off (SwiftUI's and Cairo's default).
  static let miterLimit = 10.0
}

extension Path {
  /// True when it has only level and upright lines.
  var isAxisParallel: Bool {
    var start = Point.zero, at = Point.zero
    for element in elements {
      switch element {
      case .move(let p): (start, at) = (p, p)
      case .line(let p):
        guard p.x == at.x || p.y == at.y else { return false }
        at = p
      case .curve: return false
      case .close:
        guard start.x == at.x || start.y == at.y else { return false }
        at = start
      }
    }
    return true
  }
}

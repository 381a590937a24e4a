/// The shape of a group for its shadow. Most groups with a shadow are cards: one opaque shape with all else inside.
/// Then that shape is enough, and the shadow stays the same while what lies on the card changes.
struct Silhouette {
  let layers: [Layer]
  let clip: Path?
  let transform: Transform
  /// What the group hides of the parent's plane, whatever lies beneath.
  let hidden: ConvexOutline?

  init(of nodes: [Node], in layer: Layer, _ groupClip: Clip?, _ outer: Transform) {
    let pieces = Silhouette.pieces(nodes)
    if let card = Silhouette.card(pieces, groupClip) {
      let path = groupClip?.path ?? card.path
      (layers, clip, transform) = ([.fill(path, .color(.black))], nil, groupClip?.transform ?? card.transform)
      hidden = ConvexOutline(path, transform)
      return
    }
    hidden = nil
    if case .group(let group, let content) = layer {
      (layers, clip, transform) = (content.map(\.withoutGlass), group.clip, outer)
    } else {
      (layers, clip, transform) = ([], nil, outer)
    }
  }

  /// The nodes with those of groups without a clip in the groups' place.
  private static func pieces(_ nodes: [Node]) -> [Node] {
    nodes.flatMap { node in
      if case .plain(let inner, nil) = node.content { pieces(inner) } else { [node] }
    }
  }

  /// The opaque shape that covers all the rest, or all of the clip.
  private static func card(_ pieces: [Node], _ clip: Clip?) -> (path: Path, transform: Transform)? {
    func size(_ node: Node) -> Int { node.bounds.width * node.bounds.height }
    let shapes = pieces.filter { $0.opaqueShape != nil }
    // The first of the largest: the card lies beneath.
    guard var largest = shapes.first else { return nil }
    for shape in shapes where size(shape) > size(largest) { largest = shape }
    guard let path = largest.opaqueShape else { return nil }
    if let clip {
      return Clip(path, largest.transform).covers(clip.bounds) ? (path, largest.transform) : nil
    }
    let others = pieces.filter { $0 !== largest }
    if others.isEmpty { return (path, largest.transform) }
    guard let outline = ConvexOutline(path, largest.transform),
      others.allSatisfy({ $0.bounds.isEmpty || outline.contains($0.bounds) || $0.lies(in: outline) })
    else { return nil }
    return (path, largest.transform)
  }
}

extension Node {
  /// The outline of a shape that hides all beneath.
  fileprivate var opaqueShape: Path? {
    switch content {
    case .glass(let glass): glass.outline
    case .leaf(.fill(let path, let paint), let opacity): opacity == 1 && paint.isOpaque ? path : nil
    default: nil
    }
  }

  /// Pixels by which a shape may pass the edge of the card it lies on: a line along the edge does by rounding, and no
  /// shadow shows it.
  private static let tolerance = 1.0

  /// True when a leaf lies in an outline, as far as can be told from few points. Its bounds may not, when both are
  /// turned or the outline has round corners.
  fileprivate func lies(in outline: ConvexOutline) -> Bool {
    guard case .leaf(let layer, _) = content else { return false }
    var margin = 0.0
    let points: [Point]
    switch layer {
    case .fill(let path, _): points = path.hull
    case .stroke(let path, let stroke, _): (points, margin) = (path.hull, stroke.width / 2 * transform.meanScale)
    case .glyphs(let run, let origin, _): points = run.inkBounds.offset(by: origin).corners
    case .image(_, let rect): points = rect.corners
    case .backdrop, .group, .crossfade: return false
    }
    return points.allSatisfy { outline.contains(transform.apply($0), margin: margin - Self.tolerance) }
  }
}

extension Path {
  /// Points round all of it: its own when it is simple, else the corners of its bounds.
  fileprivate var hull: [Point] {
    guard elements.count <= 64 else { return bounds.corners }
    var points: [Point] = [], at = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        points.append(p)
        at = p
      case .curve(let a, let b, let p):
        let piece = PathPiece.Cubic(at, a, b, p)
        for k in 1...8 { points.append(piece.point(Double(k) / 8)) }
        at = p
      case .close: break
      }
    }
    return points
  }
}

extension Rect {
  fileprivate var corners: [Point] { [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)] }
}

extension Paint {
  /// True when no colour in it lets anything through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .linear(let gradient): !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha == 1 }
    // Between circles that do not hold each other nothing is painted.
    case .radial(let gradient):
      gradient.focus == gradient.center && !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }
}

/// The shape of a group for its shadow. Most groups with a shadow are cards: one opaque shape with all else inside.
/// Then that shape is enough, and the shadow stays the same while what lies on the card changes.
struct Silhouette {
  let layers: [Layer]
  let clip: Path?
  let transform: Transform
  /// Pixels of the parent's plane that the group hides, whatever lies beneath.
  let hidden: PixelRect?

  init(of nodes: [Node], in layer: Layer, _ groupClip: Clip?, _ outer: Transform) {
    let pieces = Silhouette.pieces(nodes)
    if let card = Silhouette.card(pieces, groupClip) {
      let path = groupClip?.path ?? card.path
      (layers, clip, transform) = ([.fill(path, .color(.black))], nil, groupClip?.transform ?? card.transform)
      hidden = ConvexOutline(path, transform)?.inscribed
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
    // The first of the largest: the card lies beneath.
    guard var largest = pieces.first else { return nil }
    for piece in pieces where size(piece) > size(largest) { largest = piece }
    guard let path = largest.opaqueShape else { return nil }
    if let clip {
      return Clip(path, largest.transform).covers(clip.bounds) ? (path, largest.transform) : nil
    }
    let others = pieces.filter { $0 !== largest }
    if others.isEmpty { return (path, largest.transform) }
    guard let outline = ConvexOutline(path, largest.transform),
      others.allSatisfy({ $0.bounds.isEmpty || outline.contains($0.bounds) })
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

extension Node {
  /// Places layers on a plane whose canvas is `visible`.
  static func make(_ layers: [Layer], _ transform: Transform, visible: PixelRect) -> [Node] {
    layers.map { make($0, transform, visible: visible) }
  }

  static func make(_ layer: Layer, _ transform: Transform, visible: PixelRect) -> Node {
    func node(_ content: Content, _ bounds: PixelRect) -> Node { Node(layer, transform, bounds, content) }
    switch layer {
    case .fill, .stroke, .glyphs, .image, .backdrop:
      let bounds = layer.leafBounds(transform)
      return bounds.isEmpty ? node(.nothing, .empty) : node(.leaf(layer, opacity: 1), bounds)
    case .group(let group, let layers):
      return make(group, layers, layer, transform, visible)
    case .crossfade(let from, let to, let progress):
      let p = progress.isNaN ? 0 : min(max(progress, 0), 1)
      let old = p < 1 ? Plate(from, group: Group(), transform: transform, visible: visible) : nil
      let new = p > 0 ? Plate(to, group: Group(), transform: transform, visible: visible) : nil
      let bounds = [old, new].reduce(PixelRect.empty) {
        $0.union($1.map { $0.area.offset($0.left, $0.top) } ?? .empty)
      }
      return node(.crossfade(old, new, progress: p), bounds)
    }
  }

  private static func make(
    _ group: Group, _ layers: [Layer], _ layer: Layer, _ outer: Transform, _ visible: PixelRect
  ) -> Node {
    let transform = outer.concat(group.placement.transform)
    func node(_ content: Content, _ bounds: PixelRect) -> Node { Node(layer, transform, bounds, content) }
    // A plane that has collapsed to a line shows nothing, and Cairo refuses it.
    let isFlat = !(abs(transform.a * transform.d - transform.b * transform.c) > 1e-9)
    guard group.opacity > 0, !layers.isEmpty, !isFlat, transform.tx.isFinite, transform.ty.isFinite else {
      return node(.nothing, .empty)
    }
    if group.isPlain {
      let nodes = make(layers, transform, visible: visible)
      var bounds = nodes.bounds
      if let clip = group.clip {
        bounds = bounds.intersection(PixelRect(covering: transform.bounds(of: clip.bounds), margin: 1))
      }
      return node(.plain(nodes, clip: group.clip), bounds)
    }
    if let leaf = soleShape(group, layers) {
      return node(.leaf(leaf, opacity: group.opacity), leaf.leafBounds(transform))
    }
    let plate = Plate(layers, group: group, transform: transform, visible: visible)
    return node(
      .plate(plate, opacity: group.opacity, blend: group.blend), plate.area.offset(plate.left, plate.top))
  }

  /// The one shape of a group that only fades: its opacity can go into its colour.
  private static func soleShape(_ group: Group, _ layers: [Layer]) -> Layer? {
    guard group.blur == 0, group.mask == nil, group.shadow == nil, group.blend == .normal, group.clip == nil,
      layers.count == 1
    else { return nil }
    switch layers[0] {
    case .fill, .stroke: return layers[0]
    default: return nil
    }
  }
}

extension Node {
  /// Places layers on a plane whose canvas is `visible`.
  static func make(_ layers: [Layer], _ transform: Transform, visible: PixelRect) -> [Node] {
    layers.map { make($0, transform, visible: visible) }
  }

  /// Places one layer. `transform` leads from the coordinates of the layer's group to the plane.
  static func make(_ layer: Layer, _ transform: Transform, visible: PixelRect) -> Node {
    func node(_ content: Content, _ bounds: PixelRect) -> Node {
      bounds.isEmpty ? Node(layer, transform, .empty, .nothing) : Node(layer, transform, bounds, content)
    }
    switch layer {
    case .fill, .stroke, .glyphs: return node(.leaf(layer, opacity: 1), layer.leafBounds(transform))
    case .backdrop(let glass): return node(.glass(glass), layer.leafBounds(transform))
    case .image(_, let rect):
      let bounds = layer.leafBounds(transform)
      if bounds.isEmpty || PixelPlace(rect, transform) != nil || PixelShift(rect, transform) != nil {
        return node(.leaf(layer, opacity: 1), bounds)
      }
      let plate = Plate(sampling: layer, transform, visible: visible)
      return node(.plate(plate, opacity: 1, blend: .normal), plate.place)
    case .group(let group, let layers):
      return make(group, layers, layer, transform.concat(group.placement.transform), visible)
    case .crossfade(let from, let to, let progress):
      let p = progress.isNaN ? 0 : min(max(progress, 0), 1)
      let old = p < 1 ? Plate(from, group: Group(), transform, visible: visible) : nil
      let new = p > 0 ? Plate(to, group: Group(), transform, visible: visible) : nil
      return node(.crossfade(old, new, progress: p), (old?.place ?? .empty).union(new?.place ?? .empty))
    }
  }

  private static func make(
    _ group: Group, _ layers: [Layer], _ layer: Layer, _ transform: Transform, _ visible: PixelRect
  ) -> Node {
    guard group.opacity > 0, !layers.isEmpty, transform.isDrawable else {
      return Node(layer, transform, .empty, .nothing)
    }
    if let leaf = group.soleFadingLeaf(layers) {
      let bounds = leaf.leafBounds(transform)
      return Node(layer, transform, bounds, bounds.isEmpty ? .nothing : .leaf(leaf, opacity: group.opacity))
    }
    if group.isDrawnStraight {
      return flow(group, layer, transform, make(layers, transform, visible: visible), visible, old: nil)
    }
    let plate = Plate.make(layers, group: group, transform, visible: visible)
    let content: Content = plate.place.isEmpty ? .nothing : .plate(plate, opacity: group.opacity, blend: group.blend)
    return Node(layer, transform, plate.place, content)
  }

  /// A group whose layers are drawn straight into its parent, with its clip and shadow. A shadow equal to that of the
  /// `old` node is taken over.
  static func flow(
    _ group: Group, _ layer: Layer, _ transform: Transform, _ nodes: [Node], _ visible: PixelRect, old: Node?
  ) -> Node {
    let clip = group.clip.map { Clip($0, transform) }
    var bounds = nodes.bounds
    if let clip { bounds = bounds.intersection(clip.bounds) }
    guard let shadow = group.shadow else {
      return Node(layer, transform, bounds, bounds.isEmpty ? .nothing : .plain(nodes, clip: clip))
    }
    var cast = CastShadow(shadow, of: nodes, in: layer, clip, transform, visible)
    if case .shadowed(let known, _, _)? = old?.content, known == cast { cast = known }
    bounds = bounds.union(cast.place)
    return Node(layer, transform, bounds, bounds.isEmpty ? .nothing : .shadowed(cast, nodes, clip: clip))
  }
}

extension Group {
  /// True when its layers can be drawn into the parent one by one: it has no effect but a clip and a shadow.
  var isDrawnStraight: Bool { opacity == 1 && blur == 0 && mask == nil && blend == .normal && !isFlattened }

  /// The one leaf of a group that only fades, whose opacity can go into its colour.
  func soleFadingLeaf(_ layers: [Layer]) -> Layer? {
    guard opacity < 1, blur == 0, mask == nil, shadow == nil, blend == .normal, clip == nil, layers.count == 1
    else { return nil }
    switch layers[0] {
    case .fill, .stroke, .glyphs: return layers[0]
    default: return nil
    }
  }
}

extension Transform {
  /// False when a plane collapses to a line, which shows nothing (and which Cairo refuses), or is not finite.
  var isDrawable: Bool { abs(a * d - b * c) > 1e-9 && tx.isFinite && ty.isFinite && abs(a * d - b * c) < 1e9 }
}

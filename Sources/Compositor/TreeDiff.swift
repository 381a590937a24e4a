/// Compares a new layer tree with the nodes of the one before: takes over what is equal, and gathers the pixels that
/// may differ.
///
/// It is exact in this sense: outside of `changes` the same things are drawn in the same order. A changed leaf changes
/// its old and its new bounds, a plate or a crossfade all of its own, and glass its own whenever something beneath it
/// changes within reach of its blur.
struct TreeDiff {
  /// Pixels of the canvas that may differ, in drawing order.
  private(set) var changes: [PixelRect] = []
  /// Panes of glass that were taken over and see what they saw before.
  private(set) var steadyGlass: Set<ObjectIdentifier> = []
  /// The new tree.
  private(set) var nodes: [Node] = []
  private let canvas: PixelRect

  /// Compares with the nodes of the paint before, or with nothing.
  init(_ old: [Node]?, _ layers: [Layer], _ transform: Transform, canvas: PixelRect) {
    self.canvas = canvas
    if let old {
      nodes = update(old, layers, transform, clip: canvas)
    } else {
      nodes = Node.make(layers, transform, visible: canvas)
      changes = [canvas]
    }
  }

  private mutating func change(_ area: PixelRect, _ clip: PixelRect) {
    let area = area.intersection(clip)
    if !area.isEmpty { changes.append(area) }
  }

  /// Lists of one group, whose transform has not changed.
  private mutating func update(_ old: [Node], _ layers: [Layer], _ transform: Transform, clip: PixelRect) -> [Node] {
    var first = 0, last = 0
    let shared = min(old.count, layers.count)
    if old.count != layers.count {
      // Something came or went: what is equal at both ends stays, the rest is compared in order.
      while first < shared && old[first].layer == layers[first] { first += 1 }
      while last < shared - first && old[old.count - 1 - last].layer == layers[layers.count - 1 - last] { last += 1 }
    }
    var result: [Node] = []
    result.reserveCapacity(layers.count)
    let oldEnd = old.count - last, newEnd = layers.count - last
    for i in 0..<newEnd {
      if i < oldEnd {
        result.append(update(old[i], layers[i], transform, clip: clip))
      } else {
        let node = Node.make(layers[i], transform, visible: canvas)
        change(node.bounds, clip)
        result.append(node)
      }
    }
    if newEnd < oldEnd { for i in newEnd..<oldEnd { change(old[i].bounds, clip) } }
    for i in 0..<last { result.append(takeOver(old[oldEnd + i], clip)) }
    return result
  }

  private mutating func update(_ old: Node, _ layer: Layer, _ transform: Transform, clip: PixelRect) -> Node {
    if case .group(let group, let layers) = layer, case .group(let before, _) = old.layer,
      group.isDrawnStraight, before.isDrawnStraight, group.placement == before.placement, group.clip == before.clip,
      let (nodes, cast) = old.flow
    {
      return update(old, nodes, cast, group, layers, layer, before, clip)
    }
    if old.layer == layer { return takeOver(old, clip) }
    let node = Node.make(layer, transform, visible: canvas)
    change(old.bounds, clip)
    change(node.bounds, clip)
    return node
  }

  /// A group that is drawn straight into its parent and has not moved.
  private mutating func update(
    _ old: Node, _ oldNodes: [Node], _ oldCast: CastShadow?, _ group: Group, _ layers: [Layer], _ layer: Layer,
    _ before: Group, _ clip: PixelRect
  ) -> Node {
    let inner = group.clip == nil ? clip : old.flowClip.map { $0.bounds.intersection(clip) } ?? clip
    let nodes = update(oldNodes, layers, old.transform, clip: inner)
    let isSame = nodes.count == oldNodes.count && zip(nodes, oldNodes).allSatisfy { $0 === $1 }
    if isSame && group.shadow == before.shadow { return old }
    let node = Node.flow(group, layer, old.transform, nodes, canvas, old: old)
    let cast = node.flow?.cast
    if cast != oldCast {
      change(oldCast?.place ?? .empty, clip)
      change(cast?.place ?? .empty, clip)
    }
    if node.clipsOnce != old.clipsOnce {
      change(old.bounds, clip)
      change(node.bounds, clip)
    }
    // What changed just now lies beneath the group's own glass, which was looked at before.
    for node in nodes { _ = takeOver(node, inner) }
    return node
  }

  /// A node that is drawn as before, but for glass in it.
  private mutating func takeOver(_ node: Node, _ clip: PixelRect) -> Node {
    if node.hasGlass { look(node, 0, 0, clip, plate: nil) }
    return node
  }

  /// Looks for panes beneath which something has changed. `x`, `y`: the plane's origin on the canvas; `plate`: the
  /// pixels of the outermost plate that holds the node.
  private mutating func look(_ node: Node, _ x: Int, _ y: Int, _ clip: PixelRect, plate: PixelRect?) {
    guard node.hasGlass else { return }
    switch node.content {
    case .nothing, .leaf: break
    case .plain(let nodes, let inner), .shadowed(_, let nodes, let inner):
      let clip = inner.map { clip.intersection($0.bounds.offset(x, y)) } ?? clip
      for node in nodes { look(node, x, y, plate == nil ? clip : canvas, plate: plate) }
    case .plate(let inner, _, _): look(inner, x, y, clip, plate: plate ?? node.bounds)
    case .crossfade(let old, let new, _):
      if let old { look(old, x, y, clip, plate: plate ?? node.bounds) }
      if let new { look(new, x, y, clip, plate: plate ?? node.bounds) }
    case .glass(let glass):
      let bounds = node.bounds.offset(x, y)
      let seen = bounds.grown(by: Blur.reach(glass.blur * node.transform.meanScale))
      if changes.contains(where: { $0.intersects(seen) }) {
        steadyGlass.remove(ObjectIdentifier(node))
        change(plate ?? bounds, clip)
      } else {
        steadyGlass.insert(ObjectIdentifier(node))
      }
    }
  }

  private mutating func look(_ inner: Plate, _ x: Int, _ y: Int, _ clip: PixelRect, plate: PixelRect) {
    for node in inner.nodes { look(node, x + inner.left, y + inner.top, clip, plate: plate) }
  }
}

extension Node {
  /// The nodes and the shadow of a group that is drawn straight into its parent.
  fileprivate var flow: (nodes: [Node], cast: CastShadow?)? {
    switch content {
    case .plain(let nodes, _): (nodes, nil)
    case .shadowed(let cast, let nodes, _): (nodes, cast)
    default: nil
    }
  }

  fileprivate var flowClip: Clip? {
    switch content {
    case .plain(_, let clip), .shadowed(_, _, let clip): clip
    default: nil
    }
  }
}

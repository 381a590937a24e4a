import CCairo

/// Draws nodes on canvases.
final class LayerPainter {
  let art: ArtLibrary
  /// The pixels of the root plane.
  let canvasArea: PixelRect
  let glyphs = GlyphPainter()
  /// Room for the two sides of a crossfade of whole screens, and little else: with two jobs it counts twice.
  let cache = GroupCache(limit: 26 << 20)
  let pool = PixelPool(limit: 24 << 20)
  let panes = GlassPanes()
  let ramps = GradientRamps()
  let gradients = GradientBuffers()
  let trims = StrokeTrims()
  let coverage = CoveragePlane()
  /// The tree of the paint that goes on, in which glass looks for what lies beneath it.
  private(set) var roots: [Node] = []
  /// Plates with glass that were finished during this paint.
  var passing: [ObjectIdentifier: Picture] = [:]
  /// Nodes that wait to be drawn, the next one last, each with how many of the shields known then lie over it.
  private var waiting: [(node: Node, above: Int)] = []

  init(art: ArtLibrary, canvas: PixelRect) {
    self.art = art
    canvasArea = canvas
  }

  /// Takes the tree to be drawn. `steady`: nodes of glass that see what they saw before.
  func begin(_ nodes: [Node], keeping steady: Set<ObjectIdentifier>) {
    panes.keep(steady)
    passing = [:]
    waiting.removeAll(keepingCapacity: true)
    roots = nodes
  }

  /// Lets go of what belongs to one paint.
  func end() {
    passing = [:]
    cache.endPaint()
    roots = []
  }

  /// Draws nodes in order; `visible` is the part of the canvas that clips leave. What `shields`, which are drawn later,
  /// and those among the nodes hide is left out.
  func draw(_ nodes: [Node], on canvas: Canvas, visible: PixelRect, beneath shields: ArraySlice<Shield> = []) throws {
    // From the last node to the first, since those that are drawn later hide.
    let done = waiting.count
    var above = shields
    for node in nodes.reversed() where node.bounds.intersects(visible) {
      let seen = node.bounds.intersection(visible)
      if !above.contains(where: { $0.hides(seen) }) { waiting.append((node, above.count)) }
      for shield in node.shields where shield.meets(visible) { above.append(shield) }
    }
    while waiting.count > done, let next = waiting.popLast() {
      try draw(next.node, on: canvas, visible: visible, beneath: above.prefix(next.above))
    }
  }

  func draw(
    _ node: Node, on canvas: Canvas, visible: PixelRect, beneath shields: ArraySlice<Shield> = []
  ) throws {
    switch node.content {
    case .nothing: break
    case .leaf(let layer, let opacity):
      try draw(leaf: layer, opacity, node.transform, on: canvas, visible: node.bounds.intersection(visible))
    case .plain(let nodes, let clip):
      try draw(nodes, clip, on: canvas, visible: visible, once: node.clipsOnce, beneath: shields)
    case .shadowed(let shadow, let nodes, let clip):
      let seen = shadow.place.intersection(visible)
      if !shields.contains(where: { $0.hides(seen) }) { try draw(shadow, on: canvas) }
      try draw(nodes, clip, on: canvas, visible: visible, once: node.clipsOnce, beneath: shields)
    case .plate(let plate, let opacity, let blend):
      try lay(
        plate, opacity: opacity, blend: blend, on: canvas.onPlane(plate.left, plate.top),
        visible: visible.offset(-plate.left, -plate.top))
    case .crossfade(let old, let new, let progress):
      try crossfade(old, new, progress, on: canvas, within: node.bounds.intersection(visible))
    case .glass(let glass): try draw(glass, node, on: canvas)
    }
  }

  /// Draws nodes inside a clip: each of them, or `once` all of them. What is drawn where hangs on the clip and the
  /// canvas alone, not on the nodes, since a change of one must not change pixels of another.
  func draw(
    _ nodes: [Node], _ clip: Clip?, on canvas: Canvas, visible: PixelRect, once: Bool,
    beneath shields: ArraySlice<Shield> = []
  ) throws {
    guard let clip else { return try draw(nodes, on: canvas, visible: visible, beneath: shields) }
    let area = visible.intersection(clip.bounds)
    guard nodes.contains(where: { $0.bounds.intersects(area) }) else { return }
    if clip.covers(area) {
      if area == visible { return try draw(nodes, on: canvas, visible: area, beneath: shields) }
      return try canvas.clipped(to: area) { try draw(nodes, on: $0, visible: area, beneath: shields) }
    }
    guard once else {
      return try canvas.clipped(by: clip) { try draw(nodes, on: $0, visible: area, beneath: shields) }
    }
    let picture = pool.sheet(area, for: nodes)
    let sheet = try Canvas(picture, planeX: canvas.planeX, planeY: canvas.planeY)
    try draw(nodes, on: sheet, visible: area, beneath: shields)
    try sheet.surface.finish("a clipped group")
    try fill(clip.path, with: picture, clip.transform, on: canvas, visible: area)
  }
}

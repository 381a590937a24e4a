import CCairo

extension LayerPainter {
  /// Draws a pane of glass: a dark hairline round it, its face, and the light along its rim.
  func draw(_ glass: Glass, _ node: Node, on canvas: Canvas) throws {
    let root = try panes.face(of: node) {
      try face(of: glass, node, node.bounds.offset(canvas.planeX, canvas.planeY))
    }
    let pane = Picture(root.bitmap, root.area.offset(-canvas.planeX, -canvas.planeY))
    let context = canvas.context
    canvas.set(node.transform)
    glass.outline.trace(in: context)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_width(context, 2 * Glass.hairline)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    if glass.rimShade > 0 {
      cairo_set_source_rgba(context, 0, 0, 0, glass.rimShade)
      cairo_stroke_preserve(context)
    }
    try fill(glass.outline, with: pane, node.transform, on: canvas, visible: pane.area)
    guard glass.rimLight > 0 else { return }
    cairo_save(context)
    canvas.set(node.transform)
    glass.outline.trace(in: context)
    cairo_clip_preserve(context)
    setSource(glass.rim, in: context)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// What lies beneath a pane that covers `bounds` of the root plane, blurred and toned; opaque.
  private func face(of glass: Glass, _ node: Node, _ bounds: PixelRect) throws -> Picture {
    let sigma = glass.blur * node.transform.meanScale
    let area = bounds.intersection(canvasArea)
    guard !area.isEmpty else { return Picture(area: PixelRect(0, 0, 1, 1)) }
    let seen = area.grown(by: Blur.reach(sigma)).intersection(canvasArea)
    let beneath = pool.clearPicture(seen)
    let canvas = try Canvas(beneath)
    _ = try drawBeneath(node, roots, on: canvas, visible: seen)
    try canvas.surface.finish("what lies beneath glass")
    var face = beneath
    if sigma > 0 {
      face = pool.picture(area)
      Blur(sigma: sigma).apply(beneath, to: face)
    }
    GlassTone(glass).apply(to: face)
    return face
  }

  /// Draws all that comes before `pane`, and says whether it was found. Groups that hold the pane are drawn without
  /// their effects, since these will work on the pane as well.
  private func drawBeneath(_ pane: Node, _ nodes: [Node], on canvas: Canvas, visible: PixelRect) throws -> Bool {
    for node in nodes {
      if node === pane { return true }
      guard node.hasGlass, node.holds(pane) else {
        if node.bounds.intersects(visible) { try draw(node, on: canvas, visible: visible) }
        continue
      }
      switch node.content {
      case .plain(let inner, let clip): try drawBeneath(pane, inner, clip, on: canvas, visible: visible)
      case .shadowed(let shadow, let inner, let clip):
        try draw(shadow, on: canvas)
        try drawBeneath(pane, inner, clip, on: canvas, visible: visible)
      case .plate(let plate, _, _): try drawBeneath(pane, in: plate, on: canvas, visible: visible)
      case .crossfade(let old, let new, _):
        for plate in [old, new].compactMap({ $0 }) where plate.nodes.contains(where: { $0.holds(pane) }) {
          try drawBeneath(pane, in: plate, on: canvas, visible: visible)
        }
      case .nothing, .leaf, .glass: break
      }
      return true
    }
    return false
  }

  private func drawBeneath(_ pane: Node, in plate: Plate, on canvas: Canvas, visible: PixelRect) throws {
    try drawBeneath(
      pane, plate.nodes, plate.clip, on: canvas.onPlane(plate.left, plate.top),
      visible: visible.offset(-plate.left, -plate.top))
  }

  private func drawBeneath(
    _ pane: Node, _ nodes: [Node], _ clip: Clip?, on canvas: Canvas, visible: PixelRect
  ) throws {
    guard let clip, !clip.covers(visible) else {
      _ = try drawBeneath(pane, nodes, on: canvas, visible: visible)
      return
    }
    try canvas.clipped(by: clip) {
      _ = try drawBeneath(pane, nodes, on: $0, visible: visible.intersection(clip.bounds))
    }
  }
}

extension Node {
  /// True when the pane is this node or in it.
  func holds(_ pane: Node) -> Bool {
    if self === pane { return true }
    guard hasGlass else { return false }
    func hold(_ nodes: [Node]) -> Bool { nodes.contains { $0.holds(pane) } }
    return switch content {
    case .plain(let nodes, _), .shadowed(_, let nodes, _): hold(nodes)
    case .plate(let plate, _, _): hold(plate.nodes)
    case .crossfade(let old, let new, _): hold(old?.nodes ?? []) || hold(new?.nodes ?? [])
    case .nothing, .leaf, .glass: false
    }
  }
}

extension Glass {
  /// Width of the rim's light and of the dark line outside of it: a pixel of a phone.
  static let hairline = 1.0 / 3

  /// Light from the upper left, and less of it back from the lower right (ios-facts.md, section 9, 5b).
  var rim: Paint {
    let r = outline.bounds
    let d = (r.width + r.height) / 4
    func light(_ share: Double) -> Color { Color.white.opacity(rimLight * share) }
    return .linear(
      LinearGradient(
        from: Point(r.midX - d, r.midY - d), to: Point(r.midX + d, r.midY + d),
        stops: [Stop(0, light(1)), Stop(0.5, light(1.0 / 6)), Stop(1, light(7.0 / 9))]))
  }
}

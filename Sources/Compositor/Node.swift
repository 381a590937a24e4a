/// A layer placed on a plane of pixels: how it is drawn, and which pixels it may touch.
final class Node {
  /// How the layer is drawn.
  enum Content {
    /// Not at all.
    case nothing
    /// As it is, with this opacity.
    case leaf(Layer, opacity: Double)
    /// Layers one after the other, inside the clip.
    case plain([Node], clip: Clip?)
    /// The same, after their shadow.
    case shadowed(CastShadow, [Node], clip: Clip?)
    /// On a plate of its own, which is then laid down with an opacity and a blend.
    case plate(Plate, opacity: Double, blend: Blend)
    /// Two plates mixed.
    case crossfade(Plate?, Plate?, progress: Double)
    /// A pane of glass.
    case glass(Glass)
  }

  let layer: Layer
  /// From the coordinates of the layer (of the layers in it, for a group) to pixels of the plane.
  let transform: Transform
  /// The pixels that it may touch.
  let bounds: PixelRect
  let content: Content
  /// True when there is glass in it, so that its pixels depend on what lies beneath.
  let hasGlass: Bool
  /// True when a group in it is blended in another way than laid over.
  let hasBlend: Bool
  /// True when a plate in it is cut at the canvas, so that its pixels hang on where the canvas lies.
  let isCut: Bool
  /// The shapes in it that hide what lies beneath; looked for once, since each band asks.
  private(set) lazy var shields = Shield.list(of: self)

  init(_ layer: Layer, _ transform: Transform, _ bounds: PixelRect, _ content: Content) {
    self.layer = layer
    self.transform = transform
    self.bounds = bounds
    self.content = content
    switch content {
    case .nothing, .leaf: (hasGlass, hasBlend, isCut) = (false, false, false)
    case .plain(let nodes, _):
      (hasGlass, hasBlend, isCut) = (nodes.hasGlass, nodes.contains { $0.hasBlend }, nodes.isCut)
    case .shadowed(let cast, let nodes, _):
      (hasGlass, hasBlend) = (nodes.hasGlass, nodes.contains { $0.hasBlend })
      isCut = nodes.isCut || cast.isCut
    case .plate(let plate, _, let blend):
      (hasGlass, hasBlend, isCut) = (plate.hasGlass, blend != .normal, plate.isCut)
    case .crossfade(let old, let new, _):
      hasGlass = old?.hasGlass ?? false || new?.hasGlass ?? false
      hasBlend = false
      isCut = old?.isCut ?? false || new?.isCut ?? false
    case .glass: (hasGlass, hasBlend, isCut) = (true, false, false)
    }
  }
}

extension Node {
  /// True when the node is a group whose clip is applied to all of its layers together.
  var clipsOnce: Bool {
    switch content {
    case .plain(let nodes, let clip?), .shadowed(_, let nodes, let clip?): clip.isAppliedOnce(to: nodes)
    default: false
    }
  }
}

extension [Node] {
  /// The pixels that any of the nodes may touch.
  var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }
  /// True when the first that touches these pixels surely hides all beneath.
  func hide(_ area: PixelRect) -> Bool {
    guard let first = first(where: { $0.bounds.intersects(area) }) else { return false }
    return switch first.content {
    case .plain(let nodes, nil): nodes.hide(area)
    case .leaf(.fill(let path, let paint), let opacity):
      opacity == 1 && paint.isOpaque && Clip(path, first.transform).covers(area)
    default: false
    }
  }

  /// True when any has glass in it.
  var hasGlass: Bool { contains { $0.hasGlass } }
  /// True when any is cut at the canvas.
  var isCut: Bool { contains { $0.isCut } }
}

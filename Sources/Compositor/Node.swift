/// A layer placed on a plane of pixels: what it is drawn with, and which pixels it may touch.
final class Node {
  /// How the layer is drawn.
  enum Content {
    /// Not at all.
    case nothing
    /// As it is, with this opacity.
    case leaf(Layer, opacity: Double)
    /// Its layers one after the other, inside the clip.
    case plain([Node], clip: Path?)
    /// On a plate of its own, which is then laid down with an opacity and a blend.
    case plate(Plate, opacity: Double, blend: Blend)
    /// Two plates mixed.
    case crossfade(Plate?, Plate?, progress: Double)
  }

  let layer: Layer
  /// From the coordinates of the layer (of the layers in it, for a group) to pixels of the plane.
  let transform: Transform
  /// The pixels that it may touch.
  let bounds: PixelRect
  let content: Content

  init(_ layer: Layer, _ transform: Transform, _ bounds: PixelRect, _ content: Content) {
    self.layer = layer
    self.transform = transform
    self.bounds = bounds
    self.content = content
  }
}

extension [Node] {
  /// The pixels that any of the nodes may touch.
  var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }
}

/// A group that is drawn on its own before it meets what lies beneath: its layers on a plane of pixels whose origin is
/// a whole pixel of the parent's plane. All that its pixels depend on is in `key`, so that they can be kept.
final class Plate {
  /// A shadow in pixels.
  struct PixelShadow: Hashable {
    let color: Color
    let sigma: Double
    let offset: Point
    let isKnockedOut: Bool
  }

  /// What the pixels are drawn from.
  struct Key: Hashable {
    let layers: [Layer]
    let clip: Path?
    let mask: [Layer]?
    let transform: Transform
    let contentArea: PixelRect
  }

  let nodes: [Node]
  let maskNodes: [Node]?
  let clip: Path?
  /// From the group's coordinates to the plate's pixels; its move is at least 0 and less than 1, in steps of 1/256.
  let transform: Transform
  /// Where the plate's origin lies on the plane of the parent.
  let left, top: Int
  /// Standard deviation of the blur in pixels.
  let sigma: Double
  let shadow: PixelShadow?
  let key: Key
  /// The pixels of the layers, of the layers once blurred, and of these with the shadow. All are cut at the canvas and
  /// as far beyond it as the blurs reach.
  let contentArea, blurredArea, area: PixelRect

  /// `visible` is the canvas on the parent's plane.
  init(_ layers: [Layer], group: Group, transform outer: Transform, visible: PixelRect) {
    let x = (outer.tx * 256).rounded() / 256, y = (outer.ty * 256).rounded() / 256
    var inner = outer
    (inner.tx, inner.ty) = (x - x.rounded(.down), y - y.rounded(.down))
    (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    transform = inner
    let scale = inner.meanScale
    sigma = group.blur * scale
    shadow = group.shadow.map {
      let d = $0.offset
      return PixelShadow(
        color: $0.color, sigma: $0.radius * scale,
        offset: Point(inner.a * d.x + inner.c * d.y, inner.b * d.x + inner.d * d.y),
        isKnockedOut: $0.isKnockedOut)
    }
    let canvas = visible.offset(-left, -top)
    let blurReach = Blur.reach(sigma)
    let shadowReach =
      shadow.map { Blur.reach($0.sigma) + Int(max(abs($0.offset.x), abs($0.offset.y)).rounded(.up)) + 1 } ?? 0
    let wide = canvas.grown(by: blurReach + shadowReach)
    nodes = Node.make(layers, inner, visible: wide)
    maskNodes = group.mask.map { Node.make($0, inner, visible: wide) }
    clip = group.clip
    var content = nodes.bounds.intersection(wide)
    if let clip { content = content.intersection(PixelRect(covering: inner.bounds(of: clip.bounds), margin: 1)) }
    if let maskNodes { content = content.intersection(maskNodes.bounds) }
    contentArea = content
    blurredArea = content.grown(by: blurReach).intersection(canvas.grown(by: shadowReach))
    area = blurredArea.grown(by: shadowReach).intersection(canvas)
    key = Key(layers: layers, clip: clip, mask: group.mask, transform: inner, contentArea: content)
  }
}

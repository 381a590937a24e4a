/// A group's clip on a plane of pixels.
struct Clip {
  let path: Path
  let transform: Transform
  /// The pixels that it may leave.
  let bounds: PixelRect
  /// True when its edges are level and upright lines, so that what is drawn through it piece by piece joins without
  /// a seam.
  let isRect: Bool
  /// The pixels that it leaves, when its edges lie along pixels.
  let pixels: PixelRect?
  private let inside: ConvexOutline?

  init(_ path: Path, _ transform: Transform) {
    self.path = path
    self.transform = transform
    bounds = PixelRect(covering: transform.bounds(of: path.bounds))
    inside = ConvexOutline(path, transform)
    isRect = inside != nil && path.isAxisParallel && transform.b == 0 && transform.c == 0
    pixels = isRect ? PixelRect(along: transform.bounds(of: path.bounds)) : nil
  }

  /// True when it surely cuts nothing off these pixels.
  func covers(_ area: PixelRect) -> Bool { inside?.contains(area) ?? false }

  /// True when what the nodes draw is clipped together. Nodes that share a slanted edge would else each let through
  /// some of what the one above should hide. Blends need what lies beneath, so they are clipped one by one.
  func isAppliedOnce(to nodes: [Node]) -> Bool { !isRect && !nodes.contains { $0.hasBlend } }
}

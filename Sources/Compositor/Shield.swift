/// A large convex shape that surely hides what was drawn beneath it: that need not be drawn.
struct Shield {
  /// The pixels that the outline may touch.
  private let bounds: PixelRect
  private let outline: ConvexOutline

  /// Smaller shapes than this many pixels hide too little to be asked.
  private static let least = 128 * 128

  /// The shields among nodes.
  static func list(_ nodes: [Node]) -> [Shield] { nodes.flatMap(\.shields) }

  fileprivate init?(_ path: Path, _ transform: Transform, _ bounds: PixelRect) {
    guard bounds.width * bounds.height >= Self.least, let outline = ConvexOutline(path, transform) else { return nil }
    (self.bounds, self.outline) = (bounds, outline)
  }

  /// True when no pixel of the area shows what lies beneath.
  func hides(_ area: PixelRect) -> Bool { bounds.contains(area) && outline.contains(area) }

  /// True when it may hide some of the area.
  func meets(_ area: PixelRect) -> Bool { bounds.intersects(area) }

  /// True when a clip leaves all of it.
  fileprivate func lies(in clip: Clip) -> Bool { clip.covers(bounds) }
}

extension Shield {
  /// The shields that drawing a node makes.
  static func list(of node: Node) -> [Shield] {
    switch node.content {
    case .leaf(.fill(let path, let paint), let opacity):
      opacity == 1 && paint.isOpaque ? [Shield(path, node.transform, node.bounds)].compactMap { $0 } : []
    case .plain(let nodes, let clip), .shadowed(_, let nodes, let clip):
      Shield.list(nodes).filter { shield in clip.map { shield.lies(in: $0) } ?? true }
    case .nothing, .leaf, .plate, .crossfade, .glass: []
    }
  }
}

/// Draws layer trees into one bitmap that it keeps from frame to frame. Not for use from several threads at once.
///
/// The picture is a function of the tree alone: what was painted before, and whether only changes are drawn, never
/// shows. To that end the bitmap is drawn in bands, each cleared and drawn under exactly its own clip.
public final class Painter {
  /// The picture as last painted.
  public let bitmap: Bitmap
  private let transform: Transform
  private let usesDamage: Bool
  private let layerPainter: LayerPainter
  private let canvas: PixelRect
  private var bands: [Canvas] = []
  private var nodes: [Node]?

  /// Makes a painter for a canvas of `width` x `height` pixels at `scale` pixels a point. Without damage every paint
  /// redraws everything, to the same pixels.
  public init(width: Int, height: Int, scale: Double, art: ArtLibrary, usesDamage: Bool = true) {
    bitmap = Bitmap(width: width, height: height)
    transform = .scale(scale, scale)
    self.usesDamage = usesDamage
    canvas = PixelRect(0, 0, bitmap.width, bitmap.height)
    layerPainter = LayerPainter(art: art, canvas: canvas)
  }

  /// Draws the tree and says which rows were drawn. Throws a `DrawingError`; the next paint then draws everything.
  @discardableResult public func paint(_ layers: [Layer]) throws -> Damage {
    if bands.isEmpty { bands = try makeBands() }
    let diff = TreeDiff(usesDamage ? nodes : nil, layers, transform, canvas: canvas)
    nodes = nil
    layerPainter.begin(diff.nodes, keeping: diff.steadyGlass)
    let damaged = Damage.bands(of: diff.changes, height: bitmap.height)
    for (band, isDamaged) in zip(bands, damaged) where isDamaged {
      if !diff.nodes.hide(band.area) { band.surface.clear() }
      try layerPainter.draw(diff.nodes, on: band, visible: band.area)
      try band.surface.finish("rows \(band.area.top) to \(band.area.bottom)")
    }
    layerPainter.end()
    nodes = diff.nodes
    return Damage(damaged, height: bitmap.height)
  }

  private func makeBands() throws -> [Canvas] {
    try stride(from: 0, to: bitmap.height, by: Damage.bandHeight).map { top in
      let area = PixelRect(0, top, bitmap.width, min(top + Damage.bandHeight, bitmap.height))
      let surface = try Surface(bitmap, first: top, width: area.width, height: area.height)
      return Canvas(surface, area: area)
    }
  }
}

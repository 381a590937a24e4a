/// Draws layer trees into one bitmap that it keeps from frame to frame. Not for use from several threads at once.
public final class Painter {
  /// The picture as last painted.
  public let bitmap: Bitmap
  private let scale: Double
  private var bands: [Canvas] = []
  private let layerPainter: LayerPainter
  private let usesDamage: Bool

  /// Makes a painter for a canvas of `width` x `height` pixels at `scale` pixels a point. Without damage every paint
  /// redraws everything, to the same pixels.
  public init(width: Int, height: Int, scale: Double, art: ArtLibrary, usesDamage: Bool = true) {
    bitmap = Bitmap(width: width, height: height)
    self.scale = scale
    self.usesDamage = usesDamage
    layerPainter = LayerPainter(art: art)
  }

  /// Draws the tree and says which rows were drawn.
  @discardableResult public func paint(_ layers: [Layer]) throws -> Damage {
    let canvas = PixelRect(0, 0, bitmap.width, bitmap.height)
    let nodes = Node.make(layers, .scale(scale, scale), visible: canvas)
    if bands.isEmpty { bands = try makeBands() }
    for band in bands {
      band.clear()
      try layerPainter.draw(nodes, on: band, visible: band.area)
      try band.finish("rows \(band.area.top) to \(band.area.bottom)")
    }
    layerPainter.plates = [:]
    return Damage(rows: [0..<bitmap.height])
  }

  private func makeBands() throws -> [Canvas] {
    try stride(from: 0, to: bitmap.height, by: Damage.bandHeight).map { top in
      let area = PixelRect(0, top, bitmap.width, min(top + Damage.bandHeight, bitmap.height))
      return try Canvas(bitmap, firstRow: top, area: area)
    }
  }
}

/// The rectangle in points that surely holds all that the layers draw, with their shadows and blurs; empty when they
/// draw nothing.
public func bounds(of layers: [Layer]) -> Rect {
  // Node bounds are whole pixels, up to two wider than what is drawn: at 64 pixels a point that is 1/32 point.
  let scale = 64.0
  let everywhere = PixelRect(-1_048_576, -1_048_576, 1_048_576, 1_048_576)
  let area = Node.make(layers, .scale(scale, scale), visible: everywhere).bounds
  if area.isEmpty { return .zero }
  return Rect(
    Double(area.left) / scale, Double(area.top) / scale, Double(area.width) / scale, Double(area.height) / scale)
}

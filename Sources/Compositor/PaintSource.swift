import CCairo

/// Sets `paint` as the source of `context`; points of gradients are in the context's current user space.
/// `opacity` is multiplied into every colour.
func setSource(_ paint: Paint, opacity: Double = 1, in context: OpaquePointer) {
  let pattern: OpaquePointer?
  let stops: [Stop]
  switch paint {
  case .color(let c):
    return cairo_set_source_rgba(context, c.red, c.green, c.blue, c.alpha * opacity)
  case .linear(let g):
    pattern = cairo_pattern_create_linear(g.from.x, g.from.y, g.to.x, g.to.y)
    stops = g.stops
  case .radial(let g):
    pattern = cairo_pattern_create_radial(g.focus.x, g.focus.y, g.inner, g.center.x, g.center.y, g.radius)
    stops = g.stops
  }
  for (i, stop) in stops.enumerated() {
    add(stop.at, stop.color, opacity, to: pattern)
    if i + 1 < stops.count { addBetween(stop, stops[i + 1], opacity, to: pattern) }
  }
  cairo_set_source(context, pattern)
  cairo_pattern_destroy(pattern)
}

private func add(_ at: Double, _ c: Color, _ opacity: Double, to pattern: OpaquePointer?) {
  cairo_pattern_add_color_stop_rgba(pattern, at, c.red, c.green, c.blue, c.alpha * opacity)
}

/// Cairo mixes colours that are not premultiplied. Where both the alpha and the hue change, more stops in between
/// follow the premultiplied mix.
private func addBetween(_ a: Stop, _ b: Stop, _ opacity: Double, to pattern: OpaquePointer?) {
  let (p, q) = (a.color, b.color)
  guard p.alpha != q.alpha, b.at > a.at, p.red != q.red || p.green != q.green || p.blue != q.blue else { return }
  let count = 16
  for i in 1..<count {
    let t = Double(i) / Double(count)
    let alpha = p.alpha + (q.alpha - p.alpha) * t
    guard alpha > 0 else { continue }
    func mix(_ u: Double, _ v: Double) -> Double { (u * p.alpha * (1 - t) + v * q.alpha * t) / alpha }
    cairo_pattern_add_color_stop_rgba(
      pattern, a.at + (b.at - a.at) * t, mix(p.red, q.red), mix(p.green, q.green), mix(p.blue, q.blue),
      alpha * opacity)
  }
}

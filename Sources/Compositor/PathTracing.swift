import CCairo

extension Path {
  /// Makes the outline the context's current path.
  func trace(in context: OpaquePointer) {
    cairo_new_path(context)
    for element in elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

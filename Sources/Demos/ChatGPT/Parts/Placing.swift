import Scenes

extension View {
  /// In a rectangle of the surrounding `ZStack(.topLeading)`.
  func placed(in rect: Rect, _ alignment: Alignment = .topLeading) -> some View {
    frame(width: rect.width, height: rect.height, alignment: alignment)
      .padding(Insets(top: rect.y, left: rect.x))
  }

  /// Dims and shrinks a little under a finger.
  func pressed(_ amount: Double, dims: Double = 0.45, shrinks: Double = 0.04) -> some View {
    scale(1 - shrinks * amount).opacity(1 - dims * min(max(amount, 0), 1))
  }

  /// Sheets, menus and covers take touches only while they are there.
  func takesTouches(_ isOpen: Bool) -> some View { allowsHitTesting(isOpen) }
}

extension Rect {
  /// The rectangle `p` of the way from one to another; it goes on beyond 1, but never gets negative sides.
  static func between(_ a: Rect, _ b: Rect, _ p: Double) -> Rect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * p }
    return Rect(
      mix(a.x, b.x), mix(a.y, b.y), max(0, mix(a.width, b.width)), max(0, mix(a.height, b.height)))
  }
}

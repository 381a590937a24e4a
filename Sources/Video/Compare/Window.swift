/// Where all of film A's picture lies in film B's, whose own edges are 0 and 1. It may reach beyond them.
struct Window: Hashable, Sendable {
  var frame: Frame

  /// Both pictures cover each other.
  static let whole = Window(frame: .unit)

  /// The parts of both pictures, each in units of its own picture, that show the same; nil when less than a tenth of A's.
  var parts: (a: Frame, b: Frame)? {
    let b = Frame(
      left: max(0, frame.left), top: max(0, frame.top), right: min(1, frame.right), bottom: min(1, frame.bottom))
    guard frame.width > 1e-6, frame.height > 1e-6, b.width > 1e-6, b.height > 1e-6 else { return nil }
    let a = Frame(
      left: (b.left - frame.left) / frame.width, top: (b.top - frame.top) / frame.height,
      right: (b.right - frame.left) / frame.width, bottom: (b.bottom - frame.top) / frame.height)
    return a.width * a.height < 0.1 ? nil : (a, b)
  }
}

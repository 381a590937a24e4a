import Foundation

/// Moves the four edges of a window until both pictures fit best, in pictures large enough to tell a pixel.
struct WindowRefinement {
  private let pairs: [(a: GreyPicture, b: GreyPicture)]
  private let columns, rows: Int

  /// A refinement on pictures of the same moments. `longest` is the edge of the grid on which they are compared.
  init(_ pairs: [(a: GreyPicture, b: GreyPicture)], longest: Int) {
    self.pairs = pairs
    let width = pairs.first?.a.width ?? 1, height = pairs.first?.a.height ?? 1
    columns = max(4, longest * width / max(width, height))
    rows = max(4, longest * height / max(width, height))
  }

  /// The best window near one. Steps are in parts of the window's extent.
  func refined(_ window: Window, from first: Double, to last: Double) -> Window {
    var best = window, error = error(window), step = first
    while step >= last {
      var isBetter = false
      for move in WindowRefinement.moves {
        for sign in [-1.0, 1] {
          let tried = WindowRefinement.moved(best, move, sign * step)
          let value = self.error(tried)
          if value < error * (1 - 1e-5) {
            (best, error) = (tried, value)
            isBetter = true
          }
        }
      }
      if !isBetter { step /= 2 }
    }
    return best
  }

  /// Moves of left, top, right and bottom: along x, along y, larger, and each edge alone.
  private static let moves: [(Double, Double, Double, Double)] = [
    (1, 0, 1, 0), (0, 1, 0, 1), (-1, -1, 1, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1),
  ]

  private static func moved(_ window: Window, _ move: (Double, Double, Double, Double), _ step: Double) -> Window {
    let f = window.frame
    return Window(
      frame: Frame(
        left: f.left + move.0 * step * f.width, top: f.top + move.1 * step * f.height,
        right: f.right + move.2 * step * f.width, bottom: f.bottom + move.3 * step * f.height))
  }

  /// Mean squared difference per pixel of what both show, after the best gain and bias for all pairs together.
  func error(_ window: Window) -> Double {
    guard let parts = window.parts else { return .infinity }
    var sa = 0.0, sb = 0.0, saa = 0.0, sbb = 0.0, sab = 0.0, n = 0.0
    for (a, b) in pairs {
      let partA = parts.a.scaled(Double(a.width), Double(a.height))
      let partB = parts.b.scaled(Double(b.width), Double(b.height))
      let p = a.sampled(partA, columns: columns, rows: rows), q = b.sampled(partB, columns: columns, rows: rows)
      let sums = WindowRefinement.sums(p, q)
      sa += Double(sums.0)
      sb += Double(sums.1)
      saa += Double(sums.2)
      sbb += Double(sums.3)
      sab += Double(sums.4)
      n += Double(p.count)
    }
    let varA = saa / n - sa * sa / n / n, varB = sbb / n - sb * sb / n / n, cov = sab / n - sa * sb / n / n
    guard varA > 1e-9, varB > 1e-9, cov > 0 else { return .infinity }
    return (1 - cov * cov / varA / varB) * varA
  }

  private static func sums(_ p: [Float], _ q: [Float]) -> (Float, Float, Float, Float, Float) {
    let one = [Float](repeating: 1, count: p.count)
    return (
      Vector.dot(p, one), Vector.dot(q, one), Vector.dot(p, p), Vector.dot(q, q), Vector.dot(p, q)
    )
  }
}

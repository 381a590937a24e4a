import Foundation

/// Finds where one film's picture lies in another's, of which the surroundings may be anything that stands still.
///
/// At some moments that show different pictures, A at many scales is laid on every place of B. What counts is the
/// correlation of what differs between the moments, so that bars, bezels and wallpapers count for nothing.
struct WindowSearch {
  private let widthA, heightA, widthB, heightB: Int
  private let b: [[Float]]
  private let picturesA: [GreyPicture]
  private let aspectA, aspectB: Double

  /// A search in pictures of the same moments of both.
  init(_ a: Survey, _ b: Survey, pairs: [(a: Int, b: Int)]) throws {
    picturesA = try pairs.map { try a.thumbnails.picture($0.a) }
    let picturesB = try pairs.map { try b.thumbnails.picture($0.b) }
    (widthA, heightA) = (a.thumbnails.width, a.thumbnails.height)
    (widthB, heightB) = (max(4, b.thumbnails.width / 2), max(4, b.thumbnails.height / 2))
    let all = Frame.unit.scaled(Double(b.thumbnails.width), Double(b.thumbnails.height))
    self.b = WindowSearch.deviations(
      picturesB.map { [widthB, heightB] in $0.sampled(all, columns: widthB, rows: heightB) })
    aspectA = Double(a.facts.width) / Double(a.facts.height)
    aspectB = Double(b.facts.width) / Double(b.facts.height)
  }

  private static func deviations(_ pictures: [[Float]]) -> [[Float]] {
    let mean = Vector.mean(pictures)
    return pictures.map { Vector.difference($0, mean) }
  }

  /// The best window and its likeness, from -1 to 1.
  func best() -> (window: Window, likeness: Double)? {
    // The height of A in heights of B, from a third of the largest that fits in to twice the smallest that covers.
    let contain = min(1, aspectB / aspectA), cover = max(1, aspectB / aspectA)
    var scale = contain / 3, best: (Window, Double)?
    while scale <= cover * 2 {
      if let found = place(height: scale), found.likeness > best?.1 ?? -1 { best = (found.window, found.likeness) }
      scale *= 1.07
    }
    return best.map { (window: $0.0, likeness: $0.1) }
  }

  /// The best place at a scale, `height` in heights of B.
  private func place(height: Double) -> (window: Window, likeness: Double)? {
    let rows = max(4, Int((height * Double(heightB)).rounded()))
    let columns = max(4, Int((height * aspectA / aspectB * Double(widthB)).rounded()))
    let all = Frame.unit.scaled(Double(widthA), Double(heightA))
    let template = WindowSearch.deviations(picturesA.map { $0.sampled(all, columns: columns, rows: rows) })
    var best: (x: Int, y: Int, likeness: Double)?
    func look(_ ys: [Int], _ xs: [Int]) {
      for y in ys {
        for x in xs {
          let value = likeness(template, columns, rows, x, y)
          if value > best?.likeness ?? 0 { best = (x, y, value) }
        }
      }
    }
    // Every second place, then those about the best.
    let lowY = -(rows * 2 / 5), lowX = -(columns * 2 / 5)
    look(
      Array(stride(from: lowY, through: max(lowY, heightB - rows * 3 / 5), by: 2)),
      Array(stride(from: lowX, through: max(lowX, widthB - columns * 3 / 5), by: 2)))
    if let rough = best { look(Array(rough.y - 1...rough.y + 1), Array(rough.x - 1...rough.x + 1)) }
    guard let best else { return nil }
    let (w, h) = (Double(widthB), Double(heightB))
    let top = (Double(best.y) + Double(rows) / 2) / h, left = (Double(best.x) + Double(columns) / 2) / w
    let wide = height * aspectA / aspectB
    return (
      Window(
        frame: Frame(left: left - wide / 2, top: top - height / 2, right: left + wide / 2, bottom: top + height / 2)),
      best.likeness
    )
  }

  private func likeness(_ template: [[Float]], _ columns: Int, _ rows: Int, _ x: Int, _ y: Int) -> Double {
    let left = max(0, x), right = min(widthB, x + columns), top = max(0, y), bottom = min(heightB, y + rows)
    guard right > left, bottom > top, (right - left) * (bottom - top) * 2 >= columns * rows else { return 0 }
    var dot: Float = 0, normA: Float = 0, normB: Float = 0
    for pair in b.indices {
      template[pair].withUnsafeBufferPointer { p in
        b[pair].withUnsafeBufferPointer { q in
          for row in top..<bottom {
            let ours = (row - y) * columns - x, theirs = row * widthB
            var column = left
            var d = SIMD8<Float>(), m = SIMD8<Float>(), n = SIMD8<Float>()
            while column + 8 <= right {
              var s = SIMD8<Float>(), t = SIMD8<Float>()
              for lane in 0..<8 {
                s[lane] = p[ours + column + lane]
                t[lane] = q[theirs + column + lane]
              }
              d += s * t
              m += s * s
              n += t * t
              column += 8
            }
            dot += d.sum()
            normA += m.sum()
            normB += n.sum()
            while column < right {
              let s = p[ours + column], t = q[theirs + column]
              dot += s * t
              normA += s * s
              normB += t * t
              column += 1
            }
          }
        }
      }
    }
    let norm = Double(normA) * Double(normB)
    // Places where B does not change are no places.
    guard norm > 0, normB > normA * 0.02 else { return 0 }
    return Double(dot) / norm.squareRoot()
  }
}

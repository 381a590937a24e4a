/// Frames of both films sampled on one small grid, each from the part of its picture that the other shows too.
struct Signatures {
  let a, b: Survey
  let columns, rows: Int
  private let partA, partB: Frame

  /// Signatures through a window. `longest` is the grid's longest edge.
  init?(_ a: Survey, _ b: Survey, _ window: Window, longest: Int = 40) {
    guard let parts = window.parts else { return nil }
    self.init(a, b, parts.a, parts.b, longest: longest)
  }

  /// Signatures of what an alignment compares.
  init(_ a: Survey, _ b: Survey, _ alignment: Alignment, longest: Int) {
    func unit(_ region: PixelRegion?, _ facts: FilmFacts) -> Frame {
      guard let region else { return .unit }
      return Frame(
        left: Double(region.x), top: Double(region.y), right: Double(region.x + region.width),
        bottom: Double(region.y + region.height)
      ).scaled(1 / Double(facts.width), 1 / Double(facts.height))
    }
    self.init(a, b, unit(alignment.regionA, a.facts), unit(alignment.regionB, b.facts), longest: longest)
  }

  /// Signatures of two parts, each in units of its own picture.
  init(_ a: Survey, _ b: Survey, _ ofA: Frame, _ ofB: Frame, longest: Int) {
    self.a = a
    self.b = b
    partA = ofA.scaled(Double(a.thumbnails.width), Double(a.thumbnails.height))
    partB = ofB.scaled(Double(b.thumbnails.width), Double(b.thumbnails.height))
    let edge = max(partA.width, partA.height)
    columns = max(4, Int((partA.width / edge * Double(longest)).rounded()))
    rows = max(4, Int((partA.height / edge * Double(longest)).rounded()))
  }

  /// Numbers in a signature.
  var size: Int { columns * rows }

  func ofA(_ frame: Int) throws -> [Float] {
    try a.thumbnails.picture(frame).sampled(partA, columns: columns, rows: rows)
  }

  func ofB(_ frame: Int) throws -> [Float] {
    try b.thumbnails.picture(frame).sampled(partB, columns: columns, rows: rows)
  }
}

/// Sums over signatures.
enum Vector {
  /// Sum of products.
  static func dot(_ a: [Float], _ b: [Float]) -> Float {
    a.withUnsafeBufferPointer { p in
      b.withUnsafeBufferPointer { q in
        let count = min(p.count, q.count)
        var sum = SIMD16<Float>(), index = 0
        while index + 16 <= count {
          var x = SIMD16<Float>(), y = SIMD16<Float>()
          for lane in 0..<16 {
            x[lane] = p[index + lane]
            y[lane] = q[index + lane]
          }
          sum += x * y
          index += 16
        }
        var total = sum.sum()
        while index < count {
          total += p[index] * q[index]
          index += 1
        }
        return total
      }
    }
  }

  /// Sum of squared differences.
  static func distance(_ a: [Float], _ b: [Float]) -> Float {
    a.withUnsafeBufferPointer { p in
      b.withUnsafeBufferPointer { q in
        let count = min(p.count, q.count)
        var sum = SIMD16<Float>(), index = 0
        while index + 16 <= count {
          var x = SIMD16<Float>()
          for lane in 0..<16 { x[lane] = p[index + lane] - q[index + lane] }
          sum += x * x
          index += 16
        }
        var total = sum.sum()
        while index < count {
          let d = p[index] - q[index]
          total += d * d
          index += 1
        }
        return total
      }
    }
  }

  /// Element by element.
  static func difference(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map { $0 - $1 } }

  /// The mean of several.
  static func mean(_ vectors: [[Float]]) -> [Float] {
    guard var sum = vectors.first else { return [] }
    for vector in vectors.dropFirst() { for i in sum.indices { sum[i] += vector[i] } }
    let share = 1 / Float(vectors.count)
    return sum.map { $0 * share }
  }
}

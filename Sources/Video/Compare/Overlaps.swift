/// Sums of what two films show at the same time, for each of several offsets: their correlation is of the overlap alone, so
/// that a short piece of a film is as like it as all of it.
struct Overlaps {
  private let size: Int
  private var dots: [Double]
  private var normsA: [Double]
  private var normsB: [Double]
  private var covered: [Int]
  /// Of A the sums of the first frames, and the first that each offset covers. Frames come in order of time, so that an
  /// offset covers a run of them.
  private var sumsA: [[Float]]
  private var firsts: [Int]
  /// Of B the sum at each offset, one after the other.
  private var sumsB: [Float]

  /// Sums for so many offsets, of signatures of a size.
  init(count: Int, size: Int) {
    self.size = size
    dots = [Double](repeating: 0, count: count)
    (normsA, normsB) = (dots, dots)
    covered = [Int](repeating: 0, count: count)
    firsts = covered
    sumsA = [[Float](repeating: 0, count: size)]
    sumsB = [Float](repeating: 0, count: count * size)
  }

  /// Most frames that an offset covers.
  var most: Int { covered.max() ?? 0 }

  /// Goes on to A's next frame.
  mutating func next(_ values: [Float]) { sumsA.append(zip(sumsA[sumsA.count - 1], values).map { $0 + $1 }) }

  /// Adds what B shows at an offset at the time of A's frame.
  mutating func add(at position: Int, product: Float, normA: Float, _ values: [Float], normB: Float) {
    if covered[position] == 0 { firsts[position] = sumsA.count - 2 }
    covered[position] += 1
    dots[position] += Double(product)
    normsA[position] += Double(normA)
    normsB[position] += Double(normB)
    let start = position * size
    sumsB.withUnsafeMutableBufferPointer { sums in
      values.withUnsafeBufferPointer { source in
        for index in 0..<min(size, source.count) { sums[start + index] += source[index] }
      }
    }
  }

  /// The correlation at each offset, from -1 to 1; nil where the films overlap too little. Changes smaller than `leastChange`
  /// a frame count as that large.
  func likeness(leastChange: Double) -> [Double?] {
    covered.indices.map { position in
      let n = covered[position]
      guard n > 0, n * 5 >= most * 2 else { return nil }
      let first = firsts[position]
      let sumA = Vector.difference(sumsA[first + n], sumsA[first])
      let sumB = Array(sumsB[position * size..<(position + 1) * size])
      let count = Double(n), least = leastChange * count
      let dot = dots[position] - Double(Vector.dot(sumA, sumB)) / count
      let normA = normsA[position] - Double(Vector.dot(sumA, sumA)) / count
      let normB = normsB[position] - Double(Vector.dot(sumB, sumB)) / count
      // Where neither changes nothing can be told.
      guard max(normA, normB) >= least / 10 else { return nil }
      return dot / (max(normA, least) * max(normB, least)).squareRoot()
    }
  }
}

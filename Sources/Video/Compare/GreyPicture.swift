import CFFmpeg

/// A small picture of luma, full range.
struct GreyPicture: Hashable, Sendable {
  let width, height: Int
  var pixels: [UInt8]

  /// Makes a picture of pixels, row by row.
  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The first plane of a frame.
  init(_ frame: MovieFrame) {
    self.init(width: frame.width, height: frame.height, pixels: frame.samples(0))
  }

  /// The mean over a part of this picture, in pixels that need not be whole, for each cell of a grid that is laid over
  /// the part. What lies outside counts as the nearest edge.
  func sampled(_ part: Frame, columns: Int, rows: Int) -> [Float] {
    let across = Span.spans(part.left, part.right, columns, limit: width)
    let down = Span.spans(part.top, part.bottom, rows, limit: height)
    var narrow = [Float](repeating: 0, count: columns * height)
    let used = (down.map(\.first).min() ?? 0)...(down.map(\.last).max() ?? 0)
    pixels.withUnsafeBufferPointer { source in
      for y in used {
        for (x, span) in across.enumerated() {
          narrow[y * columns + x] = span.mean { Float(source[y * width + $0]) }
        }
      }
    }
    var result = [Float](repeating: 0, count: columns * rows)
    narrow.withUnsafeBufferPointer { source in
      for (y, span) in down.enumerated() {
        for x in 0..<columns { result[y * columns + x] = span.mean { source[$0 * columns + x] } }
      }
    }
    return result
  }

  /// Pixels under one cell along one axis, with the share of the first and the last.
  private struct Span {
    let first, last: Int
    let firstWeight, lastWeight: Float
    let total: Float

    static func spans(_ from: Double, _ to: Double, _ count: Int, limit: Int) -> [Span] {
      let step = (to - from) / Double(count)
      return (0..<count).map { Span(from + Double($0) * step, from + Double($0 + 1) * step, limit: limit) }
    }

    init(_ from: Double, _ to: Double, limit: Int) {
      // Cells below a pixel wide are widened to one, which is linear interpolation.
      let middle = (from + to) / 2, half = max((to - from) / 2, 0.5)
      let low = min(max(middle - half, 0), Double(limit) - 1e-6)
      let high = min(max(middle + half, low + 1e-6), Double(limit))
      first = min(Int(low), limit - 1)
      last = min(max(Int(high.rounded(.up)) - 1, first), limit - 1)
      firstWeight = first == last ? Float(high - low) : Float(Double(first + 1) - low)
      lastWeight = first == last ? 0 : Float(high - Double(last))
      total = 1 / max(firstWeight + lastWeight + Float(max(0, last - first - 1)), 1e-6)
    }

    @inline(__always) func mean(_ value: (Int) -> Float) -> Float {
      var sum = value(first) * firstWeight
      if last > first {
        sum += value(last) * lastWeight
        for index in first + 1..<last { sum += value(index) }
      }
      return sum * total
    }
  }
}

/// A rectangle with edges anywhere, in units of its owner's choice.
struct Frame: Hashable, Sendable {
  var left, top, right, bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// From 0, 0 to 1, 1: all of a picture.
  static let unit = Frame(left: 0, top: 0, right: 1, bottom: 1)

  /// The same edges in a picture of another extent.
  func scaled(_ x: Double, _ y: Double) -> Frame {
    Frame(left: left * x, top: top * y, right: right * x, bottom: bottom * y)
  }
}

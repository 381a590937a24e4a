/// Strokes that a pen draws one after another, each at the same speed along its length.
public struct Handwriting: Hashable, Sendable {
  /// In the order in which they are drawn.
  public let strokes: [Path]
  /// Where each stroke begins and ends, as fractions of the length of all.
  private let spans: [ClosedRange<Double>]

  /// Takes strokes in the order in which they are drawn.
  public init(_ strokes: [Path]) {
    self.strokes = strokes
    let lengths = strokes.map(\.length)
    let total = max(lengths.reduce(0, +), 1e-9)
    var done = 0.0
    spans = lengths.map { length in
      let from = done / total
      done += length
      return from...(done / total)
    }
  }

  /// Reads each stroke from SVG path data.
  public init(svg strokes: [String]) { self.init(strokes.map { Path(svg: $0) }) }

  /// How much of a stroke is drawn, 0...1, when `progress` 0...1 of the whole is.
  public func trim(_ index: Int, at progress: Double) -> Double {
    let span = spans[index]
    let length = span.upperBound - span.lowerBound
    return length > 0 ? min(max((progress - span.lowerBound) / length, 0), 1) : (progress >= 1 ? 1 : 0)
  }
}

/// The rows that a paint has drawn.
public struct Damage: Hashable, Sendable {
  /// Height in pixels of the bands that drawing goes by; the last one may be lower.
  public static let bandHeight = 64

  /// Ranges of rows, from top to bottom, none touching another. All begin and end at bands.
  public let bands: [Range<Int>]

  /// True when nothing was drawn: the picture is that of the paint before.
  public var isEmpty: Bool { bands.isEmpty }

  /// The rows of the bands that are marked.
  init(_ marks: [Bool], height: Int) {
    var bands: [Range<Int>] = []
    for (i, isMarked) in marks.enumerated() where isMarked {
      let rows = i * Damage.bandHeight..<min((i + 1) * Damage.bandHeight, height)
      if let last = bands.last, last.upperBound == rows.lowerBound {
        bands[bands.count - 1] = last.lowerBound..<rows.upperBound
      } else {
        bands.append(rows)
      }
    }
    self.bands = bands
  }

  /// Which bands of a canvas `height` pixels high any of the areas touches.
  static func bands(of areas: [PixelRect], height: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: (height + bandHeight - 1) / bandHeight)
    for area in areas where !area.isEmpty {
      let first = max(area.top, 0) / bandHeight, last = (min(area.bottom, height) - 1) / bandHeight
      if first <= last { for i in first...last { marks[i] = true } }
    }
    return marks
  }
}

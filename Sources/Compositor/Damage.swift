/// The rows that a paint has drawn.
public struct Damage: Hashable, Sendable {
  /// Height in pixels of the bands that drawing goes by; the last one may be lower.
  public static let bandHeight = 64

  /// Ranges of rows, from top to bottom, none touching another. All begin and end at bands.
  public let bands: [Range<Int>]

  /// True when nothing was drawn: the picture is that of the paint before.
  public var isEmpty: Bool { bands.isEmpty }

  /// Number of rows.
  public var rowCount: Int { bands.reduce(0) { $0 + $1.count } }

  init(rows: [Range<Int>]) { bands = rows }
}

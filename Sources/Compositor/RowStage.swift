import CCairo

/// One step of a filter: gives rows of numbers, made on demand from the rows of the step before. The last few rows are
/// kept, as many as the next step looks at, so that a picture streams through all steps without leaving the
/// processor's cache.
class RowStage {
  /// Cells that a stage gives: its columns, and those rows that may be other than 0.
  let area: PixelRect
  let channels: Int
  /// Numbers in a row: those of the columns, rounded up to four vectors.
  final let count: Int
  private let storage: UnsafeMutablePointer<UInt16>
  private let pitch: Int
  private let ring: Int
  private let held: UnsafeMutablePointer<Int>

  /// Numbers beyond both ends of a row that may be read (and are worth nothing).
  static let margin = 64

  /// A stage that keeps `ring` rows.
  init(_ area: PixelRect, channels: Int, ring: Int) {
    self.area = area
    self.channels = channels
    self.ring = ring
    count = (max(area.width, 1) * channels + 31) / 32 * 32
    pitch = count + 2 * RowStage.margin
    storage = .zeros(pitch * (ring + 1))
    held = .allocate(capacity: ring)
    held.initialize(repeating: .min, count: ring)
  }

  deinit {
    storage.deallocate()
    held.deallocate()
  }

  /// The row's first number. It holds until `ring` other rows have been asked for.
  final func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    // The row after the ring's is always 0.
    guard y >= area.top && y < area.bottom else { return storage + ring * pitch + RowStage.margin }
    let slot = ((y % ring) + ring) % ring
    let row = storage + slot * pitch + RowStage.margin
    if held[slot] != y {
      held[slot] = y
      fill(row, y)
    }
    return row
  }

  /// Takes row y from elsewhere.
  final func hold(_ y: Int, _ from: UnsafeMutablePointer<UInt16>) {
    let slot = ((y % ring) + ring) % ring
    held[slot] = y
    (storage + slot * pitch + RowStage.margin).update(from: from, count: count)
  }

  /// Bytes of memory that its rows take.
  final var bytes: Int { 2 * pitch * (ring + 1) }

  /// Makes row y. May write up to the margin beyond `count`.
  func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {}
}

/// All rows of another stage, kept.
final class StoredRows: RowStage {
  /// Pulls every row of `stage`.
  init(_ stage: RowStage) {
    super.init(stage.area, channels: stage.channels, ring: max(stage.area.height, 1))
    for y in area.top..<area.bottom { hold(y, stage.row(y)) }
  }
}

extension RowStage {
  /// Writes the high bytes of the rows; `target` lies within.
  func write(to target: BytePlane) {
    let skip = (target.area.left - area.left) * channels, width = target.area.width * channels
    for y in target.area.top..<target.area.bottom {
      let row = row(y) + skip, out = target.row(y)
      var i = 0
      // In eights: out of sixteens, processors without AVX2 would pack one by one.
      while i &+ 32 <= width {
        mk_prefetch(out + (i &+ 2 &* target.stride))
        out.storeHigh(row.words(i), row.words(i &+ 8), i)
        out.storeHigh(row.words(i &+ 16), row.words(i &+ 24), i &+ 16)
        i &+= 32
      }
      while i < width {
        out[i] = UInt8(truncatingIfNeeded: row[i] &>> 8)
        i &+= 1
      }
    }
  }
}

/// One row of 16-bit numbers with zeros on both sides, for the inner steps of filters.
final class RowScratch {
  /// The row's first number.
  let row: UnsafeMutablePointer<UInt16>
  private let storage: UnsafeMutablePointer<UInt16>

  /// A row of `count` numbers, all 0.
  init(_ count: Int) {
    let total = count + 2 * WordPlane.margin
    storage = .allocate(capacity: total)
    storage.initialize(repeating: 0, count: total)
    row = storage + WordPlane.margin
  }

  deinit { storage.deallocate() }
}

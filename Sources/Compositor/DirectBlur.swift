/// Blurs by a short Gaussian at full size: each row downwards from bytes to words, and at once across from words to
/// bytes.
struct DirectBlur {
  let gaussian: Gaussian

  /// Fills `target` with the part of the blurred source that lies there.
  func apply(_ source: BytePlane, to target: BytePlane) {
    let reach = gaussian.reach, channels = source.channels
    let left = max(source.area.left, target.area.left - reach)
    let right = min(source.area.right, target.area.right + reach)
    guard left < right else { return target.clear() }
    let count = (right - left) * channels, width = target.area.width * channels
    let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    zeros.initialize(repeating: 0, count: count)
    defer { zeros.deallocate() }
    // Numbers beyond the source are and stay 0.
    let capacity = (width / 2 + 63) / 64 * 64 + 2 * RowStage.margin
    let storage = UnsafeMutablePointer<UInt16>.zeros(2 * capacity)
    defer { storage.deallocate() }
    let start = (left - target.area.left) * channels
    let first = (left - source.area.left) * channels, last = source.area.bottom - 1
    gaussian.withWeights { weights in
      var row = DirectRow(
        weights: weights, channels: channels, start: start, count: count, width: width,
        even: storage + RowStage.margin, odd: storage + capacity + RowStage.margin, lines: zeros)
      for y in target.area.top..<target.area.bottom {
        guard y + reach >= source.area.top, y - reach <= last else {
          target.row(y).initialize(repeating: 0, count: width)
          continue
        }
        func line(_ j: Int) -> UnsafeMutablePointer<UInt8> {
          y + j >= source.area.top && y + j <= last ? source.row(y + j) + first : zeros
        }
        row.middle = line(0)
        row.above = (line(-1), line(-2), line(-3), line(-4), line(-5), line(-6))
        row.below = (line(1), line(2), line(3), line(4), line(5), line(6))
        row.ahead = source.row(min(max(y + reach + 2, source.area.top), last)) + first
        row.out = target.row(y)
        row.blur(reach: reach)
      }
    }
  }
}

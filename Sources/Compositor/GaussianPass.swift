/// Convolves planes with a short Gaussian, across and then downwards.
enum GaussianPass {
  /// The part `area` of the convolved plane.
  static func run(_ source: WordPlane, _ kernel: Gaussian, to area: PixelRect) -> WordPlane {
    run(kernel, rows: source.area, channels: source.channels, to: area) { y, row, left in
      let shift = (source.area.left - left) * source.channels
      copy(source.row(y), source.count, to: row, shift, source.channels * (area.width + 2 * kernel.reach))
    }
  }

  /// The part `area` of the convolved bytes, as numbers x 128.
  static func run(_ source: BytePlane, _ kernel: Gaussian, to area: PixelRect) -> WordPlane {
    run(kernel, rows: source.area, channels: source.channels, to: area) { y, row, left in
      let shift = (source.area.left - left) * source.channels
      let begin = max(0, -shift)
      let end = min(source.area.width * source.channels, source.channels * (area.width + 2 * kernel.reach) - shift)
      let bytes = source.row(y)
      var i = begin
      while i < end {
        row[i + shift] = UInt16(bytes[i]) &<< 7
        i += 1
      }
    }
  }

  private static func copy(
    _ from: UnsafeMutablePointer<UInt16>, _ count: Int, to row: UnsafeMutablePointer<UInt16>, _ shift: Int, _ room: Int
  ) {
    let begin = max(0, -shift), end = min(count, room - shift)
    if begin < end { (row + begin + shift).update(from: from + begin, count: end - begin) }
  }

  /// `load` puts the source's row y into a row whose first pixel is the column given; what it leaves stays 0.
  private static func run(
    _ kernel: Gaussian, rows: PixelRect, channels: Int, to area: PixelRect,
    load: (Int, UnsafeMutablePointer<UInt16>, Int) -> Void
  ) -> WordPlane {
    let reach = kernel.reach
    let result = WordPlane(area, channels: channels)
    let weights = kernel.weights.map { Words(repeating: $0) }
    let scratch = RowScratch(result.count + 2 * reach * channels)
    let across = WordPlane(
      PixelRect(area.left, max(rows.top, area.top - reach), area.right, min(rows.bottom, area.bottom + reach)),
      channels: channels)
    weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for y in across.area.top..<across.area.bottom {
        if y >= rows.top && y < rows.bottom { load(y, scratch.row, area.left - reach) } else { across.zero(y) }
        convolve(scratch.row + reach * channels, step: channels, weights, reach, to: across.row(y), across.count)
      }
      let nothing = RowScratch(across.count)
      var lines = [UnsafePointer<UInt16>](repeating: UnsafePointer(nothing.row), count: 2 * reach + 1)
      for y in area.top..<result.area.bottom {
        for i in 0...(2 * reach) {
          let at = y - reach + i
          let isInside = at >= across.area.top && at < across.area.bottom
          lines[i] = UnsafePointer(isInside ? across.row(at) : nothing.row)
        }
        lines.withUnsafeBufferPointer { lines in
          guard let lines = lines.baseAddress else { return }
          convolve(lines + reach, weights, reach, to: result.row(y), result.count)
        }
      }
    }
    return result
  }

  /// One row across: neighbours are `step` numbers apart.
  private static func convolve(
    _ row: UnsafeMutablePointer<UInt16>, step: Int, _ weights: UnsafePointer<Words>, _ reach: Int,
    to result: UnsafeMutablePointer<UInt16>, _ count: Int
  ) {
    // Every product is rounded down, by half a unit on average.
    let bias = Words.all(UInt16((reach + 1) / 2))
    var i = 0
    while i < count {
      var sum = row.words(i).high(times: weights[0]) &+ bias
      var j = 1, offset = step
      while j <= reach {
        sum &+= (row.words(i - offset) &+ row.words(i + offset)).high(times: weights[j])
        j += 1
        offset += step
      }
      result.store(sum, i)
      i += 8
    }
  }

  /// One row downwards, from the rows round `lines[0]`.
  private static func convolve(
    _ lines: UnsafePointer<UnsafePointer<UInt16>>, _ weights: UnsafePointer<Words>, _ reach: Int,
    to result: UnsafeMutablePointer<UInt16>, _ count: Int
  ) {
    let bias = Words.all(UInt16((reach + 1) / 2))
    var i = 0
    while i < count {
      var sum = lines[0].words(i).high(times: weights[0]) &+ bias
      var j = 1
      while j <= reach {
        sum &+= (lines[-j].words(i) &+ lines[j].words(i)).high(times: weights[j])
        j += 1
      }
      result.store(sum, i)
      i += 8
    }
  }
}

/// Convolves rows across with a Gaussian. Its source's columns reach as far beyond its own as the kernel.
final class AcrossStage: RowStage {
  private let source: RowStage
  private let kernel: Gaussian

  init(_ source: RowStage, _ kernel: Gaussian, left: Int, right: Int, ring: Int) {
    self.source = source
    self.kernel = kernel
    let area = PixelRect(left, source.area.top, right, source.area.bottom)
    super.init(area, channels: source.channels, ring: ring)
  }

  override func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {
    let from = source.row(y) + (area.left - source.area.left) * channels
    kernel.withWeights { weights in
      var i = 0
      while i < count {
        let middle = from + i
        var a = middle.wide(0).high(times: weights[0]), b = middle.wide(16).high(times: weights[0])
        var j = 1
        var low = middle - channels, high = middle + channels
        while j <= kernel.reach {
          let weight = weights[j]
          a &+= low.wide(0).average(high.wide(0)).high(times: weight)
          b &+= low.wide(16).average(high.wide(16)).high(times: weight)
          low -= channels
          high += channels
          j &+= 1
        }
        row.store(a, i)
        row.store(b, i + 16)
        i &+= 32
      }
    }
  }
}

/// Convolves rows downwards with a Gaussian. Adds half a byte's step, so that the high bytes are rounded.
final class DownStage: RowStage {
  private let source: RowStage
  private let kernel: Gaussian
  private let lines: UnsafeMutablePointer<UnsafeMutablePointer<UInt16>>

  init(_ source: RowStage, _ kernel: Gaussian, top: Int, bottom: Int) {
    self.source = source
    self.kernel = kernel
    let area = PixelRect(source.area.left, top, source.area.right, bottom)
    lines = .allocate(capacity: 2 * kernel.reach + 1)
    super.init(area, channels: source.channels, ring: 4)
  }

  deinit { lines.deallocate() }

  override func fill(_ row: UnsafeMutablePointer<UInt16>, _ y: Int) {
    let reach = kernel.reach
    for i in 0...(2 * reach) { (lines + i).initialize(to: source.row(y - reach + i)) }
    // Products are rounded down and averages up, both passes together by about this much.
    let bias = WideWords.all(128 + (reach + 1) / 2)
    let middle = lines + reach
    kernel.withWeights { weights in
      var i = 0
      while i < count {
        let line = middle[0] + i
        var a = line.wide(0).high(times: weights[0]) &+ bias, b = line.wide(16).high(times: weights[0]) &+ bias
        var j = 1
        while j <= reach {
          let weight = weights[j], low = middle[0 &- j] + i, high = middle[j] + i
          a &+= low.wide(0).average(high.wide(0)).high(times: weight)
          b &+= low.wide(16).average(high.wide(16)).high(times: weight)
          j &+= 1
        }
        row.store(a, i)
        row.store(b, i + 16)
        i &+= 32
      }
    }
  }
}

import CCairo

/// One row of a direct blur. Bytes at even and at odd places are kept apart, so that nothing needs to be spread or
/// packed.
struct DirectRow {
  typealias Bytes = UnsafeMutablePointer<UInt8>
  typealias Numbers = UnsafeMutablePointer<UInt16>
  typealias Lines = (Bytes, Bytes, Bytes, Bytes, Bytes, Bytes)

  private let weights: UnsafePointer<WideWords>
  private let channels: Int
  /// Numbers of the row blurred downwards: at even and at odd places of the target's row.
  private let even, odd: Numbers
  /// Where bytes of the source at even and at odd places go; how many bytes there are.
  private let first, second: Numbers
  private let count: Int
  /// Bytes of the target's row.
  private let width: Int
  /// The source's row and those at distances of 1, 2, ... from it, and one that is needed soon.
  var middle, ahead: Bytes
  var above, below: Lines
  /// The target's row.
  var out: Bytes

  /// Rows whose source begins `start` bytes right of the target.
  init(
    weights: UnsafePointer<WideWords>, channels: Int, start: Int, count: Int, width: Int, even: Numbers, odd: Numbers,
    lines: Bytes
  ) {
    (self.weights, self.channels, self.count, self.width) = (weights, channels, count, width)
    (self.even, self.odd) = (even, odd)
    first = (start & 1 == 0 ? even : odd) + (start >> 1)
    second = start & 1 == 0 ? odd + (start >> 1) : even + ((start + 1) >> 1)
    (middle, ahead, out) = (lines, lines, lines)
    above = (lines, lines, lines, lines, lines, lines)
    below = above
  }

  /// Blurs it. The reach is known where each of these is compiled, so that nothing is left to do but the sums.
  func blur(reach: Int) {
    switch reach {
    case 1: blur1()
    case 2: blur2()
    case 3: blur3()
    case 4: blur4()
    case 5: blur5()
    default: blur6()
    }
  }

  @inline(never) private func blur1() { pass(reach: 1) }
  @inline(never) private func blur2() { pass(reach: 2) }
  @inline(never) private func blur3() { pass(reach: 3) }
  @inline(never) private func blur4() { pass(reach: 4) }
  @inline(never) private func blur5() { pass(reach: 5) }
  @inline(never) private func blur6() { pass(reach: 6) }

  @inline(__always) private func pass(reach: Int) {
    down(reach: reach)
    if channels == 4 { across(channels: 4, reach: reach) } else { across(channels: channels, reach: reach) }
  }

  @inline(__always) private func down(reach: Int) {
    @inline(__always) func add(
      _ low: inout WideWords, _ high: inout WideWords, _ j: Int, _ a: Bytes, _ b: Bytes, _ i: Int
    ) {
      guard j <= reach else { return }
      let x = WideWords(pairs: a + i), y = WideWords(pairs: b + i), weight = weights[j]
      low &+= (x &<< 8).average(y &<< 8).high(times: weight)
      high &+= (x & 0xFF00).average(y & 0xFF00).high(times: weight)
    }
    let (a, b, c) = (above, below, middle)
    // The last block ends where the last pair of bytes does, and lies over the one before.
    let whole = count & ~1, last = whole &- 32
    var next = 0
    while last >= 0 && next < whole {
      let i = min(next, last)
      mk_prefetch(ahead + i)
      let x = WideWords(pairs: c + i), weight = weights[0]
      var low = (x &<< 8).high(times: weight), high = (x & 0xFF00).high(times: weight)
      add(&low, &high, 1, a.0, b.0, i)
      add(&low, &high, 2, a.1, b.1, i)
      add(&low, &high, 3, a.2, b.2, i)
      add(&low, &high, 4, a.3, b.3, i)
      add(&low, &high, 5, a.4, b.4, i)
      add(&low, &high, 6, a.5, b.5, i)
      first.store(low, i / 2)
      second.store(high, i / 2)
      next &+= 32
    }
    let i = last >= 0 ? whole : 0
    if i < count { downRest(i, reach: reach) }
  }

  /// The bytes from `i` on, one by one.
  @inline(never) private func downRest(_ i: Int, reach: Int) {
    let above = [above.0, above.1, above.2, above.3, above.4, above.5]
    let below = [below.0, below.1, below.2, below.3, below.4, below.5]
    for i in i..<count {
      var sum = UInt16(truncatingIfNeeded: (UInt32(middle[i]) &<< 8 &* UInt32(weights[0][0])) &>> 16)
      for j in 1...reach {
        let pair = (UInt32(above[j - 1][i]) &+ UInt32(below[j - 1][i])) &<< 7
        sum &+= UInt16(truncatingIfNeeded: (pair &* UInt32(weights[j][0])) &>> 16)
      }
      (i & 1 == 0 ? first : second)[i / 2] = sum
    }
  }

  @inline(__always) private func across(channels: Int, reach: Int) {
    // Products are rounded down and averages up, both passes together by about this much.
    let bias = WideWords.all(128 + (reach + 1) / 2)
    @inline(__always) func numbers(_ place: Int, _ i: Int) -> WideWords {
      (place & 1 == 0 ? even : odd).wide(i &+ (place &>> 1))
    }
    @inline(__always) func pair(_ place: Int, _ i: Int, _ j: Int) -> WideWords {
      guard j <= reach else { return .zero }
      let distance = j &* channels
      return numbers(place &- distance, i).average(numbers(place &+ distance, i)).high(times: weights[j])
    }
    @inline(__always) func sum(_ place: Int, _ i: Int) -> WideWords {
      numbers(place, i).high(times: weights[0]) &+ bias
        &+ pair(place, i, 1) &+ pair(place, i, 2) &+ pair(place, i, 3)
        &+ pair(place, i, 4) &+ pair(place, i, 5) &+ pair(place, i, 6)
    }
    var i = 0
    while i < width {
      let bytes = (sum(0, i / 2) &>> 8) | (sum(1, i / 2) & 0xFF00)
      if i &+ 32 <= width { out.store(bytes, i) } else { out.store(bytes, i, only: 0..<(width &- i)) }
      i &+= 32
    }
  }
}

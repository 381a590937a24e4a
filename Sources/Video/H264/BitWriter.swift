/// Writes what `BitReader` reads.
struct BitWriter {
  /// Whole bytes so far; the last may be begun.
  private(set) var bytes: [UInt8]
  /// Bits still free in the last byte.
  private var free = 0

  /// Begins behind whole bytes.
  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// The lowest `count` bits of a number, at most 32.
  mutating func bits(_ value: Int, _ count: Int) {
    var left = count
    while left > 0 {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      let taken = min(left, free)
      let part = value >> (left - taken) & ((1 << taken) - 1)
      bytes[bytes.count - 1] |= UInt8(part << (free - taken))
      free -= taken
      left -= taken
    }
  }

  /// A bit.
  mutating func flag(_ value: Bool) { bits(value ? 1 : 0, 1) }

  /// An unsigned Exp-Golomb code, ue(v).
  mutating func unsigned(_ value: Int) {
    let width = Int.bitWidth - (value + 1).leadingZeroBitCount
    bits(0, width - 1)
    bits(value + 1, width)
  }

  /// A signed Exp-Golomb code, se(v).
  mutating func signed(_ value: Int) { unsigned(value > 0 ? 2 * value - 1 : -2 * value) }

  /// Bits of another payload as they are.
  mutating func copy(_ range: Range<Int>, of payload: [UInt8]) throws {
    var reader = BitReader(payload, at: range.lowerBound)
    while reader.position < range.upperBound {
      let count = min(8, range.upperBound - reader.position)
      bits(try reader.bits(count), count)
    }
  }

  /// Fills the last byte with `bit`.
  mutating func align(with bit: Bool) { while free > 0 { flag(bit) } }

  /// Whole bytes; the last must be full.
  mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// The stop bit and zeros (rbsp_trailing_bits).
  mutating func stop() {
    flag(true)
    align(with: false)
  }
}

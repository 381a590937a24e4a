/// Reads bits, first the highest of each byte, from the payload of a unit of H.264 (ISO/IEC 14496-10, 7.2 and 9.1).
struct BitReader {
  /// What is read: a payload without emulation prevention bytes.
  let bytes: [UInt8]
  /// The next bit, counted from the first of the first byte.
  private(set) var position: Int

  /// Begins at a bit of a payload.
  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The next `count` bits as a number, at most 32. Throws when there are no more.
  mutating func bits(_ count: Int) throws -> Int {
    guard position + count <= bytes.count * 8 else {
      throw VideoError(.failed, "the encoder's headers end early", mend: "please report this with the script")
    }
    var value = 0, left = count
    while left > 0 {
      let used = position & 7, taken = min(left, 8 - used)
      value = value << taken | Int(bytes[position >> 3]) >> (8 - used - taken) & ((1 << taken) - 1)
      position += taken
      left -= taken
    }
    return value
  }

  /// The next bit.
  mutating func flag() throws -> Bool { try bits(1) == 1 }

  /// An unsigned Exp-Golomb code, ue(v).
  mutating func unsigned() throws -> Int {
    var zeros = 0
    while try !flag() {
      zeros += 1
      guard zeros < 32 else { throw VideoError(.failed, "the encoder's headers hold no number where one belongs") }
    }
    return try (1 << zeros) - 1 + bits(zeros)
  }

  /// A signed Exp-Golomb code, se(v).
  mutating func signed() throws -> Int {
    let code = try unsigned()
    return code & 1 == 1 ? (code + 1) / 2 : -code / 2
  }

  /// The stop bit behind the last bit of a payload (rbsp_trailing_bits).
  var end: Int {
    guard let last = bytes.lastIndex(where: { $0 != 0 }) else { return position }
    return last * 8 + 7 - bytes[last].trailingZeroBitCount
  }
}

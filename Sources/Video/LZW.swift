/// GIF's compression: Lempel, Ziv and Welch's with codes of 9 to 12 bits (GIF89a specification, appendix F).
enum LZW {
  /// Codes bytes as GIF's image data: the size of a symbol, blocks of up to 255 bytes, and an empty block.
  static func code(_ symbols: some Sequence<UInt8>) -> [UInt8] {
    var output = Bits()
    // By code so far and next symbol: the code of both, plus one.
    var table = [UInt16](repeating: 0, count: 4096 << 8)
    var used: [Int] = []
    var next = end + 1, width = 9
    output.put(clear, width)
    var current = -1
    for symbol in symbols {
      if current < 0 {
        current = Int(symbol)
        continue
      }
      let place = current << 8 | Int(symbol)
      if table[place] != 0 {
        current = Int(table[place]) - 1
        continue
      }
      output.put(current, width)
      current = Int(symbol)
      if next < 4096 {
        table[place] = UInt16(next + 1)
        used.append(place)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        output.put(clear, width)
        for place in used { table[place] = 0 }
        used.removeAll(keepingCapacity: true)
        next = end + 1
        width = 9
      }
    }
    if current >= 0 { output.put(current, width) }
    // A decoder has added one more entry by now, which may have widened its codes.
    if next == 1 << width, width < 12 { width += 1 }
    output.put(end, width)
    return [8] + blocks(output.finish())
  }

  private static let clear = 256
  private static let end = 257

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(bytes.count, start + 255)]
      result.append(UInt8(block.count))
      result.append(contentsOf: block)
    }
    result.append(0)
    return result
  }

  /// Bits, lowest first.
  private struct Bits {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count = 0

    mutating func put(_ value: Int, _ width: Int) {
      pending |= UInt32(value) << UInt32(count)
      count += width
      while count >= 8 {
        bytes.append(UInt8(pending & 255))
        pending >>= 8
        count -= 8
      }
    }

    mutating func finish() -> [UInt8] {
      if count > 0 { bytes.append(UInt8(pending & 255)) }
      return bytes
    }
  }
}

/// H.264 and HEVC as a stream of units that begin with 00 00 01 (ISO/IEC 14496-10, annex B).
enum ByteStream {
  /// The stream without remarks (SEI messages): what x264 and x265 say about their version and settings.
  static func withoutRemarks(_ bytes: UnsafeRawBufferPointer, isHEVC: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let starts = unitStarts(bytes)
    if starts.isEmpty { return Array(bytes) }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].code : bytes.count
      guard start.unit < end else { continue }
      let first = bytes[start.unit]
      let isRemark = isHEVC ? [39, 40].contains(first >> 1 & 63) : first & 31 == 6
      if !isRemark { result.append(contentsOf: bytes[start.code..<end]) }
    }
    return result
  }

  /// Where each unit's start code and its first byte lie.
  private static func unitStarts(_ bytes: UnsafeRawBufferPointer) -> [(code: Int, unit: Int)] {
    var result: [(code: Int, unit: Int)] = []
    var i = 0
    while i + 3 <= bytes.count {
      if bytes[i + 2] > 1 {
        i += 3
      } else if bytes[i] == 0, bytes[i + 1] == 0, bytes[i + 2] == 1 {
        let code = i > 0 && bytes[i - 1] == 0 ? i - 1 : i
        result.append((code, i + 3))
        i += 3
      } else {
        i += 1
      }
    }
    return result
  }
}

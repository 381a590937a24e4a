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

  /// The units in order, without their start codes.
  static func units(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let starts = bytes.withUnsafeBytes { unitStarts($0) }
    return starts.indices.map {
      bytes[starts[$0].unit..<($0 + 1 < starts.count ? starts[$0 + 1].code : bytes.count)]
    }
  }

  /// What a unit carries: without the bytes that keep its contents from looking like a start code (7.3.1).
  static func payload(_ unit: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(unit.count)
    var zeros = 0
    for byte in unit {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      result.append(byte)
    }
    return result
  }

  /// A unit as it stands in a stream, made of what it carries.
  static func unit(_ payload: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = [0, 0, 0, 1]
    result.reserveCapacity(payload.count + payload.count / 64 + 8)
    var zeros = 0
    for byte in payload {
      if zeros >= 2, byte <= 3 {
        result.append(3)
        zeros = 0
      }
      zeros = byte == 0 ? zeros + 1 : 0
      result.append(byte)
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

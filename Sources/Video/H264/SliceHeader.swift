/// The header of a coded slice (ISO/IEC 14496-10, 7.3.3), as far as it has to be known to count its picture anew.
struct SliceHeader {
  /// `frame_num` of its picture.
  let number: Int
  /// Whether other pictures may refer to its picture.
  let isReference: Bool
  /// Where `pic_order_cnt_lsb` stands, or belongs, in the payload.
  private let order: Range<Int>
  /// The first bit behind the header.
  private let end: Int
  private let payload: [UInt8]
  private let isArithmetic: Bool

  /// Reads the header of a slice's payload, its first byte included.
  init(_ payload: [UInt8], _ sets: ParameterSets) throws {
    var reader = BitReader(payload)
    let unit = try reader.bits(8)
    let isKey = unit & 31 == 5
    isReference = unit >> 5 & 3 != 0
    _ = try reader.unsigned()
    let kind = try Kind(rawValue: reader.unsigned() % 5)
    _ = try reader.unsigned()
    number = try reader.bits(sets.numberBits)
    if isKey { _ = try reader.unsigned() }
    let start = reader.position
    _ = try reader.bits(sets.encoderOrderBits ?? 0)
    order = start..<reader.position
    guard let kind else { throw VideoError(.failed, "the encoder made a slice of an unknown kind") }
    // Motion taken from another picture in time would be scaled by distances that are others with held pictures between.
    if kind == .both, try !reader.flag() { throw VideoError(.failed, "the encoder predicted motion by time") }
    try Self.skipReferences(kind, sets, &reader)
    if isReference { try Self.skipMarking(isKey: isKey, &reader) }
    if sets.isArithmetic, kind != .intra { _ = try reader.unsigned() }
    _ = try reader.signed()
    if sets.saysDeblocking, try reader.unsigned() != 1 { _ = try (reader.signed(), reader.signed()) }
    end = reader.position
    self.payload = payload
    isArithmetic = sets.isArithmetic
  }

  /// `slice_type` modulo 5.
  private enum Kind: Int { case forward, both, intra }

  private static func skipReferences(_ kind: Kind, _ sets: ParameterSets, _ reader: inout BitReader) throws {
    if kind == .intra { return }
    var counts = sets.references
    if try reader.flag() {
      counts.0 = try reader.unsigned() + 1
      if kind == .both { counts.1 = try reader.unsigned() + 1 }
    }
    for _ in 0..<(kind == .both ? 2 : 1) where try reader.flag() {
      while try reader.unsigned() != 3 { _ = try reader.unsigned() }
    }
    guard sets.hasWeights, kind == .forward else { return }
    _ = try (reader.unsigned(), reader.unsigned())
    for _ in 0..<counts.0 {
      if try reader.flag() { _ = try (reader.signed(), reader.signed()) }
      if try reader.flag() { for _ in 0..<4 { _ = try reader.signed() } }
    }
  }

  /// `dec_ref_pic_marking`.
  private static func skipMarking(isKey: Bool, _ reader: inout BitReader) throws {
    if isKey {
      _ = try reader.bits(2)
      return
    }
    guard try reader.flag() else { return }
    while true {
      let operation = try reader.unsigned()
      if operation == 0 { return }
      if operation != 5 { _ = try reader.unsigned() }
      if operation == 3 { _ = try reader.unsigned() }
    }
  }

  /// The slice's payload with its picture counted as the one that is shown `frame` frames after the key frame.
  func counted(_ frame: Int) throws -> [UInt8] {
    var writer = BitWriter()
    try writer.copy(0..<order.lowerBound, of: payload)
    // Two a picture, since a field would count one.
    writer.bits(2 * frame, ParameterSets.orderBits)
    try writer.copy(order.upperBound..<end, of: payload)
    if isArithmetic {
      writer.align(with: true)
      writer.append(payload[((end + 7) / 8)...])
    } else {
      try writer.copy(end..<BitReader(payload).end, of: payload)
      writer.stop()
    }
    return writer.bytes
  }
}

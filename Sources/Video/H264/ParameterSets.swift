/// What the headers of an H.264 stream say of its slices (ISO/IEC 14496-10, 7.3.2.1 and 7.3.2.2), and the headers of a
/// stream in which pictures can be held.
///
/// Two things change. Pictures are counted in 16 bits, so that any number of held ones fits between two that the encoder
/// counts as neighbours; and there is a second picture parameter set, for the held ones, whose pictures are coded without
/// arithmetic coding and weights.
struct ParameterSets {
  /// Bits of `pic_order_cnt_lsb` in the stream that is made.
  static let orderBits = 16
  /// The picture parameter set of held pictures.
  static let heldSet = 1

  /// Bits of `frame_num`.
  private(set) var numberBits = 0
  /// Bits of `pic_order_cnt_lsb` in the encoder's stream; nil where pictures come in the order in which they are shown.
  private(set) var encoderOrderBits: Int?
  /// Macroblocks of a picture.
  private(set) var macroblocks = 0
  /// Whether slices are coded arithmetically, and so begin at a whole byte.
  private(set) var isArithmetic = false
  /// Pictures that slices refer to unless they say otherwise.
  private(set) var references = (0, 0)
  /// Whether slices that predict from one side carry weights.
  private(set) var hasWeights = false
  /// Whether slices say how they are deblocked.
  private(set) var saysDeblocking = false
  /// The headers of the stream that is made.
  private(set) var header: [UInt8] = []

  /// Reads an encoder's headers; nil when the stream is of a kind that x264 does not make of our settings, in which
  /// nothing is held.
  init?(_ header: [UInt8]) {
    var sequence: [UInt8] = [], picture: [UInt8] = []
    for unit in ByteStream.units(header) {
      switch unit.first.map({ $0 & 31 }) {
      case 7: sequence = ByteStream.payload(unit)
      case 8 where picture.isEmpty: picture = ByteStream.payload(unit)
      default: return nil
      }
    }
    guard let sequence = try? readSequence(sequence), (try? readPicture(picture)) == true else { return nil }
    self.header = [sequence, picture, heldPictureSet(picture)].flatMap { ByteStream.unit($0) }
  }

  /// Reads the sequence parameter set and writes it anew; nil where it holds what we do not know.
  private mutating func readSequence(_ bytes: [UInt8]) throws -> [UInt8]? {
    var reader = BitReader(bytes)
    let profile = try reader.bits(16) & 255
    _ = try reader.bits(16)
    guard try reader.unsigned() == 0 else { return nil }
    if [100, 110, 122, 244].contains(profile) {
      let chroma = try reader.unsigned()
      let depths = try (reader.unsigned(), reader.unsigned())
      _ = try reader.flag()
      guard chroma == 1, depths == (0, 0), try !reader.flag() else { return nil }
    }
    numberBits = try reader.unsigned() + 4
    var writer = BitWriter()
    try writer.copy(0..<reader.position, of: bytes)
    switch try reader.unsigned() {
    case 0: encoderOrderBits = try reader.unsigned() + 4
    case 2: encoderOrderBits = nil
    default: return nil
    }
    writer.unsigned(0)
    writer.unsigned(Self.orderBits - 4)
    let rest = reader.position..<reader.end
    _ = try reader.unsigned()
    _ = try reader.flag()
    macroblocks = try (reader.unsigned() + 1) * (reader.unsigned() + 1)
    guard try reader.flag() else { return nil }
    try writer.copy(rest, of: bytes)
    writer.stop()
    return writer.bytes
  }

  /// Reads the picture parameter set; false where it holds what we do not know.
  private mutating func readPicture(_ bytes: [UInt8]) throws -> Bool {
    var reader = BitReader(bytes)
    _ = try reader.bits(8)
    guard try reader.unsigned() == 0, try reader.unsigned() == 0 else { return false }
    isArithmetic = try reader.flag()
    guard try !reader.flag(), try reader.unsigned() == 0 else { return false }
    references = try (reader.unsigned() + 1, reader.unsigned() + 1)
    hasWeights = try reader.flag()
    // Weights that follow from the distance of pictures in time would be others with held ones between them.
    guard try reader.bits(2) == 0 else { return false }
    _ = try (reader.signed(), reader.signed(), reader.signed())
    saysDeblocking = try reader.flag()
    _ = try reader.flag()
    return try !reader.flag()
  }

  /// The set of held pictures: one reference, no arithmetic coding, no weights.
  private func heldPictureSet(_ picture: [UInt8]) -> [UInt8] {
    var writer = BitWriter(Array(picture.prefix(1)))
    writer.unsigned(Self.heldSet)
    writer.unsigned(0)
    writer.bits(0b00, 2)
    for _ in 0..<3 { writer.unsigned(0) }
    writer.bits(0b000, 3)
    for _ in 0..<3 { writer.signed(0) }
    writer.bits(0b100, 3)
    writer.stop()
    return writer.bytes
  }
}

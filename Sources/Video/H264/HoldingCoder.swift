/// Codes H.264 by an encoder of FFmpeg that sees a screen at rest twice, when it comes to rest and when it leaves: the
/// frames between are written here, as pictures that show the first of them again.
///
/// The encoder is told how long each frame lasts, and spends as much on one that lasts as on many that repeat it.
final class HoldingCoder: ChunkCoder {
  /// Shorter rests are left to the encoder, which would be hindered more than helped.
  private static let shortest = 4

  private let encoder: Encoder
  private let picture: Picture
  private let sets: ParameterSets?
  private(set) var held = 0
  /// Frames to be held, by rests, in the order in which they are shown.
  private var rests: [Range<Int>] = []
  /// `frame_num` of the picture that the next rest shows again, once it is coded.
  private var shown: Int?
  private var newest = 0

  /// Opens the encoder of a recipe.
  init(_ recipe: EncoderRecipe, width: Int, height: Int, rate: Rational) throws {
    encoder = try Encoder(recipe, width: width, height: height, rate: rate)
    picture = try Picture(layout: recipe.layout, width: width, height: height)
    sets = ParameterSets(encoder.header)
  }

  var header: [UInt8] { sets?.header ?? encoder.header }

  func convert(_ painted: PaintedFrame) throws { try picture.update(from: painted) }

  func encode(_ frames: Range<Int>, sink: (Packet) throws -> Void) throws {
    guard sets != nil, frames.count >= Self.shortest else {
      for frame in frames { try encode(frame, sink: sink) }
      return
    }
    rests.append(frames.dropFirst().dropLast())
    held += frames.count - 2
    // Held pictures refer to the first, so that it must be a reference, and come after all that is shown before it.
    try encode(frames.lowerBound, isAnchor: frames.lowerBound > 0, sink: sink)
    try encode(frames.upperBound - 1, sink: sink)
  }

  func finish(sink: (Packet) throws -> Void) throws { try encoder.finish { try pass($0, sink) } }

  private func encode(_ frame: Int, isAnchor: Bool = false, sink: (Packet) throws -> Void) throws {
    try encoder.encode(picture, frame: frame, isAnchor: isAnchor) { try pass($0, sink) }
  }

  /// Counts a picture anew, and lets held ones go before it where it is their turn.
  private func pass(_ packet: Packet, _ sink: (Packet) throws -> Void) throws {
    guard let sets else { return try sink(packet) }
    if let rest = rests.first, let shown, packet.frame > rest.lowerBound {
      rests.removeFirst()
      self.shown = nil
      for frame in rest {
        let bytes = HeldPicture.unit(frame, held: shown, newest: newest, sets)
        try bytes.withUnsafeBytes { try sink(Packet(frame: frame, isKey: false, bytes: $0)) }
      }
    }
    var bytes: [UInt8] = []
    for unit in ByteStream.units(Array(packet.bytes)) {
      let payload = ByteStream.payload(unit)
      guard let kind = payload.first.map({ $0 & 31 }), kind == 1 || kind == 5 else {
        bytes += ByteStream.unit(payload)
        continue
      }
      let slice = try SliceHeader(payload, sets)
      bytes += ByteStream.unit(try slice.counted(packet.frame))
      if slice.isReference { newest = slice.number }
    }
    if let rest = rests.first, packet.frame == rest.lowerBound - 1 { shown = newest }
    try bytes.withUnsafeBytes { try sink(Packet(frame: packet.frame, isKey: packet.isKey, bytes: $0)) }
  }
}

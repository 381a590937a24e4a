/// Turns the frames of one chunk into packets.
protocol ChunkCoder: AnyObject {
  /// Takes up the next frame's pixels.
  func convert(_ painted: PaintedFrame) throws
  /// Codes the frame as last converted. `frame` counts from the chunk's first.
  func encode(frame: Int, sink: (Packet) throws -> Void) throws
  /// Hands out what is left.
  func finish(sink: (Packet) throws -> Void) throws
  /// Headers for the container, once at least a frame was encoded.
  var header: [UInt8] { get }
}

/// Codes by an encoder of FFmpeg.
final class LibraryCoder: ChunkCoder {
  private let encoder: Encoder
  private let picture: Picture
  private let isIntra: Bool
  private var hasChanged = true
  private var last: [UInt8] = []

  /// Opens the encoder of a recipe.
  init(_ recipe: EncoderRecipe, width: Int, height: Int, rate: Rational) throws {
    encoder = try Encoder(recipe, width: width, height: height, rate: rate)
    picture = try Picture(layout: recipe.layout, width: width, height: height)
    isIntra = recipe.isIntra
  }

  func convert(_ painted: PaintedFrame) throws { hasChanged = try picture.update(from: painted) || last.isEmpty }

  func encode(frame: Int, sink: (Packet) throws -> Void) throws {
    guard isIntra else { return try encoder.encode(picture, frame: frame, sink: sink) }
    if !hasChanged {
      return try last.withUnsafeBytes { try sink(Packet(frame: frame, isKey: true, bytes: $0)) }
    }
    try encoder.encode(picture, frame: frame) { packet in
      last = Array(packet.bytes)
      try sink(packet)
    }
  }

  func finish(sink: (Packet) throws -> Void) throws { try encoder.finish(sink) }
  var header: [UInt8] { encoder.header }
}

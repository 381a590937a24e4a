/// Turns the frames of one chunk into packets.
protocol ChunkCoder: AnyObject {
  /// Takes up the next frame's pixels.
  func convert(_ painted: PaintedFrame) throws
  /// Codes the pixels as last converted, which all of these frames show. They count from the chunk's first.
  func encode(_ frames: Range<Int>, sink: (Packet) throws -> Void) throws
  /// Hands out what is left.
  func finish(sink: (Packet) throws -> Void) throws
  /// Frames so far that no encoder saw, since they repeat the one before.
  var held: Int { get }
  /// Headers for the container, once at least a frame was encoded.
  var header: [UInt8] { get }
}

/// Codes every frame by an encoder of FFmpeg.
final class LibraryCoder: ChunkCoder {
  private let encoder: Encoder
  private let picture: Picture
  private let isIntra: Bool
  private(set) var held = 0

  /// Opens the encoder of a recipe.
  init(_ recipe: EncoderRecipe, width: Int, height: Int, rate: Rational) throws {
    encoder = try Encoder(recipe, width: width, height: height, rate: rate)
    picture = try Picture(layout: recipe.layout, width: width, height: height)
    isIntra = recipe.isIntra
  }

  func convert(_ painted: PaintedFrame) throws { try picture.update(from: painted) }

  func encode(_ frames: Range<Int>, sink: (Packet) throws -> Void) throws {
    guard isIntra else {
      for frame in frames { try encoder.encode(picture, frame: frame, sink: sink) }
      return
    }
    held += frames.count - 1
    try encoder.encode(picture, frame: frames.lowerBound) { packet in
      for frame in frames { try sink(Packet(frame: frame, isKey: true, bytes: packet.bytes)) }
    }
  }

  func finish(sink: (Packet) throws -> Void) throws { try encoder.finish(sink) }
  var header: [UInt8] { encoder.header }
}

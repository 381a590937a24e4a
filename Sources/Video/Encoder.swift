import CFFmpeg
import Foundation

/// One encoder of FFmpeg, on one thread, for one chunk.
final class Encoder {
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  private let recipe: EncoderRecipe

  /// Opens the encoder.
  init(_ recipe: EncoderRecipe, width: Int, height: Int, rate: Rational) throws {
    FFmpegLog.quieten()
    self.recipe = recipe
    guard let codec = avcodec_find_encoder_by_name(recipe.encoder), let context = avcodec_alloc_context3(codec),
      let packet = av_packet_alloc()
    else { throw VideoError(.failed, "FFmpeg has no encoder \(recipe.encoder)", mend: Codec.mend) }
    self.context = context
    self.packet = packet
    let tags = recipe.layout.tags
    context.pointee.width = Int32(width)
    context.pointee.height = Int32(height)
    context.pointee.pix_fmt = recipe.layout.format
    context.pointee.time_base = AVRational(num: Int32(rate.den), den: Int32(rate.num))
    context.pointee.framerate = AVRational(num: Int32(rate.num), den: Int32(rate.den))
    context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    context.pointee.color_primaries = tags.primaries
    context.pointee.color_trc = tags.transfer
    context.pointee.colorspace = tags.matrix
    context.pointee.color_range = tags.range
    context.pointee.chroma_sample_location = tags.siting
    context.pointee.field_order = AV_FIELD_PROGRESSIVE
    context.pointee.thread_count = 1
    context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_BITEXACT
    for option in recipe.options {
      try check(
        av_opt_set(context, option[0], option[1], AV_OPT_SEARCH_CHILDREN), "set \(option[0])=\(option[1])",
        at: recipe.encoder)
    }
    Encoder.door.lock()
    defer { Encoder.door.unlock() }
    try check(avcodec_open2(context, codec, nil), "open the encoder for \(width)x\(height)", at: recipe.encoder)
  }

  /// Encoders open and close one at a time: SVT-AV1 1.4 keeps what it reads of the processor in a global that each
  /// instance makes and frees, and crashes when two do so at once.
  private static let door = NSLock()

  deinit {
    var a: UnsafeMutablePointer<AVCodecContext>? = context
    var b: UnsafeMutablePointer<AVPacket>? = packet
    Encoder.door.lock()
    avcodec_free_context(&a)
    Encoder.door.unlock()
    av_packet_free(&b)
  }

  /// Headers that belong into the container rather than into packets.
  var header: [UInt8] {
    guard let data = context.pointee.extradata else { return [] }
    let bytes = Array(UnsafeBufferPointer(start: data, count: Int(context.pointee.extradata_size)))
    return recipe.encoder == "libx264" || recipe.encoder == "libx265"
      ? bytes.withUnsafeBytes { Array(ByteStream.withoutRemarks($0, isHEVC: recipe.encoder == "libx265")) } : bytes
  }

  /// Encodes the next frame. Coded frames come out through `sink` as they are ready.
  /// An anchor is predicted from earlier frames alone, and others may refer to it.
  func encode(_ picture: Picture, frame: Int, isAnchor: Bool = false, sink: (Packet) throws -> Void) throws {
    try encode(picture.frame, frame: frame, isAnchor: isAnchor, sink: sink)
  }

  /// The same for a frame of FFmpeg's, of the recipe's layout.
  func encode(
    _ picture: UnsafeMutablePointer<AVFrame>, frame: Int, isAnchor: Bool = false, sink: (Packet) throws -> Void
  ) throws {
    picture.pointee.pts = Int64(frame)
    picture.pointee.pict_type = isAnchor ? AV_PICTURE_TYPE_P : AV_PICTURE_TYPE_NONE
    try check(avcodec_send_frame(context, picture), "encode a frame", at: recipe.encoder)
    try receive(sink)
  }

  /// Hands out what is left.
  func finish(_ sink: (Packet) throws -> Void) throws {
    try check(avcodec_send_frame(context, nil), "finish a chunk", at: recipe.encoder)
    try receive(sink)
  }

  private func receive(_ sink: (Packet) throws -> Void) throws {
    while true {
      let code = avcodec_receive_packet(context, packet)
      if code == mk_averror(EAGAIN) || code == mk_averror_eof() { return }
      try check(code, "encode a frame", at: recipe.encoder)
      defer { av_packet_unref(packet) }
      let bytes = UnsafeRawBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size))
      let frame = Int(packet.pointee.pts), isKey = packet.pointee.flags & AV_PKT_FLAG_KEY != 0
      if isKey, recipe.encoder == "libx264" || recipe.encoder == "libx265" {
        let clean = ByteStream.withoutRemarks(bytes, isHEVC: recipe.encoder == "libx265")
        try clean.withUnsafeBytes { try sink(Packet(frame: frame, isKey: isKey, bytes: $0)) }
      } else {
        try sink(Packet(frame: frame, isKey: isKey, bytes: bytes))
      }
    }
  }
}

/// What FFmpeg's libraries print.
enum FFmpegLog {
  /// Keeps them from writing to the terminal; what matters comes back as an error code.
  static func quieten() { _ = once }
  private static let once: Void = {
    av_log_set_level(AV_LOG_FATAL)
    // SVT-AV1 prints its settings unless told not to.
    setenv("SVT_LOG", "1", 0)
  }()
}

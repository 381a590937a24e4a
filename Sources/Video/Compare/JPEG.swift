import CFFmpeg
import Compositor

/// Small pictures for pages and approvals.
public enum JPEG {
  /// A frame of BT.709 limited range as a JPEG file of a width, and a height to match.
  static func encoded(_ frame: MovieFrame, width: Int) throws -> [UInt8] {
    let height = max(2, frame.height * width / max(1, frame.width) & ~1)
    // JPEG knows only BT.601, full range.
    let graph = try PictureGraph(
      "[in0]scale=\(width & ~1):\(height):flags=area:in_color_matrix=bt709:in_range=limited:out_color_matrix=bt601"
        + ":out_range=full,format=yuvj420p[out0]", inputs: [PictureShape(frame)])
    try graph.push(frame)
    guard let small = try graph.pull() else { throw VideoError(.failed, "cannot make a small picture") }
    return try encoded(small, quality: 3)
  }

  /// A picture as a JPEG file.
  /// - Parameter quality: the quantiser's scale, 1 (best) to 31.
  /// - Throws: `VideoError` when FFmpeg cannot.
  public static func encoded(_ bitmap: Bitmap, quality: Int) throws -> [UInt8] {
    FFmpegLog.quieten()
    let frame = try MovieFrame()
    frame.frame.pointee.format = AV_PIX_FMT_YUVJ420P.rawValue
    frame.frame.pointee.width = Int32(bitmap.width)
    frame.frame.pointee.height = Int32(bitmap.height)
    frame.frame.pointee.color_range = AVCOL_RANGE_JPEG
    try check(av_frame_get_buffer(frame.frame, 64), "allocate a small picture")
    let exact: Int32 = 4 | 0x40000 | 0x80000 | 0x4000  // bicubic, accurate rounding, bit-exact, full chroma in
    guard
      let scaler = sws_getContext(
        Int32(bitmap.width), Int32(bitmap.height), AV_PIX_FMT_BGRA, Int32(bitmap.width), Int32(bitmap.height),
        AV_PIX_FMT_YUV420P, exact, nil, nil, nil)
    else { throw VideoError(.failed, "cannot make a small picture") }
    defer { sws_freeContext(scaler) }
    let table = sws_getCoefficients(5)
    sws_setColorspaceDetails(scaler, table, 1, table, 1, 0, 1 << 16, 1 << 16)
    bitmap.withBytes { bytes in
      var source: [UnsafePointer<UInt8>?] = [bytes.bindMemory(to: UInt8.self).baseAddress]
      var stride = [Int32(bitmap.stride)]
      withUnsafeBytes(of: frame.frame.pointee.data) { data in
        withUnsafeBytes(of: frame.frame.pointee.linesize) { sizes in
          let planes = data.bindMemory(to: UnsafeMutablePointer<UInt8>?.self).baseAddress
          _ = sws_scale(
            scaler, &source, &stride, 0, Int32(bitmap.height), planes, sizes.bindMemory(to: Int32.self).baseAddress)
        }
      }
    }
    return try encoded(frame, quality: quality)
  }

  /// A frame of full range in the layout of JPEG.
  private static func encoded(_ small: MovieFrame, quality: Int) throws -> [UInt8] {
    guard let codec = avcodec_find_encoder(AV_CODEC_ID_MJPEG) else {
      throw VideoError(.failed, "cannot make a small picture")
    }
    var context = avcodec_alloc_context3(codec)
    var packet = av_packet_alloc()
    defer {
      avcodec_free_context(&context)
      av_packet_free(&packet)
    }
    guard let context, let packet else { throw VideoError(.failed, "out of memory") }
    context.pointee.width = Int32(small.width)
    context.pointee.height = Int32(small.height)
    context.pointee.pix_fmt = AV_PIX_FMT_YUVJ420P
    context.pointee.color_range = AVCOL_RANGE_JPEG
    context.pointee.time_base = AVRational(num: 1, den: 1)
    context.pointee.flags |= AV_CODEC_FLAG_QSCALE | AV_CODEC_FLAG_BITEXACT
    context.pointee.global_quality = Int32(quality) * Int32(FF_QP2LAMBDA)
    context.pointee.thread_count = 1
    try check(avcodec_open2(context, codec, nil), "open the encoder of small pictures")
    small.frame.pointee.quality = Int32(quality) * Int32(FF_QP2LAMBDA)
    small.frame.pointee.pts = 0
    try check(avcodec_send_frame(context, small.frame), "make a small picture")
    try check(avcodec_receive_packet(context, packet), "make a small picture")
    return Array(UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }

  /// The picture of a JPEG file's bytes.
  /// - Throws: `VideoError` when they are none.
  public static func decoded(_ bytes: [UInt8]) throws -> Bitmap {
    FFmpegLog.quieten()
    let frame = try MovieFrame()
    guard bytes.count > 4, bytes.count < 64 << 20, let codec = avcodec_find_decoder(AV_CODEC_ID_MJPEG) else {
      throw VideoError(.refused, "this is no JPEG picture")
    }
    var context = avcodec_alloc_context3(codec)
    var packet = av_packet_alloc()
    defer {
      avcodec_free_context(&context)
      av_packet_free(&packet)
    }
    guard let context, let packet, av_new_packet(packet, Int32(bytes.count)) >= 0 else {
      throw VideoError(.failed, "out of memory")
    }
    packet.pointee.data.update(from: bytes, count: bytes.count)
    context.pointee.thread_count = 1
    try check(avcodec_open2(context, codec, nil), "open the decoder of small pictures")
    try check(avcodec_send_packet(context, packet), "read a small picture")
    try check(avcodec_receive_frame(context, frame.frame), "read a small picture")
    return try frame.bitmap()
  }
}

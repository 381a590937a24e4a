import CFFmpeg

/// Small pictures for pages.
enum JPEG {
  /// A frame of BT.709 limited range as a JPEG file of a width, and a height to match.
  static func encoded(_ frame: MovieFrame, width: Int) throws -> [UInt8] {
    let height = max(2, frame.height * width / max(1, frame.width) & ~1)
    // JPEG knows only BT.601, full range.
    let graph = try PictureGraph(
      "[in0]scale=\(width & ~1):\(height):flags=area:in_color_matrix=bt709:in_range=limited:out_color_matrix=bt601"
        + ":out_range=full,format=yuvj420p[out0]", inputs: [PictureShape(frame)])
    try graph.push(frame)
    guard let small = try graph.pull(), let codec = avcodec_find_encoder(AV_CODEC_ID_MJPEG) else {
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
    context.pointee.global_quality = 3 * Int32(FF_QP2LAMBDA)
    context.pointee.thread_count = 1
    try check(avcodec_open2(context, codec, nil), "open the encoder of small pictures")
    small.frame.pointee.quality = 3 * Int32(FF_QP2LAMBDA)
    small.frame.pointee.pts = 0
    try check(avcodec_send_frame(context, small.frame), "make a small picture")
    try check(avcodec_receive_packet(context, packet), "make a small picture")
    return Array(UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }
}

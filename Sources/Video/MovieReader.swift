import CFFmpeg
import Compositor
import Foundation

/// Reads a movie's frames in the order in which they are shown. For use by one thread at a time.
public final class MovieReader {
  /// What the file says about itself.
  public let facts: MovieFacts
  private let path: String
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var decoder: UnsafeMutablePointer<AVCodecContext>?
  private let stream: UnsafeMutablePointer<AVStream>
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var atEnd = false
  private var earliest = Int.min

  /// Opens a movie file, or a folder of frames 00000.png, 00001.png and so on.
  ///
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - rate: frames a second of a folder.
  /// - Throws: `VideoError` when the file is not there or is no movie.
  public init(_ path: String, rate: Rational = Rational(60)) throws {
    FFmpegLog.quieten()
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw VideoError(.refused, "there is no such file", at: path)
    }
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    var name = "file:\(path)"
    if isFolder.boolValue {
      av_dict_set(&options, "framerate", "\(rate)", 0)
      name = "\(path.replacingOccurrences(of: "%", with: "%%"))/%05d.png"
    }
    let format = isFolder.boolValue ? av_find_input_format("image2") : nil
    var opened: UnsafeMutablePointer<AVFormatContext>?
    try check(avformat_open_input(&opened, name, format, &options), "open the movie", at: path)
    context = opened
    var decoderType: UnsafePointer<AVCodec>?
    var index: Int32 = -1
    if let opened {
      let code = avformat_find_stream_info(opened, nil)
      index = code < 0 ? code : av_find_best_stream(opened, AVMEDIA_TYPE_VIDEO, -1, -1, &decoderType, 0)
    }
    guard let opened, index >= 0, let stream = opened.pointee.streams[Int(index)], let decoderType else {
      avformat_close_input(&context)
      throw VideoError(.refused, "this file holds no pictures that can be read", at: path)
    }
    self.stream = stream
    facts = MovieFacts(opened, stream)
    decoder = avcodec_alloc_context3(decoderType)
    packet = av_packet_alloc()
    guard let decoder else { throw VideoError(.failed, "out of memory", at: path) }
    try check(avcodec_parameters_to_context(decoder, stream.pointee.codecpar), "read the movie's headers", at: path)
    decoder.pointee.thread_count = 0
    try check(avcodec_open2(decoder, decoderType, nil), "open the decoder", at: path)
  }

  deinit {
    avcodec_free_context(&decoder)
    av_packet_free(&packet)
    avformat_close_input(&context)
  }

  /// Goes to a frame, so that `next` gives it.
  public func seek(to frame: Int) throws {
    let base = stream.pointee.time_base, rate = facts.rate
    let time = av_rescale_q(
      Int64(frame), AVRational(num: Int32(rate.den), den: Int32(rate.num)), base)
    try check(
      avformat_seek_file(context, stream.pointee.index, Int64.min, time, time, 0), "go to frame \(frame)", at: path)
    avcodec_flush_buffers(decoder)
    atEnd = false
    earliest = frame
  }

  /// The next frame; nil at the end.
  public func next() throws -> MovieFrame? {
    while let frame = try decodeNext() {
      if frame.index >= earliest { return frame }
    }
    return nil
  }

  private func decodeNext() throws -> MovieFrame? {
    let frame = try MovieFrame()
    while true {
      let code = avcodec_receive_frame(decoder, frame.frame)
      if code == mk_averror_eof() { return nil }
      if code != mk_averror(EAGAIN) {
        try check(code, "decode a frame", at: path)
        let base = stream.pointee.time_base
        let time = frame.frame.pointee.best_effort_timestamp
        frame.seconds = Double(time) * Double(base.num) / Double(base.den)
        frame.index = Int((frame.seconds * facts.rate.value).rounded())
        return frame
      }
      try feed()
    }
  }

  private func feed() throws {
    if atEnd {
      try check(avcodec_send_packet(decoder, nil), "decode the last frames", at: path)
      return
    }
    guard let packet else { return }
    let code = av_read_frame(context, packet)
    defer { av_packet_unref(packet) }
    if code == mk_averror_eof() {
      atEnd = true
      try check(avcodec_send_packet(decoder, nil), "decode the last frames", at: path)
      return
    }
    try check(code, "read the movie", at: path)
    guard packet.pointee.stream_index == stream.pointee.index else { return }
    try check(avcodec_send_packet(decoder, packet), "decode a frame", at: path)
  }
}

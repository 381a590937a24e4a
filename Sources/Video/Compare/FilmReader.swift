import CFFmpeg
import Compositor
import Foundation

/// Reads any film as far as it goes: damage ends it or costs frames, and is told, but throws nothing. Frames come in the
/// order in which they are shown. For use by one thread at a time.
final class FilmReader {
  let facts: FilmFacts
  /// What was found on the way; whole once `next` gave nil.
  private(set) var ending = FilmEnding()
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var decoder: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let stream: UnsafeMutablePointer<AVStream>
  private let start: Double
  private var last: Double?
  private var isDrained = false

  /// Opens a film.
  /// - Throws: `VideoError` of kind `refused` when there is no such file or it is no film.
  init(_ path: String) throws {
    FFmpegLog.quieten()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw VideoError(.refused, "there is no such file", at: path, mend: "check the path")
    }
    if isFolder.boolValue { throw VideoError(.refused, "this is a folder", at: path, mend: "name a movie file") }
    let none = VideoError(.refused, "this is no film that can be read", at: path, mend: "name a movie file")
    guard avformat_open_input(&context, "file:\(path)", nil, nil) >= 0, let context else { throw none }
    var type: UnsafePointer<AVCodec>?
    let isFound = avformat_find_stream_info(context, nil) >= 0
    let index = isFound ? av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, &type, 0) : -1
    guard index >= 0, let stream = context.pointee.streams[Int(index)], let type,
      FilmReader.isFilm(context, stream), let decoder = avcodec_alloc_context3(type),
      avcodec_parameters_to_context(decoder, stream.pointee.codecpar) >= 0
    else {
      avformat_close_input(&self.context)
      throw none
    }
    self.stream = stream
    self.decoder = decoder
    packet = av_packet_alloc()
    facts = FilmFacts(path, context, stream)
    start = context.pointee.start_time == mk_nopts() ? 0 : Double(context.pointee.start_time) / Double(AV_TIME_BASE)
    decoder.pointee.thread_count = 0
    decoder.pointee.pkt_timebase = stream.pointee.time_base
    guard facts.storedWidth > 0, facts.storedHeight > 0, avcodec_open2(decoder, type, nil) >= 0 else {
      throw VideoError(.refused, "its pictures (\(facts.codec)) cannot be decoded", at: path)
    }
  }

  deinit {
    avcodec_free_context(&decoder)
    av_packet_free(&packet)
    avformat_close_input(&context)
  }

  /// Single pictures, covers of songs and coloured text are no films, though libav reads them.
  private static func isFilm(
    _ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>
  ) -> Bool {
    let format = context.pointee.iformat.flatMap { $0.pointee.name }.map { String(cString: $0) } ?? ""
    return stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0 && format != "tty" && format != "image2"
      && !format.hasSuffix("_pipe")
  }

  /// The next frame; nil at the end.
  func next() throws -> MovieFrame? {
    let frame = try MovieFrame()
    while true {
      let code = avcodec_receive_frame(decoder, frame.frame)
      if code == mk_averror(EAGAIN) {
        feed()
        continue
      }
      if code == mk_averror_eof() {
        finish()
        return nil
      }
      if code < 0 {
        ending.damagedPackets += 1
        continue
      }
      if frame.frame.pointee.decode_error_flags != 0 || frame.frame.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 {
        ending.damagedPackets += 1
        continue
      }
      if place(frame) { return frame }
    }
  }

  /// Gives a frame its time; false when it is not shown after the frame before.
  private func place(_ frame: MovieFrame) -> Bool {
    let base = stream.pointee.time_base, time = frame.frame.pointee.best_effort_timestamp
    let step = facts.rate.value > 0 ? 1 / facts.rate.value : 1.0 / 60
    if time == mk_nopts() {
      frame.seconds = last.map { $0 + step } ?? 0
    } else {
      frame.seconds = Double(time) * Double(base.num) / Double(base.den) - start
    }
    if let last, frame.seconds <= last { return false }
    last = frame.seconds
    frame.index = ending.frames
    ending.frames += 1
    let length = Double(frame.frame.pointee.pkt_duration) * Double(base.num) / Double(base.den)
    ending.seconds = frame.seconds + (length > 0 && length < 10 ? length : step)
    return true
  }

  private func feed() {
    guard let packet, !isDrained else {
      avcodec_send_packet(decoder, nil)
      return
    }
    let code = av_read_frame(context, packet)
    defer { av_packet_unref(packet) }
    // A packet that the file cuts off is no packet.
    let isCut = code >= 0 && packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0
    if code < 0 || isCut {
      if isCut || code != mk_averror_eof() { ending.reason = "the file is cut off or damaged there" }
      isDrained = true
      avcodec_send_packet(decoder, nil)
      return
    }
    guard packet.pointee.stream_index == stream.pointee.index else { return }
    let sent = avcodec_send_packet(decoder, packet)
    if sent < 0 && sent != mk_averror(EAGAIN) { ending.damagedPackets += 1 }
  }

  private func finish() {
    guard ending.reason == nil, let told = facts.seconds else { return }
    let slack = max(0.25, facts.rate.value > 0 ? 3 / facts.rate.value : 0)
    if ending.seconds < told - slack { ending.reason = "the file ends there, though its headers tell of more" }
  }
}

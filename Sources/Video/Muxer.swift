import CFFmpeg
import Foundation

/// What a movie file says about its one stream of pictures.
struct StreamFacts {
  let settings: MovieSettings
  let width: Int
  let height: Int
  let rate: Rational
  /// Frames in the film.
  let count: Int
  let chapters: [Chapter]
  /// Headers of the encoder.
  let header: [UInt8]
  /// Frames by which decoding runs ahead of showing.
  let delay: Int
}

/// Puts packets into a file by FFmpeg, with times of its own making: frame k is shown at k / rate, packet i is decoded
/// at (i - delay) / rate.
final class Muxer {
  private let facts: StreamFacts
  private let output: ByteOutput
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let packet: UnsafeMutablePointer<AVPacket>
  private var decoded = 0

  /// Ticks a second of QuickTime files: the least multiple of the rate's numerator from 600 up, so that every frame
  /// takes whole ticks.
  static func timescale(_ rate: Rational) -> Int { rate.num * max(1, (600 + rate.num - 1) / rate.num) }

  /// Starts a file. `index` reserves bytes at the front for the index of a QuickTime file, as found by a dry run.
  init(_ facts: StreamFacts, to output: ByteOutput, index: Int) throws {
    FFmpegLog.quieten()
    guard let name = facts.settings.container.muxer else { throw VideoError(.failed, "no muxer") }
    var made: UnsafeMutablePointer<AVFormatContext>?
    try check(avformat_alloc_output_context2(&made, nil, name, nil), "start a \(name) file")
    guard let context = made, let stream = avformat_new_stream(context, nil), let packet = av_packet_alloc() else {
      avformat_free_context(made)
      throw VideoError(.failed, "out of memory")
    }
    self.facts = facts
    self.output = output
    self.context = context
    self.stream = stream
    self.packet = packet
    context.pointee.pb = try output.open()
    context.pointee.flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_CUSTOM_IO
    context.pointee.avoid_negative_ts = 0
    describeStream()
    try addChapters()
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    if facts.settings.container.isQuickTime {
      let timescale = Muxer.timescale(facts.rate)
      av_dict_set_int(&options, "video_track_timescale", Int64(timescale), 0)
      av_dict_set_int(&options, "movie_timescale", Int64(timescale), 0)
      av_dict_set_int(&options, "use_editlist", facts.delay > 0 ? 1 : 0, 0)
      av_dict_set_int(&options, "write_tmcd", 0, 0)
      av_dict_set_int(&options, "moov_size", Int64(index), 0)
    }
    let code = avformat_write_header(context, &options)
    if let error = output.error { throw error }
    try check(code, "begin the file")
  }

  deinit {
    var a: UnsafeMutablePointer<AVPacket>? = packet
    av_packet_free(&a)
    avformat_free_context(context)
  }

  private func describeStream() {
    let tags = facts.settings.codec.layout.tags
    let recipe = EncoderRecipe(facts.settings)
    stream.pointee.time_base = AVRational(num: Int32(facts.rate.den), den: Int32(facts.rate.num))
    stream.pointee.avg_frame_rate = AVRational(num: Int32(facts.rate.num), den: Int32(facts.rate.den))
    stream.pointee.r_frame_rate = stream.pointee.avg_frame_rate
    stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    guard let parameters = stream.pointee.codecpar else { return }
    parameters.pointee.codec_type = AVMEDIA_TYPE_VIDEO
    parameters.pointee.codec_id =
      recipe.flatMap { avcodec_find_encoder_by_name($0.encoder) }?.pointee.id ?? AV_CODEC_ID_NONE
    parameters.pointee.codec_tag = recipe?.tag.map { mk_tag($0) } ?? 0
    parameters.pointee.format = facts.settings.codec.layout.format.rawValue
    parameters.pointee.width = Int32(facts.width)
    parameters.pointee.height = Int32(facts.height)
    parameters.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    parameters.pointee.field_order = AV_FIELD_PROGRESSIVE
    parameters.pointee.color_primaries = tags.primaries
    parameters.pointee.color_trc = tags.transfer
    parameters.pointee.color_space = tags.matrix
    parameters.pointee.color_range = tags.range
    parameters.pointee.chroma_location = tags.siting
    parameters.pointee.video_delay = Int32(facts.delay)
    parameters.pointee.bits_per_coded_sample = facts.settings.container == .mov ? 24 : 0
    if !facts.header.isEmpty, let data = av_mallocz(facts.header.count + Int(AV_INPUT_BUFFER_PADDING_SIZE)) {
      UnsafeMutableRawBufferPointer(start: data, count: facts.header.count).copyBytes(from: facts.header)
      parameters.pointee.extradata = data.assumingMemoryBound(to: UInt8.self)
      parameters.pointee.extradata_size = Int32(facts.header.count)
    }
  }

  private func addChapters() throws {
    guard !facts.chapters.isEmpty else { return }
    let size = MemoryLayout<UnsafeMutablePointer<AVChapter>?>.stride
    guard let list = av_calloc(facts.chapters.count, size) else { throw VideoError(.failed, "out of memory") }
    let chapters = list.assumingMemoryBound(to: UnsafeMutablePointer<AVChapter>?.self)
    context.pointee.chapters = chapters
    for (index, chapter) in facts.chapters.enumerated() {
      guard let memory = av_mallocz(MemoryLayout<AVChapter>.size) else { throw VideoError(.failed, "out of memory") }
      let entry = memory.assumingMemoryBound(to: AVChapter.self)
      let end = index + 1 < facts.chapters.count ? facts.chapters[index + 1].firstFrame : facts.count
      entry.pointee.id = Int64(index)
      entry.pointee.time_base = AVRational(num: Int32(facts.rate.den), den: Int32(facts.rate.num))
      entry.pointee.start = Int64(chapter.firstFrame)
      entry.pointee.end = Int64(end)
      av_dict_set(&entry.pointee.metadata, "title", chapter.title, 0)
      chapters[index] = entry
      context.pointee.nb_chapters = UInt32(index + 1)
    }
  }

  /// Adds the next packet in decoding order; its frame is counted from the film's first.
  func add(_ coded: Packet) throws {
    try check(av_new_packet(packet, Int32(coded.bytes.count)), "allocate a packet")
    defer { av_packet_unref(packet) }
    if let base = coded.bytes.baseAddress {
      UnsafeMutableRawPointer(packet.pointee.data).copyMemory(from: base, byteCount: coded.bytes.count)
    }
    let base = AVRational(num: Int32(facts.rate.den), den: Int32(facts.rate.num))
    packet.pointee.pts = av_rescale_q(Int64(coded.frame), base, stream.pointee.time_base)
    packet.pointee.dts = av_rescale_q(Int64(decoded - facts.delay), base, stream.pointee.time_base)
    packet.pointee.duration =
      av_rescale_q(Int64(coded.frame + 1), base, stream.pointee.time_base) - packet.pointee.pts
    packet.pointee.flags = coded.isKey ? AV_PKT_FLAG_KEY : 0
    decoded += 1
    let code = av_write_frame(context, packet)
    if let error = output.error { throw error }
    try check(code, "add a frame to the file")
  }

  /// Ends the file; returns how many bytes the index took where it stands at the end.
  func finish() throws -> Int {
    let before = Int(avio_seek(context.pointee.pb, 0, SEEK_CUR))
    let code = av_write_trailer(context)
    try output.finish()
    try check(code, "finish the file")
    return output.size - before
  }
}

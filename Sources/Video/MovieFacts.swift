import CFFmpeg

/// What a movie file says about itself.
public struct MovieFacts: Hashable, Sendable {
  /// FFmpeg's names of the kind of file, such as "mov,mp4,m4a,3gp,3g2,mj2".
  public let format: String
  /// FFmpeg's name of the codec, such as "h264".
  public let codec: String
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Frames a second, on average.
  public let rate: Rational
  /// Frames as listed by the file; nil when it has no list.
  public let count: Int?
  /// Length in seconds as the file tells it.
  public let seconds: Double
  /// FFmpeg's name of the layout of pixels, such as "yuv420p".
  public let pixels: String
  /// FFmpeg's names of primaries, transfer, matrix and range, such as "bt709 bt709 bt709 tv".
  public let colors: String
  /// Chapters, by the frame at which each starts.
  public let chapters: [Chapter]

  /// Reads the facts of an open file.
  init(_ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>) {
    let parameters = stream.pointee.codecpar.pointee
    func text(_ name: UnsafePointer<CChar>?) -> String { name.map { String(cString: $0) } ?? "unknown" }
    format = text(context.pointee.iformat?.pointee.name)
    codec = text(avcodec_get_name(parameters.codec_id))
    width = Int(parameters.width)
    height = Int(parameters.height)
    let average = stream.pointee.avg_frame_rate
    rate = Rational(Int(average.num), Int(average.den))
    count = stream.pointee.nb_frames > 0 ? Int(stream.pointee.nb_frames) : nil
    seconds = context.pointee.duration == mk_nopts() ? 0 : Double(context.pointee.duration) / Double(AV_TIME_BASE)
    pixels = text(av_get_pix_fmt_name(AVPixelFormat(rawValue: parameters.format)))
    colors = [
      text(av_color_primaries_name(parameters.color_primaries)), text(av_color_transfer_name(parameters.color_trc)),
      text(av_color_space_name(parameters.color_space)), text(av_color_range_name(parameters.color_range)),
    ].joined(separator: " ")
    let frameRate = rate.value
    chapters = (0..<Int(context.pointee.nb_chapters)).compactMap { index in
      guard let chapter = context.pointee.chapters?[index]?.pointee else { return nil }
      let base = Double(chapter.time_base.num) / Double(chapter.time_base.den)
      let title = av_dict_get(chapter.metadata, "title", nil, 0).map { String(cString: $0.pointee.value) } ?? ""
      return Chapter(title: title, firstFrame: Int((Double(chapter.start) * base * frameRate).rounded()))
    }
  }
}

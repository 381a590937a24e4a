import CFFmpeg

/// What a film to be compared is, as far as its file's headers tell.
public struct FilmFacts: Hashable, Sendable {
  /// The file.
  public let path: String
  /// FFmpeg's names of the kind of file and of the codec.
  public let format, codec: String
  /// Pixels as stored, before rotation and sample aspect.
  public let storedWidth, storedHeight: Int
  /// Pixels as shown: turned upright, with square pixels.
  public let width, height: Int
  /// Clockwise degrees by which players turn it: 0, 90, 180 or 270.
  public let rotation: Int
  /// Width of a sample over its height.
  public let sampleAspect: Rational
  /// Frames a second on average, as the file tells.
  public let rate: Rational
  /// Length in seconds as the file tells; nil when it does not.
  public let seconds: Double?
  /// FFmpeg's name of the layout of pixels.
  public let pixels: String
  /// FFmpeg's names of primaries, transfer, matrix and range.
  public let colors: String
  /// Whether there is sound, which is not compared.
  public let hasSound: Bool
  /// FFmpeg filters that turn a stored picture upright.
  let turning: [String]

  /// Reads the facts of an open file.
  init(
    _ path: String, _ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>
  ) {
    func text(_ name: UnsafePointer<CChar>?) -> String { name.map { String(cString: $0) } ?? "unknown" }
    let parameters = stream.pointee.codecpar.pointee
    self.path = path
    format = text(context.pointee.iformat?.pointee.name)
    codec = text(avcodec_get_name(parameters.codec_id))
    storedWidth = Int(parameters.width)
    storedHeight = Int(parameters.height)
    (rotation, turning) = FilmFacts.turn(stream)
    let aspect = av_guess_sample_aspect_ratio(context, stream, nil)
    sampleAspect =
      aspect.num > 0 && aspect.den > 0 ? Rational(Int(aspect.num), Int(aspect.den)) : Rational(1)
    let shown = FilmFacts.shown(storedWidth, storedHeight, sampleAspect, rotation)
    (width, height) = shown
    let average = stream.pointee.avg_frame_rate
    rate = Rational(Int(average.num), Int(average.den))
    let base = stream.pointee.time_base
    if stream.pointee.duration != mk_nopts(), stream.pointee.duration > 0 {
      seconds = Double(stream.pointee.duration) * Double(base.num) / Double(base.den)
    } else {
      seconds =
        context.pointee.duration == mk_nopts() ? nil : Double(context.pointee.duration) / Double(AV_TIME_BASE)
    }
    pixels = text(av_get_pix_fmt_name(AVPixelFormat(rawValue: parameters.format)))
    colors = [
      text(av_color_primaries_name(parameters.color_primaries)), text(av_color_transfer_name(parameters.color_trc)),
      text(av_color_space_name(parameters.color_space)), text(av_color_range_name(parameters.color_range)),
    ].joined(separator: " ")
    hasSound = (0..<Int(context.pointee.nb_streams)).contains {
      context.pointee.streams[$0]?.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_AUDIO
    }
  }

  /// Extent as shown.
  private static func shown(_ width: Int, _ height: Int, _ aspect: Rational, _ rotation: Int) -> (Int, Int) {
    var (w, h) = (Double(width), Double(height))
    // Scalers leave samples a hair from square to keep the whole's aspect; resampling for that would only blur.
    let isSquare = abs(aspect.value - 1) < 0.02
    if isSquare { return rotation % 180 == 0 ? (width, height) : (height, width) }
    if aspect.value > 1 { w *= aspect.value } else if aspect.value > 0 { h /= aspect.value }
    let (x, y) = (max(1, Int(w.rounded())), max(1, Int(h.rounded())))
    return rotation % 180 == 0 ? (x, y) : (y, x)
  }

  /// The turn of the stream's display matrix, as the ffmpeg program reads it.
  private static func turn(_ stream: UnsafeMutablePointer<AVStream>) -> (Int, [String]) {
    guard let data = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, nil) else { return (0, []) }
    return data.withMemoryRebound(to: Int32.self, capacity: 9) { matrix in
      let angle = av_display_rotation_get(matrix)
      guard angle.isFinite else { return (0, []) }
      let quarter = Int((-angle / 90).rounded())
      switch (quarter % 4 + 4) % 4 {
      case 1: return (90, [matrix[3] > 0 ? "transpose=cclock_flip" : "transpose=clock"])
      case 2: return (180, (matrix[0] < 0 ? ["hflip"] : []) + (matrix[4] < 0 ? ["vflip"] : []))
      case 3: return (270, [matrix[3] < 0 ? "transpose=clock_flip" : "transpose=cclock"])
      default: return (0, matrix[4] < 0 ? ["vflip"] : [])
      }
    }
  }
}

/// Where a film really ends, and what was wrong on the way.
public struct FilmEnding: Hashable, Sendable {
  /// Frames that could be decoded.
  public var frames = 0
  /// When the last of them ends, in seconds.
  public var seconds = 0.0
  /// Packets that could not be decoded.
  public var damagedPackets = 0
  /// Why it ends before its time; nil when it does not.
  public var reason: String?
}

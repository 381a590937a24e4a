import CFFmpeg

/// FFmpeg's libraries, as they are loaded now.
public enum VideoLibraries {
  /// Names and versions, in the order of their work.
  public static var versions: [(name: String, version: String)] {
    [
      ("libavcodec", avcodec_version()), ("libavformat", avformat_version()), ("libavutil", avutil_version()),
      ("libswscale", swscale_version()), ("libavfilter", avfilter_version()),
    ].map { ($0, "\($1 >> 16).\($1 >> 8 & 255).\($1 & 255)") }
  }
}

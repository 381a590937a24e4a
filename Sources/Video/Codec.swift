import CFFmpeg

/// A way to write a movie.
public enum Codec: String, Hashable, Sendable, CaseIterable, Codable {
  case h264, hevc, av1, prores, vp9, gif, png, y4m, ffv1

  /// Every codec, in the order in which they are shown.
  public static let all: [Codec] = allCases

  /// Its name on the command line.
  public var name: String { rawValue }

  /// What it is, for people.
  public var title: String {
    switch self {
    case .h264: "H.264 High"
    case .hevc: "HEVC Main"
    case .av1: "AV1 Main"
    case .prores: "Apple ProRes 422"
    case .vp9: "VP9"
    case .gif: "animated GIF"
    case .png: "PNG sequence in a folder"
    case .y4m: "raw 4:2:0 in YUV4MPEG2"
    case .ffv1: "FFV1, lossless RGB"
    }
  }

  /// Files it can be written to, the usual one first; empty for a folder.
  public var containers: [Container] {
    switch self {
    case .h264, .hevc: [.mp4, .mov, .mkv]
    case .av1: [.mp4, .webm, .mkv]
    case .prores: [.mov]
    case .vp9: [.webm, .mp4, .mkv]
    case .gif: [.gif]
    case .png: [.folder]
    case .y4m: [.y4m]
    case .ffv1: [.mkv]
    }
  }

  /// Names of its presets from fast to slow; empty when it has none.
  public var presets: [String] {
    switch self {
    case .h264, .hevc:
      ["ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow"]
    case .av1: ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    case .prores: ["proxy", "lt", "standard", "hq"]
    case .vp9: ["8", "7", "6", "5", "4", "3", "2", "1", "0"]
    case .gif, .png, .y4m, .ffv1: []
    }
  }

  /// The preset when none is named; nil when it has none.
  public var defaultPreset: String? {
    switch self {
    case .h264, .hevc: "medium"
    case .av1: "8"
    case .prores: "hq"
    case .vp9: "4"
    case .gif, .png, .y4m, .ffv1: nil
    }
  }

  /// Allowed quality factors, best first (lower is better and larger); nil when it has none.
  public var crf: ClosedRange<Double>? {
    switch self {
    case .h264, .hevc: 0...51
    case .av1: 1...63
    case .vp9: 0...63
    case .prores, .gif, .png, .y4m, .ffv1: nil
    }
  }

  /// The quality factor when none is given: about the quality of H.264 at 18.
  public var defaultCRF: Double? {
    switch self {
    case .h264: 18
    // At 20 a trace of what moved away can stay on flat ground, up to 3 levels off, 60 at its edges; at 19 one level.
    case .hevc: 19
    case .av1: 24
    case .vp9: 24
    case .prores, .gif, .png, .y4m, .ffv1: nil
    }
  }

  /// Frames a second when none are asked for; nil for the clip's own.
  public var defaultRate: Rational? { self == .gif ? Rational(25) : nil }

  /// The name of FFmpeg's encoder; nil when this target writes the pixels itself.
  var encoderName: String? {
    switch self {
    case .h264: "libx264"
    case .hevc: "libx265"
    case .av1: "libsvtav1"
    case .prores: "prores_aw"
    case .vp9: "libvpx-vp9"
    case .png: "png"
    case .ffv1: "ffv1"
    case .gif, .y4m: nil
    }
  }

  /// True when opening an encoder disturbs others that are at work in the program: SVT-AV1 (1.4) clears and fills tables
  /// that all of them read, such as `wedge_masks`, each time it is opened.
  var opensAlone: Bool { self == .av1 }

  /// True when a frame's coded bytes depend on that frame alone.
  var isIntra: Bool { self == .prores || self == .png || self == .ffv1 }

  /// False when the FFmpeg of this machine lacks the encoder.
  public var isAvailable: Bool { encoderName.map { avcodec_find_encoder_by_name($0) != nil } ?? true }

  /// How to get a missing encoder.
  public static let mend =
    "install Debian's libavcodec (apt-get install libavcodec59), which has every encoder, and rebuild"

  /// How the pixels go in.
  var layout: PixelLayout {
    switch self {
    case .h264, .hevc, .av1, .vp9, .y4m: .yuv420
    case .prores: .yuv422Ten
    case .png: .rgb
    case .gif, .ffv1: .bgr
    }
  }
}

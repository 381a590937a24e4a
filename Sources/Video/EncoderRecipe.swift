import CFFmpeg

/// Everything that decides the bytes of an encoder of FFmpeg: its name and its options.
struct EncoderRecipe: Hashable, Sendable {
  /// FFmpeg's name of the encoder.
  let encoder: String
  /// How pixels go in.
  let layout: PixelLayout
  /// Options in a fixed order.
  let options: [[String]]
  /// Four letters that name the codec in QuickTime files; nil for the muxer's choice.
  let tag: String?
  /// True when a frame's coded bytes depend on that frame alone, so that a frame that does not change is coded once.
  let isIntra: Bool

  /// A recipe of one's own.
  init(encoder: String, layout: PixelLayout, options: [[String]]) {
    self.encoder = encoder
    self.layout = layout
    self.options = options
    tag = nil
    isIntra = false
  }

  /// The recipe for settings; nil when no encoder of FFmpeg is used.
  ///
  /// Every encoder runs on one thread and makes one closed group of pictures of a chunk, whatever the chunk's length:
  /// no key frames of its own choice, and nothing in the stream that names a version or depends on the processor.
  init?(_ settings: MovieSettings) {
    guard let encoder = settings.codec.encoderName else { return nil }
    self.encoder = encoder
    layout = settings.codec.layout
    isIntra = settings.codec.isIntra
    let preset = settings.preset ?? "", crf = settings.crf ?? 0
    switch settings.codec {
    case .h264:
      tag = nil
      options =
        [
          ["preset", preset], ["crf", "\(crf)"], ["g", "-1"],
          [
            "x264-params",
            "cpu-independent=1:keyint=infinite:scenecut=0:open-gop=0:stitchable=1:threads=1:lookahead-threads=1"
              + ":sync-lookahead=0:direct=spatial:weightb=0",
          ],
        ] + (crf == 0 ? [] : [["profile", "high"]])
    case .hevc:
      tag = "hvc1"
      options = [
        ["preset", preset], ["crf", "\(crf)"],
        [
          "x265-params",
          "pools=none:frame-threads=1:wpp=0:pmode=0:pme=0:keyint=-1:scenecut=0:open-gop=0:info=0:hrd=0"
            + ":repeat-headers=0:log-level=error",
        ],
      ]
    case .av1:
      tag = nil
      options = [
        ["preset", preset], ["crf", "\(Int(crf))"], ["g", "100000"], ["svtav1-params", "lp=1:scd=0"],
      ]
    case .vp9:
      tag = nil
      options = [
        ["crf", "\(Int(crf))"], ["b", "0"], ["deadline", "good"], ["cpu-used", preset], ["row-mt", "0"],
        ["lag-in-frames", "25"], ["auto-alt-ref", "1"], ["g", "100000"],
      ]
    case .prores:
      let names = ["proxy": "apco", "lt": "apcs", "standard": "apcn", "hq": "apch"]
      tag = names[preset]
      options = [["profile", "\(settings.codec.presets.firstIndex(of: preset) ?? 3)"], ["vendor", "apl0"]]
    case .png:
      tag = nil
      options = [["pred", "up"], ["compression_level", "6"]]
    case .ffv1:
      tag = nil
      options = [
        ["level", "3"], ["coder", "1"], ["context", "0"], ["slices", "4"], ["slicecrc", "1"], ["g", "1"],
      ]
    case .gif, .y4m: return nil
    }
  }

  /// A canonical text of the recipe, for keys.
  var key: String {
    ([encoder, "\(layout)", tag ?? "-"] + options.map { $0.joined(separator: "=") }).joined(separator: " ")
  }
}

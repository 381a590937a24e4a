import CFFmpeg

/// How an encoder wants its pixels.
enum PixelLayout: Hashable, Sendable {
  /// BT.709 limited range, 8 bits, chroma halved both ways and sited left.
  case yuv420
  /// BT.709 limited range, 10 bits, chroma halved along x and cosited.
  case yuv422Ten
  /// Three bytes a pixel, sRGB.
  case rgb
  /// Four bytes a pixel, blue first, the last without meaning, sRGB.
  case bgr

  /// FFmpeg's name for it.
  var format: AVPixelFormat {
    switch self {
    case .yuv420: AV_PIX_FMT_YUV420P
    case .yuv422Ten: AV_PIX_FMT_YUV422P10LE
    case .rgb: AV_PIX_FMT_RGB24
    case .bgr: AV_PIX_FMT_BGR0
    }
  }

  /// True when the pixels are luma and chroma.
  var isYUV: Bool { self == .yuv420 || self == .yuv422Ten }
  /// Pixels along x that share a chroma sample.
  var columns: Int { isYUV ? 2 : 1 }
  /// Pixels along y that share a chroma sample.
  var rows: Int { self == .yuv420 ? 2 : 1 }

  /// The tags that tell players how to read the pixels: BT.709 limited range, or sRGB for RGB.
  var tags: ColorTags {
    isYUV
      ? ColorTags(
        primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_BT709, matrix: AVCOL_SPC_BT709, range: AVCOL_RANGE_MPEG,
        siting: AVCHROMA_LOC_LEFT)
      : ColorTags(
        primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_IEC61966_2_1, matrix: AVCOL_SPC_RGB, range: AVCOL_RANGE_JPEG,
        siting: AVCHROMA_LOC_UNSPECIFIED)
  }
}

/// Colour tags of a frame, a stream and a file.
struct ColorTags {
  let primaries: AVColorPrimaries
  let transfer: AVColorTransferCharacteristic
  let matrix: AVColorSpace
  let range: AVColorRange
  let siting: AVChromaLocation
}

import CFFmpeg

/// How a film's colours become BT.709 limited range, 8 bits, 4:2:0: what both films are measured in unless they are
/// stored alike.
struct ColorNormalizing: Hashable {
  /// Filters, in order; empty when the pictures already are that.
  let filters: [String]
  /// What was done, for people; nil when nothing worth telling.
  let note: String?
  /// True when it had to be tone-mapped.
  let isHDR: Bool

  /// The way for a frame.
  init(_ frame: MovieFrame) {
    let f = frame.frame.pointee
    let format = AVPixelFormat(rawValue: f.format)
    let isFull = ColorNormalizing.isFull(frame)
    isHDR = f.color_trc == AVCOL_TRC_SMPTE2084 || f.color_trc == AVCOL_TRC_ARIB_STD_B67
    let isWide = [AVCOL_PRI_BT2020, AVCOL_PRI_SMPTE431, AVCOL_PRI_SMPTE432].contains(f.color_primaries)
    if isHDR || isWide, PictureGraph.has("zscale") {
      // zscale wants whole samples of chroma, and pictures may have any extent.
      let plain = ColorNormalizing.isRGB(f) ? "format=gbrp16" : "format=yuv444p16"
      filters = [plain] + ColorNormalizing.throughLight(f, isHDR: isHDR, isFull: isFull) + ["format=yuv420p"]
      let name = av_color_primaries_name(f.color_primaries).map { String(cString: $0) } ?? "unknown"
      note =
        isHDR
        ? "HDR (\(f.color_trc == AVCOL_TRC_SMPTE2084 ? "PQ" : "HLG")), tone-mapped to SDR BT.709 (Mobius: as it is up to 90 % of white)"
        : "primaries \(name), converted to BT.709"
      return
    }
    note =
      isHDR || isWide
      ? "HDR or wide colours, compared without conversion since this FFmpeg has no zscale filter" : nil
    let matrix = ColorNormalizing.matrix(f.colorspace)
    if !isFull, matrix == "bt709", format == AV_PIX_FMT_YUV420P {
      filters = []
      return
    }
    filters = [
      "scale=in_color_matrix=\(matrix):in_range=\(isFull ? "full" : "limited"):out_color_matrix=bt709"
        + ":out_range=limited:flags=bicubic+accurate_rnd+full_chroma_int", "format=yuv420p",
    ]
  }

  /// Through linear light, for other primaries and for HDR. zscale takes H.273's numbers, which are FFmpeg's.
  private static func throughLight(_ f: AVFrame, isHDR: Bool, isFull: Bool) -> [String] {
    let primaries = f.color_primaries == AVCOL_PRI_UNSPECIFIED ? AVCOL_PRI_BT2020 : f.color_primaries
    let transfer = f.color_trc == AVCOL_TRC_UNSPECIFIED ? AVCOL_TRC_BT709 : f.color_trc
    let told = f.colorspace == AVCOL_SPC_UNSPECIFIED ? (isHDR ? AVCOL_SPC_BT2020_NCL : AVCOL_SPC_BT709) : f.colorspace
    let matrix = isRGB(f) ? 0 : told.rawValue
    let source =
      "pin=\(primaries.rawValue):tin=\(transfer.rawValue):min=\(matrix):rin=\(isFull ? "full" : "limited")"
    if !isHDR {
      return ["zscale=\(source):p=709:t=\(transfer.rawValue):m=709:r=limited", "format=yuv444p"]
    }
    // Reference white is 203 nits (BT.2408): what a phone shows stays as bright as it was, and only highlights give way.
    return [
      "zscale=\(source):t=linear:npl=203:p=\(primaries.rawValue):m=gbr:r=full", "format=gbrpf32le", "zscale=p=709",
      "tonemap=mobius:param=0.9:desat=0", "zscale=p=709:t=709:m=709:r=limited", "format=yuv444p",
    ]
  }

  private static func isRGB(_ f: AVFrame) -> Bool {
    guard let kind = av_pix_fmt_desc_get(AVPixelFormat(rawValue: f.format)) else { return false }
    return kind.pointee.flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
  }

  /// True when luma uses all of its range.
  static func isFull(_ frame: MovieFrame) -> Bool {
    let f = frame.frame.pointee
    let old = [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P]
    return f.color_range == AVCOL_RANGE_JPEG || old.contains(AVPixelFormat(rawValue: f.format))
  }

  /// The matrix by swscale's name. What is not told counts as BT.709.
  static func matrix(_ space: AVColorSpace) -> String {
    switch space {
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: "bt601"
    case AVCOL_SPC_FCC: "fcc"
    case AVCOL_SPC_SMPTE240M: "smpte240m"
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: "bt2020"
    default: "bt709"
    }
  }
}

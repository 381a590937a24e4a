import CFFmpeg
import Compositor

/// A decoded frame.
public final class MovieFrame {
  /// Which frame of the film this is, by its time.
  public internal(set) var index = 0
  /// When it is shown, in seconds.
  public internal(set) var seconds = 0.0
  let frame: UnsafeMutablePointer<AVFrame>

  init() throws {
    guard let frame = av_frame_alloc() else { throw VideoError(.failed, "out of memory") }
    self.frame = frame
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&pointer)
  }

  /// One plane, to be read.
  func plane(_ index: Int) throws -> Plane {
    let data = withUnsafeBytes(of: frame.pointee.data) {
      $0.bindMemory(to: UnsafeMutablePointer<UInt8>?.self)[index]
    }
    let stride = withUnsafeBytes(of: frame.pointee.linesize) { $0.bindMemory(to: Int32.self)[index] }
    guard let data else { throw VideoError(.failed, "a frame has no plane \(index)") }
    return Plane(base: UnsafeMutableRawPointer(data), stride: Int(stride))
  }

  /// Pixels.
  public var width: Int { Int(frame.pointee.width) }
  /// Pixels.
  public var height: Int { Int(frame.pointee.height) }
  /// True when a decoder can begin here.
  public var isKey: Bool { frame.pointee.key_frame == 1 }

  /// The picture in sRGB. Untagged luma and chroma count as BT.709 limited range.
  public func bitmap() throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let format = AVPixelFormat(rawValue: frame.pointee.format)
    let exact: Int32 = 4 | 0x40000 | 0x2000 | 0x4000  // bicubic, accurate rounding, full chroma in and out
    guard
      let scaler = sws_getContext(
        Int32(width), Int32(height), format, Int32(width), Int32(height), AV_PIX_FMT_BGRA, exact, nil, nil, nil)
    else {
      throw VideoError(.failed, "cannot convert pixels of \(String(cString: av_get_pix_fmt_name(format)))")
    }
    defer { sws_freeContext(scaler) }
    let matrix = frame.pointee.colorspace == AVCOL_SPC_BT470BG || frame.pointee.colorspace == AVCOL_SPC_SMPTE170M
    let table = sws_getCoefficients(matrix ? 5 : 1)
    sws_setColorspaceDetails(
      scaler, table, frame.pointee.color_range == AVCOL_RANGE_JPEG ? 1 : 0, table, 1, 0, 1 << 16, 1 << 16)
    bitmap.withMutableBytes { bytes in
      var target: [UnsafeMutablePointer<UInt8>?] = [bytes.bindMemory(to: UInt8.self).baseAddress]
      var stride = [Int32(bitmap.stride)]
      withUnsafeBytes(of: frame.pointee.data) { data in
        withUnsafeBytes(of: frame.pointee.linesize) { sizes in
          let planes = data.bindMemory(to: UnsafePointer<UInt8>?.self).baseAddress
          _ = sws_scale(
            scaler, planes, sizes.bindMemory(to: Int32.self).baseAddress, 0, Int32(height), &target, &stride)
        }
      }
    }
    return bitmap
  }

  /// The samples of one plane without padding, two bytes each (little-endian) above 8 bits.
  ///
  /// - Parameter index: 0 for luma or packed pixels, 1 and 2 for chroma; others give nothing.
  public func samples(_ index: Int) -> [UInt8] {
    guard let description = av_pix_fmt_desc_get(AVPixelFormat(rawValue: frame.pointee.format)),
      (0..<4).contains(index)
    else { return [] }
    let data = withUnsafeBytes(of: frame.pointee.data) { $0.bindMemory(to: UnsafePointer<UInt8>?.self)[index] }
    let stride = withUnsafeBytes(of: frame.pointee.linesize) { Int($0.bindMemory(to: Int32.self)[index]) }
    guard let data else { return [] }
    let isChroma = index == 1 || index == 2
    let rows = isChroma ? -((-height) >> Int(description.pointee.log2_chroma_h)) : height
    let bytes = Int(av_image_get_linesize(AVPixelFormat(rawValue: frame.pointee.format), Int32(width), Int32(index)))
    var result: [UInt8] = []
    result.reserveCapacity(rows * bytes)
    for y in 0..<rows { result.append(contentsOf: UnsafeBufferPointer(start: data + y * stride, count: bytes)) }
    return result
  }
}

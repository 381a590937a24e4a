import CFFmpeg
import Compositor

/// One frame in an encoder's layout, kept from frame to frame and brought up to date in changed rows only.
final class Picture {
  /// How its pixels lie.
  let layout: PixelLayout
  /// FFmpeg's frame.
  let frame: UnsafeMutablePointer<AVFrame>
  private var isFresh = true

  /// Makes a picture whose first update converts everything.
  init(layout: PixelLayout, width: Int, height: Int) throws {
    guard let frame = av_frame_alloc() else { throw VideoError(.failed, "out of memory") }
    self.layout = layout
    self.frame = frame
    let tags = layout.tags
    frame.pointee.format = layout.format.rawValue
    frame.pointee.width = Int32(width)
    frame.pointee.height = Int32(height)
    frame.pointee.color_primaries = tags.primaries
    frame.pointee.color_trc = tags.transfer
    frame.pointee.colorspace = tags.matrix
    frame.pointee.color_range = tags.range
    frame.pointee.chroma_location = tags.siting
    frame.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    // The kernels write whole blocks of 16 pixels; FFmpeg pads rows to 64 bytes, which holds the last block.
    try check(av_frame_get_buffer(frame, 64), "allocate a frame of \(width)x\(height)")
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&pointer)
  }

  /// Converts the rows of `painted` that changed; false when there are none. The bitmap must be as large as the picture.
  @discardableResult
  func update(from painted: PaintedFrame) throws -> Bool {
    let bitmap = painted.bitmap
    guard bitmap.width == frame.pointee.width, bitmap.height == frame.pointee.height else {
      throw VideoError(
        .failed,
        "a painter gave \(bitmap.width)x\(bitmap.height) pixels for a film of "
          + "\(frame.pointee.width)x\(frame.pointee.height)")
    }
    let changed = isFresh ? [0..<bitmap.height] : Rows.aligned(painted.changed, to: layout.rows, height: bitmap.height)
    if changed.isEmpty { return false }
    isFresh = false
    // Encoders that still hold the last frame get to keep it; x264 copies, so nothing is copied here.
    try check(av_frame_make_writable(frame), "copy a frame")
    try bitmap.withBytes { source in
      guard let base = source.baseAddress else { return }
      for rows in changed { try convert(base, stride: bitmap.stride, width: bitmap.width, rows: rows) }
    }
    return true
  }

  private func convert(_ source: UnsafeRawPointer, stride: Int, width: Int, rows: Range<Int>) throws {
    switch layout {
    case .yuv420:
      YUV420.convert(
        source, stride: stride, width: width, rows: rows, luma: try plane(0), cb: try plane(1), cr: try plane(2))
    case .yuv422Ten:
      YUV422.convert(
        source, stride: stride, width: width, rows: rows, luma: try plane(0), cb: try plane(1), cr: try plane(2))
    case .rgb:
      PackedRGB.convert(source, stride: stride, width: width, rows: rows, to: try plane(0))
    case .bgr:
      let target = try plane(0)
      for y in rows {
        (target.base + y * target.stride).copyMemory(from: source + y * stride, byteCount: width * 4)
      }
    }
  }

  /// One plane of the frame.
  func plane(_ index: Int) throws -> Plane {
    let data = withUnsafeBytes(of: frame.pointee.data) {
      $0.bindMemory(to: UnsafeMutablePointer<UInt8>?.self)[index]
    }
    let stride = withUnsafeBytes(of: frame.pointee.linesize) { $0.bindMemory(to: Int32.self)[index] }
    guard let data else { throw VideoError(.failed, "a frame has no plane \(index)") }
    return Plane(base: UnsafeMutableRawPointer(data), stride: Int(stride))
  }
}

/// Rows of samples in memory.
struct Plane {
  /// The first sample.
  let base: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  let stride: Int
}

/// Ranges of rows.
enum Rows {
  /// The ranges grown to multiples of `step`, cut to the picture, sorted and joined where they touch.
  static func aligned(_ ranges: [Range<Int>], to step: Int, height: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      let low = max(0, range.lowerBound) / step * step
      let high = min(height, (range.upperBound + step - 1) / step * step)
      guard low < high else { continue }
      if let last = result.last, low <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, high)
      } else {
        result.append(low..<high)
      }
    }
    return result
  }
}

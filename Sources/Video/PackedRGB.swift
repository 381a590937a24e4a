/// BGRA to three bytes a pixel, red first.
enum PackedRGB {
  /// Converts rows of opaque BGRA.
  static func convert(_ source: UnsafeRawPointer, stride: Int, width: Int, rows: Range<Int>, to target: Plane) {
    for y in rows {
      let row = source + y * stride, out = target.base + y * target.stride
      for x in 0..<width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let bytes = out + x * 3
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 16), as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 8), toByteOffset: 1, as: UInt8.self)
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
      }
    }
  }
}

import Compositor

/// Turns colours into entries of a palette, mixing them by a pattern that is fixed to the screen, so that what rests
/// on the screen rests in the file.
///
/// After Thomas Knoll's pattern dithering: for a colour, sixteen entries are found whose mean is nearest to it; sorted
/// by luma they are laid out in the order of a 4 x 4 Bayer matrix. A colour of the palette gives itself sixteen times.
final class Dither {
  private let palette: Palette
  /// By cell of 2 x 2 x 2 levels: where its sixteen entries begin in `mixes`, plus one; 0 when not known yet.
  private var places = [UInt32](repeating: 0, count: 1 << 21)
  private var mixes: [UInt8] = []
  /// The palette's own colours by cell.
  private var exact: [Int: UInt32] = [:]

  /// Prepares for a palette.
  init(_ palette: Palette) {
    self.palette = palette
    for color in palette.colors.reversed() { exact[Dither.cell(color)] = color }
  }

  private static let order: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  @inline(__always) private static func cell(_ color: UInt32) -> Int {
    Int(color >> 17 & 127) << 14 | Int(color >> 9 & 127) << 7 | Int(color >> 1 & 127)
  }

  /// Entries for rows of a bitmap, into a picture of one byte a pixel without padding.
  func convert(_ bitmap: Bitmap, rows: Range<Int>, into target: inout [UInt8]) {
    let width = bitmap.width
    bitmap.withBytes { bytes in
      target.withUnsafeMutableBufferPointer { target in
        for y in rows {
          let row = UnsafeRawBufferPointer(rebasing: bytes[y * bitmap.stride..<y * bitmap.stride + width * 4])
            .bindMemory(to: UInt32.self)
          var last: UInt32 = 0, place = -1
          for x in 0..<width {
            let color = row[x] & 0xFF_FFFF
            if place < 0 || color != last {
              last = color
              place = mix(color)
            }
            target[y * width + x] = mixes[place + Dither.order[(y & 3) << 2 | x & 3]]
          }
        }
      }
    }
  }

  private func mix(_ color: UInt32) -> Int {
    let cell = Dither.cell(color)
    if places[cell] == 0 {
      places[cell] = UInt32(mixes.count + 1)
      mixes += entries(exact[cell] ?? (color | 0x010101) & 0xFF_FFFF)
    }
    return Int(places[cell]) - 1
  }

  /// The sixteen entries for a colour, dark to light.
  private func entries(_ color: UInt32) -> [UInt8] {
    let wanted = Dither.channels(color)
    var owed = SIMD4<Int32>.zero
    var found: [Int] = []
    for _ in 0..<16 {
      let index = nearest(wanted &+ owed)
      found.append(index)
      let missed = wanted &- Dither.channels(palette.colors[index])
      owed = owed &+ missed
      // Mixing colours that are far apart would show as a pattern.
      owed.clamp(lowerBound: SIMD4(repeating: -40), upperBound: SIMD4(repeating: 40))
    }
    return found.sorted { (luma($0), $0) < (luma($1), $1) }.map { UInt8($0) }
  }

  private func luma(_ index: Int) -> Int32 {
    let c = Dither.channels(palette.colors[index])
    return c.x &* 2126 &+ c.y &* 7152 &+ c.z &* 722
  }

  private static func channels(_ color: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255), 0)
  }

  private func nearest(_ color: SIMD4<Int32>) -> Int {
    var best = 0, least = Int32.max
    for (index, candidate) in palette.colors.enumerated() {
      let d = Dither.channels(candidate) &- color
      let distance = (d &* d &* SIMD4(3, 4, 2, 0)).wrappedSum()
      if distance < least {
        least = distance
        best = index
      }
    }
    return best
  }
}

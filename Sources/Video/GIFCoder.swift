import Compositor

/// Codes the frames of a chunk as GIF images: the first whole, the others only where something changed.
final class GIFCoder: ChunkCoder {
  let header: [UInt8]
  let held = 0
  private let dither: Dither
  private let width: Int
  private let height: Int
  private let delay: Int
  private var shown: [UInt8] = []
  private var entries: [UInt8]
  private var changed: [Range<Int>] = []

  /// Prepares for a palette.
  init(_ palette: Palette, width: Int, height: Int, rate: Rational) {
    header = palette.bytes
    dither = Dither(palette)
    self.width = width
    self.height = height
    delay = 100 / max(1, rate.num)
    entries = [UInt8](repeating: 0, count: width * height)
  }

  func convert(_ painted: PaintedFrame) throws {
    guard painted.bitmap.width == width, painted.bitmap.height == height else {
      throw VideoError(.failed, "a painter gave a frame of another size")
    }
    changed = shown.isEmpty ? [0..<height] : Rows.aligned(painted.changed, to: 1, height: height)
    for rows in changed { dither.convert(painted.bitmap, rows: rows, into: &entries) }
  }

  func encode(_ frames: Range<Int>, sink: (Packet) throws -> Void) throws {
    for frame in frames { try encode(frame, sink: sink) }
  }

  private func encode(_ frame: Int, sink: (Packet) throws -> Void) throws {
    let isFirst = shown.isEmpty
    let part = isFirst ? Part(columns: 0..<width, rows: 0..<height) : changedPart()
    // GIF89a specification, 23: graphic control extension, with "as before" as the transparent entry.
    var bytes: [UInt8] = [0x21, 0xF9, 4, isFirst ? 0x04 : 0x05, UInt8(delay & 255), UInt8(delay >> 8)]
    bytes += [isFirst ? 0 : Palette.unchanged, 0]
    // 20: image descriptor.
    bytes.append(0x2C)
    for number in [part.columns.lowerBound, part.rows.lowerBound, part.columns.count, part.rows.count] {
      bytes += [UInt8(number & 255), UInt8(number >> 8 & 255)]
    }
    bytes.append(0)
    bytes += LZW.code(symbols(part, isFirst))
    shown = isFirst ? entries : shown
    for rows in changed where !isFirst {
      for place in rows.lowerBound * width..<rows.upperBound * width { shown[place] = entries[place] }
    }
    changed = []
    try bytes.withUnsafeBytes { try sink(Packet(frame: frame, isKey: isFirst, bytes: $0)) }
  }

  func finish(sink: (Packet) throws -> Void) throws {}

  private struct Part {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// The smallest part that holds all changes; one pixel when there are none.
  private func changedPart() -> Part {
    var left = width, right = 0, top = height, bottom = 0
    for rows in changed {
      for y in rows {
        let row = y * width
        guard let first = (0..<width).first(where: { entries[row + $0] != shown[row + $0] }) else { continue }
        let last = (0..<width).last(where: { entries[row + $0] != shown[row + $0] }) ?? first
        left = min(left, first)
        right = max(right, last + 1)
        top = min(top, y)
        bottom = max(bottom, y + 1)
      }
    }
    return left < right ? Part(columns: left..<right, rows: top..<bottom) : Part(columns: 0..<1, rows: 0..<1)
  }

  private func symbols(_ part: Part, _ isFirst: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.columns.count * part.rows.count)
    for y in part.rows {
      for place in y * width + part.columns.lowerBound..<y * width + part.columns.upperBound {
        result.append(!isFirst && entries[place] == shown[place] ? Palette.unchanged : entries[place])
      }
    }
    return result
  }
}

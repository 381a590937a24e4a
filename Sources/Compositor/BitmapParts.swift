extension Bitmap {
  /// Puts another picture's pixels in place of these, its top-left corner at (`x`, `y`). What would lie outside is left
  /// out.
  public func put(_ picture: Bitmap, x: Int, y: Int) {
    let left = max(0, x), right = min(width, x + picture.width)
    guard left < right else { return }
    for row in max(0, y)..<max(0, y, min(height, y + picture.height)) {
      (storage + row * stride + left * 4).copyMemory(
        from: picture.storage + (row - y) * picture.stride + (left - x) * 4, byteCount: (right - left) * 4)
    }
  }

  /// A part of the picture, as far as there is any; at least one pixel.
  public func cropped(x: Int, y: Int, width newWidth: Int, height newHeight: Int) -> Bitmap {
    let left = min(max(x, 0), width - 1), top = min(max(y, 0), height - 1)
    let result = Bitmap(width: min(newWidth, width - left), height: min(newHeight, height - top))
    result.put(self, x: -left, y: -top)
    return result
  }

  /// A copy of the pixels as they are now.
  public var copy: Bitmap { cropped(x: 0, y: 0, width: width, height: height) }

  /// The picture at another size, each pixel the mean of what it covers.
  public func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    let result = Bitmap(width: newWidth, height: newHeight)
    let across = BoxWeights(from: width, to: result.width), down = BoxWeights(from: height, to: result.height)
    var row = [SIMD4<Float>](repeating: .zero, count: result.width)
    for y in 0..<result.height {
      for x in row.indices { row[x] = .zero }
      for (line, weight) in down[y] {
        for x in row.indices {
          var sum = SIMD4<Float>.zero
          for (column, share) in across[x] { sum += SIMD4<Float>(self[column, line]) * share }
          row[x] += sum * weight
        }
      }
      for x in row.indices {
        result[x, y] = SIMD4<UInt8>(clamping: SIMD4<Int32>(row[x].rounded(.toNearestOrAwayFromZero)))
      }
    }
    return result
  }
}

extension Hasher256 {
  /// Takes a picture: its extent, then its pixels row by row.
  public mutating func add(_ picture: Bitmap) {
    add(picture.width)
    add(picture.height)
    for y in 0..<picture.height {
      add(bytes: UnsafeRawBufferPointer(start: picture.storage + y * picture.stride, count: picture.width * 4))
    }
  }
}

/// Which pixels of a row each pixel of another row covers, and by how much of it.
private struct BoxWeights {
  private let lists: [[(Int, Float)]]

  init(from: Int, to: Int) {
    let step = Double(from) / Double(to)
    lists = (0..<to).map { index in
      let low = Double(index) * step, high = min(Double(index + 1) * step, Double(from))
      return (Int(low)..<max(Int(high.rounded(.up)), Int(low) + 1)).compactMap { pixel in
        let share = min(high, Double(pixel + 1)) - max(low, Double(pixel))
        return pixel < from && share > 0 ? (pixel, Float(share / (high - low))) : nil
      }
    }
  }

  subscript(index: Int) -> [(Int, Float)] { lists[index] }
}

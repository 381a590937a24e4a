import Scenes

/// Where two pictures of one size differ.
struct PictureDifference {
  /// The second picture, pale, with what differs in a strong colour.
  let picture: Bitmap
  /// Pixels that differ.
  let count: Int
  /// The greatest difference of a channel, 0 to 255.
  let greatest: Int

  /// The share of the picture that differs, 0 to 1.
  var share: Double { Double(count) / Double(picture.width * picture.height) }

  /// Compares pictures, pixel by pixel.
  /// - Parameter tolerance: the greatest difference of a channel that counts as none: 0 for drawn pictures, more for
  ///   those that an encoder has been over.
  init?(_ before: Bitmap, _ after: Bitmap, tolerance: Int = 0) {
    guard before.width == after.width, before.height == after.height else { return nil }
    let picture = Bitmap(width: after.width, height: after.height)
    var count = 0, greatest = 0
    before.withBytes { old in
      after.withBytes { new in
        picture.withMutableBytes { target in
          for y in 0..<after.height {
            for x in 0..<after.width {
              let place = y * after.stride + x * 4
              var most = 0
              for channel in 0..<3 {
                most = max(most, abs(Int(old[y * before.stride + x * 4 + channel]) - Int(new[place + channel])))
              }
              greatest = max(greatest, most)
              let light = (Int(new[place]) + 6 * Int(new[place + 1]) + 3 * Int(new[place + 2])) / 10
              let pale = UInt8(200 + light * 45 / 255)
              let isOther = most > tolerance
              if isOther { count += 1 }
              // The more it differs the stronger, and the least can still be seen.
              let strength = isOther ? 110 + min(146, most * 2) : 0
              let pixel = y * picture.stride + x * 4
              for (channel, strong) in [0x9F, 0x14, 0xE0].enumerated() {
                target[pixel + channel] = UInt8((Int(pale) * (256 - strength) + strong * strength) >> 8)
              }
              target[pixel + 3] = 255
            }
          }
        }
      }
    }
    self.picture = picture
    self.count = count
    self.greatest = greatest
  }
}

extension Bitmap {
  /// The picture at another size, each pixel the mean of what it covers.
  func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    let result = Bitmap(width: newWidth, height: newHeight)
    let across = BoxWeights(from: width, to: result.width), down = BoxWeights(from: height, to: result.height)
    var row = [SIMD4<Float>](repeating: .zero, count: result.width)
    withBytes { source in
      result.withMutableBytes { target in
        for y in 0..<result.height {
          for x in row.indices { row[x] = .zero }
          for (line, weight) in down[y] {
            for x in row.indices {
              var sum = SIMD4<Float>.zero
              for (column, share) in across[x] {
                let place = line * stride + column * 4
                let pixel = SIMD4<UInt8>(source[place], source[place + 1], source[place + 2], source[place + 3])
                sum += SIMD4<Float>(pixel) * share
              }
              row[x] += sum * weight
            }
          }
          for x in row.indices {
            let pixel = SIMD4<UInt8>(clamping: SIMD4<Int32>(row[x].rounded(.toNearestOrAwayFromZero)))
            for channel in 0..<4 { target[y * result.stride + x * 4 + channel] = pixel[channel] }
          }
        }
      }
    }
    return result
  }

  /// A part of the picture.
  func cropped(x: Int, y: Int, width newWidth: Int, height newHeight: Int) -> Bitmap {
    let left = min(max(x, 0), width - 1), top = min(max(y, 0), height - 1)
    let result = Bitmap(width: min(newWidth, width - left), height: min(newHeight, height - top))
    withBytes { source in
      result.withMutableBytes { target in
        for row in 0..<result.height {
          let start = (top + row) * stride + left * 4
          let line = UnsafeRawBufferPointer(rebasing: source[start..<start + result.width * 4])
          let place = row * result.stride
          UnsafeMutableRawBufferPointer(rebasing: target[place..<place + result.width * 4]).copyMemory(from: line)
        }
      }
    }
    return result
  }

  /// A copy of the pixels as they are now.
  var copy: Bitmap { cropped(x: 0, y: 0, width: width, height: height) }

  /// The mark of all pixels.
  var mark: FrameMark {
    var hasher = Hasher256()
    hasher.add(width)
    hasher.add(height)
    withBytes { bytes in
      for y in 0..<height {
        hasher.add(bytes: UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4]))
      }
    }
    return FrameMark(hasher.digest())
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

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
    for y in 0..<after.height {
      for x in 0..<after.width {
        let (old, new) = (before[x, y], after[x, y])
        let most = (0..<3).reduce(0) { max($0, abs(Int(old[$1]) - Int(new[$1]))) }
        greatest = max(greatest, most)
        let isOther = most > tolerance
        if isOther { count += 1 }
        picture[x, y] = Self.marked(new, isOther ? most : nil)
      }
    }
    self.picture = picture
    self.count = count
    self.greatest = greatest
  }

  /// A pixel in pale grey, mixed with a strong colour the more it differs; the least can still be seen.
  private static func marked(_ pixel: SIMD4<UInt8>, _ difference: Int?) -> SIMD4<UInt8> {
    let light = (Int(pixel[0]) + 6 * Int(pixel[1]) + 3 * Int(pixel[2])) / 10
    let pale = 200 + light * 45 / 255
    let strength = difference.map { 110 + min(146, $0 * 2) } ?? 0
    func channel(_ strong: Int) -> UInt8 { UInt8((pale * (256 - strength) + strong * strength) >> 8) }
    return SIMD4(channel(0x9F), channel(0x14), channel(0xE0), 255)
  }
}

extension Bitmap {
  /// The mark of all pixels.
  var mark: FrameMark {
    var hasher = Hasher256()
    hasher.add(self)
    return FrameMark(hasher.digest())
  }
}

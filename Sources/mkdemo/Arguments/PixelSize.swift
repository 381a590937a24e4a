/// A frame's extent in pixels.
struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  let width: Int
  let height: Int

  /// Reads "1080x1920".
  static func read(_ text: String) throws(BadValue) -> PixelSize {
    let parts = text.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count <= 9 && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let width = Int(parts[0]), let height = Int(parts[1])
    else { throw BadValue(why: "is no size", mend: "write WIDTHxHEIGHT in pixels, as in --size 1080x1920") }
    return PixelSize(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  /// True when both are even.
  var isEven: Bool { width % 2 == 0 && height % 2 == 0 }

  /// The nearest even sizes: the next smaller and the next larger.
  var evenNeighbours: (smaller: PixelSize, larger: PixelSize) {
    (
      PixelSize(width: max(2, width / 2 * 2), height: max(2, height / 2 * 2)),
      PixelSize(width: (width + 1) / 2 * 2, height: (height + 1) / 2 * 2)
    )
  }
}

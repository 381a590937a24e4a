/// A rectangle of whole pixels, from `(left, top)` up to but without `(right, bottom)`.
struct PixelRect: Hashable, Sendable {
  var left, top, right, bottom: Int

  init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest rectangle that holds every pixel which `rect` touches, grown by `margin` pixels. Numbers beyond a
  /// million pixels are clamped; what is not a number is empty.
  init(covering rect: Rect, margin: Double = 0) {
    let numbers = [rect.minX - margin, rect.minY - margin, rect.maxX + margin, rect.maxY + margin]
    guard numbers.allSatisfy({ !$0.isNaN }) else {
      self = .empty
      return
    }
    func whole(_ v: Double) -> Int { Int(min(max(v, -PixelRect.limit), PixelRect.limit)) }
    self.init(
      whole(numbers[0].rounded(.down)), whole(numbers[1].rounded(.down)),
      whole(numbers[2].rounded(.up)), whole(numbers[3].rounded(.up)))
  }

  /// The rectangle when its sides lie along pixels, to 1/256, the steps in which Cairo places points.
  init?(along rect: Rect) {
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard sides.allSatisfy({ abs($0) < PixelRect.limit && abs($0 - $0.rounded()) <= 1.0 / 256 }) else { return nil }
    self.init(
      Int(sides[0].rounded()), Int(sides[1].rounded()), Int(sides[2].rounded()), Int(sides[3].rounded()))
  }

  private static let limit = 1_048_576.0

  static let empty = PixelRect(0, 0, 0, 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// Moved by whole pixels.
  func offset(_ dx: Int, _ dy: Int) -> PixelRect { PixelRect(left + dx, top + dy, right + dx, bottom + dy) }

  /// Grown by `n` pixels on all sides; an empty rectangle stays empty.
  func grown(by n: Int) -> PixelRect { isEmpty ? self : PixelRect(left - n, top - n, right + n, bottom + n) }

  /// The shared pixels.
  func intersection(_ o: PixelRect) -> PixelRect {
    let r = PixelRect(max(left, o.left), max(top, o.top), min(right, o.right), min(bottom, o.bottom))
    return r.isEmpty ? .empty : r
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(min(left, o.left), min(top, o.top), max(right, o.right), max(bottom, o.bottom))
  }

  /// True when the two share a pixel.
  func intersects(_ o: PixelRect) -> Bool {
    !isEmpty && !o.isEmpty && left < o.right && o.left < right && top < o.bottom && o.top < bottom
  }

  /// True when every pixel of `o` is one of this rectangle's.
  func contains(_ o: PixelRect) -> Bool {
    o.isEmpty || (left <= o.left && top <= o.top && right >= o.right && bottom >= o.bottom)
  }

  /// The same as a rectangle of real numbers.
  var rect: Rect { Rect(Double(left), Double(top), Double(width), Double(height)) }
}

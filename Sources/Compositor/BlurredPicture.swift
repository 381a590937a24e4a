/// A blurred picture, kept at its smallest size and enlarged where it is drawn. One that is blurred without being
/// halved is kept as it was, and blurred where it is drawn.
final class BlurredPicture {
  private enum Source {
    case whole(Picture)
    case smallest(StoredRows)
  }

  /// The pixels that it covers.
  let area: PixelRect
  private let blur: Blur
  private let source: Source
  /// The first pixel of the picture that was blurred.
  private let left, top: Int

  /// Blurs a picture that is not halved as far as `area`.
  init(_ picture: Picture, _ blur: Blur, area: PixelRect) {
    (self.area, self.blur, left, top) = (area, blur, picture.area.left, picture.area.top)
    source = .whole(picture)
  }

  /// Blurs a picture, of whose area `reduced` is the smallest copy, as far as `area`.
  init(_ picture: PixelRect, _ reduced: StoredRows, _ blur: Blur, area: PixelRect) {
    (self.area, self.blur, left, top) = (area, blur, picture.left, picture.top)
    source = .smallest(StoredRows(blur.blurred(reduced, for: area.offset(-picture.left, -picture.top))))
  }

  /// Bytes of memory that it takes.
  var bytes: Int {
    switch source {
    case .whole(let picture): picture.bitmap.bytes
    case .smallest(let rows): rows.bytes
    }
  }

  /// Fills `part`, which lies within the area.
  func fill(_ part: Picture) {
    switch source {
    case .whole(let picture): blur.apply(picture, to: part)
    case .smallest(let rows): blur.enlarge(rows, to: BytePlane(part).offset(-left, -top))
    }
  }
}

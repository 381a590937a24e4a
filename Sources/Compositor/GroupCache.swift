/// Pixels of plates and masks of shadows, kept by what they are drawn from. It only saves work: a picture drawn again
/// is the same picture.
final class GroupCache {
  /// What is kept of a plate.
  enum Kind: Hashable {
    case content
    case blurred(sigma: Double, PixelRect)
    case whole(sigma: Double, PixelShadow, PixelRect)
  }

  /// A mask of a shadow, with all that it depends on.
  struct MaskKey: Hashable {
    let caster: Plate.Key
    let sigma: Double
    let sixteenthsX, sixteenthsY: Int
    let area: PixelRect
    let cutter: Plate.Key?
    let cutterX, cutterY: Int
  }

  private enum Key: Hashable {
    case plate(Plate.Key, Kind)
    case mask(MaskKey)
  }

  private enum Value {
    case picture(Picture)
    case mask(Mask)
  }

  private var values: ByteLimitedCache<Key, Value>

  /// A cache of at most `limit` bytes (and of whatever was kept last).
  init(limit: Int) { values = ByteLimitedCache(limit: limit) }

  /// What is kept of a plate, or else made and kept.
  func picture(_ key: Plate.Key, _ kind: Kind, make: () throws -> Picture) rethrows -> Picture {
    if case .picture(let picture)? = values[.plate(key, kind)] { return picture }
    let picture = try make()
    values.insert(
      .picture(picture), for: .plate(key, kind), bytes: picture.bitmap.stride * picture.bitmap.height)
    return picture
  }

  /// A mask, or else made and kept.
  func mask(_ key: MaskKey, make: () throws -> Mask) rethrows -> Mask {
    if case .mask(let mask)? = values[.mask(key)] { return mask }
    let mask = try make()
    values.insert(.mask(mask), for: .mask(key), bytes: mask.stride * mask.height)
    return mask
  }
}

/// Pixels of plates and masks of shadows, kept by what they are drawn from. It only saves work: what is made again
/// comes out the same.
///
/// Everything is kept until the end of the paint. Beyond it, only what is small or asked for in a second paint is kept:
/// what changes in every frame never comes back, and would only push out what does.
final class GroupCache {
  /// What is kept.
  enum Key: Hashable {
    /// The layers of a plate.
    case content(Plate.Key)
    /// Their copy after some halvings, from which blurs begin.
    case reduced(Plate.Key, halvings: Int)
    /// The layers blurred.
    case blurred(Plate.Key, sigma: Double, PixelRect)
    /// The layers over their shadow.
    case whole(Plate.Key, sigma: Double, PixelShadow, PixelRect)
    /// The mask of a shadow.
    case mask(MaskKey)
  }

  /// All that the mask of a shadow depends on.
  struct MaskKey: Hashable {
    let caster: Plate.Key
    let sigma: Double
    let sixteenthsX, sixteenthsY: Int
    let area: PixelRect
    let cutter: Plate.Key?
    let cutterX, cutterY: Int
  }

  private var kept: ByteLimitedCache<Key, AnyObject>
  private var passing: [Key: AnyObject] = [:]
  private var asked: [Key: Int] = [:]
  private var paint = 0

  /// Bytes up to which a value is kept at once: those of the smallest copies of wide blurs, which are dear to make.
  private static let small = 64 << 10

  /// A cache of at most `limit` bytes beyond the end of a paint.
  init(limit: Int) { kept = ByteLimitedCache(limit: limit) }

  /// What belongs to a key, or else made.
  func value<Value: AnyObject & Sized>(_ key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = passing[key] as? Value { return value }
    if let value = kept[key] as? Value { return value }
    let value = try make()
    if value.bytes <= Self.small || asked[key].map({ $0 < paint }) ?? false {
      kept.insert(value, for: key, bytes: value.bytes)
    } else {
      passing[key] = value
    }
    asked[key] = paint
    return value
  }

  /// Ends a paint.
  func endPaint() {
    passing.removeAll(keepingCapacity: true)
    paint += 1
    if asked.count > 256 { asked = asked.filter { paint - $0.value < 8 } }
  }
}

/// Something that takes memory.
protocol Sized {
  /// How much, in bytes.
  var bytes: Int { get }
}

extension Bitmap: Sized { var bytes: Int { stride * height } }
extension Mask: Sized { var bytes: Int { stride * height } }
extension StoredRows: Sized {}
extension BlurredPicture: Sized {}

/// The grid that numbers snap to as they enter the layer tree, so that settled springs become equal frames and no
/// digest hangs on the last bit of a libm.
public enum Grid {
  /// Lengths: 1/1024 point (finer than 1/256 pixel at 3x, and exact in binary).
  public static func length(_ v: Double) -> Double { (v * 1024).rounded() / 1024 }
  /// Angles: 1/4096 degree.
  public static func angle(_ v: Double) -> Double { (v * 4096).rounded() / 4096 }
  /// Factors such as scale: 1/65536.
  public static func factor(_ v: Double) -> Double { (v * 65536).rounded() / 65536 }
  /// Opacity and colour channels: 1/1020, so that every 8-bit value is on the grid.
  public static func channel(_ v: Double) -> Double { (min(max(v, 0), 1) * 1020).rounded() / 1020 }
  /// A point on the length grid.
  public static func point(_ p: Point) -> Point { Point(length(p.x), length(p.y)) }
}

/// A value that never changes again, in a box: a state may hold an earlier one of its own kind, as a screen that is
/// leaving does.
public final class Frozen<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is kept.
  public let value: Value

  /// Boxes a value.
  public init(_ value: Value) { self.value = value }

  /// Equal values, whatever their boxes.
  public static func == (a: Frozen, b: Frozen) -> Bool { a === b || a.value == b.value }
  /// The value's hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

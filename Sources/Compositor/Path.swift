import Foundation

/// An outline of straight lines and cubic curves, in points, immutable and cheap to copy and to compare.
/// Its coordinates are on the length grid.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve with two control points to an end point.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  final class Storage: Sendable {
    let elements: [Element]
    let bounds: Rect
    let hash: Int

    init(_ elements: [Element]) {
      self.elements = elements
      var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity
      func add(_ p: Point) {
        (left, right) = (min(left, p.x), max(right, p.x))
        (top, bottom) = (min(top, p.y), max(bottom, p.y))
      }
      for element in elements {
        switch element {
        case .move(let p), .line(let p): add(p)
        case .curve(let c1, let c2, let p):
          add(c1)
          add(c2)
          add(p)
        case .close: break
        }
      }
      bounds = left <= right ? Rect(left, top, right - left, bottom - top) : .zero
      var hasher = Hasher()
      hasher.combine(elements)
      hash = hasher.finalize()
    }
  }

  let storage: Storage

  /// Makes a path by drawing it.
  public init(_ draw: (inout PathBuilder) -> Void) {
    var builder = PathBuilder()
    draw(&builder)
    storage = Storage(builder.elements)
  }

  /// Makes a path from its elements; coordinates snap to the grid.
  public init(elements: [Element]) {
    storage = Storage(
      elements.map {
        switch $0 {
        case .move(let p): .move(Grid.point(p))
        case .line(let p): .line(Grid.point(p))
        case .curve(let a, let b, let p): .curve(Grid.point(a), Grid.point(b), Grid.point(p))
        case .close: .close
        }
      })
  }

  /// Makes a path whose coordinates stay as they are: parts of curves, which the grid would bend.
  init(exact elements: [Element]) { storage = Storage(elements) }

  /// The steps of the outline.
  public var elements: [Element] { storage.elements }
  /// A rectangle that holds the outline: the bounds of its end and control points.
  public var bounds: Rect { storage.bounds }
  /// True when it has no elements.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// Equal steps; the hash settles most.
  public static func == (a: Path, b: Path) -> Bool {
    a.storage === b.storage || (a.storage.hash == b.storage.hash && a.storage.elements == b.storage.elements)
  }

  /// The hash that was made with the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }

  /// The path with every point mapped.
  public func applying(_ t: Transform) -> Path {
    Path(
      elements: elements.map {
        switch $0 {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .curve(let a, let b, let p): .curve(t.apply(a), t.apply(b), t.apply(p))
        case .close: .close
        }
      })
  }

  /// The path moved by an offset.
  public func offset(by d: Point) -> Path { applying(.translation(d.x, d.y)) }

  /// Both outlines as one path.
  public func appending(_ other: Path) -> Path { Path(elements: elements + other.elements) }
}

/// A view that is an outline of the rectangle it is given; by itself it is filled with the foreground colour.
public protocol Shape: View where Body == Never {
  /// The outline in a rectangle.
  func path(in rect: Rect) -> Path
  /// What `inspect` says of it.
  var cornerRadius: Double? { get }
  /// Degrees, for arcs.
  var sweepAngle: Double? { get }
}

extension Shape {
  /// No corners to speak of.
  public var cornerRadius: Double? { nil }
  /// No arc.
  public var sweepAngle: Double? { nil }
  /// None: a shape is drawn as it is.
  public var body: Never { return fatalError("a shape has no body") }

  /// One node, filled with the foreground colour.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node {
    ShapeNode(self, fill: .color(context.foreground), stroke: nil, pixel: 1 / context.now.device.scale)
  }

  /// The shape in a colour.
  public func fill(_ color: Color) -> some View { Drawn(shape: self, fill: .color(color), stroke: nil) }

  /// The shape filled with a paint whose points are fractions of the shape's rectangle.
  public func fill(_ paint: UnitPaint) -> some View { Drawn(shape: self, unitFill: paint) }

  /// A line along the outline, centred on it.
  public func stroke(_ color: Color, _ stroke: Stroke) -> some View {
    Drawn(shape: self, fill: nil, stroke: (stroke, .color(color)))
  }

  /// A line along the outline, centred on it.
  public func stroke(_ color: Color, width: Double) -> some View { self.stroke(color, Stroke(width)) }

  /// A line within the outline.
  public func strokeBorder(_ color: Color, width: Double) -> some View {
    Drawn(shape: Inset(shape: self, by: width / 2), fill: nil, stroke: (Stroke(width, join: .miter), .color(color)))
  }
}

/// A shape drawn in a smaller rectangle.
public struct Inset<Base: Shape>: Shape {
  let shape: Base
  let by: Double
  /// The outline in the smaller rectangle.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect.inset(by: by, by))
  }
  /// As of the shape it insets.
  public var cornerRadius: Double? { shape.cornerRadius }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: Rect) -> Path { Path { $0.addRect(rect) } }
  /// Square.
  public var cornerRadius: Double? { 0 }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  let radii: CornerRadii
  let style: CornerStyle
  /// Equal corners.
  public init(_ radius: Double, style: CornerStyle = .continuous) { self.init(CornerRadii(radius), style: style) }
  /// Corners of their own.
  public init(_ radii: CornerRadii, style: CornerStyle = .continuous) {
    self.radii = radii
    self.style = style
  }
  /// The rounded outline.
  public func path(in rect: Rect) -> Path { Path { $0.addRoundedRect(rect, radii: radii, style: style) } }
  /// The top-left corner's.
  public var cornerRadius: Double? { radii.topLeft }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}
  /// The outline, its ends circular.
  public func path(in rect: Rect) -> Path {
    Path { $0.addRoundedRect(rect, radius: min(rect.width, rect.height) / 2, style: .circular) }
  }
}

/// The largest circle in the middle of the rectangle.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}
  /// The circle, as wide as the shorter side.
  public func path(in rect: Rect) -> Path {
    let d = min(rect.width, rect.height)
    return Path { $0.addEllipse(in: Rect(center: rect.center, size: Size(d, d))) }
  }
}

/// The ellipse that touches the rectangle's sides.
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}
  /// The ellipse.
  public func path(in rect: Rect) -> Path { Path { $0.addEllipse(in: rect) } }
}

/// An outline made by a function of the rectangle.
public struct PathShape: Shape {
  private let make: (Rect) -> Path
  /// Makes a shape.
  public init(_ make: @escaping (Rect) -> Path) { self.make = make }
  /// What the function makes of the rectangle.
  public func path(in rect: Rect) -> Path { make(rect) }
}

/// A paint in fractions of the rectangle it fills.
public enum UnitPaint: Hashable, Sendable {
  case color(Color)
  case linear(from: Alignment, to: Alignment, [Stop])
  /// The radius is a fraction of the longer side.
  case radial(center: Alignment, radius: Double, [Stop])

  /// The paint in a rectangle.
  public func paint(in r: Rect) -> Paint {
    func at(_ a: Alignment) -> Point { Point(r.x + r.width * a.x, r.y + r.height * a.y) }
    switch self {
    case .color(let color): return .color(color)
    case .linear(let from, let to, let stops): return .linear(LinearGradient(from: at(from), to: at(to), stops: stops))
    case .radial(let center, let radius, let stops):
      return .radial(RadialGradient(center: at(center), radius: radius * max(r.width, r.height), stops: stops))
    }
  }
}

private struct Drawn<S: Shape>: PrimitiveView {
  let shape: S
  var fill: Paint?
  var unitFill: UnitPaint?
  var stroke: (Stroke, Paint)?

  func nodes(in context: Context) -> [Node] { [node(in: context)] }
  func node(in context: Context) -> Node {
    ShapeNode(shape, fill: fill, unitFill: unitFill, stroke: stroke, pixel: 1 / context.now.device.scale)
  }
}

private final class ShapeNode: Node {
  let shape: any Shape
  let fill: Paint?
  let unitFill: UnitPaint?
  let stroke: (Stroke, Paint)?
  let pixel: Double

  init(_ shape: any Shape, fill: Paint?, unitFill: UnitPaint? = nil, stroke: (Stroke, Paint)?, pixel: Double) {
    (self.shape, self.fill, self.unitFill, self.stroke, self.pixel) = (shape, fill, unitFill, stroke, pixel)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    // Frames lie on whole pixels, as SwiftUI rounds them; what moves is moved by a group and never rounded.
    let left = (rect.minX / pixel).rounded() * pixel, top = (rect.minY / pixel).rounded() * pixel
    let right = (rect.maxX / pixel).rounded() * pixel, bottom = (rect.maxY / pixel).rounded() * pixel
    let snapped = Rect(left, top, right - left, bottom - top)
    let path = shape.path(in: snapped)
    let paint = unitFill?.paint(in: snapped) ?? fill
    sink.note(element(rect, paint))
    guard !path.isEmpty else { return }
    if let paint { sink.add(.fill(path, paint)) }
    if let (stroke, paint) = stroke { sink.add(.stroke(path, stroke, paint)) }
  }

  private func element(_ rect: Rect, _ paint: Paint?) -> Element {
    var details = Element.Details()
    details.cornerRadius = shape.cornerRadius
    details.sweep = shape.sweepAngle
    switch paint {
    case .color(let color): details.fill = color
    case .linear(let gradient): details.shade(by: gradient.stops)
    case .radial(let gradient): details.shade(by: gradient.stops)
    case nil: break
    }
    if let (stroke, paint) = stroke {
      details.strokeWidth = stroke.width
      details.trim = (stroke.trimFrom, stroke.trimTo)
      if case .color(let color) = paint { details.stroke = color }
    }
    return Element(.shape, frame: rect, details: details)
  }
}

extension Element.Details {
  /// Takes the strongest colour of a gradient.
  fileprivate mutating func shade(by stops: [Stop]) {
    fill = stops.map(\.color).max { $0.alpha < $1.alpha }
    isGradient = true
  }
}

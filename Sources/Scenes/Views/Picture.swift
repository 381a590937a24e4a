/// A picture from the assets, stretched to the rectangle it is given.
public struct Image: PrimitiveView {
  private let art: Art

  /// Shows a picture.
  public init(_ art: Art) { self.art = art }

  /// One node that draws the picture.
  public func nodes(in context: Context) -> [Node] { [ImageNode(art)] }
}

private final class ImageNode: Node {
  let art: Art
  init(_ art: Art) { self.art = art }

  override func draw(in rect: Rect, into sink: inout Sink) {
    var details = Element.Details()
    details.art = art.name
    sink.note(Element(.image, frame: rect, details: details))
    sink.add(
      .image(art, Rect(Grid.length(rect.x), Grid.length(rect.y), Grid.length(rect.width), Grid.length(rect.height))))
  }
}

/// Layers drawn by a function of the rectangle that the view is given: for art that moves.
public struct Canvas: PrimitiveView {
  private let drawing: (Rect) -> [Layer]
  private let box: Size?
  private var art: Art?

  /// Draws in the rectangle's own coordinates (its top-left corner may be anywhere).
  public init(_ drawing: @escaping (Rect) -> [Layer]) {
    self.drawing = drawing
    box = nil
  }

  /// Draws in a box of `size` whose top-left corner is the origin, scaled to fit the rectangle's width.
  public init(box size: Size, _ drawing: @escaping () -> [Layer]) {
    self.drawing = { _ in drawing() }
    box = size
  }

  /// The user's own picture of that name, where there is one, takes the drawing's place.
  public func replaceable(by name: String) -> Canvas {
    var copy = self
    copy.art = Art(name)
    return copy
  }

  /// One node that draws the layers, or the user's own picture.
  public func nodes(in context: Context) -> [Node] {
    if let art, context.now.replacements.contains(art.name) { return [ImageNode(art)] }
    return [CanvasNode(drawing, box)]
  }
}

private final class CanvasNode: Node {
  let drawing: (Rect) -> [Layer]
  let box: Size?

  init(_ drawing: @escaping (Rect) -> [Layer], _ box: Size?) {
    self.drawing = drawing
    self.box = box
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard let box else { return super.measure(proposal) }
    if let width = proposal.width { return Size(width, box.width > 0 ? width * box.height / box.width : 0) }
    return box
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    guard let box else {
      let layers = drawing(rect)
      sink.note(Element(.shape, frame: rect))
      return sink.add(layers)
    }
    let factor = box.width > 0 ? rect.width / box.width : 1
    sink.note(Element(.shape, frame: rect))
    sink.group(Group(placement: Placement(offset: rect.origin, scaleX: factor, scaleY: factor))) { inner in
      inner.add(drawing(rect))
      inner.noteGroups(in: inner.layers)
    }
  }
}

extension Sink {
  /// Tells the probe of the named groups among layers that were drawn without nodes.
  mutating func noteGroups(in layers: [Layer]) {
    guard probe != nil else { return }
    for case .group(let group, let children) in layers {
      _ = collect(group) { inner in
        if let name = group.name {
          inner.note(Element(.group, name: name, frame: children.bounds))
        }
        inner.noteGroups(in: children)
      }
    }
  }
}

extension [Layer] {
  /// Bounds of what is drawn, in the coordinates that the layers are in; effects add nothing.
  var bounds: Rect {
    reduce(Rect.zero) { sum, layer in
      switch layer {
      case .group(let group, let children):
        let own = group.placement.transform.bounds(of: children.bounds)
        return sum.union(own)
      case .fill(let path, _): return sum.union(path.bounds)
      case .stroke(let path, let stroke, _):
        return sum.union(path.bounds.inset(by: -stroke.width / 2, -stroke.width / 2))
      case .glyphs(let run, let origin, _): return sum.union(run.inkBounds.offset(by: origin))
      case .image(_, let rect): return sum.union(rect)
      case .backdrop(let glass): return sum.union(glass.outline.bounds)
      case .crossfade(let from, let to, _): return sum.union(from.bounds).union(to.bounds)
      }
    }
  }
}

/// A pane of iOS 26 glass in a shape; lay it behind a control's label.
public struct GlassPane<S: Shape>: PrimitiveView {
  private let shape: S
  private let tint: Color

  /// Makes a pane.
  public init(_ shape: S, tint: Color = .clear) {
    self.shape = shape
    self.tint = tint
  }

  /// One node that draws what lies beneath as through glass.
  public func nodes(in context: Context) -> [Node] {
    [GlassNode(shape, tint, darkness: context.now.darkness)]
  }
}

private final class GlassNode: Node {
  let shape: any Shape
  let tint: Color
  let darkness: Double

  init(_ shape: any Shape, _ tint: Color, darkness: Double) {
    (self.shape, self.tint, self.darkness) = (shape, tint, darkness)
  }

  // Blur, tone and shadow: ios-facts.md, section 9, between a small control (48 points) and a large one (160).
  override func draw(in rect: Rect, into sink: inout Sink) {
    let size = min(max((min(rect.width, rect.height) - 48) / 112, 0), 1)
    func mix(_ light: Double, _ dark: Double) -> Double { light + (dark - light) * darkness }
    let gain = mix(0.55 + (0.318 - 0.55) * size, 0.40 + (0.24 - 0.40) * size) * mix(0.97, 1)
    let lift = mix(0.45 + (0.70 - 0.45) * size, 0.176 + (0.12 - 0.176) * size) * mix(0.97, 1)
    let outline = shape.path(in: rect)
    let glass = Glass(
      outline: outline, blur: 1.33 + 2.67 * size, gain: gain, lift: lift, chroma: 0.66, tint: tint,
      rimLight: mix(0.9, 0.35), rimShade: mix(0.06, 0.2))
    sink.note(Element(.glass, frame: rect))
    // The shadow alone, round the pane: what casts it is cut away, since glass shows what lies beneath.
    let reach = 80.0
    let around = Path {
      // The other way round than outlines of shapes go, so that the pane is a hole in it.
      $0.move(to: Point(rect.minX - reach, rect.minY - reach))
      $0.addLine(to: Point(rect.minX - reach, rect.maxY + reach))
      $0.addLine(to: Point(rect.maxX + reach, rect.maxY + reach))
      $0.addLine(to: Point(rect.maxX + reach, rect.minY - reach))
      $0.closeSubpath()
      $0.addPath(outline)
    }
    let shade = Shadow(
      Color.black.opacity(mix(0.13, 0.34) - 0.01 * size), radius: 6.5 + 13.5 * size, offset: Point(0, 2 + 6 * size))
    sink.group(Group(clip: around)) { outside in
      outside.group(Group(shadow: shade)) { $0.add(.fill(outline, .color(Color(0xF7F7F7)))) }
    }
    sink.add(.backdrop(glass))
  }
}

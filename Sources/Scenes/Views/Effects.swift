extension View {
  /// Drawn moved; the layout does not notice.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    grouped { _ in Group(placement: Placement(offset: Point(x, y))) }
  }

  /// Drawn turned about a point of its frame, degrees, clockwise positive.
  public func rotation(_ degrees: Double, anchor: Alignment = .center) -> some View {
    grouped { Group(placement: Placement(rotation: degrees, pivot: point(anchor, $0))) }
  }

  /// Drawn scaled about a point of its frame.
  public func scale(_ factor: Double, anchor: Alignment = .center) -> some View {
    scale(x: factor, y: factor, anchor: anchor)
  }

  /// Drawn scaled along x and y about a point of its frame.
  public func scale(x: Double, y: Double, anchor: Alignment = .center) -> some View {
    grouped { Group(placement: Placement(scaleX: x, scaleY: y, pivot: point(anchor, $0))) }
  }

  /// Moved, turned and scaled at once about a point of its frame.
  public func placed(
    offset: Point = .zero, rotation: Double = 0, scale: Double = 1, anchor: Alignment = .center
  ) -> some View {
    grouped {
      Group(
        placement: Placement(
          offset: offset, rotation: rotation, scaleX: scale, scaleY: scale, pivot: point(anchor, $0)))
    }
  }

  /// As a whole at an opacity 0...1; at 0 nothing is drawn.
  public func opacity(_ opacity: Double) -> some View {
    Wrapped(content: self) { node, _ in OpacityNode(node, opacity) }
  }

  /// Gaussian blur, standard deviation in points; edges go transparent.
  public func blur(_ radius: Double) -> some View { grouped { _ in Group(blur: radius) } }

  /// Only what lies within a shape of its frame.
  public func clipShape(_ shape: some Shape) -> some View { grouped { Group(clip: shape.path(in: $0)) } }

  /// Only what lies within its frame.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// A shadow of its alpha: Gaussian standard deviation in points.
  public func shadow(_ color: Color, radius: Double, x: Double = 0, y: Double = 0) -> some View {
    grouped { _ in Group(shadow: Shadow(color, radius: radius, offset: Point(x, y))) }
  }

  /// How its pixels meet those beneath.
  public func blend(_ blend: Blend) -> some View { grouped { _ in Group(blend: blend) } }

  /// Drawn into a picture of its own, which is kept while the view stays the same: for what is costly to draw, rests, and
  /// has something moving about it.
  public func drawingGroup(_ isOn: Bool = true) -> some View { grouped { _ in Group(isFlattened: isOn) } }

  /// Drawn only where another view, offered its size, is opaque.
  public func mask(_ alignment: Alignment = .center, @ViewBuilder _ content: () -> ViewList) -> some View {
    let mask = content()
    return Wrapped(content: self) { node, context in MaskNode(node, mask.node(in: context), alignment) }
  }

  /// Fraction `progress` of the way from this view to another of the same frame, with no dip between.
  public func crossfade(_ progress: Double, @ViewBuilder to content: () -> ViewList) -> some View {
    let other = content()
    return Wrapped(content: self) { node, context in CrossfadeNode(node, other.node(in: context), progress) }
  }

  /// The name by which scripts (`#name`) and `inspect` know the view.
  public func anchor(_ name: String) -> some View { Wrapped(content: self) { node, _ in AnchorNode(node, name) } }

  func grouped(_ group: @escaping (Rect) -> Group) -> some View {
    Wrapped(content: self) { node, _ in EffectNode(node, group) }
  }
}

private func point(_ anchor: Alignment, _ rect: Rect) -> Point {
  Point(rect.x + rect.width * anchor.x, rect.y + rect.height * anchor.y)
}

private final class EffectNode: WrapperNode {
  private static let without = Group()
  let group: (Rect) -> Group

  init(_ child: Node, _ group: @escaping (Rect) -> Group) {
    self.group = group
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let group = group(rect)
    // A group without effect would only hide equal trees from one another.
    if group == Self.without { return child.draw(in: rect, into: &sink) }
    sink.group(group) { child.draw(in: rect, into: &$0) }
  }

  override func effects(in rect: Rect) -> [Group] {
    let group = group(rect)
    // A clip is a window: what moves behind it does not move the window.
    return group.clip == nil ? [group] + child.effects(in: rect) : [group]
  }
}

private final class OpacityNode: WrapperNode {
  let opacity: Double

  init(_ child: Node, _ opacity: Double) {
    self.opacity = opacity
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let group = Group(opacity: opacity)
    if group.opacity >= 1 { return child.draw(in: rect, into: &sink) }
    if group.opacity <= 0 {
      _ = sink.collect(group) { child.draw(in: rect, into: &$0) }
    } else {
      sink.group(group) { child.draw(in: rect, into: &$0) }
    }
  }

  override func effects(in rect: Rect) -> [Group] { [Group(opacity: opacity)] + child.effects(in: rect) }
}

private final class MaskNode: WrapperNode {
  let mask: Node
  let alignment: Alignment

  init(_ child: Node, _ mask: Node, _ alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    var drawn = Sink()
    mask.draw(in: alignment.place(mask.size(Proposal(rect.size)), in: rect), into: &drawn)
    sink.group(Group(mask: drawn.layers)) { child.draw(in: rect, into: &$0) }
  }
}

private final class CrossfadeNode: WrapperNode {
  let other: Node
  let progress: Double

  init(_ child: Node, _ other: Node, _ progress: Double) {
    self.other = other
    self.progress = Grid.channel(progress)
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    if progress <= 0 { return child.draw(in: rect, into: &sink) }
    if progress >= 1 { return other.draw(in: rect, into: &sink) }
    let from = sink.collect(Group(opacity: 1 - progress)) { child.draw(in: rect, into: &$0) }
    let to = sink.collect(Group(opacity: progress)) { other.draw(in: rect, into: &$0) }
    sink.add(.crossfade(from: from, to: to, progress: progress))
  }
}

private final class AnchorNode: WrapperNode {
  let name: String

  init(_ child: Node, _ name: String) {
    self.name = name
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    sink.element(Element(.group, name: name, frame: rect), effects: child.effects(in: rect)) { inner in
      inner.group(Group(name: name)) { child.draw(in: rect, into: &$0) }
    }
  }

  override func effects(in rect: Rect) -> [Group] { child.effects(in: rect) }
}

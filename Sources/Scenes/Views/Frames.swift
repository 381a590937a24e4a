extension View {
  /// A frame of fixed width and height in points; nil leaves an extent to the view.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    Wrapped(content: self) { node, _ in FixedFrameNode(node, width: width, height: height, alignment: alignment) }
  }

  /// A frame between bounds; `.infinity` as a maximum takes all that is offered.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Wrapped(content: self) { node, _ in
      FlexibleFrameNode(
        node, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment)
    }
  }

  /// Room round the view.
  public func padding(_ insets: Insets) -> some View {
    Wrapped(content: self) { node, _ in PaddingNode(node, insets) }
  }

  /// The same room on all four sides.
  public func padding(_ points: Double) -> some View {
    padding(Insets(top: points, left: points, bottom: points, right: points))
  }

  /// Room left and right, above and below.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> some View {
    padding(Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
  }

  /// The centre at a point of the parent, which is taken whole.
  public func position(_ point: Point) -> some View {
    Wrapped(content: self) { node, _ in PositionNode(node, point) }
  }

  /// Another view behind it, offered its size.
  public func background(_ alignment: Alignment = .center, @ViewBuilder _ content: () -> ViewList) -> some View {
    let behind = content()
    return Wrapped(content: self) { node, context in
      LayeredNode(node, behind.node(in: context), alignment, isBehind: true)
    }
  }

  /// Another view before it, offered its size.
  public func overlay(_ alignment: Alignment = .center, @ViewBuilder _ content: () -> ViewList) -> some View {
    let before = content()
    return Wrapped(content: self) { node, context in
      LayeredNode(node, before.node(in: context), alignment, isBehind: false)
    }
  }

  /// Its ideal extent along the named axes, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    Wrapped(content: self) { node, _ in FixedSizeNode(node, horizontal, vertical) }
  }

  /// Stacks serve higher priorities first.
  public func layoutPriority(_ priority: Double) -> some View {
    Wrapped(content: self) { node, _ in PriorityNode(node, priority) }
  }
}

private final class FixedFrameNode: WrapperNode {
  let width, height: Double?
  let alignment: Alignment

  init(_ child: Node, width: Double?, height: Double?, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let own = child.size(Proposal(width ?? proposal.width, height ?? proposal.height))
    return Size(width ?? own.width, height ?? own.height)
  }

  override func stretch(_ axis: Axis) -> Stretch {
    (axis == .horizontal ? width : height) != nil ? .fixed : child.stretch(axis)
  }

  override func firstBaseline(_ size: Size) -> Double {
    let own = child.size(Proposal(size))
    return alignment.place(own, in: Rect(size: size)).y + child.firstBaseline(own)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    child.draw(in: alignment.place(child.size(Proposal(rect.size)), in: rect), into: &sink)
  }
}

private final class FlexibleFrameNode: WrapperNode {
  let minWidth, maxWidth, minHeight, maxHeight: Double?
  let alignment: Alignment

  init(
    _ child: Node, minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?, alignment: Alignment
  ) {
    (self.minWidth, self.maxWidth, self.minHeight, self.maxHeight) = (minWidth, maxWidth, minHeight, maxHeight)
    self.alignment = alignment
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Size {
    func offer(_ offered: Double?, _ low: Double?, _ high: Double?) -> Double? {
      offered.map { min(max($0, low ?? 0), high ?? .infinity) }
    }
    func take(_ own: Double, _ offered: Double?, _ low: Double?, _ high: Double?) -> Double {
      guard let offered, low != nil || high != nil else { return max(own, low ?? own) }
      return min(max(offered, low ?? own), high ?? max(own, low ?? own))
    }
    let own = child.size(
      Proposal(offer(proposal.width, minWidth, maxWidth), offer(proposal.height, minHeight, maxHeight)))
    return Size(
      take(own.width, proposal.width, minWidth, maxWidth), take(own.height, proposal.height, minHeight, maxHeight))
  }

  override func stretch(_ axis: Axis) -> Stretch {
    let high = axis == .horizontal ? maxWidth : maxHeight
    return high != nil ? .greedy : child.stretch(axis)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    child.draw(in: alignment.place(child.size(Proposal(rect.size)), in: rect), into: &sink)
  }
}

private final class PaddingNode: WrapperNode {
  let insets: Insets

  init(_ child: Node, _ insets: Insets) {
    self.insets = insets
    super.init(child)
  }

  private var across: Double { insets.left + insets.right }
  private var down: Double { insets.top + insets.bottom }

  override func measure(_ proposal: Proposal) -> Size {
    let own = child.size(
      Proposal(proposal.width.map { max(0, $0 - across) }, proposal.height.map { max(0, $0 - down) }))
    return Size(own.width + across, own.height + down)
  }

  override func firstBaseline(_ size: Size) -> Double {
    insets.top + child.firstBaseline(Size(size.width - across, size.height - down))
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    child.draw(
      in: Rect(rect.x + insets.left, rect.y + insets.top, max(0, rect.width - across), max(0, rect.height - down)),
      into: &sink)
  }
}

private final class PositionNode: WrapperNode {
  let point: Point

  init(_ child: Node, _ point: Point) {
    self.point = point
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Size { Size(proposal.width ?? 10, proposal.height ?? 10) }
  override func stretch(_ axis: Axis) -> Stretch { .greedy }
  override func draw(in rect: Rect, into sink: inout Sink) {
    child.draw(in: Rect(center: rect.origin + point, size: child.size(Proposal(rect.size))), into: &sink)
  }
}

private final class LayeredNode: WrapperNode {
  let other: Node
  let alignment: Alignment
  let isBehind: Bool

  init(_ child: Node, _ other: Node, _ alignment: Alignment, isBehind: Bool) {
    (self.other, self.alignment, self.isBehind) = (other, alignment, isBehind)
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let place = alignment.place(other.size(Proposal(rect.size)), in: rect)
    if isBehind { other.draw(in: place, into: &sink) }
    child.draw(in: rect, into: &sink)
    if !isBehind { other.draw(in: place, into: &sink) }
  }
}

private final class FixedSizeNode: WrapperNode {
  let horizontal, vertical: Bool

  init(_ child: Node, _ horizontal: Bool, _ vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Size {
    child.size(Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height))
  }

  override func stretch(_ axis: Axis) -> Stretch {
    (axis == .horizontal ? horizontal : vertical) ? .fixed : child.stretch(axis)
  }
}

private final class PriorityNode: WrapperNode {
  let value: Double

  init(_ child: Node, _ value: Double) {
    self.value = value
    super.init(child)
  }

  override var priority: Double { value }
}

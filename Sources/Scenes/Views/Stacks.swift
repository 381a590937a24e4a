/// Views in a row.
public struct HStack: PrimitiveView {
  private let alignment: Double
  private let usesBaseline: Bool
  private let spacing: Double
  private let content: ViewList

  /// How a row's views stand to one another vertically.
  public enum VerticalAlignment: Sendable { case top, center, bottom, firstBaseline }

  /// Makes a row; spacing in points.
  public init(_ alignment: VerticalAlignment = .center, spacing: Double = 8, @ViewBuilder content: () -> ViewList) {
    usesBaseline = alignment == .firstBaseline
    self.alignment = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    self.spacing = spacing
    self.content = content()
  }

  /// One node that lays out the row.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node {
    StackNode(
      content.nodes(in: context), axis: .horizontal, alignment: alignment, usesBaseline: usesBaseline,
      spacing: spacing)
  }
}

/// Views in a column.
public struct VStack: PrimitiveView {
  private let alignment: Double
  private let spacing: Double
  private let content: ViewList

  /// How a column's views stand to one another horizontally.
  public enum HorizontalAlignment: Sendable { case leading, center, trailing }

  /// Makes a column; spacing in points.
  public init(_ alignment: HorizontalAlignment = .center, spacing: Double = 8, @ViewBuilder content: () -> ViewList) {
    self.alignment = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    self.spacing = spacing
    self.content = content()
  }

  /// One node that lays out the column.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node {
    StackNode(content.nodes(in: context), axis: .vertical, alignment: alignment, usesBaseline: false, spacing: spacing)
  }
}

/// Views on one another, the first at the bottom.
public struct ZStack: PrimitiveView {
  private let alignment: Alignment
  private let content: ViewList

  /// Makes a pile.
  public init(_ alignment: Alignment = .center, @ViewBuilder content: () -> ViewList) {
    self.alignment = alignment
    self.content = content()
  }

  /// One node that lays out the pile.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node { ZStackNode(content.nodes(in: context), alignment: alignment) }
}

/// Takes up room along a stack's axis.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// Makes a spacer of at least `minLength` points.
  public init(minLength: Double = 0) { self.minLength = minLength }

  /// One node that draws nothing.
  public func nodes(in context: Context) -> [Node] { [SpacerNode(minLength)] }
}

final class SpacerNode: Node {
  private let minLength: Double
  init(_ minLength: Double) { self.minLength = minLength }
  override var isSpacer: Bool { true }
  override var priority: Double { -.greatestFiniteMagnitude }
  override func measure(_ proposal: Proposal) -> Size {
    Size(max(minLength, proposal.width ?? minLength), max(minLength, proposal.height ?? minLength))
  }
}

final class ZStackNode: Node {
  private let children: [Node]
  private let alignment: Alignment

  init(_ children: [Node], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
  }

  /// The only one of several nodes, or all of them on one another.
  static func over(_ nodes: [Node]) -> Node { nodes.count == 1 ? nodes[0] : ZStackNode(nodes, alignment: .center) }

  override func measure(_ proposal: Proposal) -> Size {
    children.reduce(Size.zero) {
      let size = $1.size(proposal)
      return Size(max($0.width, size.width), max($0.height, size.height))
    }
  }

  override func stretch(_ axis: Axis) -> Stretch { children.stretch(axis) }

  override func firstBaseline(_ size: Size) -> Double {
    children.first.map {
      let own = $0.size(Proposal(size))
      return alignment.place(own, in: Rect(size: size)).y + $0.firstBaseline(own)
    } ?? size.height
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    for child in children {
      child.draw(in: alignment.place(child.size(Proposal(rect.size)), in: rect), into: &sink)
    }
  }
}

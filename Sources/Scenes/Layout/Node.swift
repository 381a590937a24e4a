/// A view resolved for one frame: it answers with a size to a proposal, and draws itself into a rectangle.
open class Node {
  /// The sizes asked for first: most nodes are asked for one or two, which need no list.
  private var first, second: (Proposal, Size)?
  private var memo: [(Proposal, Size)] = []

  /// Makes a node.
  public init() {}

  /// The size it takes when offered `proposal`, in points; remembered for the life of the node.
  public final func size(_ proposal: Proposal) -> Size {
    if let first, first.0 == proposal { return first.1 }
    if let second, second.0 == proposal { return second.1 }
    for (asked, size) in memo where asked == proposal { return size }
    let size = measure(proposal)
    if first == nil {
      first = (proposal, size)
    } else if second == nil {
      second = (proposal, size)
    } else if memo.count < 6 {
      memo.append((proposal, size))
    }
    return size
  }

  /// Answers `size(_:)`; override. By default it takes all it is offered, and 10 points where asked for its ideal.
  open func measure(_ proposal: Proposal) -> Size {
    Size(max(0, proposal.width ?? 10), max(0, proposal.height ?? 10))
  }

  /// How it takes to more room along an axis; override where not greedy.
  open func stretch(_ axis: Axis) -> Stretch { .greedy }

  /// Stacks serve higher priorities first.
  open var priority: Double { 0 }

  /// Distance from the top of a node of that size to its first and its last baseline; its bottom by default.
  open func firstBaseline(_ size: Size) -> Double { size.height }

  /// True for views whose only purpose is to take up room (no drawing).
  open var isSpacer: Bool { false }

  /// Draws into `rect`, in the coordinates of the sink's group; override.
  open func draw(in rect: Rect, into sink: inout Sink) {}

  /// Groups that all of it is drawn into, the outermost first: what moves, turns, fades or blurs it as a whole.
  func effects(in rect: Rect) -> [Group] { [] }
}

/// A node that has one child and by default passes everything on to it.
open class WrapperNode: Node {
  /// The wrapped node.
  public let child: Node

  /// Wraps a node.
  public init(_ child: Node) { self.child = child }

  open override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }
  open override func stretch(_ axis: Axis) -> Stretch { child.stretch(axis) }
  open override var priority: Double { child.priority }
  open override func firstBaseline(_ size: Size) -> Double { child.firstBaseline(size) }
  open override func draw(in rect: Rect, into sink: inout Sink) { child.draw(in: rect, into: &sink) }
}

extension [Node] {
  /// How the greediest of them takes to more room; fixed when there is none.
  func stretch(_ axis: Axis) -> Stretch {
    var most = Stretch.fixed
    for node in self where most != .greedy { most = Swift.max(most, node.stretch(axis)) }
    return most
  }
}

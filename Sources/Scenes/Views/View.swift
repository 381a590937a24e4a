/// A piece of a screen, spelled as in SwiftUI: a value that says what it shows by its `body`.
public protocol View {
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
  /// The nodes that lay it out and draw it; primitive views answer this, all others leave it to their body.
  func nodes(in context: Context) -> [Node]
  /// One node for the view, whatever it is made of: several views lie on one another. Views of a single node answer
  /// without a list.
  func node(in context: Context) -> Node
}

extension View {
  /// The nodes of its body.
  public func nodes(in context: Context) -> [Node] { body.nodes(in: context) }
  /// The node of its body.
  public func node(in context: Context) -> Node { body.node(in: context) }
}

extension View {
  /// Lays the view out in the middle of a rectangle, at the size it takes when offered it, and draws it.
  public func draw(in rect: Rect, _ context: Context, into sink: inout Sink) {
    let node = node(in: context)
    node.draw(in: Alignment.center.place(node.size(Proposal(rect.size)), in: rect), into: &sink)
  }
}

/// A view that answers `nodes(in:)` itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Its only node, or all of them on one another.
  public func node(in context: Context) -> Node { ZStackNode.over(nodes(in: context)) }

  /// None: it answers `nodes(in:)` itself.
  public var body: Never { return fatalError("a primitive view has no body") }
}

extension Never: View {
  /// None, as there is no such view.
  public var body: Never { return fatalError("there is no value of Never") }
}

/// Several views in order, as a builder makes them; stacks lay out each on its own.
public struct ViewList: PrimitiveView {
  let views: [any View]

  /// Makes a list.
  public init(_ views: [any View]) { self.views = views }

  /// The nodes of all views.
  public func nodes(in context: Context) -> [Node] {
    if views.count == 1 { return views[0].nodes(in: context) }
    return views.flatMap { $0.nodes(in: context) }
  }

  /// The node of its only view, or the nodes of all of them on one another.
  public func node(in context: Context) -> Node {
    views.count == 1 ? views[0].node(in: context) : ZStackNode.over(nodes(in: context))
  }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Makes it.
  public init() {}

  /// None.
  public func nodes(in context: Context) -> [Node] { [] }
}

/// A view for each element of a sequence.
public struct ForEach: PrimitiveView {
  private let views: [any View]

  /// Makes a view for each element.
  public init<S: Sequence>(_ elements: S, @ViewBuilder content: (S.Element) -> ViewList) {
    views = elements.map(content)
  }

  /// The nodes of all views.
  public func nodes(in context: Context) -> [Node] { views.flatMap { $0.nodes(in: context) } }
}

/// Builds lists of views from the statements of a body.
@resultBuilder public enum ViewBuilder {
  /// A view.
  public static func buildExpression(_ view: any View) -> [any View] { [view] }
  /// A view that may be missing.
  public static func buildExpression(_ view: (any View)?) -> [any View] { view.map { [$0] } ?? [] }
  /// The statements of a body, in order.
  public static func buildBlock(_ parts: [any View]...) -> [any View] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [any View]?) -> [any View] { part ?? [] }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [any View]) -> [any View] { part }
  /// The other branch.
  public static func buildEither(second part: [any View]) -> [any View] { part }
  /// A loop.
  public static func buildArray(_ parts: [[any View]]) -> [any View] { parts.flatMap { $0 } }
  /// The list that stacks lay out.
  public static func buildFinalResult(_ views: [any View]) -> ViewList { ViewList(views) }
}

/// A view made by a function of the context, for what a body needs to know of its surroundings.
public struct WithContext: PrimitiveView {
  private let content: (Context) -> ViewList

  /// Makes the view from the context it is shown in.
  public init(@ViewBuilder _ content: @escaping (Context) -> ViewList) { self.content = content }

  /// The nodes of what the function makes of the context.
  public func nodes(in context: Context) -> [Node] { content(context).nodes(in: context) }
  /// The same as one node.
  public func node(in context: Context) -> Node { content(context).node(in: context) }
}

/// A view shown in a changed context.
struct InContext: PrimitiveView {
  let content: any View
  let change: (inout Context) -> Void

  func nodes(in context: Context) -> [Node] { content.nodes(in: changed(context)) }
  func node(in context: Context) -> Node { content.node(in: changed(context)) }

  private func changed(_ context: Context) -> Context {
    var context = context
    change(&context)
    return context
  }
}

/// A view whose single node is wrapped by another.
struct Wrapped: PrimitiveView {
  let content: any View
  let wrap: (Node, Context) -> Node

  func nodes(in context: Context) -> [Node] { [node(in: context)] }
  func node(in context: Context) -> Node { wrap(content.node(in: context), context) }
}

extension View {
  /// Colour of the text and symbols in it that name none.
  public func foreground(_ color: Color) -> some View { InContext(content: self) { $0.foreground = color } }
  /// Font of the text in it that names none.
  public func font(_ font: Font) -> some View { InContext(content: self) { $0.font = font } }
  /// How lines of text in it stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    InContext(content: self) { $0.textAlignment = alignment }
  }
  /// The most lines of each text in it.
  public func lineLimit(_ limit: Int?) -> some View { InContext(content: self) { $0.lineLimit = limit } }
  /// Points between the line boxes of each text in it.
  public func lineSpacing(_ points: Double) -> some View { InContext(content: self) { $0.lineSpacing = points } }
  /// How lines are filled.
  public func lineBreakStrategy(_ strategy: LineBreakStrategy) -> some View {
    InContext(content: self) { $0.lineBreakStrategy = strategy }
  }
  /// The screen that the controls in it belong to.
  public func scope(_ name: String) -> some View { InContext(content: self) { $0.scope = name } }
  /// The content as seen by a screen that stopped changing at `instant`.
  public func frozen(_ now: Now) -> some View { Renowned(content: self, now: now) }
}

/// A view shown at another moment.
private struct Renowned: PrimitiveView {
  let content: any View
  let now: Now

  func nodes(in context: Context) -> [Node] {
    var inner = Context(now)
    inner.foreground = context.foreground
    inner.font = context.font
    inner.scope = context.scope
    inner.isEnabled = context.isEnabled
    return content.nodes(in: inner)
  }
}

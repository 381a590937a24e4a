extension View {
  /// Sends `action` when a finger taps it.
  public func onTap(_ action: some Hashable & Sendable) -> some View { responds { $0.tap = action } }

  /// Sends `action` when a finger has rested on it for `seconds`, and when it lifts early.
  public func onHold(_ action: some Hashable & Sendable, for seconds: Double = 0.5) -> some View {
    responds {
      $0.hold = action
      $0.holdSeconds = seconds
    }
  }

  /// Sends `action` while a finger drags it; with a track, scripts can name the value to drag to.
  public func onDrag(_ action: some Hashable & Sendable, track: Track? = nil) -> some View {
    responds {
      $0.drag = action
      $0.track = track
    }
  }

  /// Sends `action` for each character typed into it.
  public func onType(_ action: some Hashable & Sendable) -> some View { responds { $0.type = action } }

  /// Takes no action: neither it nor what it holds.
  public func disabled(_ isDisabled: Bool) -> some View {
    Wrapped(content: InContext(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }) { node, _ in
      isDisabled ? StateNode(node, isEnabled: false, takesTouches: true) : node
    }
  }

  /// Whether fingers meet it or go through to what lies beneath.
  public func allowsHitTesting(_ allows: Bool) -> some View {
    Wrapped(content: self) { node, _ in allows ? node : StateNode(node, isEnabled: true, takesTouches: false) }
  }

  private func responds(_ change: @escaping (inout Responder) -> Void) -> some View {
    Wrapped(content: self) { node, context in
      // One control may take taps, holds and drags: the modifiers on one view add up.
      let inner = node as? ResponderNode
      var responder = inner?.responder ?? Responder(scope: context.scope)
      change(&responder)
      return ResponderNode(inner?.child ?? node, responder)
    }
  }
}

/// Room that is touched but not seen; it takes all it is offered.
public struct TouchArea: PrimitiveView {
  /// Makes an area.
  public init() {}

  /// One node that draws nothing.
  public func nodes(in context: Context) -> [Node] { [Node()] }
}

/// Makes its child a control.
final class ResponderNode: WrapperNode {
  let responder: Responder

  init(_ child: Node, _ responder: Responder) {
    self.responder = responder
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    sink.element(Element(.control, frame: rect, responder: responder)) { child.draw(in: rect, into: &$0) }
  }
}

private final class StateNode: WrapperNode {
  let isEnabled, takesTouches: Bool

  init(_ child: Node, isEnabled: Bool, takesTouches: Bool) {
    (self.isEnabled, self.takesTouches) = (isEnabled, takesTouches)
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    var element = Element(.group, frame: rect)
    element.isEnabled = isEnabled
    element.takesTouches = takesTouches
    sink.element(element) { child.draw(in: rect, into: &$0) }
  }

  override func effects(in rect: Rect) -> [Group] { child.effects(in: rect) }
}

/// A control that looks as its content says of the finger on it.
public struct Button: PrimitiveView {
  private let action: any (Hashable & Sendable)
  private let minimum: Double
  private let content: (Press) -> ViewList

  /// How a control is pressed at a moment.
  public struct Press: Sendable {
    /// 0 at rest to 1 pressed; may overshoot a little on the way back.
    public var amount: Double
    /// The latest touch, if any within `Touch.memory`.
    public var touch: Touch?
    /// The moment.
    public var t: Instant

    /// Makes a press, for controls that are no buttons.
    public init(amount: Double, touch: Touch?, t: Instant) {
      self.amount = amount
      self.touch = touch
      self.t = t
    }

    /// Seconds since the finger went down; nil without a touch.
    public var age: Double? { touch.map { t.since($0.down) } }
    /// Where the finger went down, from the control's top-left corner.
    public var point: Point? { touch.map { $0.local($0.down) } }
  }

  /// Makes a control that sends `action` when tapped and whose touch area is at least `minimum` points each way.
  public init(
    _ action: some Hashable & Sendable, minimum: Double = 44, @ViewBuilder content: @escaping (Press) -> ViewList
  ) {
    self.init(value: action, minimum: minimum, content: content)
  }

  init(
    value: ActionValue, minimum: Double = 44, @ViewBuilder content: @escaping (Press) -> ViewList
  ) {
    action = value
    self.minimum = minimum
    self.content = content
  }

  /// One node that is a control, drawn as pressed as it is now.
  public func nodes(in context: Context) -> [Node] { [node(in: context)] }
  /// The same without a list.
  public func node(in context: Context) -> Node {
    let responder = Responder(tap: action, scope: context.scope)
    let touch = context.now.touch(on: responder.id)
    let press = Press(amount: touch?.pressure(context.now.t) ?? 0, touch: touch, t: context.now.t)
    return ButtonNode(content(press).node(in: context), responder, minimum)
  }
}

private final class ButtonNode: WrapperNode {
  let responder: Responder
  let minimum: Double

  init(_ child: Node, _ responder: Responder, _ minimum: Double) {
    (self.responder, self.minimum) = (responder, minimum)
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let area = rect.inset(by: min(0, (rect.width - minimum) / 2), min(0, (rect.height - minimum) / 2))
    sink.element(Element(.control, frame: area, responder: responder)) { child.draw(in: rect, into: &$0) }
  }
}

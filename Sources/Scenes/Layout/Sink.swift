/// Takes what nodes draw: layers in the coordinates of the current group, and, when a probe is there, the elements
/// that the Stage points at and `inspect` lists.
public struct Sink {
  /// What was drawn so far in this group.
  public private(set) var layers: [Layer] = []
  /// Collects elements; nil while frames are drawn.
  public let probe: Probe?

  /// Makes an empty sink.
  public init(probe: Probe? = nil) { self.probe = probe }

  /// Adds a layer.
  public mutating func add(_ layer: Layer) { layers.append(layer) }

  /// Adds layers.
  public mutating func add(_ more: [Layer]) { layers.append(contentsOf: more) }

  /// Draws `content` into a group of its own; nothing is added when it draws nothing.
  public mutating func group(_ group: Group, _ content: (inout Sink) -> Void) {
    let drawn = collect(group, content)
    if !drawn.isEmpty { layers.append(.group(group, drawn)) }
  }

  /// What `content` draws within a group, without adding it.
  public mutating func collect(_ group: Group, _ content: (inout Sink) -> Void) -> [Layer] {
    var inner = Sink(probe: probe)
    probe?.enter(group)
    content(&inner)
    probe?.leave()
    return inner.layers
  }

  /// Tells the probe of an element and draws its content; with no probe it only draws.
  public mutating func element(_ make: @autoclosure () -> Element, _ content: (inout Sink) -> Void) {
    element(make(), effects: [], content)
  }

  /// The same for an element that is nothing but what it draws into `effects`: they count as done to the element too.
  mutating func element(
    _ make: @autoclosure () -> Element, effects: @autoclosure () -> [Group], _ content: (inout Sink) -> Void
  ) {
    guard let probe else { return content(&self) }
    probe.open(make(), effects: effects())
    content(&self)
    probe.close()
  }

  /// Tells the probe of something that cannot be drawn as asked: each a sentence that says what, and how to mend it.
  public func report(_ problems: [String]) { probe?.report(problems) }

  /// Tells the probe of an element that has no content of its own.
  public mutating func note(_ make: @autoclosure () -> Element) {
    guard let probe else { return }
    probe.open(make())
    probe.close()
  }
}

/// Something on screen that a script can point at or `inspect` lists: a leaf that is drawn, a named view, a control.
public struct Element: Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Codable, Sendable { case text, shape, image, glass, group, control }

  /// What only some kinds have.
  public struct Details: Sendable {
    public var text: String?
    public var font: Font?
    public var lineCount: Int?
    public var isTruncated: Bool?
    /// Of a text whose words fade in one by one: how many there are, and how many can be seen.
    public var wordCount, shownWords: Int?
    /// Colour of the fill; of a gradient, its strongest.
    public var fill: Color?
    /// True for a fill that changes from place to place.
    public var isGradient = false
    public var stroke: Color?
    public var strokeWidth: Double?
    public var trim: (from: Double, to: Double)?
    /// Degrees of an arc.
    public var sweep: Double?
    public var cornerRadius: Double?
    public var art: String?

    /// Nothing known.
    public init() {}
  }

  public var kind: Kind
  /// The anchor by which scripts and readers know it.
  public var name: String?
  /// Its frame in the coordinates of its group, in points.
  public var frame: Rect
  public var details = Details()
  /// What it does when touched, if it is a control.
  public var responder: Responder?
  /// False for it and all it holds when `.disabled`.
  public var isEnabled = true
  /// False for it and all it holds when fingers go through.
  public var takesTouches = true

  // Filled in by the probe.
  /// From the frame's coordinates to the canvas.
  public internal(set) var transform = Transform.identity
  /// What can be seen of it at most, on the canvas.
  public internal(set) var clip = Rect.zero
  /// Product of the opacities around it.
  public internal(set) var opacity = 1.0
  /// Sums and products of what is around it: degrees, factors, points.
  public internal(set) var rotation = 0.0
  public internal(set) var scale = 1.0
  public internal(set) var blur = 0.0
  /// Index of the element that holds it.
  public internal(set) var parent: Int?

  /// Makes an element.
  public init(_ kind: Kind, name: String? = nil, frame: Rect, details: Details = Details(), responder: Responder? = nil)
  {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.details = details
    self.responder = responder
  }

  /// Its bounds on the canvas, in points.
  public var rect: Rect { transform.bounds(of: frame) }
  /// The part of its bounds that can be seen.
  public var visibleRect: Rect { rect.intersection(clip) }
}

/// Collects the elements of one laid-out screen in paint order, with what the groups around them do to them.
public final class Probe {
  private struct Surroundings {
    var transform: Transform, clip: Rect, opacity, rotation, scale, blur: Double
  }

  /// What was found, in paint order.
  public private(set) var elements: [Element] = []
  /// What could not be drawn as asked, each sentence once, in the order met.
  public private(set) var problems: [String] = []
  private var around: [Surroundings]
  private var open: [Int] = []

  /// Makes a probe for a canvas.
  public init(canvas: Rect) {
    around = [Surroundings(transform: .identity, clip: canvas, opacity: 1, rotation: 0, scale: 1, blur: 0)]
  }

  func enter(_ group: Group) {
    guard var now = around.last else { return }
    now.transform = now.transform.concat(group.placement.transform)
    if let clip = group.clip { now.clip = now.clip.intersection(now.transform.bounds(of: clip.bounds)) }
    now.opacity *= group.opacity
    now.rotation += group.placement.rotation
    now.scale *= (abs(group.placement.scaleX * group.placement.scaleY)).squareRoot()
    now.blur += group.blur * now.scale
    around.append(now)
  }

  func leave() { around.removeLast() }

  func open(_ element: Element) {
    guard let now = around.last else { return }
    var element = element
    element.transform = now.transform
    element.clip = now.clip
    element.opacity = now.opacity
    element.rotation = now.rotation
    element.scale = now.scale
    element.blur = now.blur
    element.parent = open.last
    if let parent = open.last {
      element.isEnabled = element.isEnabled && elements[parent].isEnabled
      element.takesTouches = element.takesTouches && elements[parent].takesTouches
    }
    open.append(elements.count)
    elements.append(element)
  }

  func close() { open.removeLast() }

  func report(_ sentences: [String]) {
    for sentence in sentences where !problems.contains(sentence) { problems.append(sentence) }
  }
}

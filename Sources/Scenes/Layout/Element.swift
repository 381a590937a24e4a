/// Something on screen that a script can point at or `inspect` lists: a leaf that is drawn, a named view, a control.
public struct Element: Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Codable, Sendable { case text, shape, image, glass, group, control }

  /// What only some kinds have.
  public struct Details: Sendable {
    /// Its characters.
    public var text: String?
    /// The font of its first characters.
    public var font: Font?
    /// Lines that it takes.
    public var lineCount: Int?
    /// True when it does not fit and is cut.
    public var isTruncated: Bool?
    /// Of a text whose words fade in one by one: how many there are, and how many can be seen.
    public var wordCount, shownWords: Int?
    /// Colour of the fill; of a gradient, its strongest.
    public var fill: Color?
    /// True for a fill that changes from place to place.
    public var isGradient = false
    /// Colour of the line along the outline.
    public var stroke: Color?
    /// Width of that line in points.
    public var strokeWidth: Double?
    /// The part of the outline that the line follows, 0...1.
    public var trim: (from: Double, to: Double)?
    /// Degrees of an arc.
    public var sweep: Double?
    /// Points, of a shape that has rounded corners.
    public var cornerRadius: Double?
    /// Name of the picture.
    public var art: String?

    /// Nothing known.
    public init() {}
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The anchor by which scripts and readers know it.
  public var name: String?
  /// Its frame in the coordinates of its group, in points.
  public var frame: Rect
  /// What only some kinds have.
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
  /// The product of the factors around it.
  public internal(set) var scale = 1.0
  /// The sum of the blurs around it, standard deviation in points.
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

    mutating func enter(_ group: Group) {
      transform = transform.concat(group.placement.transform)
      if let outline = group.clip { clip = clip.intersection(transform.bounds(of: outline.bounds)) }
      opacity *= group.opacity
      rotation += group.placement.rotation
      scale *= (abs(group.placement.scaleX * group.placement.scaleY)).squareRoot()
      blur += group.blur * scale
    }
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
    now.enter(group)
    around.append(now)
  }

  func leave() { around.removeLast() }

  /// Opens an element; `effects` are the groups that it itself is about to draw into, the outermost first.
  func open(_ element: Element, effects: [Group] = []) {
    guard var now = around.last else { return }
    for group in effects { now.enter(group) }
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

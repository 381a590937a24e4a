/// A group that is drawn on its own before it meets what lies beneath: its layers on a plane of pixels whose origin is
/// a whole pixel of the parent's plane, so that the pixels can be kept while it only moves by whole pixels or fades.
final class Plate {
  /// All that the pixels of the layers depend on.
  final class Key: Hashable {
    private let layers: [Layer]
    private let clip: Path?
    private let mask: [Layer]?
    private let transform: Transform
    private let area: PixelRect
    private let canvas: PixelRect?
    private let hash: Int

    /// `canvas` is given when it cuts plates within.
    init(
      _ layers: [Layer], clip: Path?, mask: [Layer]?, _ transform: Transform, _ area: PixelRect, canvas: PixelRect?
    ) {
      (self.layers, self.clip, self.mask, self.transform, self.area) = (layers, clip, mask, transform, area)
      self.canvas = canvas
      var hasher = Hasher()
      hasher.combine(layers)
      hasher.combine(clip)
      hasher.combine(mask)
      hasher.combine(transform)
      hasher.combine(area)
      hasher.combine(canvas)
      hash = hasher.finalize()
    }

    static func == (a: Key, b: Key) -> Bool {
      a === b
        || (a.hash == b.hash && a.area == b.area && a.canvas == b.canvas && a.transform == b.transform
          && a.clip == b.clip
          && a.layers == b.layers && a.mask == b.mask)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  let nodes: [Node]
  let maskNodes: [Node]?
  let clip: Clip?
  /// From the group's coordinates to the plate's pixels; its move is at least 0 and less than 1, in steps of 1/256.
  let transform: Transform
  /// Where the plate's origin lies on the plane of the parent.
  let left, top: Int
  /// Standard deviation of the blur in pixels.
  let sigma: Double
  let shadow: PixelShadow?
  let key: Key
  /// The pixels of the layers, of the layers once blurred, and of these with the shadow. All are cut at the canvas and
  /// as far beyond it as the blurs reach.
  let contentArea, blurredArea, area: PixelRect

  private let layers: [Layer]
  private let group: Group
  /// True when there is a picture among its layers; looked for once, since each band asks.
  private lazy var hasImage = layers.hasImage || group.mask?.hasImage ?? false
  /// Its own blur.
  private(set) lazy var blur = Blur(sigma: sigma, isDrawnSmall: canBeDrawnSmall)

  /// True when its pixels depend on what lies beneath.
  var hasGlass: Bool { nodes.hasGlass }
  /// True when the canvas cuts it.
  let isCut: Bool
  /// Its pixels on the parent's plane.
  var place: PixelRect { area.isEmpty ? .empty : area.offset(left, top) }

  /// A group. What is no larger than the canvas is not cut there, so that its pixels stay while it slides in or out.
  static func make(_ layers: [Layer], group: Group, _ outer: Transform, visible: PixelRect) -> Plate {
    let cut = Plate(layers, group: group, outer, visible: visible)
    guard cut.isCut, !cut.hasGlass else { return cut }
    let room = max(visible.width, visible.height)
    let whole = Plate(layers, group: group, outer, visible: visible.grown(by: room))
    let (width, height) = (whole.contentArea.width, whole.contentArea.height)
    return whole.isCut || width * height > visible.width * visible.height ? cut : whole
  }

  /// A group, cut at the canvas; `outer` leads from the group's coordinates to the parent's plane, whose canvas is `visible`.
  convenience init(_ layers: [Layer], group: Group, _ outer: Transform, visible: PixelRect) {
    self.init(layers, group, outer, visible) { layers, transform, wide in
      Node.make(layers, transform, visible: wide)
    }
  }

  /// A picture that does not lie on whole pixels.
  convenience init(sampling layer: Layer, _ outer: Transform, visible: PixelRect) {
    self.init([layer], Group(), outer, visible) { layers, transform, _ in
      layers.map { Node($0, transform, $0.leafBounds(transform), .leaf($0, opacity: 1)) }
    }
  }

  private init(
    _ layers: [Layer], _ group: Group, _ outer: Transform, _ visible: PixelRect,
    make: ([Layer], Transform, PixelRect) -> [Node]
  ) {
    let (placed, left, top) = outer.onPlate
    (transform, self.left, self.top) = (placed, left, top)
    (self.layers, self.group) = (layers, group)
    sigma = group.blur * transform.meanScale
    shadow = group.shadow.map { PixelShadow($0, outer) }
    let canvas = visible.offset(-left, -top)
    let blurReach = Blur.reach(sigma)
    let wide = canvas.grown(by: blurReach + (shadow?.reach ?? 0))
    nodes = make(layers, transform, wide)
    let mask = group.mask.map { $0.map(\.withoutGlass) }
    maskNodes = mask.map { Node.make($0, placed, visible: wide) }
    clip = group.clip.map { Clip($0, placed) }
    var content = nodes.bounds
    if let clip { content = content.intersection(clip.bounds) }
    if let maskNodes { content = content.intersection(maskNodes.bounds) }
    let far = content.grown(by: blurReach + (shadow?.reach ?? 0))
    isCut = !canvas.contains(far) || nodes.isCut || maskNodes?.isCut ?? false
    content = content.intersection(wide)
    contentArea = content
    let blurred = content.grown(by: blurReach).intersection(canvas.grown(by: shadow?.reach ?? 0))
    blurredArea = blurred
    area = blurred.grown(by: shadow?.reach ?? 0).intersection(canvas)
    let cuts = nodes.isCut || maskNodes?.isCut ?? false
    key = Key(layers, clip: group.clip, mask: mask, transform, content, canvas: cuts ? wide : nil)
  }
}

extension Plate {
  /// True when its layers may be drawn smaller for a wide blur. Rasters of art are made for a size, and are better
  /// halved than made once more.
  var canBeDrawnSmall: Bool { !hasGlass && !hasImage }

  /// What is drawn of it after `halvings` halvings of its size: the content area's first pixel is the origin.
  func small(_ halvings: Int) -> PlateContent {
    let n = 1 << halvings, scale = 1 / Double(n)
    let t = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: -Double(contentArea.left) * scale, ty: -Double(contentArea.top) * scale
    ).concat(transform)
    let area = PixelRect(0, 0, (contentArea.width + n - 1) / n, (contentArea.height + n - 1) / n)
    return PlateContent(
      nodes: Node.make(layers, t, visible: area),
      maskNodes: group.mask.map { Node.make($0.map(\.withoutGlass), t, visible: area) },
      clip: group.clip.map { Clip($0, t) }, area: area)
  }
}

/// What is drawn of a plate.
struct PlateContent {
  let nodes: [Node]
  let maskNodes: [Node]?
  let clip: Clip?
  let area: PixelRect
}

extension [Layer] {
  /// True when there is a picture among them.
  var hasImage: Bool {
    contains {
      switch $0 {
      case .image: true
      case .group(let group, let layers): layers.hasImage || group.mask?.hasImage ?? false
      case .crossfade(let from, let to, _): from.hasImage || to.hasImage
      case .fill, .stroke, .glyphs, .backdrop: false
      }
    }
  }
}

extension Transform {
  /// The same with its move split into whole pixels and a rest of at least 0 and less than 1, in steps of 1/256 (the
  /// steps in which Cairo places points).
  var onPlate: (Transform, Int, Int) {
    let x = (tx * 256).rounded() / 256, y = (ty * 256).rounded() / 256
    var rest = self
    (rest.tx, rest.ty) = (x - x.rounded(.down), y - y.rounded(.down))
    func whole(_ v: Double) -> Int { Int(min(max(v.rounded(.down), -1e8), 1e8)) }
    return (rest, whole(x), whole(y))
  }
}

extension Layer {
  /// The same with panes of glass as plain shapes, for masks and shadows.
  var withoutGlass: Layer {
    switch self {
    case .backdrop(let glass): .fill(glass.outline, .color(.black))
    case .group(let group, let layers): .group(group, layers.map(\.withoutGlass))
    case .crossfade(let from, let to, let progress):
      .crossfade(from: from.map(\.withoutGlass), to: to.map(\.withoutGlass), progress: progress)
    case .fill, .stroke, .glyphs, .image: self
    }
  }
}

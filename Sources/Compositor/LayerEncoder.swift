/// Turns layer trees into bytes for a digest: what is drawn, and nothing else. Names of groups, and where fonts and
/// pictures lie, are left out; the bytes of their files are in. Equal digests are equal pictures.
public struct LayerEncoder {
  private let art: ArtLibrary
  private var hasher: Hasher256
  private var fileDigests: [String: Digest] = [:]

  /// An encoder that looks pictures up in `art`.
  public init(art: ArtLibrary) {
    self.art = art
    hasher = Hasher256()
  }

  /// Takes a tree. Throws a `DrawingError` when a picture or font file is missing.
  public mutating func add(_ layers: [Layer]) throws {
    hasher.add(layers.count)
    for layer in layers { try add(layer) }
  }

  /// The digest of all trees taken so far. The encoder may not take more afterwards.
  public func digest() -> Digest { hasher.digest() }

  /// The digest of one tree.
  public static func digest(of layers: [Layer], art: ArtLibrary) throws -> Digest {
    var encoder = LayerEncoder(art: art)
    try encoder.add(layers)
    return encoder.digest()
  }

  private mutating func add(_ layer: Layer) throws {
    switch layer {
    case .group(let group, let layers):
      hasher.add(1)
      try add(group)
      try add(layers)
    case .fill(let path, let paint):
      hasher.add(2)
      add(path)
      add(paint)
    case .stroke(let path, let stroke, let paint):
      hasher.add(3)
      add(path)
      add(stroke)
      add(paint)
    case .glyphs(let run, let origin, let paint):
      hasher.add(4)
      try add(run)
      add(origin)
      add(paint)
    case .image(let name, let rect):
      hasher.add(5)
      hasher.add(try art.digest(of: name))
      add([rect.x, rect.y, rect.width, rect.height])
    case .backdrop(let glass):
      hasher.add(6)
      add(glass.outline)
      add([glass.blur, glass.gain, glass.lift, glass.chroma, glass.rimLight, glass.rimShade])
      add(glass.tint)
    case .crossfade(let from, let to, let progress):
      hasher.add(7)
      try add(from)
      try add(to)
      hasher.add(progress)
    }
  }

  private mutating func add(_ group: Group) throws {
    let p = group.placement
    add([p.offset.x, p.offset.y, p.rotation, p.scaleX, p.scaleY, p.pivot.x, p.pivot.y, group.opacity, group.blur])
    hasher.add(group.clip == nil ? 0 : 1)
    if let clip = group.clip { add(clip) }
    hasher.add(group.mask == nil ? 0 : 1)
    if let mask = group.mask { try add(mask) }
    hasher.add(group.shadow == nil ? 0 : 1)
    if let shadow = group.shadow {
      add(shadow.color)
      add([shadow.radius, shadow.offset.x, shadow.offset.y, shadow.isKnockedOut ? 1 : 0])
    }
    hasher.add((group.blend == .normal ? 0 : group.blend == .multiply ? 1 : 2) + (group.isFlattened ? 4 : 0))
  }

  private mutating func add(_ run: Run) throws {
    // The shaped glyphs are what is drawn; the text and the font as asked for only led to them.
    let digest = try fileDigests[run.file] ?? FileDigests.digest(of: run.file)
    fileDigests[run.file] = digest
    hasher.add(digest)
    hasher.add(run.font.weight.rawValue)
    add([run.drawnSize, run.cornerRadius, run.isColor ? 1 : 0])
    hasher.add(run.glyphs.count)
    for glyph in run.glyphs {
      hasher.add(Int(glyph.index))
      add([glyph.x, glyph.y])
    }
  }

  private mutating func add(_ path: Path) {
    hasher.add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let p):
        hasher.add(1)
        add(p)
      case .line(let p):
        hasher.add(2)
        add(p)
      case .curve(let a, let b, let p):
        hasher.add(3)
        add(a)
        add(b)
        add(p)
      case .close: hasher.add(4)
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      hasher.add(1)
      add(color)
    case .linear(let g):
      hasher.add(2)
      add(g.from)
      add(g.to)
      add(g.stops)
    case .radial(let g):
      hasher.add(3)
      add(g.center)
      add(g.focus)
      add([g.radius, g.inner])
      add(g.stops)
    }
  }

  private mutating func add(_ stops: [Stop]) {
    hasher.add(stops.count)
    for stop in stops {
      hasher.add(stop.at)
      add(stop.color)
    }
  }

  private mutating func add(_ stroke: Stroke) {
    add([stroke.width, stroke.dashPhase, stroke.trimFrom, stroke.trimTo])
    hasher.add(stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2)
    hasher.add(stroke.join == .miter ? 0 : stroke.join == .round ? 1 : 2)
    hasher.add(stroke.dash.count)
    add(stroke.dash)
  }

  private mutating func add(_ color: Color) { add([color.red, color.green, color.blue, color.alpha]) }

  private mutating func add(_ point: Point) { add([point.x, point.y]) }

  private mutating func add(_ numbers: [Double]) { for n in numbers { hasher.add(n) } }
}

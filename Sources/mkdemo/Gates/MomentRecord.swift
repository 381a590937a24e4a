import Scenes

/// What is on screen at a moment: the list that an approval keeps and a gate compares.
struct MomentRecord: Hashable, Sendable {
  /// The moment's name.
  let name: String
  /// The frame that shows it, counted from the script's first frame.
  let frame: Int
  /// The screen.
  let screen: String
  /// What can be seen, in paint order.
  let elements: [ElementRecord]
  /// Of every named thing, a mark of the outlines, glyphs and paints that are its own.
  let drawings: [Drawing]

  /// A named thing's drawing: it moves when a shape or a gradient changes that no fact of an element tells.
  struct Drawing: Hashable, Sendable {
    let id: String
    let mark: FrameMark
  }
}

extension MomentRecord {
  /// What a clip shows at a frame.
  init(_ clip: Clip, name: String, frame: Int, at instant: Instant) throws {
    self.init(
      name: name, frame: frame, screen: clip.take.screen(at: instant),
      elements: ElementRecord.list(clip.take.probe(at: instant), clip.art),
      drawings: try OwnDrawings.list(clip.take.layers(at: instant), clip.art))
  }

  /// The list as a file.
  var text: String {
    let head = "moment \(LineWords.quoted(name)) frame \(frame) screen \(LineWords.written(screen))"
    let lines = [head] + elements.map(\.line) + drawings.map { "drawing \(LineWords.written("#" + $0.id)) \($0.mark)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the file; nil when it is none.
  init?(text: String) {
    var elements: [ElementRecord] = []
    var drawings: [Drawing] = []
    let lines = text.split(separator: "\n")
    guard let head = lines.first.flatMap({ LineWords.split($0) }), head.count == 6, head[0] == "moment",
      let frame = Int(head[3])
    else { return nil }
    for line in lines.dropFirst() {
      if line.hasPrefix("drawing ") {
        guard let words = LineWords.split(line), words.count == 3, let mark = FrameMark(words[2]) else { return nil }
        drawings.append(Drawing(id: String(LineWords.unquoted(words[1]).dropFirst()), mark: mark))
      } else {
        guard let element = ElementRecord(line: line) else { return nil }
        elements.append(element)
      }
    }
    self.init(
      name: LineWords.unquoted(head[1]), frame: frame, screen: LineWords.unquoted(head[5]), elements: elements,
      drawings: drawings)
  }
}

/// Takes from a layer tree what each named thing draws by itself, without the named things in it.
private struct OwnDrawings {
  private var order: [String] = []
  private var encoders: [String: LayerEncoder] = [:]
  private let art: ArtLibrary

  private init(art: ArtLibrary) { self.art = art }

  /// In the order in which things first draw.
  static func list(_ layers: [Layer], _ art: ArtLibrary) throws -> [MomentRecord.Drawing] {
    var drawings = OwnDrawings(art: art)
    try drawings.add(layers, owner: "")
    return drawings.order.compactMap { id in
      drawings.encoders[id].map { MomentRecord.Drawing(id: id, mark: FrameMark($0.digest())) }
    }
  }

  private mutating func add(_ layers: [Layer], owner: String) throws {
    for layer in layers {
      switch layer {
      case .group(var group, let inner):
        let name = group.name ?? owner
        // Where a group lies, and how visible it is, elements tell.
        group.placement = .identity
        group.opacity = 1
        group.blur = 0
        if group != Group(name: group.name) { try take(.group(group, []), name) }
        try add(inner, owner: name)
      case .crossfade(let from, let to, _):
        try add(from, owner: owner)
        try add(to, owner: owner)
      default: try take(layer, owner)
      }
    }
  }

  private mutating func take(_ layer: Layer, _ owner: String) throws {
    if encoders[owner] == nil { order.append(owner) }
    try encoders[owner, default: LayerEncoder(art: art)].add([layer])
  }
}

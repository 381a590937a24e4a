import Scenes

/// Something on screen that is not what it was, in words.
struct ElementChange: Hashable, Sendable {
  /// What kind of change, the one that says most first.
  enum Rank: Int, Comparable, Sendable {
    case words, come, gone, look, place, drawing
    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  let rank: Rank
  /// What it is: `text "Continue"`, `3 shapes`.
  let thing: String
  /// Anchors of what changed so.
  var ids: [String]
  /// What changed about it: "moved 4 pt down, colour #7469E6 → #232826".
  let words: String
  /// How many elements changed so.
  var count = 1
  /// Where they were and are, in points; nil where they are not.
  var old, new: Rect?

  /// In one line.
  var line: String {
    let named = ids.filter { !$0.isEmpty }.map { "#" + $0 }
    let names = named.count > 3 ? "\(named[0]) to \(named[named.count - 1])" : named.joined(separator: ", ")
    return thing + (names.isEmpty ? "" : " of \(names)") + " " + words
  }
}

/// Compares what two moments show.
struct ElementComparison {
  private var changes: [ElementChange] = []

  /// What changed, what says most first.
  static func changes(from old: MomentRecord, to new: MomentRecord) -> [ElementChange] {
    var comparison = ElementComparison()
    comparison.compare(old.elements, new.elements)
    comparison.compareDrawings(old, new)
    return merged(comparison.changes).enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }

  /// Elements are the same thing when kind and name agree, and among those by what they say, then by order.
  private mutating func compare(_ old: [ElementRecord], _ new: [ElementRecord]) {
    struct Key: Hashable {
      let kind, id: String
    }
    var order: [Key] = []
    var before: [Key: [ElementRecord]] = [:], after: [Key: [ElementRecord]] = [:]
    for record in old + new where !order.contains(Key(kind: record.kind, id: record.id)) {
      order.append(Key(kind: record.kind, id: record.id))
    }
    for record in old { before[Key(kind: record.kind, id: record.id), default: []].append(record) }
    for record in new { after[Key(kind: record.kind, id: record.id), default: []].append(record) }
    for key in order {
      let (pairs, gone, come) = Self.pairs(before[key] ?? [], after[key] ?? [])
      for (a, b) in pairs where a != b { note(a, b) }
      for record in gone { note(record, .gone) }
      for record in come { note(record, .come) }
    }
  }

  private typealias Pairing = (pairs: [(ElementRecord, ElementRecord)], gone: [ElementRecord], come: [ElementRecord])

  private static func pairs(_ old: [ElementRecord], _ new: [ElementRecord]) -> Pairing {
    if old.count == new.count { return (Array(zip(old, new)), [], []) }
    var left = old, right = new
    var pairs: [(ElementRecord, ElementRecord)] = []
    let likenesses: [(ElementRecord, ElementRecord) -> Bool] = [
      { $0 == $1 }, { $0.text == $1.text && $0["art"] == $1["art"] && size($0) == size($1) },
      { $0.text == $1.text && $0["art"] == $1["art"] && $0["colour"] == $1["colour"] },
    ]
    for isLike in likenesses {
      for record in left {
        guard let place = right.firstIndex(where: { isLike(record, $0) }), let mine = left.firstIndex(of: record) else {
          continue
        }
        pairs.append((record, right[place]))
        right.remove(at: place)
        left.remove(at: mine)
      }
    }
    return (pairs, left, right)
  }

  private static func size(_ record: ElementRecord) -> Size { Size(record.rect.width, record.rect.height) }

  private mutating func note(_ old: ElementRecord, _ new: ElementRecord) {
    var words: [String] = []
    var rank = ElementChange.Rank.place
    let hasOtherText = old.text != new.text
    if hasOtherText {
      words.append("now reads \(Self.short(new.text ?? ""))")
      rank = .words
    }
    let looks = Self.looks(old, new)
    if !looks.isEmpty { rank = min(rank, .look) }
    words += looks
    let moves = Self.moves(old.rect, new.rect, hasOtherText: hasOtherText)
    // A tenth of a point beside something else is how things round.
    if words.isEmpty || Self.distance(old.rect, new.rect) > 0.15 { words += moves }
    guard !words.isEmpty else { return }
    changes.append(
      ElementChange(
        rank: rank, thing: Self.thing(old), ids: [old.id], words: words.joined(separator: ", "), old: old.rect,
        new: new.rect))
  }

  private mutating func note(_ record: ElementRecord, _ rank: ElementChange.Rank) {
    changes.append(
      ElementChange(
        rank: rank, thing: Self.thing(record), ids: [record.id], words: rank == .come ? "is new" : "is gone",
        old: rank == .gone ? record.rect : nil, new: rank == .come ? record.rect : nil))
  }

  /// Named things whose drawing moved though no element of theirs did.
  private mutating func compareDrawings(_ old: MomentRecord, _ new: MomentRecord) {
    let told = Set(changes.flatMap(\.ids))
    let before = Dictionary(old.drawings.map { ($0.id, $0.mark) }) { first, _ in first }
    for drawing in new.drawings where before[drawing.id] != nil && before[drawing.id] != drawing.mark {
      guard !told.contains(drawing.id) else { continue }
      let places = new.elements.filter { $0.id == drawing.id }.map(\.rect)
      let place = Self.union(places)
      changes.append(
        ElementChange(
          rank: .drawing, thing: drawing.id.isEmpty ? "something without a name" : "the drawing",
          ids: [drawing.id], words: "has another outline or gradient", old: place, new: place))
    }
  }

  /// What happened in the same words to several elements is told once.
  private static func merged(_ changes: [ElementChange]) -> [ElementChange] {
    struct Key: Hashable {
      let rank: ElementChange.Rank, words: String
    }
    var order: [Key] = []
    var sets: [Key: [ElementChange]] = [:]
    for change in changes {
      let key = Key(rank: change.rank, words: change.words)
      if sets[key] == nil { order.append(key) }
      sets[key, default: []].append(change)
    }
    return order.flatMap { key -> [ElementChange] in
      let set = sets[key] ?? []
      guard set.count > 1, key.rank != .words else { return set }
      let kinds = Set(set.map { String($0.thing.prefix { $0 != " " }) })
      let kind = kinds.count == 1 ? (kinds.first ?? "element") + "s" : "elements"
      var ids: [String] = []
      for id in set.flatMap(\.ids) where !ids.contains(id) { ids.append(id) }
      return [
        ElementChange(
          rank: key.rank, thing: key.rank == .drawing ? "the drawings" : "\(set.count) \(kind)", ids: ids,
          words: plural(key.words), count: set.count, old: union(set.compactMap(\.old)),
          new: union(set.compactMap(\.new)))
      ]
    }
  }

  private static func plural(_ words: String) -> String {
    switch words {
    case "is new": "are new"
    case "is gone": "are gone"
    case "has another outline or gradient": "have other outlines or gradients"
    default: words
    }
  }

  private static func union(_ rects: [Rect]) -> Rect? {
    rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }
}

extension ElementComparison {
  /// `text "Continue"`, `image Milo/pip`, `shape`.
  private static func thing(_ record: ElementRecord) -> String {
    if let text = record.text { return "\(record.kind) \(short(text))" }
    return record["art"].map { "\(record.kind) \($0)" } ?? record.kind
  }

  private static func short(_ text: String) -> String {
    let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"" + (flat.count > 60 ? flat.prefix(59) + "…" : flat) + "\""
  }

  /// Facts that changed: "colour #7469E6 → #232826".
  private static func looks(_ old: ElementRecord, _ new: ElementRecord) -> [String] {
    var names = old.facts.map(\.name)
    for name in new.facts.map(\.name) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      let (a, b) = (old[name], new[name])
      guard a != b else { return nil }
      switch name {
      case "file": return old["art"] == new["art"] ? "is another picture" : nil
      case "cut": return b == nil ? "is no longer cut off" : "is cut off"
      case "gradient": return b == nil ? "has no gradient any more" : "has a gradient"
      case "words": return "shows \(b ?? "all") words instead of \(a ?? "all")"
      case "opacity", "scaled": return "\(name) \(a ?? "1") → \(b ?? "1")"
      case "turned", "blur": return "\(name) \(a ?? "0") → \(b ?? "0")"
      default: return "\(name) \(a ?? "none") → \(b ?? "none")"
      }
    }
  }

  /// The farthest that an edge moved, in points.
  private static func distance(_ old: Rect, _ new: Rect) -> Double {
    let edges = [
      old.x - new.x, old.y - new.y, old.x + old.width - new.x - new.width, old.y + old.height - new.y - new.height,
    ]
    return edges.map(abs).max() ?? 0
  }

  /// "moved 4 pt down", "2 pt wider". A text with other words may be as long as it likes.
  private static func moves(_ old: Rect, _ new: Rect, hasOtherText: Bool) -> [String] {
    let n = JSON.digits
    func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    var words: [String] = []
    let wider = tenth(new.width - old.width), taller = tenth(new.height - old.height)
    if wider != 0, !hasOtherText { words.append("\(n(abs(wider))) pt \(wider > 0 ? "wider" : "narrower")") }
    if taller != 0 { words.append("\(n(abs(taller))) pt \(taller > 0 ? "taller" : "lower")") }
    let left = tenth(new.x - old.x), top = tenth(new.y - old.y)
    // What grows about its middle or its right edge has not moved.
    let middle = tenth(left + wider / 2), right = tenth(left + wider)
    let across = wider == 0 ? left : [left, middle, right].contains { abs($0) <= 0.2 } || hasOtherText ? 0 : middle
    let centre = tenth(top + taller / 2), bottom = tenth(top + taller)
    let down = taller == 0 ? top : [top, centre, bottom].contains { abs($0) <= 0.2 } ? 0 : centre
    var moved: [String] = []
    if across != 0 { moved.append("\(n(abs(across))) pt \(across > 0 ? "right" : "left")") }
    if down != 0 { moved.append("\(n(abs(down))) pt \(down > 0 ? "down" : "up")") }
    if !moved.isEmpty { words.insert("moved " + moved.joined(separator: " and "), at: 0) }
    return words
  }
}

import Scenes

/// What is on screen at a moment, for people and programs.
struct ScreenList {
  private let clip: Clip
  private let at: Instant
  private let frame: Int
  private let elements: [Element]
  private let shown: [Int]

  init(_ clip: Clip, at: Instant, frame: Int, showsAll: Bool) {
    self.clip = clip
    self.at = at
    self.frame = frame
    elements = clip.take.probe(at: at).elements
    shown = elements.indices.filter { [elements] in
      showsAll || (!elements[$0].visibleRect.isEmpty && elements[$0].opacity > 0)
    }
  }

  private func id(_ index: Int) -> String {
    var next: Int? = index
    while let current = next {
      if let name = elements[current].name { return name }
      next = elements[current].parent
    }
    return ""
  }

  var text: String {
    var table = TextTable(
      [
        "ID", "KIND", "X", "Y", "W", "H", "TEXT", "COLOUR", "OPACITY", "ROT", "SCALE", "BLUR", "FONT", "LINES",
        "RADIUS",
        "STROKE", "TRIM", "SWEEP",
      ], rightAligned: [2, 3, 4, 5, 8, 9, 10, 11, 13, 14, 17])
    for index in shown {
      let e = elements[index], d = e.details, r = e.rect
      let number = ScreenList.short
      table.add([
        id(index), e.kind.rawValue + (e.isEnabled ? "" : " (disabled)"), number(r.x), number(r.y), number(r.width),
        number(r.height), d.art ?? ScreenList.line(d.text), d.fill?.hex ?? "", number(e.opacity),
        e.rotation == 0 ? "" : number(e.rotation), e.scale == 1 ? "" : number(e.scale),
        e.blur == 0 ? "" : number(e.blur),
        d.font.map(ScreenList.font) ?? "", d.lineCount.map { "\($0)" + (d.isTruncated == true ? " cut" : "") } ?? "",
        d.cornerRadius.map(number) ?? "",
        d.strokeWidth.map { number($0) + (d.stroke.map { " " + $0.hex } ?? "") } ?? "",
        d.trim.map { "\(number($0.from))-\(number($0.to))" } ?? "", d.sweep.map(number) ?? "",
      ])
    }
    let screen = clip.take.screen(at: at)
    return "\(clip.name) at \(at), frame \(frame), screen \(screen), \(clip.take.device.name)\n\n" + table.text
  }

  var json: JSON {
    let device = clip.take.device
    return [
      "clip": .text(clip.name), "at": .seconds(at), "frame": .int(frame), "screen": .text(clip.take.screen(at: at)),
      "canvas": .list([.number(device.width), .number(device.height)]), "device": .text(device.name),
      "elements": .list(shown.map(element)),
    ]
  }

  private func element(_ index: Int) -> JSON {
    let e = elements[index], d = e.details
    var members: [String: JSON] = [
      "id": .text(id(index)), "anchor": .text(e.name), "kind": .text(e.kind.rawValue), "rect": .rect(e.rect),
      "visible": .rect(e.visibleRect), "clip": .rect(e.clip), "opacity": .number(e.opacity),
      "rotation": .number(e.rotation), "scale": .number(e.scale), "blur": .number(e.blur),
      "isEnabled": .bool(e.isEnabled),
    ]
    if let text = d.text { members["text"] = .text(text) }
    if let fill = d.fill { members["colour"] = .text(fill.hex) }
    if let art = d.art { members["art"] = .text(art) }
    if let font = d.font {
      members["font"] = [
        "role": .text(font.role.rawValue), "size": .number(font.size), "weight": .text(font.weight.rawValue),
        "tracking": .number(font.tracking),
      ]
    }
    if let count = d.lineCount { members["lineCount"] = .int(count) }
    if let isTruncated = d.isTruncated { members["isTruncated"] = .bool(isTruncated) }
    if let count = d.wordCount { members["words"] = .int(count) }
    if let count = d.shownWords { members["shownWords"] = .int(count) }
    if let radius = d.cornerRadius { members["cornerRadius"] = .number(radius) }
    if let stroke = d.stroke { members["strokeColour"] = .text(stroke.hex) }
    if let width = d.strokeWidth { members["strokeWidth"] = .number(width) }
    if let trim = d.trim { members["trim"] = .list([.number(trim.from), .number(trim.to)]) }
    if let sweep = d.sweep { members["sweep"] = .number(sweep) }
    return .object(members)
  }

  private static func font(_ font: Font) -> String {
    "\(font.role.rawValue) \(short(font.size)) \(font.weight.rawValue)"
  }

  private static func line(_ text: String?) -> String {
    let flat = (text ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    return flat.count > 48 ? flat.prefix(47) + "…" : flat
  }

  /// Two decimals are enough to read.
  private static func short(_ number: Double) -> String { JSON.digits((number * 100).rounded() / 100) }
}

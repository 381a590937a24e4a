import Scenes

/// One thing on screen as an approval keeps it: a line that people can read, and that is read back to tell what has
/// changed about it.
struct ElementRecord: Hashable, Sendable {
  /// A named fact: colour, opacity, font.
  struct Fact: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// text, shape, image or glass.
  let kind: String
  /// Its own anchor, else that of the nearest named thing that holds it; empty when nothing has a name.
  let id: String
  /// Its bounds on the canvas in points, to a tenth.
  let rect: Rect
  /// What it says.
  let text: String?
  /// In the order of the line.
  let facts: [Fact]

  /// The value of a fact.
  subscript(name: String) -> String? { facts.first { $0.name == name }?.value }
}

extension ElementRecord {
  /// An element of a probe.
  /// - Parameters:
  ///   - id: its own or its owner's anchor.
  ///   - file: a short digest of its picture's file.
  init(_ element: Element, id: String, file: String?) {
    let d = element.details
    var facts: [Fact] = []
    func add(_ name: String, _ value: String?) {
      if let value { facts.append(Fact(name: name, value: value)) }
    }
    let number = Self.number
    add("art", d.art)
    add("file", file)
    add("font", d.font.map { "\($0.role.rawValue) \(number($0.size, 100)) \($0.weight.rawValue)" })
    add("lines", d.lineCount.map { "\($0)" })
    add("cut", d.isTruncated == true ? "yes" : nil)
    add("words", d.wordCount.map { "\(d.shownWords ?? $0) of \($0)" })
    add("colour", d.fill.map { $0.hex })
    add("gradient", d.isGradient ? "yes" : nil)
    add("line", d.stroke?.hex)
    add("width", d.strokeWidth.map { number($0, 100) })
    add("radius", d.cornerRadius.map { number($0, 10) })
    add("trim", d.trim.flatMap { $0.from == 0 && $0.to == 1 ? nil : "\(number($0.from, 100))-\(number($0.to, 100))" })
    add("sweep", d.sweep.map { number($0, 10) })
    add("opacity", element.opacity > 0.999 ? nil : number(element.opacity, 100))
    add("turned", abs(element.rotation) < 0.05 ? nil : number(element.rotation, 10))
    add("scaled", abs(element.scale - 1) < 0.005 ? nil : number(element.scale, 100))
    add("blur", element.blur < 0.05 ? nil : number(element.blur, 10))
    func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    let r = element.rect
    self.init(
      kind: element.kind.rawValue, id: id, rect: Rect(tenth(r.x), tenth(r.y), tenth(r.width), tenth(r.height)),
      text: d.text, facts: facts)
  }

  /// Everything that is drawn and can be seen at a moment, in paint order.
  static func list(_ probe: Probe, _ art: ArtLibrary) -> [ElementRecord] {
    let elements = probe.elements
    return elements.enumerated().compactMap { index, element in
      guard element.kind != .group, element.kind != .control, element.opacity > 0, !element.visibleRect.isEmpty else {
        return nil
      }
      var owner: Int? = index
      while let current = owner, elements[current].name == nil { owner = elements[current].parent }
      let file = element.details.art.flatMap { try? art.digest(of: Art($0)) }.map { FrameMark($0).description }
      return ElementRecord(element, id: owner.flatMap { elements[$0].name } ?? "", file: file)
    }
  }

  /// In so many parts of one.
  private static func number(_ value: Double, _ parts: Double) -> String {
    JSON.digits((value * parts).rounded() / parts)
  }
}

extension ElementRecord {
  /// `text #mind.button 24,770 354x56 "Continue" colour="#7469E6" opacity=0.5`.
  var line: String {
    let n = JSON.digits
    var words = [
      kind, LineWords.written("#" + id), "\(n(rect.x)),\(n(rect.y))", "\(n(rect.width))x\(n(rect.height))",
    ]
    if let text { words.append(LineWords.quoted(text)) }
    words += facts.map { "\($0.name)=\(LineWords.written($0.value))" }
    return words.joined(separator: " ")
  }

  /// Reads what `line` writes; nil for anything else.
  init?(line: some StringProtocol) {
    guard let words = LineWords.split(line), words.count >= 4 else { return nil }
    let anchor = LineWords.unquoted(words[1])
    let place = words[2].split(separator: ",").compactMap { Double($0) }
    let size = words[3].split(separator: "x").compactMap { Double($0) }
    guard anchor.hasPrefix("#"), place.count == 2, size.count == 2 else { return nil }
    var text: String?
    var facts: [Fact] = []
    for word in words.dropFirst(4) {
      if word.hasPrefix("\"") {
        text = LineWords.unquoted(word)
      } else if let mark = word.firstIndex(of: "=") {
        let value = word[word.index(after: mark)...]
        facts.append(Fact(name: String(word[..<mark]), value: LineWords.unquoted(String(value))))
      } else {
        return nil
      }
    }
    self.init(
      kind: words[0], id: String(anchor.dropFirst()), rect: Rect(place[0], place[1], size[0], size[1]), text: text,
      facts: facts)
  }
}

import Foundation

/// One input of a clip that is not what it was when its frames were approved.
struct InputChange: Hashable, Sendable {
  /// What kind of input, as people call it.
  enum Kind: String, Sendable {
    case script, remix, setting, option, art, font, library, code
  }

  let kind: Kind
  /// Where it is: a script with its line, a key, a file, a library.
  let place: String
  /// What it was and what it is now; nil where it was not there, or is gone.
  let old, new: String?

  /// In one line.
  var words: String {
    switch kind {
    case .art, .font:
      if old == nil { return "\(kind.rawValue) \(place) is new" }
      return new == nil ? "\(kind.rawValue) \(place) is no longer used" : "\(kind.rawValue) \(place) is another file"
    case .code: return "mkdemo's own \(place)"
    case .library: return "\(place) \(old ?? "-") → \(new ?? "-")"
    case .script, .remix, .setting, .option:
      switch (old, new) {
      case (let old?, let new?): return "\(place): \(old) → \(new)"
      case (let old?, nil): return "\(place) went: \(old)"
      case (nil, let new): return "\(place) came: \(new ?? "")"
      }
    }
  }

  /// What moved from some inputs to others, what people write themselves first.
  static func changes(from old: DrawnInputs, to new: DrawnInputs) -> [InputChange] {
    var changes = scriptChanges(old.script, new.script)
    changes += remixChanges(old.remix, new.remix)
    let kinds: [(DrawnInputs.Kind, Kind)] = [
      (.set, .setting), (.option, .option), (.art, .art), (.font, .font), (.library, .library), (.code, .code),
    ]
    for (kind, told) in kinds {
      let before = dictionary(old.pieces(kind)), after = dictionary(new.pieces(kind))
      for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
        changes.append(InputChange(kind: told, place: name, old: before[name], new: after[name]))
      }
    }
    return changes
  }

  /// What moved of that which turns frames into pixels.
  static func painters(from old: DrawnInputs, to new: DrawnInputs) -> [InputChange] {
    let names = Set((old.painters + new.painters).map(\.name))
    return changes(from: old, to: new).filter { names.contains($0.place) }
  }

  private static func dictionary(_ pieces: [DrawnInputs.Piece]) -> [String: String] {
    Dictionary(pieces.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Lines that differ in more than blanks and comments. A line that took another's place is one change.
  private static func scriptChanges(_ old: DrawnInputs.Text, _ new: DrawnInputs.Text) -> [InputChange] {
    func said(_ text: DrawnInputs.Text) -> [(number: Int, text: String)] {
      text.lines.enumerated().map { ($0.offset + 1, plain($0.element)) }.filter { !$0.text.isEmpty }
    }
    let before = said(old), after = said(new)
    var gone: [Int] = [], come: [Int] = []
    for step in after.map(\.text).difference(from: before.map(\.text)) {
      switch step {
      case .remove(let offset, _, _): gone.append(offset)
      case .insert(let offset, _, _): come.append(offset)
      }
    }
    gone.sort()
    come.sort()
    var changes: [InputChange] = []
    // What follows the same kept line on both sides is the same line, written anew.
    let goneSet = Set(gone), comeSet = Set(come)
    var i = 0, j = 0
    while i < before.count || j < after.count {
      let isGone = i < before.count && goneSet.contains(i), isCome = j < after.count && comeSet.contains(j)
      if !isGone && !isCome {
        i += 1
        j += 1
        continue
      }
      let line = isCome ? after[j].number : before[i].number
      changes.append(
        InputChange(
          kind: .script, place: "\(new.name) line \(line)", old: isGone ? before[i].text : nil,
          new: isCome ? after[j].text : nil))
      if isGone { i += 1 }
      if isCome { j += 1 }
    }
    return changes
  }

  /// A script's line without its comment, each stretch of blanks outside of quotes one blank. A "#" that a letter, a
  /// digit or "_" follows is an anchor, unless it opens the line (docs/timeline.md).
  private static func plain(_ line: String) -> String {
    let characters = Array(line)
    var kept = ""
    var isQuoted = false, isEscaped = false
    for (index, character) in characters.enumerated() {
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        kept.append(character)
        continue
      }
      if character == "#" {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        guard !kept.isEmpty, next.isLetter || next.isNumber || next == "_" else { break }
      }
      isQuoted = character == "\""
      if character.isWhitespace {
        if !kept.isEmpty, kept.last != " " { kept.append(" ") }
      } else {
        kept.append(character)
      }
    }
    while kept.last == " " { kept.removeLast() }
    return kept
  }

  /// Values of the remix by their dotted keys; whole lines where it is no JSON.
  private static func remixChanges(_ old: DrawnInputs.Text?, _ new: DrawnInputs.Text?) -> [InputChange] {
    let before = old.map { values($0.text) } ?? [:], after = new.map { values($0.text) } ?? [:]
    let name = new?.name ?? old?.name ?? ""
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
      InputChange(kind: .remix, place: "\(name) \($0)", old: before[$0], new: after[$0])
    }
  }

  private static func values(_ text: String) -> [String: String] {
    guard let root = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
      return [:]
    }
    var values: [String: String] = [:]
    func add(_ value: Any, _ path: String) {
      switch value {
      case let object as [String: Any]:
        for (key, value) in object { add(value, path.isEmpty ? key : "\(path).\(key)") }
      case let list as [Any]:
        for (index, value) in list.enumerated() { add(value, path.isEmpty ? "\(index)" : "\(path).\(index)") }
      case let text as String: values[path] = LineWords.quoted(text)
      default: values[path] = "\(value)"
      }
    }
    add(root, "")
    return values
  }
}

import Timelines

/// Reads the values of a manifest and collects all that is wrong with them.
struct ManifestReader {
  let source: JSONSource
  private(set) var problems: [Diagnostic] = []

  /// A reader of a text.
  init(_ source: JSONSource) { self.source = source }

  /// Notes something wrong.
  mutating func fail(_ message: String, _ place: Place, _ mend: String) {
    problems.append(source.diagnostic(message, at: place, mend: mend))
  }

  /// Notes a value of the wrong type.
  mutating func fail(_ key: String, _ node: JSONNode, needs: String, _ mend: String) {
    fail("\(key) needs \(needs), not \(node.kind)", node.place, mend)
  }

  /// The members of an object whose keys are all known; nil when it is no object.
  mutating func members(_ node: JSONNode, of what: String, known: [String]) -> [JSONNode.Member]? {
    guard case .object(let members) = node.value else {
      fail(what, node, needs: "an object", "write it in braces: { … }")
      return nil
    }
    for member in members where !known.contains(member.key) {
      fail("\(what) has no key \(quoted(member.key))", member.place, Mend.choice(member.key, known))
    }
    return members.filter { known.contains($0.key) }
  }

  /// The values of an output or of the defaults.
  mutating func values(_ node: JSONNode, of what: String, keys: [ManifestKey]) -> [ManifestValue] {
    (members(node, of: what, known: keys.map(\.name)) ?? []).compactMap { member in
      guard let key = keys.first(where: { $0.name == member.key }) else { return nil }
      return value(key, member)
    }
  }

  private mutating func value(_ key: ManifestKey, _ member: JSONNode.Member) -> ManifestValue? {
    switch key.kind {
    case .option(let entry):
      let choices = choices(entry, member.value)
      return choices.isEmpty ? nil : ManifestValue(key: key, place: member.place, choices: choices)
    case .clips:
      let nodes = list(member.value)
      if nodes.isEmpty { fail("\(key.name) is an empty list", member.value.place, "name a clip") }
      let choices = nodes.compactMap { node in text(key.name, node).map { ManifestChoice([$0], $0, node.place) } }
      return choices.isEmpty ? nil : ManifestValue(key: key, place: member.place, choices: choices)
    case .pattern, .text:
      guard let text = text(key.name, member.value) else { return nil }
      return ManifestValue(
        key: key, place: member.place, choices: [ManifestChoice([text], text, member.value.place)])
    case .flag:
      guard case .bool(let isOn) = member.value.value else {
        fail(key.name, member.value, needs: "true or false", "write \"\(key.name)\": false")
        return nil
      }
      let choice = ManifestChoice([], isOn ? "yes" : "no", member.value.place)
      return ManifestValue(key: key, place: member.place, choices: [choice])
    case .reference:
      let reference = reference(member)
      return reference.map { ManifestValue(key: key, place: member.place, choices: [], reference: $0) }
    }
  }

  /// A text that is not empty.
  mutating func text(_ key: String, _ node: JSONNode) -> String? {
    guard case .text(let text) = node.value else {
      fail(key, node, needs: "a text", "write it in quotes")
      return nil
    }
    if text.isEmpty { fail("\(key) is empty", node.place, "write a name") }
    return text.isEmpty ? nil : text
  }

  private func list(_ node: JSONNode) -> [JSONNode] {
    if case .list(let nodes) = node.value { return nodes }
    return [node]
  }

  // MARK: Options

  /// The alternatives that a value gives for an option: one, or one of each item of a list. An option that may stand
  /// several times takes the whole list at once.
  private mutating func choices(_ entry: OptionEntry, _ node: JSONNode) -> [ManifestChoice] {
    if entry.repeats {
      let texts = repeated(entry, node)
      guard !texts.isEmpty else { return [] }
      let words = texts.flatMap { ["\(entry.written)=\($0)"] }
      return [ManifestChoice(words, texts.joined(separator: " "), node.place)]
    }
    let nodes = list(node)
    if nodes.isEmpty { fail("\(entry.name) is an empty list", node.place, "give it a value") }
    return nodes.compactMap { choice(entry, $0) }
  }

  private mutating func choice(_ entry: OptionEntry, _ node: JSONNode) -> ManifestChoice? {
    if entry.placeholder == nil {
      guard case .bool(let isOn) = node.value else {
        fail(entry.name, node, needs: "true or false", "write \"\(entry.name)\": true")
        return nil
      }
      return ManifestChoice(isOn ? [entry.written] : [], isOn ? entry.name : "", node.place)
    }
    guard let text = plain(entry, node), check(entry, text, node.place) else { return nil }
    return ManifestChoice(["\(entry.written)=\(text)"], text, node.place)
  }

  /// A text, or a number where the option takes one.
  private mutating func plain(_ entry: OptionEntry, _ node: JSONNode) -> String? {
    switch node.value {
    case .text(let text): return text
    case .number(let text) where entry.isNumeric: return text
    case .number(let text):
      fail(entry.name, node, needs: "a text", "write it in quotes: \"\(text)\"")
    default:
      fail(entry.name, node, needs: entry.isNumeric ? "a number or a text" : "a text", "see mkdemo render --help")
    }
    return nil
  }

  /// All values of an option that may stand several times: a text, a list of them, or where it takes K=V an object.
  private mutating func repeated(_ entry: OptionEntry, _ node: JSONNode) -> [String] {
    if entry.takesPairs, case .object(let members) = node.value {
      return members.compactMap { member in
        guard let value = scalar(member.value) else {
          fail("\(entry.name) \(member.key)", member.value, needs: "a plain value", "write a text or a number")
          return nil
        }
        let text = "\(member.key)=\(value)"
        return check(entry, text, member.value.place) ? text : nil
      }
    }
    return list(node).compactMap { item in
      guard case .text(let text) = item.value else {
        let needs = entry.takesPairs ? "an object, a text or a list of texts" : "a text or a list of texts"
        fail(entry.name, item, needs: needs, "write it in quotes")
        return nil
      }
      return check(entry, text, item.place) ? text : nil
    }
  }

  private func scalar(_ node: JSONNode) -> String? {
    switch node.value {
    case .text(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  /// Asks the option itself whether it takes a value.
  private mutating func check(_ entry: OptionEntry, _ text: String, _ place: Place) -> Bool {
    do throws(BadValue) {
      _ = try entry.read(text)
      return true
    } catch {
      fail("\(entry.name) \(quoted(text)): \(error.why)", place, error.mend)
      return false
    }
  }

  // MARK: References

  private mutating func reference(_ member: JSONNode.Member) -> ManifestReference? {
    if case .text = member.value.value {
      return text("reference", member.value).map { ManifestReference(file: $0, place: member.value.place, words: []) }
    }
    let known = [ManifestKeys.file] + ManifestKeys.comparison.map(\.name)
    guard let members = members(member.value, of: "reference", known: known) else { return nil }
    var file: (String, Place)?
    var words: [String] = []
    for member in members {
      if member.key == ManifestKeys.file {
        if let text = text("file", member.value) { file = (text, member.value.place) }
        continue
      }
      guard let entry = ManifestKeys.comparison.first(where: { $0.name == member.key })?.option else { continue }
      let choices = choices(entry, member.value)
      if choices.count > 1 {
        fail("\(entry.name) of a reference takes one value", member.value.place, "leave all but one out")
      }
      words += choices.first?.words ?? []
    }
    guard let file else {
      if !members.contains(where: { $0.key == ManifestKeys.file }) {
        fail("reference needs a file", member.value.place, "add \"file\": \"source.mp4\"")
      }
      return nil
    }
    return ManifestReference(file: file.0, place: file.1, words: words)
  }
}

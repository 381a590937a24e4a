import Timelines

/// Reads the words that follow a verb by the verb's entry in the table.
struct ArgumentReader {
  private let verb: Verb
  private var operands: [String] = []
  private var values: [String: [any Sendable]] = [:]
  private var faults: [CommandError] = []
  /// True after an option that is not known: the word behind it may be its value.
  private var hasStranger = false

  /// Reads `words`.
  /// - Throws: `UsageError` with all that is wrong.
  static func read(_ words: [String], for verb: Verb) throws(UsageError) -> Arguments {
    var reader = ArgumentReader(verb)
    reader.readWords(words)
    reader.checkExclusive()
    reader.checkOperands()
    if !reader.faults.isEmpty { throw UsageError(faults: reader.faults) }
    return Arguments(verb: verb.name, operands: reader.operands, values: reader.values)
  }

  private init(_ verb: Verb) { self.verb = verb }

  private mutating func readWords(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      readOption(word, &rest)
    }
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) {
    let (name, attached) = Self.split(word)
    guard let entry = entry(for: name) else {
      hasStranger = true
      let known = verb.options.map(\.written)
      let mend = nearest(name, in: known).map { "did you mean \($0)?" } ?? "see mkdemo \(verb.name) --help"
      return fail("\(verb.name) has no option \(name)", mend)
    }
    guard let placeholder = entry.placeholder else {
      if attached != nil { return fail("\(entry.written) takes no value", "write only \(entry.written)") }
      return keep(true, for: entry)
    }
    guard let text = attached ?? value(from: &rest) else {
      return fail("\(entry.written) needs a value", "write \(entry.written) \(placeholder)")
    }
    do throws(BadValue) {
      keep(try entry.read(text), for: entry)
    } catch {
      fail("\(entry.written) \(quoted(text)): \(error.why)", error.mend)
    }
  }

  /// The next word, unless it is itself an option.
  private func value(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let isOption = next == "--" || (next.hasPrefix("-") && entry(for: Self.split(next).name) != nil)
    return isOption ? nil : rest.popFirst()
  }

  /// `--name=value` and `-oVALUE` in their two parts.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let mark = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }
    let value = word.dropFirst(2)
    return (String(word.prefix(2)), value.isEmpty ? nil : String(value.first == "=" ? value.dropFirst() : value))
  }

  private func entry(for name: String) -> OptionEntry? {
    verb.options.first { $0.written == name || ($0.letter.map { "-\($0)" } == name) }
  }

  private mutating func keep(_ value: any Sendable, for entry: OptionEntry) {
    if values[entry.name] != nil, !entry.repeats {
      return fail("\(entry.written) stands twice", "leave one of them out")
    }
    values[entry.name, default: []].append(value)
  }

  private mutating func checkExclusive() {
    for group in verb.exclusive {
      let given = group.filter { values[$0] != nil }.map { "--\($0)" }
      if given.count > 1 {
        fail(
          "\(given.joined(separator: " and ")) do not go together",
          "leave \(given.count == 2 ? "one" : "all but one") out")
      }
    }
  }

  private mutating func checkOperands() {
    let needed = verb.operands.filter { !$0.isOptional }
    if operands.count < needed.count {
      fail("\(verb.name) needs a \(needed[operands.count].name)", "write \(verb.usage)")
    }
    let takesMore = verb.operands.contains(where: \.repeats)
    if operands.count > verb.operands.count, !takesMore, !hasStranger {
      let extra = operands[verb.operands.count]
      let takes =
        verb.operands.isEmpty ? "no names" : verb.operands.count == 1 ? "one name" : "\(verb.operands.count) names"
      fail("\(verb.name) takes \(takes), and \(quoted(extra)) is one too many", "write \(verb.usage)")
    }
    if operands.contains("") { fail("a name is empty", "write \(verb.usage)") }
  }

  private mutating func fail(_ what: String, _ mend: String) { faults.append(CommandError(what, mend: mend)) }
}

/// A word from outside as messages show it: in quotes, control characters replaced, cut when it is long.
func quoted(_ word: String) -> String {
  let shown = word.prefix(80).map { character -> Character in
    character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : character
  }
  return "\"" + String(shown) + (word.count > 80 ? "…" : "") + "\""
}

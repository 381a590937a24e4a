import Timelines

/// What a shell offers for a value.
enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files, of one extension where it is given.
  case file(String?)
  /// Folders.
  case folder
  /// These words.
  case words([String])
  /// Names of clips, as `mkdemo list` prints them, and script files.
  case clips
}

/// One option as the table of verbs lists it; help, man page, completions and the reader all come from it.
struct OptionEntry: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The one letter, where it has one.
  let letter: Character?
  /// What stands for the value in help ("WxH"); nil for a switch.
  let placeholder: String?
  /// One sentence.
  let help: String
  /// True when it may stand several times.
  let repeats: Bool
  let completion: Completion
  /// True when a JSON number may stand for the value.
  let isNumeric: Bool
  /// Reads a value; throws `BadValue`.
  let read: @Sendable (String) throws(BadValue) -> any Sendable

  /// True when its values are pairs, K=V.
  var takesPairs: Bool { placeholder?.contains("=") == true }
  /// As people write it.
  var written: String { "--\(name)" }
  /// As help shows it.
  var usage: String { written + (placeholder.map { " \($0)" } ?? "") }
}

/// A value that an option does not take: why, and what to write.
struct BadValue: Error {
  let why: String
  let mend: String
}

/// An option whose values are of a type.
struct Option<Value: Sendable>: Sendable {
  let entry: OptionEntry

  /// An option with a value. `read` throws `BadValue`.
  init(
    _ name: String, _ placeholder: String, letter: Character? = nil, repeats: Bool = false,
    completion: Completion = .none, _ help: String, read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    entry = OptionEntry(
      name: name, letter: letter, placeholder: placeholder, help: help, repeats: repeats, completion: completion,
      isNumeric: [Double.self, Int.self, TimeMark.self, FrameRate.self].contains { $0 == Value.self }
    ) { text throws(BadValue) in try read(text) }
  }
}

extension Option where Value == String {
  /// An option that takes any text.
  init(
    _ name: String, _ placeholder: String, letter: Character? = nil, repeats: Bool = false,
    completion: Completion = .none, _ help: String
  ) {
    self.init(name, placeholder, letter: letter, repeats: repeats, completion: completion, help) {
      text throws(BadValue) in
      if text.isEmpty { throw BadValue(why: "is empty", mend: "give it a value") }
      return text
    }
  }
}

extension Option where Value == Bool {
  /// A switch, which is true when it stands there.
  init(switch name: String, letter: Character? = nil, _ help: String) {
    entry = OptionEntry(
      name: name, letter: letter, placeholder: nil, help: help, repeats: false, completion: .none,
      isNumeric: false
    ) { _ throws(BadValue) in true }
  }
}

/// A command line as read: the verb's operands and the values of its options.
struct Arguments: Sendable {
  /// The verb's word.
  let verb: String
  let operands: [String]
  private let values: [String: [any Sendable]]

  init(verb: String, operands: [String], values: [String: [any Sendable]]) {
    self.verb = verb
    self.operands = operands
    self.values = values
  }

  /// The value of an option, or nil when it was not given.
  subscript<Value>(option: Option<Value>) -> Value? { all(option).last }

  /// True when a switch was given.
  func has(_ option: Option<Bool>) -> Bool { self[option] ?? false }

  /// All values of an option that may stand several times.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    values[option.entry.name]?.compactMap { $0 as? Value } ?? []
  }

  /// True when an option stands there.
  func given(_ entry: OptionEntry) -> Bool { !(values[entry.name] ?? []).isEmpty }

  /// The same with another value of an option.
  func with<Value>(_ option: Option<Value>, _ value: Value) -> Arguments {
    var changed = values
    changed[option.entry.name] = [value]
    return Arguments(verb: verb, operands: operands, values: changed)
  }

  /// The same without an option.
  func without<Value>(_ option: Option<Value>) -> Arguments {
    var changed = values
    changed[option.entry.name] = nil
    return Arguments(verb: verb, operands: operands, values: changed)
  }
}

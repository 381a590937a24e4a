/// What a verb takes besides options, by place.
struct Operand: Sendable {
  /// What stands for it in help ("CLIP").
  let name: String
  /// One sentence.
  let help: String
  let isOptional: Bool
  let repeats: Bool
  let completion: Completion

  /// An operand.
  init(_ name: String, _ help: String, isOptional: Bool = false, repeats: Bool = false, completion: Completion = .none)
  {
    self.name = name
    self.help = help
    self.isOptional = isOptional
    self.repeats = repeats
    self.completion = completion
  }

  /// As help shows it.
  var usage: String {
    let name = repeats ? "\(name) …" : name
    return isOptional ? "[\(name)]" : name
  }

  /// A clip's name or a script's path.
  static let clip = Operand("CLIP", "A clip's name (see mkdemo list) or the path of a script.", completion: .clips)
}

/// Completions for fish.
enum FishCompletions {
  /// The script.
  static func script(_ verbs: [Verb]) -> String {
    var lines = ["# fish completion for mkdemo", "complete -c mkdemo -f"]
    for verb in verbs {
      lines.append("complete -c mkdemo -n __fish_use_subcommand -a \(verb.name) -d \(Shell.quoted(verb.summary))")
    }
    for verb in verbs {
      let seen = "complete -c mkdemo -n '__fish_seen_subcommand_from \(verb.name)'"
      for option in verb.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.placeholder == nil ? "" : " -r" + arguments(option.completion)
        lines.append("\(seen) -l \(option.name)\(letter)\(value) -d \(Shell.quoted(option.help))")
      }
      if let operand = verb.operands.first { lines.append(seen + arguments(operand.completion)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func arguments(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a \(Shell.quoted(words.joined(separator: " ")))"
    case .clips: " -F -a '(\(Shell.clipNames))'"
    }
  }
}

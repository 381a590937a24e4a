/// Completions for zsh.
enum ZshCompletions {
  /// The script.
  static func script(_ verbs: [Verb]) -> String {
    let names = verbs.map { Shell.quoted("\($0.name):\(escaped($0.summary))") }.joined(separator: " ")
    return """
      #compdef mkdemo
      _mkdemo_clips() {
        local -a clips; clips=(${(f)"$(\(Shell.clipNames))"})
        _alternative "clips:clip:($clips)" 'scripts:script:_files -g "*.timeline"'
      }
      _mkdemo() {
        local -a verbs; verbs=(\(names))
        if (( CURRENT == 2 )); then _describe verb verbs; return; fi
        local verb="$words[2]"
        shift words; (( CURRENT-- ))
        case "$verb" in
      \(verbs.map(cases).joined(separator: "\n"))
        esac
      }
      _mkdemo "$@"
      """
  }

  private static func cases(_ verb: Verb) -> String {
    let options = verb.options.flatMap { option -> [String] in
      let star = option.repeats ? "*" : ""
      let value = option.placeholder.map { ":\(escaped($0)):\(action(option.completion))" } ?? ""
      let names = [option.written] + (option.letter.map { ["-\($0)"] } ?? [])
      return names.map { Shell.quoted("\(star)\($0)[\(escaped(option.help))]\(value)") }
    }
    let operands = verb.operands.map {
      Shell.quoted("\($0.repeats ? "*" : ""):\(escaped($0.name)):\(action($0.completion))")
    }
    return "    \(verb.name)) _arguments \((options + operands).joined(separator: " ")) ;;"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .file(let ending): ending.map { "_files -g \"*.\($0)\"" } ?? "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .clips: "_mkdemo_clips"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}

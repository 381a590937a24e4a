/// Completions for bash.
enum BashCompletions {
  /// The script.
  static func script(_ verbs: [Verb]) -> String {
    let cases = verbs.map(cases).joined(separator: "\n")
    return """
      # bash completion for mkdemo
      _mkdemo() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" verb="${COMP_WORDS[1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(verbs.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "$verb" in
      \(cases)
        esac
      }
      complete -o filenames -F _mkdemo mkdemo
      """
  }

  private static func cases(_ verb: Verb) -> String {
    let valued = verb.options.filter { $0.placeholder != nil }.map { option -> String in
      let names = [option.written] + (option.letter.map { ["-\($0)"] } ?? [])
      return "        \(names.joined(separator: "|"))) \(reply(option.completion)); return ;;"
    }
    let operand = verb.operands.first?.completion ?? .none
    return """
          \(verb.name))
            case "$previous" in
      \(valued.joined(separator: "\n"))
            esac
            if [ "${current#-}" != "$current" ]; then
              COMPREPLY=($(compgen -W "\(verb.options.map(\.written).joined(separator: " "))" -- "$current"))
            else
              \(reply(operand))
            fi ;;
      """
  }

  private static func reply(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    case .clips: "COMPREPLY=($(compgen -W \"$(\(Shell.clipNames))\" -- \"$current\") $(compgen -f -- \"$current\"))"
    }
  }
}

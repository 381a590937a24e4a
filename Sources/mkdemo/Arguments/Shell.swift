/// A shell that completions are written for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script for these verbs.
  func script(_ verbs: [Verb]) -> String {
    switch self {
    case .bash: BashCompletions.script(verbs)
    case .zsh: ZshCompletions.script(verbs)
    case .fish: FishCompletions.script(verbs)
    }
  }

  /// A command that prints the names of all clips, one a line.
  static let clipNames = "mkdemo list --names 2>/dev/null"

  /// A text in single quotes, as all three shells take it.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

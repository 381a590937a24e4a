/// What a cue points at. Scripts hold no coordinates: the Stage lays the screen out and finds it.
public enum Target: Hashable, Sendable {
  /// A text that is visible then, whole and as it is written on screen.
  case label(String)
  /// The name of a view, without its `#`.
  case anchor(String)
}

extension Target: CustomStringConvertible {
  /// The target as a script spells it, on one line: `"Get started"`, `#lock`.
  public var description: String {
    switch self {
    case .label(let text): "\"\(text.replacing("\n", with: "\\n"))\""
    case .anchor(let name): "#\(name)"
    }
  }
}

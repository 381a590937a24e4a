/// How a run ends.
enum ExitStatus: Hashable, Sendable {
  /// All went well.
  case done
  /// A gate failed: something was checked and is not so.
  case gate
  /// The script or the command line is wrong.
  case usage
  /// The run broke.
  case broke
  /// A signal asked it to stop.
  case stopped(signal: Int32)

  /// What a shell sees as such a number; nil when no run ends so.
  init?(code: Int32) {
    switch code {
    case 0: self = .done
    case 1: self = .gate
    case 2: self = .usage
    case 3: self = .broke
    case 129...: self = .stopped(signal: code - 128)
    default: return nil
    }
  }

  /// As the shell sees it.
  var code: Int32 {
    switch self {
    case .done: 0
    case .gate: 1
    case .usage: 2
    case .broke: 3
    case .stopped(let signal): 128 + signal
    }
  }
}
